"""`tablee learn`: what positions of a game are worth, learned from games of computer players."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tablee.cli.arguments import Wrong, the_game, the_options, the_seats


@click.command("learn")
@click.argument("game")
@click.option("--seats", type=int, help="Places; by default the fewest the options allow.")
@click.option("--rounds", default=12, show_default=True, type=click.IntRange(1))
@click.option(
    "--games", default=20_000, show_default=True, type=click.IntRange(1), help="In each round."
)
@click.option(
    "--option",
    "rules",
    multiple=True,
    metavar="NAME=VALUE",
    help="Every other game is played with these options, the rest with the usual ones.",
)
@click.option("--begin", type=click.Path(path_type=Path, exists=True), help="Go on from this file.")
@click.option("--seed", default=0, show_default=True, help="Same seed, same weights.")
@click.option("--workers", type=click.IntRange(1), help="Processes; all cores by default.")
@click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False),
    help="Written after every round.",
)
def learn_command(
    game: str,
    seats: int | None,
    rounds: int,
    games: int,
    rules: tuple[str, ...],
    begin: Path | None,
    seed: int,
    workers: int | None,
    out: Path,
) -> None:
    """Learn what positions of GAME are worth, and write the weights of a small net."""
    from tablee.lab.learn import CannotLearn, LearningPlan, learn  # numpy is needed from here on
    from tablee.lab.learn.learn import read_begin
    from tablee.pieces.learned import OtherWeights
    from tablee.pieces.learned.net import encode_net

    box = the_game(game)
    options = the_options(box, rules)
    count = the_seats(box, seats, options)
    tables: tuple[dict[str, Any], ...] = ({}, msgspec.to_builtins(options)) if rules else ({},)
    course = LearningPlan(box.key, count, rounds, games, seed, tables)

    def run(progress: Callable[[int], None]) -> None:
        net = None if begin is None else read_begin(begin.read_bytes(), course)
        for each in learn(course, net, workers or os.cpu_count() or 1, progress):
            _write(out, encode_net(each.net))
            click.echo(
                f"Round {each.number}: {each.games:,} games, {each.positions:,} positions, "
                f"loss {each.loss:.4f}."
            )

    try:
        _with_bar(run, rounds * games)
    except (CannotLearn, OtherWeights) as fault:
        raise Wrong(f"This cannot be learned: {fault}.") from fault


def _with_bar(run: Callable[[Callable[[int], None]], None], games: int) -> None:
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("games", total=games)
        run(lambda done: progress.advance(bar, done))


def _write(out: Path, content: bytes) -> None:
    """Writes beside the file first, so that nothing is lost if it is stopped midway."""
    beside = out.with_name(f"{out.name}.new")
    try:
        beside.write_bytes(content)
        beside.replace(out)
    except OSError as fault:
        raise Wrong(f"{out} cannot be written: {fault.strerror}.") from fault
