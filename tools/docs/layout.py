"""Lays out the pages of the site: the Markdown of the project, with links that stay inside.

A page of docs/ may link to the code, to CONTRIBUTING.md or to a folder, as it does on a forge. Each
file it names becomes a page of the site, and each folder a list, so that no link leads out.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

TOP = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "security.md",
    "LICENSES.md": "licences.md",
}
LINK = re.compile(r"(\]\()(?![a-z]+:|#)([^)#\s]+)((?:#[^)]*)?\))")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
PICTURES = {".png", ".svg", ".jpg", ".html"}
LANGUAGES = {".py": "python", ".ts": "ts", ".js": "js", ".toml": "toml", ".jsonl": "json"}
TEXTS = (".md", ".py", ".toml", ".ftl", ".jsonl", ".ts", ".js")
HIDDEN = re.compile(r"(^|/)(\.|__pycache__|node_modules)")


def lay_out(root: Path, into: Path) -> None:
    """Begins with the pages of the project and follows their links until nothing new is named."""
    pages = [*TOP, *(str(p.relative_to(root)) for p in (root / "docs").rglob("*.md"))]
    waiting, done = [page for page in pages if (root / page).exists()], set[str]()
    while waiting:
        path = waiting.pop()
        if path not in done:
            done.add(path)
            waiting += write_page(root, path, into)


def write_page(root: Path, path: str, into: Path) -> list[str]:
    """Writes one page and gives the files of the project it links to."""
    source, target = root / path, into / place(root, path)
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix in PICTURES:
        shutil.copy(source, target)
        return []
    text = folder_page(root, path) if source.is_dir() else file_page(source)
    here = path + "/" if source.is_dir() else path
    target.write_text(LINK.sub(lambda link: moved(root, here, link), text), "utf-8")
    return list(linked(root, here, text))


def place(root: Path, path: str) -> str:
    """Where a file of the project stands on the site."""
    if path in TOP:
        return TOP[path]
    inside = path.removeprefix("docs/") if path.startswith("docs/") else f"source/{path}"
    if (root / path).is_dir():
        return f"{inside}/index.md"
    return inside if Path(path).suffix in PICTURES | {".md"} else f"{inside}.md"


def linked(root: Path, here: str, text: str) -> Iterator[str]:
    for link in LINK.finditer(FENCE.sub("", text)):
        if (root / meant(here, link[2])).exists():
            yield meant(here, link[2])


def meant(here: str, link: str) -> str:
    """The file of the project that a link on this page means."""
    folder = here if here.endswith("/") else PurePosixPath(here).parent
    return os.path.normpath(PurePosixPath(folder, link))


def moved(root: Path, here: str, link: re.Match[str]) -> str:
    """The same link between the two places on the site; a dead one stays as it is, and is found."""
    path = meant(here, link[2])
    if not (root / path).exists():
        return link[0]
    start = os.path.dirname(place(root, here.rstrip("/")))
    return f"{link[1]}{os.path.relpath(place(root, path), start or '.')}{link[3]}"


def file_page(file: Path) -> str:
    text = file.read_text("utf-8")
    if file.suffix == ".md":
        return text
    return f"# {file.name}\n\n````{LANGUAGES.get(file.suffix, 'text')}\n{text}````\n"


def folder_page(root: Path, path: str) -> str:
    """A list of the files of a folder, each with its own title where it is a page."""
    files = sorted(p for p in (root / path).rglob("*") if p.is_file())
    names = [str(file.relative_to(root / path)) for file in files]
    shown = [name for name in names if not HIDDEN.search(name) and name.endswith(TEXTS)]
    lines = [f"- [{title(root / path / name)}]({name})" for name in shown]
    return "\n".join([f"# {Path(path).name.capitalize()}", "", *lines, ""])


def title(file: Path) -> str:
    found = re.match(r"# (.+)", file.read_text("utf-8")) if file.suffix == ".md" else None
    return found[1] if found else file.name
