"""What each move leads to at three seats and more, by the rules and a table of chances."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final, TypeAlias

from tablee.kernel import CHANCE, Move
from tablee.pieces.solved.rules import Rules
from tablee.pieces.solved.shares import Balanced
from tablee.pieces.solved.table import Key, OtherTable
from tablee.pieces.solved.weigh import out_of_turn

Shares: TypeAlias = tuple[float, ...]
"""The chance of each seat; they add up to 1."""

MOST: Final = 10_000
"""Positions between two throws that are remembered."""


class SharesEvaluator:
    """A table with the rules it belongs to."""

    def __init__(self, rules: Rules, table: Balanced) -> None:
        self._rules = rules
        self.table = table
        self._known: dict[Key, Shares] = {}

    def worth(self, state: Any) -> Shares:
        """From seat 0 on."""
        acting = self._rules.to_act(state)
        if not acting:
            return self._result(state)
        key, first = self._rules.alike(state)
        return turned(self._found(key, first, state, acting), -first)

    def in_turn(self, state: Any) -> Shares:
        """Where nobody acts out of turn."""
        seat = self._rules.awaited(state)[0]
        return self._mixed(seat, self._after(state, seat, self._rules.legal(state, seat)))

    def _found(self, key: Key, first: int, state: Any, acting: tuple[int, ...]) -> Shares:
        """From the seat that is counted first."""
        if acting == (CHANCE,):
            found = self.table.find(key)
            if found is None:
                raise OtherTable(f"the table does not know the position {key}")
            return found
        if key not in self._known:
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[key] = turned(self._decided(state), first)
        return self._known[key]

    def _decided(self, state: Any) -> Shares:
        found = self.in_turn(state)
        for seat, moves in out_of_turn(self._rules, self.table.others_first, state):
            found = self._mixed(seat, [found, *self._after(state, seat, moves)])
        return found

    def _after(self, state: Any, seat: int, moves: Sequence[Move]) -> list[Shares]:
        return [self.worth(self._rules.apply(state, seat, move)) for move in moves]

    def _mixed(self, seat: int, ways: Sequence[Shares]) -> Shares:
        """The seat prefers what is best for it; moves of about the same worth come as often."""
        best = max(way[seat] for way in ways)
        weights = [exp((way[seat] - best) / self.table.blur) for way in ways]
        total = sum(weights)
        return tuple(
            sum([w * way[other] for w, way in zip(weights, ways, strict=True)]) / total
            for other in range(self.table.seats)
        )

    def _result(self, state: Any) -> Shares:
        outcome = self._rules.outcome(state)
        seats = range(self.table.seats)
        winners = outcome.winners if outcome is not None else tuple(seats)
        return tuple((seat in winners) / len(winners) for seat in seats)


def turned(shares: Shares, first: int) -> Shares:
    """The same shares, counted from another seat."""
    place = first % len(shares)
    return shares[place:] + shares[:place]
