"""What does not change while the server runs: words, texts and faces of a box, made once."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt

from tablee import catalog
from tablee.kernel import Fault, Game

_LANGUAGE = re.compile(r"[a-z]{2}(-[a-z]{2})?")
_SVG = re.compile(r"\s*<svg\b([^>]*)>(.*)</svg>\s*", re.DOTALL)
_VIEW_BOX = re.compile(r'viewBox="([^"]*)"')


@cache
def words(key: str, language: str) -> str:
    """The game's Fluent file."""
    return _text(catalog.find(key), language, "ftl")


@cache
def about(key: str, language: str) -> str:
    """The box page's text as HTML; what looks like HTML in it stays text."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    return str(markdown.render(_text(catalog.find(key), language, "md")))


@cache
def sprite(key: str) -> str:
    """Every face as a symbol in one SVG."""
    game = catalog.find(key)
    symbols = "".join(symbol(name, game.face(name)) for name in game.faces)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'


def symbol(name: str, svg: str) -> str:
    """A face's `<svg>` turned into a `<symbol>`."""
    parts = _SVG.fullmatch(svg)
    view_box = _VIEW_BOX.search(parts[1]) if parts else None
    if parts is None or view_box is None:
        raise ValueError(f"face {name} is not one <svg> with a viewBox")
    return f'<symbol id="face-{name}" viewBox="{view_box[1]}">{parts[2]}</symbol>'


def _text(game: Game, language: str, ending: str) -> str:
    path = game.folder / "words" / f"{language}.{ending}"
    if not _LANGUAGE.fullmatch(language) or not path.is_file():
        raise Fault("unknown_language", language=language[:10])
    return path.read_text("utf-8")
