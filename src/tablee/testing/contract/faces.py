"""What is drawn: every face is a whole SVG that leans on nothing outside it."""

from __future__ import annotations

from xml.etree import ElementTree

from tablee.kernel import Game


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
        for element in root.iter():
            kind = element.tag.rpartition("}")[2]
            assert kind not in ("style", "script", "image", "foreignObject"), (name, kind)
            told = {key.rpartition("}")[2] for key in element.attrib}
            assert not told & {"id", "class", "href", "onclick", "onload"}, (name, kind)
