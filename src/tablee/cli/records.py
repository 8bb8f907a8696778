"""The commands about finished games: `replay`, `verify`, `record`."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path

import click
from rich.console import Console

from tablee.catalog import find
from tablee.catalog.words import LANGUAGES
from tablee.cli.arguments import Wrong, the_game
from tablee.cli.opened import read_table
from tablee.cli.replay import show
from tablee.cli.serve import check_store, data_option, store_option
from tablee.cli.trouble import trouble
from tablee.kernel import WATCHER, Fault, Game, rules_of
from tablee.record.replay import OPEN
from tablee.record.retrace import write_down
from tablee.record.text import BadRecord, Record, format_record, parse_record
from tablee.record.verify import verify
from tablee.store import Lost
from tablee.store.address import without_secrets

LONGEST_PAUSE = 5.0
"""Seconds: longer pauses of the game are cut short."""

FAILURES = {
    "no_secret": "The record does not tell its secret.",
    "other_commitment": "The secret is not the one that was promised.",
    "other_draw": "Entry {entry} fails: chance drew something else.",
    "not_due": "Entry {entry} fails: chance had nothing to do there.",
    "other_lots": "Entry {entry} fails: the lots of this race fell otherwise.",
    "against_rules": "Entry {entry} fails: the rules do not allow it.",
    "unfinished": "The game is not over after entry {entry}.",
    "dictated": "This is a lesson: its moves follow the rules, but its chance was dictated.",
    "other_outcome": "The game ended otherwise than the last line tells.",
}

the_file = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))


@click.command("replay")
@the_file
@click.option("--speed", type=click.FloatRange(0.01), help="How fast; without it, Enter steps.")
@click.option("--eyes", default="open", show_default=True, help="Seat from 0, watcher, or open.")
@click.option(
    "--lang", default="fr", show_default=True, type=click.Choice(LANGUAGES), help="Language."
)
def replay_command(file: Path, speed: float | None, eyes: str, lang: str) -> None:
    """Show the game in FILE again, entry by entry."""
    record, game = read_record(file)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    seen = _eyes(eyes, len(record.header.seats))
    try:
        show(game, record, seen, lang, lambda text: console.print(text), pacing(speed))
    except Fault as fault:
        raise click.ClickException(f"{file} cannot be shown: {fault}.") from None
    except (KeyboardInterrupt, EOFError, click.Abort):
        console.print()


@click.command("verify")
@the_file
def verify_command(file: Path) -> None:
    """Compute every chance move of the game in FILE again."""
    record, game = read_record(file)
    try:
        checked = verify(game, record)
    except Fault as fault:
        raise click.ClickException(f"{file} cannot be checked: {fault}.") from None
    if not checked.ok:
        raise click.ClickException(FAILURES[checked.code].format(entry=checked.failed))
    told = f"{len(record.rows)} entries keep the rules of {game.key}"
    click.echo(f"{told}, and all {checked.draws} draws follow from the promise:")
    click.echo(record.header.commitment)


@click.command("record")
@click.argument("table")
@data_option
@store_option
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    help="File to write; the terminal by default.",
)
def record_command(table: str, data: Path, store: str, output: Path | None) -> None:
    """Write the finished game at TABLE down as a record."""
    check_store(store)
    try:
        sheet, rows = asyncio.run(read_table(data, store, table))
        text = format_record(write_down(the_game(sheet.game), sheet, rows))
    except Fault as fault:
        if fault.code not in ("unknown_table", "damaged") and isinstance(fault, Lost):
            raise Wrong(trouble(data, fault, store)) from None
        where = without_secrets(store) if store else data
        raise Wrong(f"There is no finished game {table!r} in {where}: {fault}.") from None
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, "utf-8")


# --- what was asked for --------------------------------------------------------------------------


def read_record(file: Path) -> tuple[Record, Game]:
    """A record and its game; one clear sentence if it is no record, or of another version."""
    try:
        record = parse_record(file.read_text("utf-8"))
        head = record.header
        game = rules_of(find(head.game), head.version, head.gentle)
    except UnicodeError:
        raise click.ClickException(f"{file} is not text.") from None
    except BadRecord as fault:
        told = fault.details
        raise click.ClickException(f"{file}, line {told['line']}: {told['why']}.") from None
    except Fault as fault:
        raise click.ClickException(_sentence(file, fault)) from None
    return record, game


def _sentence(file: Path, fault: Fault) -> str:
    told = fault.details
    rules = f"version {told.get('version')} of the rules of {told.get('game')}"
    if fault.code == "retired":
        return f"{file} was played by {rules}, which are no longer here."
    if fault.code == "newer_version":
        return f"{file} was played by {rules}; installed is version {told['newest']}."
    return f"{file} is of the game {told.get('game')!r}, which is not on the shelf."


def _eyes(text: str, seats: int) -> int:
    if text in ("open", "watcher"):
        return OPEN if text == "open" else WATCHER
    if text.isdecimal() and int(text) < seats:
        return int(text)
    raise Wrong(f"--eyes is open, watcher, or a seat from 0 to {seats - 1}, not {text!r}.")


def pacing(speed: float | None) -> Callable[[int], None]:
    """How one gets from an entry to the next: at once in a pipe, by Enter, or by the clock."""
    if not sys.stdout.isatty():
        return lambda ms: None
    if speed is None:
        return lambda ms: click.pause("")
    return lambda ms: time.sleep(min(LONGEST_PAUSE, ms / 1000 / speed))
