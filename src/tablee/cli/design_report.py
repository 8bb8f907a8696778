"""`tablee report`: a page for the designer of a game, from many games between computer players."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TimeRemainingColumn

from tablee.catalog.words import LANGUAGES
from tablee.cli.arguments import (
    Wrong,
    print_json,
    the_game,
    the_options,
    the_players,
    the_seats,
)
from tablee.kernel import Game
from tablee.lab.report.cluster import NoCluster
from tablee.lab.report.make import Means, play_missing
from tablee.lab.report.page import write_page, writer
from tablee.lab.report.parquet import NoParquet, write_parquet
from tablee.lab.report.plan import OptionSweep, ReportPlan, portions
from tablee.lab.report.play import PortionGames
from tablee.lab.report.portions import AnotherPlan, missing
from tablee.lab.report.report_summary import summary_of, write_summary
from tablee.lab.report.workers import Dies

LEVELS = "beginner,regular,expert"
STOPPED = 130
"""The exit code of a program that Ctrl-C ended, in every shell."""


@click.command("report")
@click.argument("game")
@click.option("--seats", help="Places, by commas; by default the fewest the options allow.")
@click.option(
    "--games",
    default=400,
    show_default=True,
    type=click.IntRange(1),
    help="For each number of seats, value and line-up.",
)
@click.option("--players", default=LEVELS, show_default=True, help="Names, by commas.")
@click.option(
    "--sweep",
    "sweeps",
    multiple=True,
    metavar="NAME=A,B",
    help="Compare values of a table option; repeatable.",
)
@click.option("--option", "rules", multiple=True, metavar="NAME=VALUE", help="A table option.")
@click.option("--seed", default=0, show_default=True, help="Same seed, same games.")
@click.option("--workers", type=click.IntRange(1), help="Processes; all cores by default.")
@click.option("--cluster", default="", metavar="ADDRESS", help="A Dask scheduler, tcp://…")
@click.option(
    "--lang", default="en", show_default=True, type=click.Choice(LANGUAGES), help="Language."
)
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON, for programs.")
@click.option(
    "--out", required=True, type=click.Path(file_okay=False, path_type=Path), help="The folder."
)
def report_command(
    game: str,
    seats: str | None,
    games: int,
    players: str,
    sweeps: tuple[str, ...],
    rules: tuple[str, ...],
    seed: int,
    workers: int | None,
    cluster: str,
    lang: str,
    as_json: bool,
    out: Path,
) -> None:
    """Say whether GAME is fair, long, alive, and decided by skill. Goes on where it stopped."""
    plan = _plan(the_game(game), seats, games, players, seed, rules, sweeps)
    batches = _play(plan, out, Means(workers or os.cpu_count() or 1, cluster))
    told = writer(plan, batches, lang)
    summary = summary_of(told)
    written = [write_page(told, out), write_summary(summary, out)]
    try:
        written += write_parquet(plan, batches, out)
    except NoParquet as fault:
        _say(f"{fault}.")
    if as_json:
        print_json(summary)
    for file in written:
        click.echo(f"Written: {file}", err=as_json)


def _plan(
    game: Game,
    seats: str | None,
    games: int,
    players: str,
    seed: int,
    rules: Sequence[str],
    sweeps: Sequence[str],
) -> ReportPlan:
    options = the_options(game, rules)
    plan = ReportPlan(
        game.key,
        game.version,
        _seats(game, seats, options),
        games,
        tuple(dict.fromkeys(the_players(game, players))),
        seed,
        msgspec.to_builtins(options),
        tuple(_sweep(game, sweep, rules) for sweep in sweeps),
    )
    for variant in plan.variants:
        for count in plan.seats:
            the_seats(game, count, msgspec.convert(variant.options, game.options))
    return plan


def _seats(game: Game, text: str | None, options: msgspec.Struct) -> tuple[int, ...]:
    if text is None:
        return (the_seats(game, None, options),)
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() for part in parts):
        raise Wrong(f"--seats is numbers separated by commas, such as 2,3, not {text!r}.")
    return tuple(dict.fromkeys(the_seats(game, int(part), options) for part in parts))


def _sweep(game: Game, text: str, rules: Sequence[str]) -> OptionSweep:
    """`name=a,b`; each value is read as `--option name=a` is."""
    name, equals, told = text.partition("=")
    values = [value.strip() for value in told.split(",") if value.strip()]
    if not equals or len(values) < 2 or len(set(values)) < len(values):
        raise Wrong(f"A sweep is written name=a,b with two values or more, not {text!r}.")
    found = (the_options(game, [*rules, f"{name}={value}"]) for value in values)
    return OptionSweep(name, tuple(getattr(options, name) for options in found))


def _play(plan: ReportPlan, folder: Path, means: Means) -> Sequence[PortionGames]:
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(plan.game, total=None)
        try:
            return play_missing(plan, folder, means, _bar(progress, bar), _say)
        except (AnotherPlan, NoCluster) as fault:
            raise Wrong(f"{fault}.") from fault
        except (Dies, OSError) as fault:
            raise click.ClickException(f"{fault}. The same command goes on.") from fault
        except KeyboardInterrupt:
            progress.stop()
            _say(f"\n{_stored(plan, folder)} The same command goes on from there.")
            raise SystemExit(STOPPED) from None


def _stored(plan: ReportPlan, folder: Path) -> str:
    every, left = portions(plan), missing(folder, plan)
    games, lost = (sum(one.stop - one.first for one in some) for some in (every, left))
    return f"Stopped. {games - lost:,} of {games:,} games are stored in {folder}."


def _bar(progress: Progress, bar: TaskID) -> Callable[[int, int], None]:
    return lambda done, total: progress.update(bar, total=total, advance=done)


def _say(sentence: str) -> None:
    click.echo(sentence, err=True)
