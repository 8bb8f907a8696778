"""`tablee solve`: every position of a small open game weighed, exactly for two seats."""

from __future__ import annotations

from collections.abc import Callable
from math import log10
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tablee.cli.arguments import Wrong, json_option, print_json, the_game, the_options, the_seats
from tablee.kernel import Game
from tablee.lab.solve import CannotSolve, Solution, solve
from tablee.lab.solve.balance import CLOSE
from tablee.lab.solve.iterate import EXACT
from tablee.lab.solve.near import Nearly, nearly_solve
from tablee.pieces.solved import encode_balanced, encode_solved

TWO: Final = 2


@click.command("solve")
@click.argument("game")
@click.option(
    "--seats", default=2, show_default=True, type=int, help="Two are solved exactly, more nearly."
)
@click.option(
    "--option", "rules", multiple=True, metavar="NAME=VALUE", help="A table option; repeatable."
)
@click.option(
    "--race",
    default="others",
    show_default=True,
    type=click.Choice(["others", "turn"]),
    help="Who wins a race: those who act out of turn, or the seat whose turn it is.",
)
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="Write the table to this file."
)
@json_option
def solve_command(
    game: str, seats: int, rules: tuple[str, ...], race: str, out: Path | None, as_json: bool
) -> None:
    """Solve GAME: list every position, and find the chance to win in each."""
    box = the_game(game)
    options = the_options(box, rules)
    count = the_seats(box, seats, options)
    solver = _exactly if count == TWO else _nearly
    with _bars() as bars:
        try:
            facts, content = solver(box, options, count, race == "others", bars)
        except CannotSolve as fault:
            raise Wrong(f"This cannot be solved: {fault}.") from fault
    if out is not None:
        _write(out, content)
    if as_json:
        print_json(facts)
    else:
        _tell(box, facts)


Facts = dict[str, int | float]


def _exactly(
    game: Game, options: msgspec.Struct, seats: int, others_first: bool, bars: Progress
) -> tuple[Facts, bytes]:
    found = solve(game, options, others_first, _listed(bars), _swept(bars, EXACT))
    return solution_facts(found), encode_solved(found.solved)


def _nearly(
    game: Game, options: msgspec.Struct, seats: int, others_first: bool, bars: Progress
) -> tuple[Facts, bytes]:
    listed, swept = _listed(bars), _swept(bars, CLOSE)
    found = nearly_solve(game, options, seats, others_first, listed, swept)
    return nearly_facts(found), encode_balanced(found.table)


def solution_facts(found: Solution) -> Facts:
    return {
        "positions": len(found.listing.nodes),
        "ways": found.ways,
        "sweeps": found.values.sweeps,
        "change": found.values.change,
        "first": found.first,
        "stored": len(found.solved.values),
    }


def nearly_facts(found: Nearly) -> Facts:
    return {
        "positions": len(found.graph.keys),
        "ways": found.graph.ways,
        "sweeps": found.found.sweeps,
        "change": found.found.change,
        "gain": found.gains[0],
        "gain_at_the_start": found.gains[1],
        "stored": len(found.table.codes),
    }


def _tell(game: Game, facts: Facts) -> None:
    click.echo(f"{game.key}: {facts['positions']:,} positions, {facts['ways']:,} ways on.")
    click.echo(
        f"{facts['sweeps']} sweeps, the last changed nothing by more than {facts['change']:.1g}."
    )
    if "first" in facts:
        click.echo(f"The seat that chooses first wins {facts['first']:.2%} of the games.")
    else:
        gains = f"{facts['gain']:.2%} anywhere, {facts['gain_at_the_start']:.3%} at the start"
        click.echo(f"Who leaves the table alone gains at most {gains}.")
    click.echo(f"The table has {facts['stored']:,} positions.")


def _bars() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _listed(bars: Progress) -> Callable[[int], None]:
    bar, listed = bars.add_task("0 positions", total=None), 0

    def more(done: int) -> None:
        nonlocal listed
        listed += done
        bars.update(bar, description=f"{listed:,} positions")

    return more


def _swept(bars: Progress, close: float) -> Callable[[float], None]:
    """The bar shows how many decimals no longer change."""
    bar = bars.add_task("sweeps", total=-log10(close))
    return lambda change: bars.update(bar, completed=-log10(max(change, close)))


def _write(out: Path, content: bytes) -> None:
    try:
        out.write_bytes(content)
    except OSError as fault:
        raise Wrong(f"{out} cannot be written: {fault.strerror}.") from fault
