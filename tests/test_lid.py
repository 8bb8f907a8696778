"""The lid of a box shows a few of its pieces."""

from __future__ import annotations

import pytest

from tablee.catalog import shelf
from tablee.catalog.drawing import Drawing, read_drawing
from tablee.catalog.lid import choose_faces
from tablee.kernel import Game

CARD = Drawing("0 0 50 70", "", ())
DIE = Drawing("0 0 50 50", "", ())


def test_three_pieces_come_from_across_the_box() -> None:
    cards = {f"card-{n}": CARD for n in range(100)}
    assert choose_faces(cards) == ("card-12", "card-50", "card-88")


def test_cards_come_before_other_pieces_where_there_are_three() -> None:
    dice = {f"die-{n}": DIE for n in range(6)}
    cards = {f"card-{n}": CARD for n in range(3)}
    assert choose_faces({**dice, **cards}) == ("card-0", "card-1", "card-2")
    assert choose_faces({**dice, "card-0": CARD})[0] == "die-0"


def test_backs_and_empty_places_are_not_shown() -> None:
    assert choose_faces({"back": CARD, "cell-1": DIE, "gap": DIE}) == ()
    assert choose_faces({"back": CARD, "token": DIE}) == ("token",)


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: str(game.key))
def test_every_box_has_something_on_its_lid(game: Game) -> None:
    drawings = {name: read_drawing(game.face(name)) for name in game.faces}
    assert 1 <= len(choose_faces(drawings)) <= 3
