"""What an update says briefly is, after it has travelled, what was meant."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.say import Say, say, who
from tablee.kernel.scene import Ask, Offer, Piece, SeatNote
from tablee.wire.brief import (
    BriefOffer,
    BriefPiece,
    BriefSay,
    BriefSeats,
    MorePiece,
    SayForm,
    offer_briefly,
    piece_briefly,
    say_briefly,
    seats_briefly,
    spell_offer,
    spell_piece,
    spell_say,
    spell_seats,
)
from tablee.wire.news import BriefNews, News, NewsForm, news_briefly, spell_news

words = st.text("ab@1-", max_size=3)
counts = st.none() | st.integers(0, 2)
plain = st.dictionaries(st.sampled_from(["seat", "n"]), st.integers(-1, 2) | words, max_size=2)
says = st.builds(Say, words, plain)
nested = st.builds(Say, words, st.dictionaries(words, says | words, max_size=2))
faces = st.none() | st.sampled_from(["red", "blue"])
labels = st.none() | says | st.sampled_from([say("face-red"), say("face-red", n=1)])
marks = st.lists(st.sampled_from(["lit", "new"]), max_size=2, unique=True).map(tuple)
pieces = st.builds(
    Piece, words, faces, labels, counts, st.integers(1, 2), faces, marks, counts, words,
    st.none() | says, st.none() | says,
)  # fmt: skip
asks = st.builds(
    Ask, st.just("word"), says, then=st.none() | st.builds(Ask, st.just("letter"), says)
)
offers = st.builds(
    Offer,
    words,
    st.lists(words, max_size=2).map(tuple),
    nested,
    words,
    st.none() | asks,
    faces,
    st.none() | nested,
    st.sampled_from(["main", "plain", "quiet"]),
    st.sampled_from(["", "hand"]),
)
lines = st.builds(
    News, st.integers(4, 5), nested | st.builds(say, words, seat=st.just(who(1))), counts
)


Notes = tuple[SeatNote, ...]
notes = st.lists(st.builds(SeatNote, counts, st.lists(says, max_size=1).map(tuple))).map(tuple)


def travelled(told: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told), type=kind)


@given(nested)
def test_a_sentence_is_the_same(said: Say) -> None:
    assert spell_say(travelled(say_briefly(said), SayForm)) == spell_say(say_briefly(said)) == said


def test_no_field_of_a_piece_is_forgotten() -> None:
    told = set(BriefPiece.__struct_fields__) - {"more"} | set(MorePiece.__struct_fields__)
    assert told == set(Piece.__struct_fields__)


@given(pieces)
def test_a_piece_is_the_same(piece: Piece) -> None:
    told = piece_briefly(piece)
    assert spell_piece(travelled(told, BriefPiece)) == spell_piece(told) == piece


@given(st.builds(Offer, words, st.just(("x",)), says, words) | offers)
def test_an_offer_is_the_same(offer: Offer) -> None:
    told = offer_briefly(offer)
    assert spell_offer(travelled(told, BriefOffer)) == spell_offer(told) == offer


@given(notes, notes)
def test_the_notes_of_seats_are_the_same(before: Notes, now: Notes) -> None:
    told = seats_briefly(before, now)
    assert spell_seats(before, travelled(told, BriefSeats)) == spell_seats(before, told) == now


def test_only_seats_that_changed_are_noted() -> None:
    before, now = (SeatNote(1), SeatNote(2)), (SeatNote(1), SeatNote(3))
    assert seats_briefly(before, now) == {1: SeatNote(3)}


@given(lines)
def test_a_line_of_news_is_the_same(line: News) -> None:
    told = news_briefly(line, 5)
    assert spell_news(travelled(told, NewsForm), 5) == spell_news(told, 5) == line


@pytest.mark.parametrize(
    ("piece", "told"),
    [
        (Piece("c1"), b'["c1"]'),
        (Piece("c1", "red", say("face-red"), seat=1), b'["c1","red",null,1]'),
        (Piece("c1", "red"), b'["c1","red",null,null,{"label":null}]'),
        (Piece("c1", "red", say("card")), b'["c1","red",null,null,{"label":"card"}]'),
    ],
)
def test_what_both_sides_can_work_out_is_not_said(piece: Piece, told: bytes) -> None:
    assert msgspec.json.encode(piece_briefly(piece)) == told


def test_news_of_the_entry_itself_are_their_sentence_alone() -> None:
    line = News(5, say("taken", seat=who(1), n=2), 1)
    assert news_briefly(line, 5) == BriefSay("taken", {"seat": "@1", "n": 2})
    assert news_briefly(line, 6) == BriefNews("taken", {"seat": "@1", "n": 2}, 1, 5)
    assert news_briefly(News(5, say("dealt"), 0), 5) == BriefNews("dealt", {}, 0, 5)
