"""`tablee puzzles`: looks through played games for positions with one clear best move."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import track

from tablee.catalog.puzzles import write_stock
from tablee.cli.arguments import Wrong, the_game, the_options, the_seats
from tablee.cli.records import read_record
from tablee.kernel import Fault, Game
from tablee.kernel.puzzle import Puzzle
from tablee.kernel.take_back import Turn
from tablee.lab import NeverEnds
from tablee.lab.puzzles import Liar, Miner, NoJudge, SourceGame, simulated
from tablee.lab.puzzles.mine import OF_A_KIND, WORLDS
from tablee.record.retrace import check, start_of, steps

Source = Callable[[], SourceGame | None]


@click.command("puzzles")
@click.argument("game")
@click.option("--games", default=200, show_default=True, type=click.IntRange(1), help="To play.")
@click.option(
    "--records",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Look through the records in this folder instead; only finished games count.",
)
@click.option(
    "--seats", type=int, help="Places at the table; by default the fewest the options allow."
)
@click.option(
    "--option", "rules", multiple=True, metavar="NAME=VALUE", help="A table option; repeatable."
)
@click.option("--seed", default=0, show_default=True, help="Same seed, same puzzles.")
@click.option(
    "--worlds",
    "worlds",
    default=WORLDS,
    show_default=True,
    type=click.IntRange(16),
    help="In which a position is played on, where the game knows no exact chances.",
)
@click.option(
    "--of-a-kind",
    default=OF_A_KIND,
    show_default=True,
    type=click.IntRange(1),
    help="At most so many whose best and next best move are of the same two kinds.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="File to write; the terminal by default.",
)
def puzzles_command(
    game: str,
    games: int,
    records: Path | None,
    seats: int | None,
    rules: tuple[str, ...],
    seed: int,
    worlds: int,
    of_a_kind: int,
    out: Path | None,
) -> None:
    """Find puzzles of GAME: let computer players play it, or read records."""
    box = the_game(game)
    options = the_options(box, rules)
    count = the_seats(box, seats, options)
    if records is None:
        courses: Sequence[Source] = [_play(box, count, options, seed, n) for n in range(games)]
    else:
        courses = [_read(box, file) for file in sorted(records.glob("*.jsonl"))]
        if not courses:
            raise Wrong(f"There are no records (*.jsonl) in {records}.")
    try:
        found = list(_found(Miner(box, worlds, of_a_kind), courses, seed))
    except (Liar, NoJudge, NeverEnds) as fault:
        raise Wrong(f"There can be no puzzles: {fault}.") from None
    more = _more(worlds, of_a_kind)
    made = _command(box, games, count, rules, seed, more, records is not None)
    _write(write_stock(made, found), out)
    click.echo(f"{len(found)} puzzles in {len(courses)} games.", err=True)


def _found(miner: Miner, courses: Sequence[Source], seed: int) -> Iterator[Puzzle]:
    bar = track(courses, "", console=Console(stderr=True), transient=True)
    for number, course in enumerate(bar):
        played = course()
        puzzle = None if played is None else miner.look(played, f"{seed}/{number}")
        if puzzle is not None:
            yield puzzle


def _play(game: Game, seats: int, options: Any, seed: int, number: int) -> Source:
    return lambda: simulated(game, seats, options, seed, number)


def _read(game: Game, file: Path) -> Source:
    return lambda: _of_record(game, file)


class _LeftOut(Exception):
    """A record in which no puzzle can be looked for; the sentence says why."""


def _of_record(game: Game, file: Path) -> SourceGame | None:
    """A finished game of the newest rules, without names. Others are left out, and it says so."""
    try:
        return _course(game, file)
    except _LeftOut as fault:
        click.echo(f"{fault}: left out.", err=True)
        return None


def _course(game: Game, file: Path) -> SourceGame:
    try:
        record, played = read_record(file)
        head = record.header
        if head.game != game.key:
            raise _LeftOut(f"{file} is of the game {head.game!r}")
        if head.version != game.version:
            raise _LeftOut(f"{file} was played by version {head.version} of the rules")
        check(game, record)
        start = start_of(played, head.options, len(head.seats))
        states = [start, *(step.after for step in steps(played, start, record.rows))]
    except click.ClickException as fault:
        raise _LeftOut(fault.message.removesuffix(".")) from None
    except Fault as fault:
        raise _LeftOut(f"{file} is no finished game: {fault}") from None
    plain = tuple(state.now if isinstance(state, Turn) else state for state in states)
    return SourceGame(plain, len(head.seats), head.options, "a finished game")


def _command(
    game: Game, games: int, seats: int, rules: Sequence[str], seed: int, more: str, read: bool
) -> str:
    """How to get the same file again."""
    options = "".join(f" --option {rule}" for rule in rules)
    source = " --records FOLDER" if read else f" --games {games} --seats {seats}{options}"
    return f"tablee puzzles {game.key}{source} --seed {seed}{more}"


def _more(worlds: int, of_a_kind: int) -> str:
    said = "" if worlds == WORLDS else f" --worlds {worlds}"
    return said if of_a_kind == OF_A_KIND else f"{said} --of-a-kind {of_a_kind}"


def _write(text: str, out: Path | None) -> None:
    """Whole or not at all: an older file stays until the new one is there."""
    if out is None:
        click.echo(text, nl=False)
        return
    new = out.with_name(out.name + ".new")
    new.write_text(text, "utf-8")
    os.replace(new, out)
