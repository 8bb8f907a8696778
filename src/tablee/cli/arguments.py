"""What was asked for on the command line, checked: one clear sentence when it is wrong."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence

import click
import msgspec

from tablee.catalog import UnknownGame, find, players, shelf
from tablee.cli.suggest import meant
from tablee.kernel import BadOptions, Game
from tablee.kernel.options import Choice, describe_options, parse_options, settle_options

seed_option = click.option("--seed", default=0, show_default=True, help="Same seed, same chance.")
seats_option = click.option(
    "--seats", type=int, help="Places at the table; by default the fewest the options allow."
)
rule_option = click.option(
    "--option", "rules", multiple=True, metavar="NAME=VALUE", help="A table option; repeatable."
)

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")


class Wrong(click.ClickException):
    """Something that does not exist was asked for; the sentence says what does."""

    exit_code = 2


def the_game(key: str) -> Game:
    try:
        return find(key)
    except UnknownGame:
        known = f"On the shelf: {_list(shelf())}."
        raise Wrong(f"There is no game {key!r}.{meant(key, shelf())} {known}") from None


def the_players(
    game: Game, names: str, seatable: Callable[[Game], Container[str]] = players
) -> tuple[str, ...]:
    """`a,b` as players of this game."""
    chosen = tuple(name.strip() for name in names.split(",") if name.strip())
    for name in chosen:
        if name not in seatable(game):
            the_player(game, name)
    if not chosen:
        raise Wrong(f"No player is given. {game.key} has {_list(players(game))}.")
    return chosen


def the_player(game: Game, name: str) -> str:
    if name not in players(game):
        raise Wrong(f"{game.key} has no player {name!r}. It has {_list(players(game))}.")
    return name


def the_seats(game: Game, seats: int | None, options: msgspec.Struct) -> int:
    """The number of seats; without one, the fewest that these options allow."""
    if seats is None:
        fits = (count for count in sorted(game.seats) if _refusal(game, options, count) is None)
        seats = next(fits, min(game.seats))
    if seats not in game.seats:
        raise Wrong(f"{game.key} cannot be played with {seats} seats, only {_list(game.seats)}.")
    fault = _refusal(game, options, seats)
    if fault is not None:
        raise Wrong(f"{game.key} refuses these options with {seats} seats: {fault}.")
    return seats


def _refusal(game: Game, options: msgspec.Struct, seats: int) -> BadOptions | None:
    try:
        game.start(options, seats)
    except BadOptions as fault:
        return fault
    return None


def the_options(game: Game, pairs: Sequence[str], people: int = 0) -> msgspec.Struct:
    """`name=value` pairs as the game's options, at a table with so many people."""
    choices = {choice.name: choice for choice in describe_options(game.options)}
    chosen: dict[str, bool | int | str] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise Wrong(f"An option is written name=value, not {pair!r}.")
        if name not in choices:
            known = _list(choices) or "none"
            raise Wrong(f"{game.key} has no option {name!r}. It has {known}.")
        chosen[name] = _value(choices[name], text)
    try:
        told: msgspec.Struct = parse_options(game.options, settle_options(game, chosen, people))
        return told
    except BadOptions as fault:
        name = str(fault.details.get("field", ""))
        raise Wrong(f"{_expected(choices[name]) if name in choices else fault}.") from None


def _value(choice: Choice, text: str) -> bool | int | str:
    match choice.kind:
        case "bool" if text in ("yes", "true", "on", "1"):
            return True
        case "bool" if text in ("no", "false", "off", "0"):
            return False
        case "int" if text.removeprefix("-").isdecimal():
            return int(text)
        case "choice":
            for value in choice.values:
                if str(value) == text:
                    return value
    raise Wrong(f"{_expected(choice)}, not {text!r}.")


def _expected(choice: Choice) -> str:
    match choice.kind:
        case "bool":
            return f"The option {choice.name} is yes or no"
        case "int":
            return f"The option {choice.name} is a number from {choice.least} to {choice.most}"
        case "choice":
            return f"The option {choice.name} is one of {_list(choice.values)}"


def _list(things: Iterable[object]) -> str:
    return ", ".join(str(thing) for thing in things)


def print_json(value: object) -> None:
    """For programs."""
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2))
