"""Where the box lets players choose their colour: before the start, first come, first served."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from table.trio import GAME, Room, sheet
from tablee import wire
from tablee.catalog import shelf
from tablee.kernel import Game
from tablee.wire import Colour, Refused, Seating, Sit, Stand

FOUR = replace(GAME, box=replace(GAME.box, colours=4))
"""Two seats and four colours."""


def of_sides() -> Game:
    """A game of partners, with a colour for each side."""
    games = [game for game in shelf().values() if game.sides and 4 in game.seats]
    return next(replace(game, box=replace(game.box, colours=2)) for game in games)


def waiting(*chairs: str, game: Game = FOUR, **fields: Any) -> Room:
    table = Room(sheet(*chairs, game=game, status="waiting", **fields), game)
    return table.come("a", "ANN").come("b", "BOB").come("w", "")


def colours(table: Room, viewer: str = "w") -> list[int | None]:
    return [chair.colour for chair in table.seating(viewer).chairs]


def refused(table: Room, viewer: str, colour: int) -> str:
    answer = table.ask(viewer, Colour(9, colour))
    assert isinstance(answer, Refused)
    return answer.code


def test_who_chooses_has_that_colour_and_everybody_sees_it() -> None:
    table = waiting("ANN", "BOB")
    assert colours(table) == [0, 1]
    assert isinstance(table.ask("b", Colour(1, 3)), Seating)
    assert colours(table, "a") == colours(table, "b") == colours(table) == [0, 3]
    assert [chair.chose for chair in table.seating("a").chairs] == [False, True]


def test_who_has_not_chosen_gets_what_is_left() -> None:
    table = waiting("ANN", "regular")
    table.ask("a", Colour(1, 1))
    assert colours(table) == [1, 0]


def test_two_do_not_have_the_same() -> None:
    table = waiting("ANN", "BOB")
    table.ask("b", Colour(1, 0))
    assert colours(table) == [1, 0]
    assert table.ask("a", Colour(2, 0)) == Refused(2, "colour_taken", {"seat": "@1"})
    assert colours(table) == [1, 0]


def test_one_may_change_ones_mind() -> None:
    table = waiting("ANN", "BOB")
    table.ask("a", Colour(1, 2))
    table.ask("a", Colour(2, 3))
    table.ask("b", Colour(3, 2))
    assert colours(table) == [3, 2]


def test_a_chair_that_is_left_forgets_the_choice() -> None:
    table = waiting("ANN", "BOB")
    table.ask("b", Colour(1, 0))
    table.ask("b", Stand(2))
    assert colours(table) == [0, 1]
    table.ask("b", Sit(3, 1))
    assert not table.seating("b").chairs[1].chose


def test_partners_share_a_colour_and_either_may_choose_it() -> None:
    table = waiting("ANN", "BOB", "CAT", "regular", game=of_sides()).come("c", "CAT")
    assert colours(table) == [0, 1, 0, 1]
    table.ask("a", Colour(1, 1))
    assert colours(table) == [1, 0, 1, 0]
    assert refused(table, "b", 1) == "colour_taken"
    table.ask("c", Colour(2, 0))
    assert colours(table) == [0, 1, 0, 1]
    table.ask("b", Colour(3, 1))
    assert refused(table, "a", 1) == "colour_taken"


@pytest.mark.parametrize(("viewer", "colour", "code"), [("a", 4, "no_such_colour"), ("w", 1, "")])
def test_what_is_refused(viewer: str, colour: int, code: str) -> None:
    assert refused(waiting("ANN", "BOB"), viewer, colour) == (code or "not_seated")


def test_where_nobody_is_asked_nobody_chooses() -> None:
    table = waiting("ANN", "BOB", game=replace(GAME, box=replace(GAME.box, colours=0)))
    assert colours(table) == [None, None]
    assert refused(table, "a", 0) == "no_such_colour"


def test_colours_are_fixed_when_the_game_begins_and_stored() -> None:
    table = waiting("ANN", "BOB")
    table.ask("b", Colour(1, 0))
    table.ask("a", wire.Begin(2))
    assert table.kept.colours == (1, 0)
    assert refused(table, "a", 3) == "already_begun"
    assert colours(table.reload().come("w", "")) == [1, 0]


def test_a_choice_is_stored_before_the_game_begins() -> None:
    table = waiting("ANN", "BOB")
    table.ask("b", Colour(1, 3))
    assert colours(table.reload().come("w", "")) == [0, 3]


def test_a_choice_for_which_the_box_has_no_colour_any_more_is_none() -> None:
    table = waiting("ANN", "BOB")
    table.ask("b", Colour(1, 3))
    two = replace(GAME, box=replace(GAME.box, colours=2))
    assert colours(Room(table.kept, two).come("w", "")) == [0, 1]
