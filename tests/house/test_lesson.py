"""Tables for lessons: never rated, made as they are written, and not continued otherwise."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from sheets import new_table
from tablee.catalog import shelf
from tablee.house.lobby.summary import retrace
from tablee.house.people.guest import Guest
from tablee.house.sheets.new_table import draft
from tablee.house.sheets.table_card import card
from tablee.kernel import BadOptions, Fault
from tablee.store import Terms
from tablee.table import beginning

ANN = Guest("g-ann", "Ann")


def drafted(*chairs: str, **wishes: Any) -> Any:
    game = shelf()["double-action"]
    wish = new_table(game.key, *chairs, **{"lesson": "en", "begin": True, **wishes})
    return draft(game, wish, ANN, 0)


def test_a_lesson_has_the_terms_it_was_written_for() -> None:
    terms = drafted("me", "beginner", options={"target": 3}, games=3, access="public").terms
    assert (terms.options, terms.games, terms.access) == ({"dealer": 2}, 1, "unlisted")
    assert (terms.lesson, terms.grace, terms.rated) == ("en", 0, False)


def test_a_lesson_is_never_rated() -> None:
    with pytest.raises(Fault, match="lesson_rated"):
        drafted("me", "beginner", rated=True)


@pytest.mark.parametrize(
    ("chairs", "begin"),
    [
        (("beginner", "me"), True),
        (("me", "open"), True),
        (("me", "beginner"), False),
        (("me", *("beginner",) * 3), True),
    ],
)
def test_the_learner_sits_first_among_computers(chairs: tuple[str, ...], begin: bool) -> None:
    with pytest.raises(BadOptions, match="bad_chairs"):
        drafted(*chairs, begin=begin)


def test_every_box_of_ours_teaches_six_to_ten_moves() -> None:
    for key in ("claquer", "crack-word", "double-action", "switch", "take-it"):
        lesson, guide = shelf()[key].lesson, shelf()[key].guide
        assert lesson is not None
        assert guide is not None
        assert 6 <= len(lesson("fr").taught) <= 10


def test_a_lesson_that_was_left_waits_in_silence() -> None:
    """It stands in the list of my tables, and not among those that wait for me."""
    game = shelf()["tictactoe"]
    sheet = draft(game, new_table(game.key, "me", "beginner", lesson="en", begin=True), ANN, 0)
    begun = beginning.begin(sheet, game)
    assert retrace(begun, ()).awaited == ()
    assert retrace(replace(begun, terms=Terms()), ()).awaited == (0,)
    assert card(begun).lesson
