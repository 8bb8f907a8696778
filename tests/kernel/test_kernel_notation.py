"""Notation: the text of a move, both ways, and what is no move."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel import Move, blank, format_move, parse_move
from tablee.kernel.notation import LONGEST, BadNotation


class Pass(Move, frozen=True, tag="pass"):
    """Nothing to say."""


class Roll(Move, frozen=True, tag="roll"):
    """Several values, then a word."""

    dice: tuple[int, ...]
    side: str = ""


class Name(Move, frozen=True, tag="name"):
    """Everything a field may be; the word is left to the player."""

    blanks = ("word",)

    at: Annotated[int, msgspec.Meta(ge=0, le=9)]
    loud: bool = False
    kind: Literal["noun", "verb"] = "noun"
    seat: int | None = None
    word: str = ""


KINDS = (Pass, Roll, Name)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Pass(), "pass"),
        (Roll((1, 2, 4), "blank"), "roll 1,2,4 blank"),
        (Roll(()), "roll ."),
        (Roll((7,)), "roll 7"),
        (Name(3), "name 3"),
        (Name(3, True, "verb"), "name 3 yes verb"),
        (Name(3, word="été"), "name 3 no noun - été"),
        (Name(3, seat=1, word="a b"), 'name 3 no noun 1 "a b"'),
        (Name(3, seat=-2, word="-"), 'name 3 no noun -2 "-"'),
    ],
)
def test_moves_are_written_and_read(move: Move, text: str) -> None:
    assert format_move(move) == text
    assert parse_move(KINDS, text) == move


@given(
    st.builds(Roll, st.lists(st.integers()).map(tuple), st.text())
    | st.builds(
        Name,
        st.integers(0, 9),
        st.booleans(),
        st.sampled_from(("noun", "verb")),
        st.none() | st.integers(),
        st.text(st.characters(exclude_categories=["Cs"])),
    )
)
def test_every_move_comes_back_as_it_was(move: Move) -> None:
    text = format_move(move)
    if len(text) <= LONGEST:
        assert parse_move(KINDS, text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "fly",
        "roll",
        "roll x",
        "roll 1;2",
        "name 10",
        "name -1",
        "name 3 maybe",
        "name 3 no adverb",
        "pass now",
        "name 3 no noun - word more",
        'name 3 no noun - "unfinished',
        "name 3 " + "x" * LONGEST,
        "PASS",
        "\0",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_move(KINDS, text)


@given(st.text())
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = parse_move(KINDS, text)
    except BadNotation:
        return
    assert parse_move(KINDS, format_move(move)) == move


def test_blanks_are_what_the_player_fills_in() -> None:
    assert blank(Name(3, word="mot")) == Name(3)
    assert blank(Roll((1,), "left")) == Roll((1,), "left")
