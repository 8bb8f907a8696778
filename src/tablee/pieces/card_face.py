"""Drawings of playing cards: a large rank and a large suit sign, legible at arm's length.

Suits are paths, not letters of some font, so that they look the same everywhere. Each suit has
its own ink and tint besides its shape.
"""

from __future__ import annotations

from typing import Final

from tablee.pieces.lettering import SANS, in_french
from tablee.pieces.palette import BACK, INK, PAPER, washed
from tablee.pieces.playing_cards import rank_of, suit_of

INKS: Final = {"S": "#22252e", "H": "#b4172f", "C": "#143826", "D": "#c2470b"}
TINTS: Final = {"S": "#eceef4", "H": "#fbe9ea", "C": "#e6f1e8", "D": "#fdf0df"}
CELL: Final = '<rect x="2" y="2" width="96" height="96" rx="9"'
_EDGE: Final = f'stroke="{INK}" stroke-opacity=".28"'

_SIGNS: Final = {
    "S": "M50 4C58 24 92 38 92 64c0 20-25 26-36 11 1 10 4 16 11 21H33c7-5 10-11 11-21-11 15-36 "
    "9-36-11C8 38 42 24 50 4Z",
    "H": "M50 94C38 76 6 58 6 32 6 6 40 2 50 26 60 2 94 6 94 32c0 26-32 44-44 62Z",
    "C": "M50 4a22 22 0 0 1 17 36 22 22 0 1 1-11 38c1 8 4 14 10 18H34c6-4 9-10 10-18A22 22 0 1 1 "
    "33 40 22 22 0 0 1 50 4Z",
    "D": "M50 3C60 22 74 38 88 50 74 62 60 78 50 97 40 78 26 62 12 50 26 38 40 22 50 3Z",
}
"""Each suit sign in a square of 100."""


FRENCH: Final = {"J": "V", "Q": "D", "K": "R"}
"""Valet, dame, roi; the ace is A in both."""


def sign(suit: str, x: float, y: float, size: float) -> str:
    """A suit sign whose square begins at x, y."""
    place = f"translate({x} {y}) scale({size / 100})"
    return f'<path d="{_SIGNS[suit]}" fill="{INKS[suit]}" transform="{place}"/>'


def text(words: str, x: float, y: float, size: float, ink: str) -> str:
    """Bold words centred on x, standing on the line y; two characters are drawn closer."""
    narrow = f' textLength="{size * 0.98:g}" lengthAdjust="spacingAndGlyphs"' if words[1:] else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="700" text-anchor="middle" '
        f'fill="{ink}" {SANS}{narrow}>{words}</text>'
    )


def index(rank: str, x: float, y: float, size: float, ink: str) -> str:
    """The rank as players of the language write it: a jack is V in French."""
    usual = text(rank, x, y, size, ink)
    if rank not in FRENCH:
        return usual
    return in_french(text(FRENCH[rank], x, y, size, ink), usual)


def card_svg(kind: int, emblem: str = "") -> str:
    """A whole card; a game may draw an emblem of its own over the foot of it."""
    suit, rank = suit_of(kind), rank_of(kind)
    return svg(
        140,
        f'<rect x="2" y="2" width="96" height="136" rx="10" fill="{PAPER}" {_EDGE} '
        'stroke-width="2.5"/>'
        + index(rank, 32, 54, 52, INKS[suit])
        + sign(suit, 64, 16, 27)
        + (emblem or sign(suit, 17, 70, 56)),
    )


def cell_svg(kind: int) -> str:
    """The same card printed on a cell of a board: nothing but what is read at 34 px."""
    suit, rank = suit_of(kind), rank_of(kind)
    ground = washed(CELL, TINTS[suit], f'{_EDGE} stroke-width="2"')
    return svg(100, ground + index(rank, 50, 53, 56, INKS[suit]) + sign(suit, 31, 57, 38))


def back_svg() -> str:
    """The back: a lattice in the house's colour."""
    lattice = "".join(f"M{x} 12 {x - 116} 128M{x - 116} 12 {x} 128" for x in range(20, 220, 16))
    return svg(
        140,
        f'<rect x="2" y="2" width="96" height="136" rx="10" fill="{PAPER}" {_EDGE} '
        'stroke-width="2.5"/><rect x="9" y="9" width="82" height="122" rx="6" '
        f'fill="{BACK}"/>'
        '<svg x="9" y="9" width="82" height="122" viewBox="9 9 82 122">'
        f'<path d="{lattice}" stroke="{PAPER}" stroke-opacity=".3" stroke-width="3" fill="none"/>'
        "</svg>",
    )


def svg(height: int, body: str) -> str:
    """A drawing 100 wide."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 {height}">'
    return f"{head}{body}</svg>"
