"""The clauses of New game. Chance is played as any other move."""

from __future__ import annotations

import pytest

from tablee.kernel import CHANCE, IllegalMove
from tablee.kinds.dice.rules import (
    Fall,
    Options,
    State,
    Stop,
    Throw,
    apply,
    legal,
    outcome,
    start,
    to_act,
)


def thrown(state: State, *dice: int) -> State:
    """After the seat whose turn it is has thrown these."""
    for die in dice:
        state = apply(apply(state, state.turn, Throw()), CHANCE, Fall(die))
    return state


def stopped(state: State) -> State:
    return apply(state, state.turn, Stop())


FIRST = start(Options(), 3)


def test_nobody_has_points_at_first() -> None:  # NG-1
    assert FIRST.points == (0, 0, 0)
    assert to_act(FIRST) == (0,)


def test_whoever_stops_keeps_the_points_of_the_turn() -> None:  # NG-2
    assert list(legal(FIRST, 0)) == [Throw()]
    with pytest.raises(IllegalMove, match="nothing_to_keep"):
        stopped(FIRST)
    kept = stopped(thrown(FIRST, 5, 3))
    assert kept.points == (8, 0, 0)
    assert to_act(kept) == (1,)


def test_a_one_loses_the_points_of_the_turn() -> None:  # NG-3
    lost = thrown(FIRST, 6, 6, 1)
    assert lost.points == (0, 0, 0)
    assert to_act(lost) == (1,)


def test_the_goal_wins_when_it_is_kept() -> None:  # NG-4
    near = thrown(start(Options(goal=20), 3), 6, 6, 6, 2)
    assert outcome(near) is None
    ended = outcome(stopped(near))
    assert ended is not None
    assert ended.winners == (0,)
    assert ended.scores == (20, 0, 0)
