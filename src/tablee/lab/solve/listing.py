"""Lists every position of a small open game once, by the game's own rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final, TypeAlias

import msgspec

from tablee.kernel import CHANCE, Game, all_is_open
from tablee.pieces.solved import Rules, rules_of_game
from tablee.pieces.solved.table import Key
from tablee.pieces.solved.weigh import out_of_turn

TWO: Final = 2
NUMBERS: Final = {2: "two", 3: "three", 4: "four"}
MOST: Final = 1_000_000
"""Positions; beyond that a table would not fit into memory."""

Leads: TypeAlias = tuple[int, int]
"""The number of a position, and by how many seats farther on seats are counted there."""


class CannotSolve(Exception):
    """The game is too large, hides something, or is not a game of turns for so many."""


class ChancePosition(msgspec.Struct, frozen=True):
    """Dice or cards decide."""

    ways: tuple[tuple[float, int, int], ...]


class ChoicePosition(msgspec.Struct, frozen=True):
    """Seats decide: first the one the game waits for, then those who may act before it."""

    seats: tuple[tuple[int, tuple[Leads, ...]], ...]
    """How far the seat is from the one counted first, and where its moves lead."""


class End(msgspec.Struct, frozen=True):
    """The share of the win for each seat, from the one that is counted first."""

    shares: tuple[float, ...]

    @property
    def share(self) -> float:
        return self.shares[0]


Node: TypeAlias = ChancePosition | ChoicePosition | End


class Listing(msgspec.Struct, frozen=True):
    """Every position, from the start on; number 0 is the start."""

    keys: tuple[Key, ...]
    nodes: tuple[Node, ...]


def list_positions(
    game: Game,
    options: msgspec.Struct,
    others_first: bool = True,
    progress: Callable[[int], None] = lambda done: None,
    most: int = MOST,
    sensible: bool = False,
) -> Listing:
    """Every position for two seats. Raises CannotSolve."""
    found = list(positions(game, options, TWO, others_first, progress, most, sensible))
    return Listing(tuple(key for key, _ in found), tuple(node for _, node in found))


def positions(
    game: Game,
    options: msgspec.Struct,
    seats: int,
    others_first: bool = True,
    progress: Callable[[int], None] = lambda done: None,
    most: int = MOST,
    sensible: bool = False,
) -> Iterator[tuple[Key, Node]]:
    """One after the other, the start first. Raises CannotSolve.

    `progress` is called with how many more positions are done. `sensible` leaves out moves that
    the game's own players never make.
    """
    if game.tempo != "turns" or seats not in game.seats:
        raise CannotSolve(f"{game.key} is not a game of turns for {NUMBERS.get(seats, seats)}")
    if game.mask is not all_is_open:
        raise CannotSolve(f"{game.key} hides something: a table of positions cannot know it")
    lister = _Lister(game, seats, others_first, most, sensible)
    lister.number(game.start(options, seats))
    for number in count():
        if number == len(lister.states):
            return
        yield lister.next(number)
        if (number + 1) % 1000 == 0:
            progress(1000)


class _Lister:
    def __init__(
        self, game: Game, seats: int, others_first: bool, most: int, sensible: bool
    ) -> None:
        self._seats = seats
        self._rules: Rules = rules_of_game(game, sensible)
        self._chances = game.chances_alike or game.chances
        self._others_first = others_first
        self._most = most
        self._key = game.key
        self._known: dict[Key, int] = {}
        self.states: list[tuple[Key, int, Any]] = []
        """Each with its key, and the seat from which it counts; left out again when it is done."""

    def next(self, number: int) -> tuple[Key, Node]:
        key, first, state = self.states[number]
        self.states[number] = key, first, None
        return key, self._node(state, first)

    def number(self, state: Any) -> tuple[int, int]:
        """The number of the position, and the seat from which it counts."""
        key, first = self._rules.alike(state)
        found = self._known.setdefault(key, len(self.states))
        if found == len(self.states):
            if found >= self._most:
                raise CannotSolve(f"{self._key} has more than {self._most:,} positions")
            self.states.append((key, first, state))
        return found, first

    def _node(self, state: Any, first: int) -> Node:
        acting = self._rules.to_act(state)
        if not acting:
            return End(self._shares(state, first))
        return self._chance(state, first) if acting == (CHANCE,) else self._choice(state, first)

    def _shares(self, state: Any, first: int) -> tuple[float, ...]:
        outcome = self._rules.outcome(state)
        if outcome is None:
            raise CannotSolve(f"{self._key}: nobody can move, and the game is not over")
        counted = ((first + step) % self._seats for step in range(self._seats))
        return tuple((seat in outcome.winners) / len(outcome.winners) for seat in counted)

    def _chance(self, state: Any, first: int) -> ChancePosition:
        ways: dict[Leads, int] = {}
        for move, weight in self._chances(state):
            leads = self._leads(state, first, CHANCE, move)
            ways[leads] = ways.get(leads, 0) + weight
        total = sum(ways.values())
        return ChancePosition(tuple((weight / total, *leads) for leads, weight in ways.items()))

    def _choice(self, state: Any, first: int) -> ChoicePosition:
        rules = self._rules
        if len(rules.awaited(state)) != 1:
            raise CannotSolve(f"{self._key}: several seats choose at the same time")
        seat = rules.awaited(state)[0]
        asked = [(seat, rules.legal(state, seat))]
        asked += out_of_turn(rules, self._others_first, state)
        return ChoicePosition(
            tuple(
                ((seat - first) % self._seats, self._all(state, first, seat, moves))
                for seat, moves in asked
                if moves
            )
        )

    def _all(self, state: Any, first: int, seat: int, moves: Any) -> tuple[Leads, ...]:
        return tuple(dict.fromkeys(self._leads(state, first, seat, move) for move in moves))

    def _leads(self, state: Any, first: int, seat: int, move: Any) -> Leads:
        number, counted = self.number(self._rules.apply(state, seat, move))
        return number, (counted - first) % self._seats
