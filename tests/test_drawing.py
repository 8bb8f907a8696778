"""Faces are written again from a list of what may be drawn; nothing else reaches the page."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

import hostile
from tablee.catalog import find, shelf
from tablee.catalog.drawing import ATTRIBUTES, ELEMENTS, SVG, NotADrawing, read_drawing
from tablee.web.http import assets


def drawn(svg: str) -> ElementTree.Element:
    """A face as the page reads it."""
    body = read_drawing(svg).body
    return ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}">{body}</svg>')


@pytest.mark.parametrize("key", sorted(shelf()))
def test_our_faces_lose_nothing(key: str) -> None:
    game = find(key)
    for name in game.faces:
        asked, given = ElementTree.fromstring(game.face(name)), drawn(game.face(name))
        assert [ElementTree.tostring(child) for child in given] == [
            ElementTree.tostring(child) for child in asked
        ]


@pytest.mark.parametrize("trick", hostile.TRICKS)
def test_what_could_run_or_load_is_left_out_and_named(trick: str) -> None:
    drawing = read_drawing(hostile.face(trick))
    assert drawing.left_out
    for element in drawn(hostile.face(trick)).iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES
        assert not any("url" in value or "\\" in value for value in element.attrib.values())
    assert "ran" not in drawing.body
    assert drawing.body.endswith(hostile.MARK.replace("/>", "></circle>"))


def test_what_is_left_out_is_named_with_its_element() -> None:
    svg = hostile.HEAD + '<g onload="x"><rect fill="url(#a)"/><script/></g></svg>'
    assert read_drawing(svg).left_out == ("<g onload>", "<rect fill>", "<script>")


def test_words_and_values_cannot_end_their_element() -> None:
    svg = hostile.HEAD + (
        "<text font-family='&quot;&gt;&lt;script&gt;'>&lt;script&gt;&amp;</text>"
        "<![CDATA[<script>]]></svg>"
    )
    (text,) = drawn(svg)
    assert (text.text, text.tail) == ("<script>&", "<script>")
    assert text.attrib == {"font-family": '"><script>'}


@pytest.mark.parametrize(
    "svg",
    ["", "<p/>", "<svg/>", hostile.HEAD, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0"/>'],
)
def test_what_is_no_drawing_is_refused(svg: str) -> None:
    with pytest.raises(NotADrawing):
        read_drawing(svg)


def test_a_bad_face_costs_a_game_that_face_alone(caplog: pytest.LogCaptureFixture) -> None:
    name = 'ring"><script>'
    drawn = {"cell": "<p/>", "cross": hostile.face("script"), name: hostile.face("link")}
    strange = replace(find("tictactoe"), face=drawn.__getitem__, faces=(*drawn, "missing"))
    sprite = ElementTree.fromstring(assets.write_sheet(assets.read_faces(strange)))
    assert [symbol.attrib["id"] for symbol in sprite] == ["face-cross", f"face-{name}"]
    told = [line.message for line in caplog.records]
    raised = "a face raises instead of being drawn"
    assert told == ["a face is not a drawing", *["part of a face is left out"] * 2, raised]
