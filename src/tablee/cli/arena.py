"""`tablee arena` and `tablee ladder`: which computer player is better, and how sure that is."""

from __future__ import annotations

import os
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from tablee.catalog import shelf
from tablee.cli.arguments import (
    Wrong,
    json_option,
    print_json,
    the_game,
    the_options,
    the_players,
    the_seats,
)
from tablee.lab import NeverEnds
from tablee.lab.arena import MOST_ELO, Contest, Sprt, Standing, contest, contestants, standing
from tablee.lab.ladder import steps

games_option = click.option(
    "--games", default=200, show_default=True, type=click.IntRange(4), help="At most so many."
)
workers_option = click.option(
    "--workers", type=click.IntRange(1), help="Processes; all cores by default."
)
seed_option = click.option("--seed", default=0, show_default=True, help="Same seed, same games.")


@click.command("arena")
@click.argument("game")
@click.option("--players", default="expert,regular", show_default=True, help="Two, by a comma.")
@click.option("--seats", type=int, help="Places; by default the fewest the options allow.")
@games_option
@click.option(
    "--sprt", metavar="LESS,MORE", help="Stop when it is clear by how many Elo points it is ahead."
)
@seed_option
@workers_option
@click.option("--option", "rules", multiple=True, metavar="NAME=VALUE", help="A table option.")
@json_option
def arena_command(
    game: str,
    players: str,
    seats: int | None,
    games: int,
    sprt: str | None,
    seed: int,
    workers: int | None,
    rules: tuple[str, ...],
    as_json: bool,
) -> None:
    """Compare two computer players of GAME, in pairs of games with the same chance."""
    box = the_game(game)
    names = the_players(box, players, contestants)
    if len(names) != 2:
        raise Wrong(f"An arena has two players, not {len(names)}.")
    options = the_options(box, rules)
    count = the_seats(box, seats, options)
    asked = Contest(box.key, *names, count, seed, msgspec.to_builtins(options))
    test = _the_test(sprt)
    shares = _with_bar(asked, games // 2, workers, test)
    if as_json:
        print_json(_meeting(asked, shares) | _verdict(test, shares))
        return
    table = _table(f"{box.key}, {count} seats, seed {seed}")
    _row(table, asked, standing(shares))
    Console().print(table)
    if test is not None:
        _tell_test(test, shares, len(shares) < games // 2)


def _meeting(asked: Contest, shares: list[float]) -> dict[str, Any]:
    """For programs."""
    return msgspec.to_builtins(asked) | msgspec.to_builtins(standing(shares))  # type: ignore[no-any-return]


def _verdict(test: Sprt | None, shares: list[float]) -> dict[str, Any]:
    if test is None:
        return {}
    more, less = test.evidence(shares)
    return {
        "sprt": {
            "verdict": test.verdict(shares),
            "evidence_for_more": more,
            "evidence_for_less": less,
        }
    }


def _tell_test(test: Sprt, shares: list[float], early: bool) -> None:
    told = {"more": f"ahead by {test.more:g}", "less": f"ahead by {test.less:g} at most"}
    verdict = told.get(test.verdict(shares), "not decided")
    more, less = test.evidence(shares)
    click.echo(f"Test: {verdict} (evidence for more {more:.3g}, for less {less:.3g}; 20 decides).")
    if early:
        click.echo("It stopped as soon as this was clear, so the share above is too far from even.")


@click.command("ladder")
@click.argument("games_asked", metavar="[GAME]...", nargs=-1)
@games_option
@click.option("--seats", type=int, help="Places; by default every number the game has.")
@click.option(
    "--least",
    type=click.FloatRange(0, 100),
    help="Percent that each level must surely win; by default what each game promises.",
)
@seed_option
@workers_option
@json_option
def ladder_command(
    games_asked: tuple[str, ...],
    games: int,
    seats: int | None,
    least: float | None,
    seed: int,
    workers: int | None,
    as_json: bool,
) -> None:
    """Check that each level beats the one below it. The exit code is 1 where one does not."""
    table, told = _table(f"seed {seed}"), list[dict[str, Any]]()
    table.add_column("at least")
    for key in games_asked or shelf():
        box = the_game(key)
        counts = () if seats is None else (the_seats(box, seats, box.options()),)
        for step in steps(box, counts, seed):
            shares = _with_bar(step.asked, games // 2, workers, None)
            found = standing(shares)
            wanted = step.least if least is None else least / 100
            _row(table, step.asked, found, f"{wanted:.0%}" + (" ✗" if found.low < wanted else ""))
            held = {"least": wanted, "holds": found.low >= wanted}
            told.append(_meeting(step.asked, shares) | held)
    if as_json:
        print_json(told)
    else:
        Console().print(table)
    failed = sum(not each["holds"] for each in told)
    if failed:
        raise click.ClickException(f"{failed} of the levels are not surely better.")


def _the_test(text: str | None) -> Sprt | None:
    if text is None:
        return None
    try:
        less, more = (float(part) for part in text.split(","))
    except ValueError:
        raise Wrong(f"--sprt is two numbers, such as 0,30, not {text!r}.") from None
    if less >= more:
        raise Wrong(f"--sprt is a smaller number and a larger one, not {text!r}.")
    return Sprt(less, more)


def _with_bar(asked: Contest, pairs: int, workers: int | None, sprt: Sprt | None) -> list[float]:
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(f"{asked.game}: {asked.one}, {asked.other}", total=pairs)
        many = workers or os.cpu_count() or 1
        try:
            return contest(asked, pairs, many, sprt, lambda done: progress.advance(bar, done))
        except NeverEnds as fault:
            raise click.ClickException(str(fault)) from fault


def _table(title: str) -> Table:
    return Table("game", "seats", "player", "over", "games", "wins, 95 %", "Elo, 95 %", title=title)


def _row(table: Table, asked: Contest, found: Standing, *more: str) -> None:
    wins = f"{found.share:.1%} ({found.low:.1%} to {found.high:.1%})"
    elo = f"{_elo(found.elo)} ({_elo(found.elo_low)} to {_elo(found.elo_high)})"
    games = str(2 * found.pairs)
    table.add_row(asked.game, str(asked.seats), asked.one, asked.other, games, wins, elo, *more)


def _elo(points: float) -> str:
    if abs(points) < MOST_ELO - 1:
        return f"{points:+.0f}"
    return f"more than {MOST_ELO:+d}" if points > 0 else f"less than {-MOST_ELO:+d}"
