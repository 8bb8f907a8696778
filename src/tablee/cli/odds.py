"""`tablee odds`: how likely each seat is to win, along a record or in one position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import track

from tablee.catalog import shelf
from tablee.catalog.scene_text import WORDS, Shown
from tablee.catalog.words import LANGUAGES, Words, read_words, words
from tablee.cli.arguments import Wrong, json_option, print_json, the_game, the_options, the_seats
from tablee.cli.records import read_record
from tablee.kernel import CHANCE, Fault, Game, Move, Say, Worth, format_move, parse_move
from tablee.lab.odds import Unknown, odds
from tablee.record.retrace import start_of, steps


class GameSoFar(msgspec.Struct, frozen=True):
    """A game so far: its states, and the entries between them, as (seat, notation)."""

    game: Game
    names: tuple[str, ...]
    states: tuple[Any, ...]
    entries: tuple[tuple[int, str], ...]


@click.command("odds")
@click.argument("source")
@click.option("--after", type=click.IntRange(0), help="Only the position after this entry.")
@click.option("--move", "moves", multiple=True, help="With a game: the moves so far; repeatable.")
@click.option("--seats", type=int, help="With a game: places at the table.")
@click.option(
    "--option", "rules", multiple=True, metavar="NAME=VALUE", help="With a game: a table option."
)
@click.option("--eyes", default=0, show_default=True, type=click.IntRange(0), help="Whose view.")
@click.option(
    "--games",
    default=200,
    show_default=True,
    type=click.IntRange(1),
    help="Played out for a position that nobody has solved.",
)
@click.option("--seed", default=0, show_default=True, help="Same seed, same games.")
@click.option(
    "--lang", default="fr", show_default=True, type=click.Choice(LANGUAGES), help="Language."
)
@json_option
def odds_command(
    source: str,
    after: int | None,
    moves: tuple[str, ...],
    seats: int | None,
    rules: tuple[str, ...],
    eyes: int,
    games: int,
    seed: int,
    lang: str,
    as_json: bool,
) -> None:
    """Say how likely each seat is to win, in SOURCE: the file of a record, or a game."""
    is_record, own = Path(source).is_file(), read_words(WORDS, lang)
    if not is_record and source not in shelf():
        known = ", ".join(shelf())
        raise Wrong(
            f"{source!r} is neither the file of a record nor a game. On the shelf: {known}."
        )
    course = _of_record(Path(source)) if is_record else _of_moves(source, rules, seats, moves, own)
    if eyes >= len(course.names):
        raise Wrong(f"--eyes is a seat from 0 to {len(course.names) - 1}, not {eyes}.")
    if after is not None and after >= len(course.states):
        raise Wrong(f"There are {len(course.entries)} entries, not {after}.")
    shown = Shown(words(course.game, lang), own, course.names, eyes)
    places = range(len(course.states)) if after is None and is_record else [_last(course, after)]
    rng = Random(seed)
    try:
        found = [(n, odds(course.game, course.states[n], eyes, games, rng)) for n in _bar(places)]
    except Unknown as fault:
        raise Wrong(f"The chances cannot be found: {fault}.") from fault
    if as_json:
        print_json(_facts(course, found))
        return
    for number, worth in found:
        click.echo(_line(course, number, worth, shown))
    if len(found) == 1:
        for text in _moves(course, found[0][0], shown):
            click.echo(text)
    click.echo(_source(found[-1][1], games, shown))


def _last(course: GameSoFar, after: int | None) -> int:
    return len(course.entries) if after is None else after


def _bar(places: Sequence[int]) -> Iterable[int]:
    return track(places, "", console=Console(stderr=True), transient=True)


# --- where the game comes from -------------------------------------------------------------------


def _of_record(file: Path) -> GameSoFar:
    record, game = read_record(file)
    head = record.header
    try:
        start = start_of(game, head.options, len(head.seats))
        after = [step.after for step in steps(game, start, record.rows)]
    except Fault as fault:
        raise Wrong(f"{file} cannot be played again: {fault}.") from None
    entries = tuple((row.seat, row.move) for row in record.rows)
    return GameSoFar(game, tuple(seat.name for seat in head.seats), (start, *after), entries)


def _of_moves(
    key: str, rules: Sequence[str], seats: int | None, moves: Sequence[str], own: Words
) -> GameSoFar:
    """Each move is made by chance or by the seat that the game waits for; `1:` names another."""
    game = the_game(key)
    options = the_options(game, rules)
    count = the_seats(game, seats, options)
    states, entries = [game.start(options, count)], []
    for text in moves:
        seat, notation = _whose(game, states[-1], text)
        try:
            states.append(game.apply(states[-1], seat, parse_move(game.moves, notation)))
        except Fault as fault:
            raise Wrong(f"{text!r} cannot be played: {fault}.") from None
        entries.append((seat, notation))
    names = (own.tell(Say("seat-number", {"n": seat})) for seat in range(count))
    return GameSoFar(game, tuple(names), tuple(states), tuple(entries))


def _whose(game: Game, state: Any, text: str) -> tuple[int, str]:
    named, colon, notation = text.partition(":")
    if colon and named.strip().isdecimal():
        return int(named), notation.strip()
    acting = game.to_act(state)
    if not acting:
        raise Wrong(f"The game is over before {text!r}.")
    return (CHANCE if acting == (CHANCE,) else (game.awaited or game.to_act)(state)[0]), text


# --- what is printed -----------------------------------------------------------------------------


def _line(course: GameSoFar, number: int, worth: Worth, shown: Shown) -> str:
    """`12 · Ann · shed 3 · Ann 61.2 %, Bob 38.8 %`."""
    chances = ", ".join(
        f"{name} {_percent(chance, shown)}"
        for name, chance in zip(course.names, worth.chances, strict=True)
    )
    if not number:
        return f"0 · {chances}"
    seat, move = course.entries[number - 1]
    whose = shown.own("chance") if seat == CHANCE else course.names[seat]
    return f"{number} · {whose} · {move} · {chances}"


def _facts(course: GameSoFar, found: Sequence[tuple[int, Worth]]) -> dict[str, Any]:
    """For programs; `moves` where there is one position and its game weighs them."""
    positions = []
    for number, worth in found:
        seat, move = course.entries[number - 1] if number else (None, None)
        facts = {"entry": number, "seat": seat, "move": move}
        positions.append(facts | msgspec.to_builtins(worth))
    weighed = _weighed(course, found[0][0]) if len(found) == 1 else []
    moves = [{"move": format_move(move), "chance": chance} for chance, move in weighed]
    return {
        "game": course.game.key,
        "names": course.names,
        "positions": positions,
        "moves": moves,
    }


def _weighed(course: GameSoFar, number: int) -> list[tuple[float, Move]]:
    """What the seat that the game waits for may do, the best first, where the game weighs it."""
    game, state = course.game, course.states[number]
    seats = [seat for seat in (game.awaited or game.to_act)(state) if seat >= 0]
    if not seats or game.weigh is None:
        return []
    legal = game.legal(state, seats[0])
    weighed = game.weigh(game.view(state, seats[0]), legal)
    if weighed is None:
        return []
    return sorted(zip(weighed.chances, legal, strict=True), key=lambda one: -one[0])


def _moves(course: GameSoFar, number: int, shown: Shown) -> list[str]:
    weighed = _weighed(course, number)
    if not weighed:
        return []
    game, state = course.game, course.states[number]
    seat = next(seat for seat in (game.awaited or game.to_act)(state) if seat >= 0)
    offers = game.scene(game.view(state, seat), game.legal(state, seat)).offers
    labels = {offer.move: offer.label for offer in offers}
    return [
        f"  {_percent(chance, shown)}  {_label(move, labels, shown)}" for chance, move in weighed
    ]


def _label(move: Move, labels: Mapping[str, Say], shown: Shown) -> str:
    text = format_move(move)
    return f"{shown.tell(labels[text])}  [{text}]" if text in labels else f"[{text}]"


def _percent(chance: float, shown: Shown) -> str:
    whole, tenth = divmod(round(1000 * chance), 10)
    return shown.own("percent", whole=whole, tenth=tenth)


def _source(worth: Worth, games: int, shown: Shown) -> str:
    if worth.source == "played out":
        return shown.own("odds-played-out", games=games, margin=round(100 * worth.margin))
    return shown.own(
        "odds-solved" if not worth.about else f"odds-{worth.source.replace(' ', '-')}-about"
    )
