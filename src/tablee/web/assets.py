"""What does not change while the server runs: words, texts and faces of a box, made once."""

from __future__ import annotations

import logging
import re
from functools import cache
from xml.sax.saxutils import quoteattr

from markdown_it import MarkdownIt

from tablee import catalog
from tablee.catalog.drawing import NotADrawing, read_drawing
from tablee.kernel import Fault, Game

_LANGUAGE = re.compile(r"[a-z]{2}(-[a-z]{2})?")
_log = logging.getLogger(__name__)


@cache
def words(key: str, language: str) -> str:
    """The game's Fluent file."""
    return _text(catalog.find(key), language, "ftl")


@cache
def about(key: str, language: str) -> str:
    """The box page's text as HTML; what looks like HTML in it stays text."""
    return to_html(_text(catalog.find(key), language, "md"))


def to_html(text: str) -> str:
    """Markdown as HTML without a `style`, which the page's policy would refuse."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    for token in tokens:
        aligned = token.attrs.pop("style", None)
        if aligned is not None:
            token.attrSet("class", str(aligned).removeprefix("text-align:"))
    return str(markdown.renderer.render(tokens, markdown.options, {}))


@cache
def sprite(key: str) -> str:
    """Every face as a symbol in one SVG. What a face may not hold is left out, and logged."""
    game = catalog.find(key)
    symbols = "".join(_symbol(game, name) for name in game.faces)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'


def _symbol(game: Game, name: str) -> str:
    """A face's `<svg>` turned into a `<symbol>`; nothing where there is no drawing."""
    told = {"game": game.key, "face": name}
    try:
        drawing = read_drawing(game.face(name))
    except NotADrawing as fault:
        _log.warning("a face is not a drawing", extra={**told, "why": str(fault)})
        return ""
    if drawing.left_out:
        _log.warning("part of a face is left out", extra={**told, "parts": drawing.left_out})
    id = quoteattr(f"face-{name}")
    return f'<symbol id={id} viewBox="{drawing.view_box}">{drawing.body}</symbol>'


def _text(game: Game, language: str, ending: str) -> str:
    path = game.folder / "words" / f"{language}.{ending}"
    if not _LANGUAGE.fullmatch(language) or not path.is_file():
        raise Fault("unknown_language", language=language[:10])
    return path.read_text("utf-8")
