"""What is drawn: every face is a whole SVG that needs nothing outside it."""

from __future__ import annotations

from xml.etree import ElementTree

from tablee.catalog.drawing import read_drawing
from tablee.kernel import Game

COLOURS = 8
"""The page has so many for seats and sides."""


def test_faces_are_drawings(game: Game) -> None:
    """Every face is one SVG with a viewBox, that styles, runs and loads nothing."""
    assert len(set(game.faces)) == len(game.faces)
    for name in game.faces:
        root = ElementTree.fromstring(game.face(name))
        assert root.tag == "{http://www.w3.org/2000/svg}svg", name
        left, top, width, height = map(float, root.attrib["viewBox"].split())
        assert (left, top) == (0, 0), name
        assert min(width, height) > 0, name
        assert not {"width", "height"} & set(root.attrib), f"{name} has a fixed size"
        left_out = read_drawing(game.face(name)).left_out
        assert not left_out, f"{name}: the page does not get {', '.join(left_out)}"


def test_what_dresses_a_board_is_drawn_and_more_lies_in_the_box(game: Game) -> None:
    """`dress` names faces of the game, and leaves some."""
    unknown = set(game.dress) - set(game.faces)
    assert not unknown, f"`dress` names what is no face: {sorted(unknown)}"
    assert game.in_box, "nothing lies in the box but what dresses it"


def test_there_is_a_colour_for_everybody(game: Game) -> None:
    """Where players choose their colour, the box has one for each side, and the page shows it."""
    for seats in game.seats if game.box.colours else ():
        sides = game.sides(game.start(game.options(), seats)) if game.sides else range(seats)
        assert len(set(sides)) <= game.box.colours <= COLOURS
