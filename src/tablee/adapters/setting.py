"""Which game a learner plays, with how many seats and which options; refused in plain words."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from tablee.adapters.alphabet import Alphabet
from tablee.adapters.alphabet_file import read
from tablee.adapters.find import view_type
from tablee.adapters.picks import choices_in
from tablee.adapters.sight import Sight
from tablee.catalog import find, shelf
from tablee.catalog.shelf import UnknownGame
from tablee.kernel import BadOptions, Game, Outcome
from tablee.kernel.options import parse_options, parse_wish

LONGEST = 20_000
"""Entries after which a game is broken off, unless another number is given."""


class BadSetting(ValueError):
    """No such game, seats or options; the sentence says what there is."""


class IllegalAction(ValueError):
    """A number that is not in the mask of this moment."""


class Ended(RuntimeError):
    """The game is over, or has not begun."""


class Setting(msgspec.Struct, frozen=True):
    """One game as it is to be played, again and again."""

    game: Game
    seats: int
    options: Any
    alphabet: Alphabet
    sight: Sight
    choices: tuple[str, ...]
    """Names of actions that choose a piece: an observation tells which of them are chosen."""
    longest: int
    small: bool = False
    """Whether its observations are the small ones."""

    @property
    def seen(self) -> int:
        """How many numbers an observation has."""
        return self.sight.size + len(self.choices)

    def look(self, view: Any, chosen: Collection[str] = ()) -> array[float]:
        """What a seat sees, and which pieces it has chosen so far."""
        numbers = self.sight.look(view)
        if self.choices:
            numbers.extend([float(name in chosen) for name in self.choices])
        return numbers

    def __reduce__(self) -> tuple[Any, ...]:
        """Written as what was asked for; the rest is read again."""
        chosen = msgspec.to_builtins(self.options)
        return _again, (self.game.key, self.seats, chosen, self.longest, self.small)


def setting(
    key: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    longest: int = LONGEST,
    small: bool = False,
) -> Setting:
    """The fewest seats where none are given; raises BadSetting."""
    game = _game(key)
    seats = game.seats[0] if seats is None else seats
    if seats not in game.seats:
        told = ", ".join(map(str, game.seats))
        raise BadSetting(f"{key} is played with so many seats: {told}; not {seats!r}")
    if longest < 1:
        raise BadSetting(f"longest is at least 1 entry, not {longest!r}")
    chosen = _options(game, seats, options or {})
    return Setting(game, seats, chosen, *_words(key, small), longest, small)


def _again(key: str, seats: int, options: dict[str, Any], longest: int, small: bool) -> Setting:
    game = find(key)
    chosen = parse_options(game.options, options)
    return Setting(game, seats, chosen, *_words(key, small), longest, small)


@cache
def _words(key: str, small: bool) -> tuple[Alphabet, Sight, tuple[str, ...]]:
    game = find(key)
    written = read(game)
    alphabet, extent = written.alphabet, replace(written.extent, small=small)
    return alphabet, Sight(view_type(game), extent), choices_in(game, alphabet)


def _game(key: str) -> Game:
    try:
        return find(key)
    except UnknownGame:
        raise BadSetting(f"no game {key!r}; there are {', '.join(shelf())}") from None


def _options(game: Game, seats: int, chosen: Mapping[str, Any]) -> Any:
    try:
        options = parse_wish(game.options, chosen)
        game.start(options, seats)
    except BadOptions as fault:
        told = ", ".join(game.options.__struct_fields__) or "none"
        raise BadSetting(f"{game.key} refuses these options: {fault}; it has {told}") from fault
    return options


def rewards(outcome: Outcome | None, seats: int) -> tuple[float, ...]:
    """The winners share 1, the others share −1; nothing when all win or nothing is decided."""
    winners = () if outcome is None else outcome.winners
    losers = seats - len(winners)
    if not winners or not losers:
        return (0.0,) * seats
    return tuple([1 / len(winners) if s in winners else -1 / losers for s in range(seats)])
