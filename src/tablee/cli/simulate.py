"""The command `simulate`."""

from __future__ import annotations

import os

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tablee.cli.arguments import (
    json_option,
    print_json,
    rule_option,
    seats_option,
    seed_option,
    the_game,
    the_options,
    the_players,
    the_seats,
)
from tablee.cli.results import report_tables
from tablee.lab import NeverEnds, Plan, Result, report, run


@click.command("simulate")
@click.argument("game")
@seats_option
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many.")
@click.option("--players", default="expert,random", show_default=True, help="Names, by commas.")
@seed_option
@click.option("--workers", type=click.IntRange(1), help="Processes; all cores by default.")
@rule_option
@json_option
def simulate_command(
    game: str,
    seats: int | None,
    games: int,
    players: str,
    seed: int,
    workers: int | None,
    rules: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let computer players play GAME many times, and compare them."""
    box = the_game(game)
    options = the_options(box, rules)
    chosen = msgspec.to_builtins(options)
    names = the_players(box, players)
    plan = Plan(box.key, the_seats(box, seats, options), games, names, seed, chosen, quick=True)
    told = report(plan, _run_with_bar(plan, workers or os.cpu_count() or 1))
    if as_json:
        print_json(told)
    else:
        for table in report_tables(told):
            Console().print(table)


def _run_with_bar(plan: Plan, workers: int) -> list[Result]:
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(plan.game, total=plan.games)
        try:
            return list(run(plan, workers, lambda done: progress.advance(bar, done)))
        except NeverEnds as fault:
            raise click.ClickException(str(fault)) from fault
