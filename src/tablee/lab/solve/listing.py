"""Lists every position of a small open game once, by the game's own rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec

from tablee.kernel import CHANCE, Game, all_is_open
from tablee.pieces.solved import Rules, rules_of_game
from tablee.pieces.solved.table import Key
from tablee.pieces.solved.weigh import out_of_turn

SEATS: Final = 2
MOST: Final = 1_000_000
"""Positions; beyond that a table would not fit into memory."""

Leads: TypeAlias = tuple[int, bool]
"""The number of a position, and whether seats are counted from the other one there."""


class CannotSolve(Exception):
    """The game is too large, hides something, or is not a game of turns for two."""


class Chance(msgspec.Struct, frozen=True):
    """Dice or cards decide."""

    ways: tuple[tuple[float, int, bool], ...]


class Choice(msgspec.Struct, frozen=True):
    """Seats decide: first the one the game waits for, then those who may act before it."""

    seats: tuple[tuple[bool, tuple[Leads, ...]], ...]
    """Whether it is the other seat, and where its moves lead."""


class End(msgspec.Struct, frozen=True):
    """The share of the win for the seat that is counted first."""

    share: float


Node: TypeAlias = Chance | Choice | End


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
    """Raises CannotSolve. `progress` is called with how many more positions are done.

    `sensible` leaves out moves that the game's own players never make.
    """
    if game.tempo != "turns" or SEATS not in game.seats:
        raise CannotSolve(f"{game.key} is not a game of turns for two")
    if game.mask is not all_is_open:
        raise CannotSolve(f"{game.key} hides something: a table of positions cannot know it")
    lister = _Lister(game, others_first, most, sensible)
    lister.number(game.start(options, SEATS))
    nodes: list[Node] = []
    while len(nodes) < len(lister.states):
        nodes.append(lister.node(len(nodes)))
        if len(nodes) % 1000 == 0:
            progress(1000)
    return Listing(tuple(lister.keys), tuple(nodes))


class _Lister:
    def __init__(self, game: Game, others_first: bool, most: int, sensible: bool) -> None:
        self._rules: Rules = rules_of_game(game, sensible)
        self._chances = game.chances_alike or game.chances
        self._others_first = others_first
        self._most = most
        self._key = game.key
        self._known: dict[Key, int] = {}
        self.states: list[Any] = []
        self.firsts: list[int] = []

    @property
    def keys(self) -> list[Key]:
        return list(self._known)

    def number(self, state: Any) -> tuple[int, int]:
        """The number of the position, and the seat from which it counts."""
        key, first = self._rules.alike(state)
        found = self._known.setdefault(key, len(self.states))
        if found == len(self.states):
            if found >= self._most:
                raise CannotSolve(f"{self._key} has more than {self._most:,} positions")
            self.states.append(state)
            self.firsts.append(first)
        return found, first

    def node(self, number: int) -> Node:
        state, first = self.states[number], self.firsts[number]
        acting = self._rules.to_act(state)
        if not acting:
            return End(self._share(state, first))
        return self._chance(state, first) if acting == (CHANCE,) else self._choice(state, first)

    def _share(self, state: Any, first: int) -> float:
        outcome = self._rules.outcome(state)
        if outcome is None:
            raise CannotSolve(f"{self._key}: nobody can move, and the game is not over")
        return 1.0 / len(outcome.winners) if first in outcome.winners else 0.0

    def _chance(self, state: Any, first: int) -> Chance:
        ways: dict[Leads, int] = {}
        for move, weight in self._chances(state):
            leads = self._leads(state, first, CHANCE, move)
            ways[leads] = ways.get(leads, 0) + weight
        total = sum(ways.values())
        return Chance(tuple((weight / total, *leads) for leads, weight in ways.items()))

    def _choice(self, state: Any, first: int) -> Choice:
        rules = self._rules
        if len(rules.awaited(state)) != 1:
            raise CannotSolve(f"{self._key}: several seats choose at the same time")
        seat = rules.awaited(state)[0]
        asked = [(seat, rules.legal(state, seat))]
        asked += out_of_turn(rules, self._others_first, state)
        return Choice(
            tuple(
                (seat != first, self._all(state, first, seat, moves))
                for seat, moves in asked
                if moves
            )
        )

    def _all(self, state: Any, first: int, seat: int, moves: Any) -> tuple[Leads, ...]:
        return tuple(dict.fromkeys(self._leads(state, first, seat, move) for move in moves))

    def _leads(self, state: Any, first: int, seat: int, move: Any) -> Leads:
        number, counted = self.number(self._rules.apply(state, seat, move))
        return number, counted != first
