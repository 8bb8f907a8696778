"""The command `new`: a whole small game as a package of its own, to be changed into another one."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Final

import click

import tablee.kinds
from tablee.catalog import refused, shelf
from tablee.cli.arguments import Wrong

KINDS: Final = {
    "board": "stones on a board, for two",
    "cards": "hands that are hidden, for two to four",
    "dice": "throw again or stop",
    "race": "real time: who is first hits the pad",
    "words": "a hidden word that is typed",
}
TEMPLATES: Final = Path(tablee.kinds.__file__).parent
KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 30
NOT_COPIED: Final = ("__pycache__", ".hypothesis")


@click.command("new")
@click.argument("name", required=False)
@click.option("--kind", type=click.Choice(list(KINDS)), help="What it begins as.")
@click.option(
    "--folder", type=click.Path(path_type=Path), help="Where to write it; by default, NAME here."
)
def new_command(name: str | None, kind: str | None, folder: Path | None) -> None:
    """Write a new game NAME: a package that is complete and passes its tests."""
    key = the_key(name or _ask("What is it called", "NAME"))
    kind = kind or _ask_kind()
    folder = folder or Path(key)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Wrong(f"{folder} is there already. Nothing was written.")
    try:
        write_package(folder, key, kind)
    except OSError as fault:
        raise Wrong(f"{folder} cannot be written: {fault.strerror}.") from None
    click.echo(f"{folder} has a whole game of the kind {kind}. Go on with:")
    click.echo(f"  cd {folder}\n  pip install -e . 'tablee[testing]'")
    click.echo(f"  tablee check .\n  tablee play {key}")


def _ask(question: str, missing: str) -> str:
    """On a terminal; elsewhere nobody would answer."""
    if not _is_terminal():
        raise Wrong(f"{missing} is missing: tablee new NAME --kind {'|'.join(KINDS)}")
    return str(click.prompt(question))


def _is_terminal() -> bool:
    return sys.stdin.isatty()


def _ask_kind() -> str:
    if _is_terminal():
        for kind, what in KINDS.items():
            click.echo(f"  {kind:6} {what}")
    kind = _ask("What kind of game", "--kind")
    if kind not in KINDS:
        raise Wrong(f"There is no kind {kind!r}. There are {', '.join(KINDS)}.")
    return kind


def the_key(name: str) -> str:
    """The name, if a new box may have it."""
    if not KEY.fullmatch(name) or len(name) > LONGEST:
        written = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-0123456789")[:LONGEST]
        such = written if KEY.fullmatch(written) else "my-game"
        raise Wrong(f"A name is small letters, digits and hyphens, as in {such!r}, not {name!r}.")
    if iskeyword(name) or name == "tablee":
        raise Wrong(f"{name!r} means something else in Python. Take another name.")
    if name in shelf() or name in {box.key for box in refused()}:
        raise Wrong(f"There is a box {name!r} already. Take another name.")
    if find_spec(package_of(name)) is not None:
        raise Wrong(f"A package {package_of(name)} is installed already. Take another name.")
    return name


def package_of(key: str) -> str:
    """The name of its Python package."""
    return f"tablee_{key.replace('-', '_')}"


# --- writing -------------------------------------------------------------------------------------


def write_package(folder: Path, key: str, kind: str) -> None:
    """All files or none: they get their place when all are written."""
    part = folder.with_name(f".{folder.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    for source, place in _files(kind, package_of(key)):
        file = part / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(renamed(source.read_text("utf-8"), key), "utf-8")
    (part / "src" / package_of(key) / "py.typed").touch()
    if folder.exists():
        folder.rmdir()
    part.rename(folder)


def _files(kind: str, package: str) -> Iterator[tuple[Path, Path]]:
    """Each file of the kind and what all share, and where it goes."""
    for top in (TEMPLATES / "shared", TEMPLATES / kind):
        for source in sorted(top.rglob("*")):
            if source.is_file() and not set(NOT_COPIED) & set(source.parts):
                yield source, _place(source.relative_to(top), top.name, package)


def _place(file: Path, top: str, package: str) -> Path:
    if file.name == "gitignore":
        return Path(".gitignore")
    if top == "shared" or file.parts[0] == "tests":
        return file
    return Path("src", package) / file


def renamed(text: str, key: str) -> str:
    """Every name of the template replaced."""
    title = key.replace("-", " ").capitalize()
    text = re.sub(r"tablee\.kinds\.\w+", package_of(key), text)
    text = text.replace("tablee_new_game", package_of(key)).replace("new-game", key)
    text = text.replace("New game", title).replace("Nouveau jeu", title)
    return re.sub(r"\bNG-", f"{letters(key)}-", text)


def letters(key: str) -> str:
    """Two capitals for the marks of its clauses: `my-game` is MG, `stones` is ST."""
    parts = [part[0] for part in key.split("-") if part[0].isalpha()]
    plain = "".join(parts) if len(parts) > 1 else re.sub("[^a-z]", "", key) + "x"
    return plain[:2].upper()
