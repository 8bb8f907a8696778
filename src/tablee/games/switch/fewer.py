"""More seats than a table knows: some are weighed as if they were alone, and then brought together.

It would be right if each seat had a strength, and won as often as its share of all strengths says
(Bradley and Terry, Luce). Seats of Switch nearly do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb
from typing import Any, Final

from tablee.games.switch import judge, rules
from tablee.games.switch.moves import Lock
from tablee.games.switch.state import NOBODY, State

NEVER: Final = 1e-9
"""A chance that is none, where one is divided by it."""

Alone = Callable[[State, int], float]
"""The chance of a seat where a table knows all that sit there."""


def chance(state: State, seat: int, size: int, alone: Alone) -> float:
    """Of that seat to win, from groups of so many seats."""
    if state.phase == "over":
        return float(state.turn == seat)
    if state.phase == "opening":
        return 1.0 / len(state.tops)
    if state.phase == "window":
        return chance(_answered(state, size, alone), seat, size, alone)
    return among(state, seat, size, alone)


def among(state: State, seat: int, size: int, alone: Alone) -> float:
    """As `chance`, where nobody has to answer."""
    seats = len(state.tops)
    others = [other for other in range(seats) if other != seat]
    groups = [tuple(sorted((seat, *some))) for some in combinations(others, size - 1)]
    beaten = [alone(fewer(state, group), group.index(seat)) for group in groups]
    return together(beaten, seats, size)


def together(beaten: Sequence[float], seats: int, size: int) -> float:
    """From the chances within each group of a seat, the chance among all seats.

    Every other seat is in as many of the groups, so its strength is counted as often.
    """
    strengths = sum(1.0 / max(p, NEVER) - 1.0 for p in beaten)
    return 1.0 / (1.0 + strengths / comb(seats - 2, size - 2))


def fewer(state: State, some: tuple[int, ...]) -> State:
    """The same table with these seats alone, in their order: the first of them is seat 0 there.

    A throw of somebody else is left out: whoever of them comes next is about to throw.
    """
    seats = len(state.tops)
    steps = ((state.turn + step) % seats for step in range(seats))
    turn = some.index(next(seat for seat in steps if seat in some))
    changed: dict[str, Any] = {"phase": "throw", "again": False}
    if state.turn in some:
        changed = {"phase": state.phase, "again": state.again}
    packs = [state.packs[seat] for seat in some]
    return State(
        state.options,
        packs=tuple(range(len(some))),
        tops=tuple(state.tops[seat] for seat in some),
        opening=(0,) * len(some),
        turn=turn,
        dice=state.dice,
        face=state.face,
        throws=state.throws,
        owner=some.index(state.owner) if state.owner in some else NOBODY,
        locked=packs.index(state.locked) if state.locked in packs else NOBODY,
        **changed,
    )


def _answered(state: State, size: int, alone: Alone) -> State:
    """A swap is announced: the owner of the token does what is best for its seat."""
    owner = state.owner
    moves = [move for move in rules.legal(state, owner) if not isinstance(move, Lock)]
    after = [judge.apply(state, owner, move) for move in moves]
    return max(after, key=lambda found: chance(found, owner, size, alone))
