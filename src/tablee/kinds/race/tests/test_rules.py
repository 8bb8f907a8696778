"""The clauses of New game. What chance and the clock do is played as any other move."""

from __future__ import annotations

import pytest

from tablee.kernel import CHANCE, IllegalMove
from tablee.kinds.race.rules import (
    CARDS,
    Hit,
    Next,
    Options,
    Sign,
    State,
    Turn,
    apply,
    outcome,
    start,
    timers,
    to_act,
)


def turned(*signs: Sign, state: State | None = None) -> State:
    """After these cards came, and nobody hit."""
    state = state or start(Options(), 2)
    for sign in signs:
        if not state.due:
            state = apply(state, CHANCE, Next(state.card))
        state = apply(state, CHANCE, Turn(sign))
    return state


def test_cards_come_by_themselves() -> None:  # NG-1
    assert to_act(start(Options(), 2)) == (CHANCE,)
    (timer,) = timers(turned("sun"))
    assert (timer.move, timer.after_ms) == (Next(1), 2500)


def test_the_first_hit_of_a_pair_gets_a_point() -> None:  # NG-2
    hit = apply(turned("sun", "moon", "moon"), 1, Hit(3))
    assert hit.points == (0, 1)
    assert hit.signs == ()
    with pytest.raises(IllegalMove, match="card_gone"):
        apply(hit, 0, Hit(3))


def test_a_wrong_hit_loses_a_point() -> None:  # NG-3
    for signs in (("sun",), ("sun", "moon")):
        state = turned(*signs)
        assert apply(state, 0, Hit(state.card)).points == (-1, 0)


def test_most_points_win_after_the_last_card() -> None:  # NG-4
    pair = apply(turned("star", "star"), 1, Hit(2))
    last = turned(*(("sun", "moon") * CARDS)[: CARDS - 2], state=pair)
    assert outcome(last) is None
    ended = outcome(apply(last, CHANCE, Next(CARDS)))
    assert ended is not None
    assert ended.winners == (1,)
