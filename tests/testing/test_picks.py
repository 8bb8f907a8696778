"""Picks in the contract: what is wrong with one is named, and a hidden choice betrays nothing."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tablee.catalog import find
from tablee.kernel import Game, Move
from tablee.kernel.scene import Pick, Scene
from tablee.testing.contract import leaks, picks

GAME = find("hearts")
secrets_of = leaks.test_nothing_a_seat_is_sent_depends_on_what_it_cannot_know


def showing(**changes: Any) -> Game:
    """The game, with every pick changed."""

    def scene(view: Any, moves: Any) -> Scene:
        drawn = GAME.scene(view, moves)
        offers = [
            offer if offer.pick is None else replace(offer, pick=changed(offer.pick))
            for offer in drawn.offers
        ]
        return replace(drawn, offers=tuple(offers))

    def changed(pick: Pick) -> Pick:
        return replace(pick, **{name: made(pick) for name, made in changes.items()})

    return replace(GAME, scene=scene, fill=None)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"zone": lambda pick: "elsewhere"}, "which is no zone"),
        ({"zone": lambda pick: "trick"}, "not all lie in trick"),
        ({"choices": lambda pick: (*pick.choices, pick.choices[0])}, "a choice twice"),
        ({"most": lambda pick: 14}, "cannot be fulfilled"),
        ({"least": lambda pick: 4}, "cannot be fulfilled"),
    ],
)
def test_a_pick_that_cannot_be_made_is_named(changes: Any, fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        picks.test_what_may_be_chosen_lies_in_its_zone(showing(**changes))


def test_a_judge_that_takes_one_card_twice_is_caught() -> None:
    def apply(state: Any, seat: int, move: Any) -> Any:
        cards = tuple(dict.fromkeys(getattr(move, "cards", ())))
        if cards and len(cards) < 3:  # fills up what is missing
            return GAME.apply(state, seat, GAME.fill(GAME.view(state, seat), move, Zero()))  # type: ignore[misc]
        return GAME.apply(state, seat, move)

    with pytest.raises(AssertionError, match="`apply` accepts"):
        picks.test_a_pick_is_filled_and_judged(replace(GAME, apply=apply))


class Zero:
    """No luck at all."""

    def random(self) -> float:
        return 0.0

    def randrange(self, stop: int, /) -> int:
        return 0


def test_how_long_the_words_of_a_hidden_choice_are_is_a_leak() -> None:
    """Others are shown as many empty words as there are tens among the cards that are passed."""

    def mask(state: Any, seat: int, move: Any, viewer: int) -> Move | None:
        shown: Move | None = GAME.mask(state, seat, move, viewer)
        if getattr(move, "cards", ()) and viewer != seat:
            shown = type(move)(("ten",) * sum(card.startswith("10") for card in move.cards))
        return shown

    with pytest.raises(AssertionError, match="pass"):
        secrets_of(replace(GAME, mask=mask), full=False, all_open=())
