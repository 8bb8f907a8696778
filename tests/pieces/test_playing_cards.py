"""Playing cards: fifty-two kinds, their names, their colours and their drawings."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tablee.pieces.card_face import FRENCH, back_svg, card_svg, cell_svg
from tablee.pieces.playing_cards import (
    CARDS,
    KINDS,
    RANKS,
    SUITS,
    format_card,
    is_black,
    is_jack,
    packs,
    parse_card,
    rank_of,
    suit_of,
)


def test_a_pack_has_fifty_two_different_cards() -> None:
    assert len(set(CARDS)) == len(CARDS) == len(RANKS) * len(SUITS) == 52


def test_names_read_as_they_are_written() -> None:
    for kind, card in enumerate(CARDS):
        assert parse_card(format_card(kind)) == KINDS[card] == kind
        assert rank_of(kind) + suit_of(kind) == card


@pytest.mark.parametrize("text", ["", "7", "S", "1S", "11H", "7s", "7S ", "７S", "JokerS"])
def test_other_texts_are_no_cards(text: str) -> None:
    assert parse_card(text) is None


def test_jacks_and_colours() -> None:
    assert [card for kind, card in enumerate(CARDS) if is_jack(kind)] == ["JS", "JH", "JC", "JD"]
    assert {suit_of(kind) for kind in range(52) if is_black(kind)} == {"S", "C"}


def test_packs_are_counts_by_kind() -> None:
    assert packs(2) == (2,) * 52


def test_every_card_has_a_drawing_of_its_own() -> None:
    for draw, box in ((card_svg, "0 0 100 140"), (cell_svg, "0 0 100 100")):
        drawings = {draw(kind) for kind in range(52)}
        assert len(drawings) == 52
        for drawing in drawings:
            assert ElementTree.fromstring(drawing).attrib["viewBox"] == box


def test_a_drawing_tells_its_rank_in_letters() -> None:
    for kind in range(52):
        words = [each.text for each in ElementTree.fromstring(card_svg(kind)).iter() if each.text]
        rank = rank_of(kind)
        assert words == [*filter(None, [FRENCH.get(rank)]), rank]


def test_a_game_may_draw_an_emblem_on_a_card() -> None:
    assert '<circle r="9"/>' in card_svg(KINDS["JS"], '<circle r="9"/>')


def test_the_back_tells_nothing() -> None:
    root = ElementTree.fromstring(back_svg())
    assert not [each for each in root.iter() if each.text and each.text.strip()]
