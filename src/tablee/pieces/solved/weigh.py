"""What each move leads to: the rules are followed to the next position that a table knows.

Where several seats may act, those out of turn are asked first. Each may act, or leave it to the
seat that the game waits for. A table may say otherwise: in a race, then, the others come too late.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.kernel import CHANCE, Move
from tablee.pieces.solved.rules import Rules
from tablee.pieces.solved.table import Key, OtherTable, Solved


class Evaluator:
    """A table with the rules it belongs to. Chances are those of seat 0 of two."""

    def __init__(self, rules: Rules, solved: Solved) -> None:
        self._rules = rules
        self.solved = solved
        self._others_first = solved.others_first
        self._known: dict[Key, float] = dict(solved.values)
        """Grows by what is asked for, at most to every position of the game."""

    def worth(self, state: Any) -> float:
        acting = self._rules.to_act(state)
        if not acting:
            return self._result(state)
        key, first = self._rules.alike(state)
        value = self._known.get(key)
        if value is None:
            if acting == (CHANCE,):
                raise OtherTable(f"the table does not know the position {key}")
            value = self._known[key] = _of(first, self._decided(state))
        return _of(first, value)

    def weigh(self, state: Any, seat: int, moves: Sequence[Move]) -> list[float]:
        """The chance of that seat to win after each of its moves."""
        return [_of(seat, value) for value in self._after(state, seat, moves)]

    def in_turn(self, state: Any) -> float:
        """Where nobody acts out of turn."""
        seat = self._rules.awaited(state)[0]
        return _best(seat, self._after(state, seat, self._rules.legal(state, seat)))

    def _decided(self, state: Any) -> float:
        found = self.in_turn(state)
        for seat, moves in out_of_turn(self._rules, self._others_first, state):
            found = _best(seat, [found, *self._after(state, seat, moves)])
        return found

    def _after(self, state: Any, seat: int, moves: Sequence[Move]) -> list[float]:
        return [self.worth(self._rules.apply(state, seat, move)) for move in moves]

    def _result(self, state: Any) -> float:
        """A shared win counts half."""
        outcome = self._rules.outcome(state)
        winners = outcome.winners if outcome is not None else (0, 1)
        return 1.0 / len(winners) if 0 in winners else 0.0


def out_of_turn(
    rules: Rules, others_first: bool, state: Any
) -> Sequence[tuple[int, Sequence[Move]]]:
    """Seats that may act and are not waited for, and what they can do in time."""
    awaited = rules.awaited(state)[0]
    others = [seat for seat in rules.to_act(state) if seat != awaited]
    return [(seat, _in_time(rules, others_first, state, seat)) for seat in others]


def _in_time(rules: Rules, others_first: bool, state: Any, seat: int) -> Sequence[Move]:
    moves = rules.legal(state, seat)
    if others_first:
        return moves
    return [move for move in moves if rules.race(state, seat, move) is None]


def _best(seat: int, values: Sequence[float]) -> float:
    return max(values) if seat == 0 else min(values)


def _of(seat: int, value: float) -> float:
    return value if seat == 0 else 1.0 - value
