"""The command `tablee`."""

from __future__ import annotations

import getpass
import os
import sys

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tablee.catalog import refused, shelf
from tablee.catalog.words import LANGUAGES
from tablee.cli.arena import arena_command, ladder_command
from tablee.cli.arguments import the_game, the_options, the_player, the_players, the_seats
from tablee.cli.backup import backup_command, restore_command
from tablee.cli.check_store import check_store_command
from tablee.cli.houses import houses_command
from tablee.cli.migrate import migrate_command
from tablee.cli.move_store import move_store_command
from tablee.cli.odds import odds_command
from tablee.cli.play import play as play_in_terminal
from tablee.cli.puzzles import puzzles_command
from tablee.cli.records import record_command, replay_command, verify_command
from tablee.cli.report import report_command
from tablee.cli.reports import reports_command
from tablee.cli.results import game_facts, games_table, report_tables
from tablee.cli.serve import serve_command, serve_here
from tablee.cli.solve import solve_command
from tablee.cli.terminal import lines_from
from tablee.cli.undo_rating import undo_rating_command
from tablee.lab import NeverEnds, Plan, Result, report, run


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "Ada"


seed_option = click.option("--seed", default=0, show_default=True, help="Same seed, same chance.")
seats_option = click.option(
    "--seats", type=int, help="Places at the table; by default the fewest the options allow."
)
rule_option = click.option(
    "--option", "rules", multiple=True, metavar="NAME=VALUE", help="A table option; repeatable."
)


@click.group(invoke_without_command=True)
@click.version_option(package_name="tablee")
@click.pass_context
def main(context: click.Context) -> None:
    """An online games library. Without a command: serve it, and open a browser."""
    if context.invoked_subcommand is None:
        serve_here(context, open_browser=_has_screen())


KEEPING = (serve_command, backup_command, restore_command, check_store_command)
DATABASES = (migrate_command, move_store_command, houses_command)
GAMES = (replay_command, verify_command, record_command, undo_rating_command)
LAB = (solve_command, odds_command, puzzles_command)
MATCHES = (arena_command, ladder_command, report_command)
for command in (*KEEPING, *DATABASES, *GAMES, *LAB, *MATCHES, reports_command):
    main.add_command(command)


@main.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
def games(as_json: bool) -> None:
    """List the games on the shelf."""
    if as_json:
        _print_json([game_facts(game) for game in shelf().values()])
    else:
        Console().print(games_table(shelf()))
        for box in refused():
            click.echo(f"{box.key} ({box.package}) stays closed: {box.why}.", err=True)


@main.command()
@click.argument("game")
@seats_option
@click.option("--level", default="regular", show_default=True, help="Of the computer players.")
@click.option(
    "--lang", default="fr", show_default=True, type=click.Choice(LANGUAGES), help="Language."
)
@click.option("--name", default=_login, help="Your name; the login by default.")
@seed_option
@rule_option
def play(
    game: str,
    seats: int | None,
    level: str,
    lang: str,
    name: str,
    seed: int,
    rules: tuple[str, ...],
) -> None:
    """Play GAME in the terminal against computer players."""
    box = the_game(game)
    options = the_options(box, rules, people=1)
    count = the_seats(box, seats, options)
    the_player(box, level)
    lines = lines_from(sys.stdin)
    play_in_terminal(box, options, count, level, str(seed), lang, name, lines, click.echo)


@main.command()
@click.argument("game")
@seats_option
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many.")
@click.option("--players", default="expert,random", show_default=True, help="Names, by commas.")
@seed_option
@click.option("--workers", type=click.IntRange(1), help="Processes; all cores by default.")
@rule_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
def simulate(
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
    plan = Plan(box.key, the_seats(box, seats, options), games, names, seed, chosen)
    told = report(plan, _run_with_bar(plan, workers or os.cpu_count() or 1))
    if as_json:
        _print_json(told)
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


def _has_screen() -> bool:
    """Without a screen a text browser would take the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _print_json(value: object) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2))
