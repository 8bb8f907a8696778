"""Words, texts and faces of a box, made once: they do not change while the server runs."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cache
from xml.sax.saxutils import quoteattr

from tablee import catalog
from tablee.catalog.drawing import Drawing, NotADrawing, read_drawing
from tablee.catalog.lid import choose_faces
from tablee.kernel import Fault, Game

_LANGUAGE = re.compile(r"[a-z]{2}(-[a-z]{2})?")
_log = logging.getLogger(__name__)


@cache
def words(key: str, language: str) -> str:
    """The game's Fluent file."""
    return _text(catalog.find(key), language, "ftl")


@cache
def about(key: str, language: str) -> str:
    """The text of the box page as HTML. HTML inside the text is shown as text."""
    return to_html(_text(catalog.find(key), language, "md"))


def to_html(text: str) -> str:
    """Markdown as HTML without a `style`, which the page's policy would refuse."""
    from markdown_it import MarkdownIt  # imported late, so that the server opens sooner

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    for token in tokens:
        aligned = token.attrs.pop("style", None)
        if aligned is not None:
            token.attrSet("class", str(aligned).removeprefix("text-align:"))
    return str(markdown.renderer.render(tokens, markdown.options, {}))


@cache
def sprite(key: str) -> str:
    """Every face as a symbol in one SVG."""
    return write_sheet(_drawings(key))


@cache
def lid(key: str) -> str:
    """The few faces on the lid of a box, in the same form."""
    return write_sheet(lid_drawings(key))


def lid_drawings(key: str) -> Mapping[str, Drawing]:
    """Those few faces, one by one."""
    drawings = _drawings(key)
    pieces = {name: drawings[name] for name in catalog.find(key).in_box if name in drawings}
    return {name: pieces[name] for name in choose_faces(pieces)}


@cache
def _drawings(key: str) -> Mapping[str, Drawing]:
    return read_faces(catalog.find(key))


def read_faces(game: Game) -> Mapping[str, Drawing]:
    """Every face that is a drawing. What a face may not hold is left out, and logged."""
    read = {name: _read(game, name) for name in game.faces}
    return {name: drawing for name, drawing in read.items() if drawing is not None}


def _read(game: Game, name: str) -> Drawing | None:
    told = {"game": game.key, "face": name}
    try:
        drawing = read_drawing(game.face(name))
    except NotADrawing as fault:
        _log.warning("a face is not a drawing", extra={**told, "why": str(fault)})
        return None
    except Exception as fault:  # the other boxes stay on the shelf
        why = f"{type(fault).__name__}: {fault}"
        _log.error("a face raises instead of being drawn", extra={**told, "why": why})
        return None
    if drawing.left_out:
        _log.warning("part of a face is left out", extra={**told, "parts": drawing.left_out})
    return drawing


def write_sheet(drawings: Mapping[str, Drawing]) -> str:
    """Each face's `<svg>` turned into a `<symbol>`."""
    symbols = "".join(_symbol(name, drawing) for name, drawing in drawings.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'


def _symbol(name: str, drawing: Drawing) -> str:
    id = quoteattr(f"face-{name}")
    return f'<symbol id={id} viewBox="{drawing.view_box}">{drawing.body}</symbol>'


def _text(game: Game, language: str, ending: str) -> str:
    path = game.folder / "words" / f"{language}.{ending}"
    if not _LANGUAGE.fullmatch(language) or not path.is_file():
        raise Fault("unknown_language", language=language[:10])
    return path.read_text("utf-8")
