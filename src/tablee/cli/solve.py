"""`tablee solve`: every position of a small open game for two, weighed exactly."""

from __future__ import annotations

from math import log10
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tablee.cli.arguments import Wrong, print_json, the_game, the_options
from tablee.kernel import Game
from tablee.lab.solve import CannotSolve, Solution, solve
from tablee.lab.solve.iterate import EXACT
from tablee.pieces.solved import encode_solved


@click.command("solve")
@click.argument("game")
@click.option(
    "--seats", default=2, show_default=True, type=int, help="Only two seats are solved exactly."
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
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
def solve_command(
    game: str, seats: int, rules: tuple[str, ...], race: str, out: Path | None, as_json: bool
) -> None:
    """Solve GAME exactly: list every position, and find the chance to win in each."""
    box = the_game(game)
    if seats != 2:
        raise Wrong(f"Only two seats are solved exactly, not {seats}.")
    found = _solve_with_bar(box, the_options(box, rules), race == "others")
    if out is not None:
        _write(out, encode_solved(found.solved))
    facts = solution_facts(found)
    if as_json:
        print_json(facts)
    else:
        click.echo(f"{box.key}: {facts['positions']:,} positions, {facts['ways']:,} ways on.")
        click.echo(f"{facts['sweeps']} sweeps, the last changed nothing by {EXACT:g}.")
        click.echo(f"The seat that chooses first wins {facts['first']:.2%} of the games.")
        click.echo(f"The table has {facts['stored']:,} positions.")


def solution_facts(found: Solution) -> dict[str, int | float]:
    return {
        "positions": len(found.listing.nodes),
        "ways": found.ways,
        "sweeps": found.values.sweeps,
        "change": found.values.change,
        "first": found.first,
        "stored": len(found.solved.values),
    }


def _solve_with_bar(game: Game, options: msgspec.Struct, others_first: bool) -> Solution:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        listing = progress.add_task("0 positions", total=None)
        sweeping = progress.add_task("sweeps", total=-log10(EXACT))
        listed = 0

        def more(done: int) -> None:
            nonlocal listed
            listed += done
            progress.update(listing, description=f"{listed:,} positions")

        def swept(change: float) -> None:
            """The bar shows how many decimals no longer change."""
            progress.update(sweeping, completed=-log10(max(change, EXACT)))

        try:
            return solve(game, options, others_first, more, swept)
        except CannotSolve as fault:
            raise Wrong(f"This cannot be solved: {fault}.") from fault


def _write(out: Path, content: bytes) -> None:
    try:
        out.write_bytes(content)
    except OSError as fault:
        raise Wrong(f"{out} cannot be written: {fault.strerror}.") from fault
