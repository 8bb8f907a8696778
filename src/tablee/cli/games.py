"""The commands `games` and `play`."""

from __future__ import annotations

import getpass
import sys

import click
from rich.console import Console

from tablee.catalog import refused, shelf
from tablee.catalog.words import LANGUAGES
from tablee.cli.arguments import (
    json_option,
    print_json,
    rule_option,
    seats_option,
    seed_option,
    the_game,
    the_options,
    the_player,
    the_seats,
)
from tablee.cli.play import play
from tablee.cli.results import game_facts, games_table
from tablee.cli.terminal import lines_from


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "Ada"


@click.command("games")
@json_option
@click.option("--check", "must_open", is_flag=True, help="Fail where a box stays closed.")
def games_command(as_json: bool, must_open: bool) -> None:
    """List the games on the shelf."""
    if as_json:
        print_json([game_facts(game) for game in shelf().values()])
    else:
        Console().print(games_table(shelf()))
    for box in refused():
        click.echo(f"{box.key} ({box.package}) stays closed: {box.why}.", err=True)
    if must_open and refused():
        raise SystemExit(1)


@click.command("play")
@click.argument("game")
@seats_option
@click.option("--level", default="regular", show_default=True, help="Of the computer players.")
@click.option(
    "--lang", default="fr", show_default=True, type=click.Choice(LANGUAGES), help="Language."
)
@click.option("--name", default=_login, help="Your name; the login by default.")
@seed_option
@rule_option
def play_command(
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
    play(box, options, count, level, str(seed), lang, name, lines, click.echo)
