"""Finds the alphabet of a game and the extent of its views: by random play with any options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import inspect as kinds

from tablee.adapters.alphabet import fold, name_of
from tablee.adapters.alphabet_file import NoAlphabet, Written, read, write
from tablee.adapters.picks import names_of
from tablee.adapters.sight import Extent
from tablee.kernel import CHANCE, BadOptions, Game, Move
from tablee.kernel.options import Choice, describe_options
from tablee.kernel.picking import picked_field

TRIES = 50
"""Options drawn until the game accepts some."""
HASTE = 0.3
"""How often a timer runs out although somebody could move."""
EACH = 7
"""One state in so many is looked at by everybody: looking costs more than playing."""


class Found:
    """What random play has met."""

    def __init__(self, known: Extent | None = None) -> None:
        known = known or Extent()
        self.names: set[str] = set()
        self.numbers = dict(known.numbers)
        self.words = {path: set(words) for path, words in known.words.items()}
        self.lengths = dict(known.lengths)

    @property
    def written(self) -> Written:
        return Written(tuple(fold(sorted(self.names))), self.extent)

    @property
    def extent(self) -> Extent:
        words = {path: tuple(sorted(words)) for path, words in self.words.items()}
        return Extent(self.numbers, words, self.lengths)

    def see(self, kind: kinds.Type, value: Any, path: str = "") -> None:
        """Follows the types of a view as `Sight` does."""
        match kind:
            case kinds.StructType(fields=fields) | kinds.DataclassType(fields=fields):
                for field in fields:
                    below = f"{path}.{field.name}" if path else field.name
                    self.see(field.type, getattr(value, field.name), below)
            case kinds.IntType():
                least, most = self.numbers.get(path, (value, value))
                self.numbers[path] = (min(least, value), max(most, value))
            case kinds.StrType():
                self.words.setdefault(path, set()).add(value)
            case kinds.TupleType(item_types=items):
                for place, (item, one) in enumerate(zip(items, value, strict=True)):
                    self.see(item, one, f"{path}.{place}")
            case kinds.VarTupleType(item_type=item):
                self.lengths[path] = max(self.lengths.get(path, 0), len(value))
                for one in value:
                    self.see(item, one, f"{path}[]")
            case kinds.UnionType(types=types):
                for one in types:
                    if _fits(one, value):
                        self.see(one, value, path)


def find(game: Game, entries: int, first: int = 0, known: Extent | None = None) -> Found:
    """What so many entries of random play show, in games of every number of seats."""
    found = Found(known)
    share = entries // len(game.seats)
    for seats in game.seats:
        played, seed = 0, first
        while played < share:
            played += _watch(game, seats, Random(f"{seed}/{seats}"), found, share - played)
            seed += 1
    return found


def view_type(game: Game) -> type:
    """The class of the views of this game."""
    return type(game.view(game.start(game.options(), game.seats[0]), 0))


def walk(game: Game, seats: int, rng: Random, most: int) -> Iterator[Any]:
    """States of one game played at random, with usual options every other time."""
    state = game.start(_options(game, seats, rng), seats)
    for _ in range(most):
        if game.outcome(state) is not None:
            return
        yield state
        state = game.apply(state, *_step(game, state, rng))


def _watch(game: Game, seats: int, rng: Random, found: Found, most: int) -> int:
    kind, number = kinds.type_info(view_type(game)), 0
    seen: set[Move] = set()
    for number, state in enumerate(walk(game, seats, rng, most), 1):
        acting = game.to_act(state)
        for seat in acting:
            if seat == CHANCE:
                continue
            legal = game.legal(state, seat)
            seen.update(legal)
            if any(picked_field(type(move)) for move in legal):
                found.names.update(names_of(game, game.view(state, seat), legal))
        if number % EACH == 1 or (len(acting) > 1 and number % EACH == 3):
            for seat in range(seats):
                found.see(kind, game.view(state, seat))
    found.names.update(map(name_of, seen))
    return max(1, number)


def _step(game: Game, state: Any, rng: Random) -> tuple[int, Move]:
    acting = game.to_act(state)
    if acting == (CHANCE,):
        return CHANCE, game.draw(state, rng)
    able = [(seat, moves) for seat in acting if (moves := game.legal(state, seat))]
    timers = game.timers(state)
    if timers and (not able or rng.random() < HASTE):
        timer = rng.choice(list(timers))
        return timer.seat, timer.move
    seat, moves = rng.choice(able)
    move = rng.choice(list(moves))
    if move.blanks and game.fill is not None:
        move = game.fill(game.view(state, seat), move, rng)
    return seat, move


def _options(game: Game, seats: int, rng: Random) -> Any:
    if rng.random() < 0.5:
        return game.options()
    for _ in range(TRIES):
        chosen = {choice.name: _value(choice, rng) for choice in describe_options(game.options)}
        options = msgspec.convert(chosen, game.options)
        try:
            game.start(options, seats)
        except BadOptions:
            continue
        return options
    return game.options()


def _value(choice: Choice, rng: Random) -> Any:
    match choice.kind:
        case "bool":
            return rng.random() < 0.5
        case "int":
            return rng.randint(choice.least or 0, choice.most or 0)
    return rng.choice(choice.values)


def _fits(kind: kinds.Type, value: Any) -> bool:
    match kind:
        case kinds.StructType(cls=found) | kinds.DataclassType(cls=found):
            return isinstance(value, found)
        case kinds.NoneType():
            return value is None
        case kinds.IntType():
            return type(value) is int
        case kinds.StrType():
            return isinstance(value, str)
        case kinds.TupleType() | kinds.VarTupleType():
            return isinstance(value, tuple)
    return False


def renew(game: Game, entries: int) -> None:
    """Writes the file of a version that has none; else adds the names it does not have yet."""
    try:
        known = read(game)
    except NoAlphabet:
        write(game, find(game, entries).written)
        return
    new = sorted(find(game, entries).names - set(known.names))
    if new:
        write(game, known.with_names(new))
