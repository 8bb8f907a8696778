"""The picture of a link as SVG: a lid, a line, a title, and what it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from xml.sax.saxutils import escape

import msgspec

from tablee.catalog.drawing import Drawing
from tablee.catalog.lid import UPRIGHT
from tablee.pieces.palette import SAME
from tablee.web.preview.plain_svg import SANS, SERIF, mix, without_variables

WIDTH, HEIGHT = 1200, 630
LEFT = 72
TEXT_WIDTH = 530
ROW = 0.5
"""How wide a letter is, about, by its size."""
FEW, MANY = (204, 0.8), (166, 0.6)
"""How wide a face is, and how far to the next, for up to three faces and for more."""
MIDDLE = (900, 306)
"""Of the fan of faces."""
SIZES = ((9, 88), (13, 72), (1_000, 64))
"""Of a title with so many letters at most."""
SHADOW = (3, 6, 9)
"""A blur would take longer than everything else: some layers do as well."""
SIGN = (72, 56, 56)
"""Where the sign of the page stands, and how large."""
LIGHT = (
    '<defs><linearGradient id="across" x1="0" y1="0" x2="1" y2="1">'
    '<stop offset="0" stop-color="white" stop-opacity=".16"/>'
    '<stop offset=".42" stop-color="white" stop-opacity="0"/>'
    '<stop offset="1" stop-color="black" stop-opacity=".16"/></linearGradient>'
    '<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="900" cy="300" r="430">'
    '<stop offset="0" stop-color="white" stop-opacity=".24"/>'
    '<stop offset="1" stop-color="white" stop-opacity="0"/></radialGradient></defs>'
)


class Poster(msgspec.Struct, frozen=True):
    """What stands in a picture. The same poster is the same picture."""

    language: str
    accent: str
    name: str
    """Of the library."""
    label: str
    title: str
    sentence: str
    facts: str = ""


def draw(poster: Poster, faces: Sequence[Drawing], sign: str = "") -> str:
    """The whole SVG, for a rasteriser that knows two typefaces and no variables. `sign`: the SVG of
    the page's icon."""
    left, top, side = SIGN
    placed = f'<svg x="{left}" y="{top}" width="{side}" height="{side}"'
    signed = sign.replace("<svg", placed, 1)
    parts = (*_ground(poster.accent), *_fan(faces), signed, *_texts(poster))
    whole = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' font-family="{SANS}" fill="{SAME["cream"]}">{LIGHT}{"".join(parts)}</svg>'
    )
    return without_variables(whole, poster.language)


def _ground(accent: str) -> Iterator[str]:
    for paint in (mix(accent, SAME["lid"], 0.9), "url(#across)", "url(#lamp)"):
        yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{paint}"/>'


def _fan(faces: Sequence[Drawing]) -> Iterator[str]:
    """As on the shelf: each a little turned, the middle one highest."""
    wide, share = FEW if len(faces) < 4 else MANY
    high = wide * 1.4
    for number, face in enumerate(faces):
        step = number - (len(faces) - 1) / 2
        left, top = MIDDLE[0] + step * share * wide, MIDDLE[1] + step * step * 0.07 * high
        colour = SAME[f"paper-seat-{number % 8}"]
        yield (
            f'<g transform="translate({left:.0f} {top:.0f}) rotate({step * 10:.1f})">'
            f"{_shadow(face, wide, high)}"
            f'<svg x="{-wide / 2}" y="{-high / 2:.0f}" width="{wide}" height="{high:.0f}"'
            f' viewBox="{face.view_box}" overflow="visible" color="{colour}" fill="black">'
            f"{face.body}</svg></g>"
        )


def _shadow(face: Drawing, wide: float, high: float) -> str:
    """Of a card; what has another shape lies flat."""
    if face.ratio >= UPRIGHT:
        return ""
    return "".join(
        f'<rect x="{-wide / 2 - more:.0f}" y="{8 - high / 2 - more:.0f}" rx="{22 + more}"'
        f' width="{wide + 2 * more:.0f}" height="{high + 2 * more:.0f}"'
        ' fill="black" fill-opacity=".1"/>'
        for more in SHADOW
    )


def _texts(poster: Poster) -> Iterator[str]:
    yield _text(poster.name, 144, 96, 34, SERIF, 700)
    size = next(size for letters, size in SIZES if len(poster.title) <= letters)
    title = _lines(poster.title, size * 1.06, 3)
    said = _lines(poster.sentence, 33, 4)
    top = 342 - (len(title) * size + len(said) * 44) / 2
    yield _text(poster.label, LEFT, top - 12, 30, SANS, 700, 0.82)
    for number, line in enumerate(title):
        yield _text(line, LEFT, top + size * (0.92 + number), size, SERIF, 700)
    below = top + size * len(title) + 56
    for number, line in enumerate(said):
        yield _text(line, LEFT, below + 44 * number, 33, SANS, 500, 0.94)
    yield _text(poster.facts, LEFT, 578, 29, SANS, 700, 0.82)


def _lines(text: str, size: float, most: int) -> list[str]:
    """Cut by how many letters fit, since nothing here measures them."""
    fit = int(TEXT_WIDTH / (size * ROW))
    return wrap(text, fit, max_lines=most, placeholder=" …", break_long_words=True)


def _text(
    text: str, x: float, y: float, size: float, family: str, weight: int, opacity: float = 1
) -> str:
    look = f'font-family="{family}" font-size="{size}" font-weight="{weight}"'
    place = f'x="{x}" y="{y:.0f}" fill-opacity="{opacity}"'
    return f"<text {place} {look}>{escape(text)}</text>" if text else ""
