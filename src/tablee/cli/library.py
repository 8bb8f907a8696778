"""The command `library`: what `library.toml` in the data folder says, before a server reads it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import click

from tablee.cli.arguments import Wrong
from tablee.cli.serve import data_option
from tablee.cli.suggest import Suggesting
from tablee.house.library.library_file import NAME, BadLibrary, LibraryFile, TimedNotice, read_text
from tablee.house.library.open_library import OpenLibrary
from tablee.wire import HouseText

FIRST_SIGNS = 70


@click.group("library", cls=Suggesting)
def library_command() -> None:
    """Look at the library's own face, and at what is allowed in it."""


@library_command.command("check")
@data_option
def check_library(data: Path) -> None:
    """Read the file `library.toml`, and print what it says. A running server reads it at SIGHUP."""
    try:
        text = read_text(data)
        library = OpenLibrary(text)
    except BadLibrary as fault:
        raise Wrong(str(fault)) from None
    if not text:
        click.echo(f"There is no {NAME} in {data}: everything is as it comes.")
    for name, value in _facts(library):
        click.echo(f"{name}: {value}")


def _facts(library: OpenLibrary) -> Iterator[tuple[str, str]]:
    file = library.file
    for name in ("name", "description", "text", "contact", "imprint", "responsible"):
        if value := getattr(file, name):
            yield name, _short(value)
    yield "language", file.language or "fr"
    yield "shelf", ", ".join(game.key for game in library.games())
    yield "allowed", ", ".join(_allowed(file)) or "nothing"
    if file.notice is not None:
        yield "notice", f"{_short(file.notice.text)} ({_when(file.notice)})"


def _allowed(file: LibraryFile) -> Iterator[str]:
    allow = file.allow
    chosen = {
        "accounts": allow.accounts,
        "free talk": allow.free_talk,
        "public tables": allow.public_tables,
    }
    return (name for name, is_allowed in chosen.items() if is_allowed)


def _when(notice: TimedNotice) -> str:
    now = time.time()
    if now < notice.begins.timestamp():
        return f"from {notice.begins} until {notice.ends}"
    return f"until {notice.ends}" if now < notice.ends.timestamp() else "over"


def _short(text: HouseText | str) -> str:
    if not isinstance(text, str):
        return f"{_short(text.fr)} / {_short(text.en)}"
    line = " ".join(text.split())
    return line if len(line) <= FIRST_SIGNS else f"{line[: FIRST_SIGNS - 1]}…"
