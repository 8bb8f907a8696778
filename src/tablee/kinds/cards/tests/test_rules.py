"""The clauses of New game. Chance is dictated by playing its moves."""

from __future__ import annotations

import pytest

from tablee.kernel import CHANCE, WATCHER, IllegalMove
from tablee.kinds.cards.rules import (
    Deal,
    Options,
    Play,
    State,
    apply,
    legal,
    outcome,
    start,
    to_act,
)
from tablee.kinds.cards.view import mask, view


def dealt(*hands: tuple[int, ...]) -> State:
    """After these hands were dealt, a card to each in turn."""
    state = start(Options(), len(hands))
    for cards in zip(*hands, strict=True):
        for seat, card in enumerate(cards):
            state = apply(state, CHANCE, Deal(seat, card))
    return state


def played(state: State, *cards: int) -> State:
    for card in cards:
        state = apply(state, state.turn, Play(card))
    return state


TWO = dealt((1, 5, 9, 16), (2, 6, 10, 12))


def test_four_cards_are_dealt_and_hidden() -> None:  # NG-1
    assert to_act(TWO) == (0,)
    assert view(TWO, 0).hand == (1, 5, 9, 16)
    assert view(TWO, WATCHER).hand == ()
    assert view(TWO, 1).cards == (4, 4)
    assert mask(start(Options(), 2), CHANCE, Deal(0, 7), 1) == Deal(0)
    with pytest.raises(IllegalMove):
        apply(apply(start(Options(), 2), CHANCE, Deal(0, 7)), CHANCE, Deal(1, 7))


def test_any_card_of_the_hand_may_be_played() -> None:  # NG-2
    assert list(legal(TWO, 0)) == [Play(card) for card in (1, 5, 9, 16)]
    with pytest.raises(IllegalMove, match="not_your_card"):
        played(TWO, 2)
    with pytest.raises(IllegalMove, match="not_your_turn"):
        apply(TWO, 1, Play(2))


def test_the_highest_card_takes_the_round_and_leads() -> None:  # NG-3
    after = played(TWO, 5, 6)
    assert after.points == (0, 1)
    assert to_act(after) == (1,)
    assert played(after, 2).table == ((1, 2),)


def test_most_rounds_win() -> None:  # NG-4
    ended = outcome(played(TWO, 16, 2, 1, 6, 10, 5, 12, 9))
    assert ended is not None
    assert ended.scores == (1, 3)
    assert ended.winners == (1,)
