"""Tricks and deals: who follows, who takes, who is next; and cards that go round."""

from __future__ import annotations

import doctest
from random import Random

import pytest

from tablee.kernel import IllegalMove
from tablee.pieces import deals, tricks
from tablee.pieces.deals import Deal, deal_hands
from tablee.pieces.playing_cards import CARDS, packs
from tablee.pieces.tricks import cards, following, in_order, names, on_turn, taker, winner


def test_the_examples_are_true() -> None:
    failed, tried = doctest.testmod(tricks)
    assert (failed, tried > 4) == (0, True)


@pytest.mark.parametrize(
    ("trick", "trump", "place"),
    [
        ("2C 3C 4C 5C", "", 3),
        ("KD AD 2D 3D", "", 1),
        ("2H AS AC AD", "", 0),
        ("AH 2S KH 3S", "S", 3),
        ("AH KH", "D", 0),
        ("AS 2S", "S", 0),
    ],
)
def test_the_highest_trump_takes_a_trick_or_the_highest_card_of_the_suit_led(
    trick: str, trump: str, place: int
) -> None:
    assert winner(cards(trick), trump) == place
    assert taker(3, cards(trick), 4, trump) == (3 + place) % 4


def test_who_leads_plays_anything_and_who_follows_the_suit_led() -> None:
    hand = cards("2C 9H KS 10C")
    assert names(following(hand, ())) == "2C 9H KS 10C"
    assert names(following(hand, cards("AC 3D"))) == "2C 10C"
    assert names(following(hand, cards("AD"))) == "2C 9H KS 10C"


def test_the_turn_goes_round() -> None:
    turns = [on_turn(2, cards(trick), 4) for trick in ("", "2C", "2C 3C", "2C 3C 4C")]
    assert turns == [2, 3, 0, 1]


def test_a_hand_lies_suit_by_suit_from_the_lowest_card_to_the_ace() -> None:
    assert names(in_order(cards("AH 2D KS 10H AS 3C"))) == "KS AS 10H AH 3C 2D"


def test_four_hands_of_thirteen_are_dealt_round_and_round() -> None:
    stock, rng = packs(1), Random(2)
    hands: deals.Hands = ((),) * 4
    for place in range(52):
        listed = deals.chances(stock, hands)
        move = deals.draw(stock, hands, rng)
        assert len(listed) == 52 - place
        assert (move, 1) in listed
        assert move.seat == place % 4
        stock, hands = deals.dealt(stock, hands, move)
    assert [len(hand) for hand in hands] == [13] * 4
    assert sorted(kind for hand in hands for kind in hand) == list(range(52))
    assert deals.chances(stock, hands) == []


@pytest.mark.parametrize("move", [Deal(1, "2C"), Deal(0, "AS"), Deal(0, ""), Deal(0, "no card")])
def test_a_card_that_is_gone_or_for_somebody_else_is_not_dealt(move: Deal) -> None:
    stock, hands = deals.dealt(packs(1), ((), ()), Deal(0, "AS"))
    stock, hands = deals.dealt(stock, hands, Deal(1, "KS"))
    with pytest.raises(IllegalMove, match="not_dealt_so"):
        deals.dealt(stock, hands, move)


def test_others_see_that_a_card_came_and_not_which() -> None:
    assert deals.mask(Deal(1, "QS"), 1) == Deal(1, "QS")
    assert {deals.mask(Deal(1, card), 0) for card in CARDS} == {Deal(1)}


def test_a_test_says_in_a_line_what_is_dealt() -> None:
    assert [*deal_hands(("2C AH", "KS 3D"))] == [
        Deal(0, "2C"),
        Deal(1, "KS"),
        Deal(0, "AH"),
        Deal(1, "3D"),
    ]
