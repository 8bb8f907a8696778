"""Faces: the pack, the printed cells, and the tokens of the two sides with their joker's side.

The sides differ by outline, round or square, besides their colour (DA-11).
"""

from __future__ import annotations

from typing import Final

from tablee.games.double_action.components import PRINTED
from tablee.pieces.card_face import CELL, INKS, back_svg, card_svg, cell_svg, svg
from tablee.pieces.palette import INK, PAPER, washed
from tablee.pieces.playing_cards import CARDS, KINDS, is_black, is_jack, suit_of

_PRINTED: Final = sorted({kind for kind in PRINTED if kind is not None})
CELL_FACES: Final = tuple("free" if k is None else f"cell-{CARDS[k]}" for k in PRINTED)
FACES: Final = (
    *CARDS,
    "back",
    *(f"cell-{CARDS[kind]}" for kind in _PRINTED),
    "free",
    *("token-0", "token-1", "turned-0", "turned-1"),
)
_CAP: Final = (
    "M26 60C28 44 23 39 9 50 5 24 27 10 43 27 45 18 47 12 50 6 53 12 55 18 57 27 73 10 95 24 91 50 "
    "77 39 72 44 74 60 58 54 42 54 26 60Z"
)
"""A joker's cap with three points, in a square of 100."""
_HEAD: Final = (
    "M30 66C43 61 57 61 70 66V74A20 20 0 0 1 30 74ZM42 70a3 3 0 1 0 .1 0ZM58 70a3 3 0 1 0 .1 0Z"
    "M39 80Q50 91 61 80 50 85 39 80Z"
)
"""The head under it, eyes and smile cut out."""


def draw(name: str) -> str:
    """The drawing of one face."""
    if name == "back":
        return back_svg()
    if name == "free":
        return svg(100, _FREE)
    kind, _, which = name.partition("-")
    if kind == "cell":
        return cell_svg(KINDS[which])
    if kind in ("token", "turned"):
        return svg(100, _token(int(which), turned=kind == "turned"))
    card = KINDS[name]
    return card_svg(card, _emblem(card) if is_jack(card) else "")


def _joker(x: float, y: float, size: float, ink: str) -> str:
    bells = "".join(
        f'<circle cx="{cx}" cy="{cy}" r="7"/>' for cx, cy in ((9, 55), (50, 7), (91, 55))
    )
    return (
        f'<g transform="translate({x} {y}) scale({size / 100})" fill="{ink}"><path d="{_CAP}"/>'
        f'{bells}<path fill-rule="evenodd" d="{_HEAD}"/></g>'
    )


_FREE: Final = washed(
    CELL, "#f2e3b3", f'stroke="{INK}" stroke-opacity=".28" stroke-width="2"'
) + _joker(9, 9, 82, "#6b4a08")


def _token(team: int, turned: bool = False) -> str:
    """Plain side: full colour with a groove. Joker's side: paper with a thick coloured rim."""
    if turned:
        outline = _outline(team, 42, f'fill="{PAPER}" stroke="currentColor" stroke-width="11"')
        return outline + _joker(20, 20, 60, "currentColor")
    full = _outline(team, 42, f'fill="currentColor" stroke="{INK}" stroke-opacity=".45"')
    groove = f'fill="none" stroke="{PAPER}" stroke-opacity=".75" stroke-width="5"'
    return full + _outline(team, 26, groove)


def _outline(team: int, radius: int, paint: str) -> str:
    if team == 0:
        return f'<circle cx="50" cy="50" r="{radius}" {paint}/>'
    start, size = 50 - radius + 2, 2 * radius - 4
    corner = radius // 4
    return f'<rect x="{start}" y="{start}" width="{size}" height="{size}" rx="{corner}" {paint}/>'


def _emblem(kind: int) -> str:
    """What a jack can do: a star on a token, any cell; a black one also strikes a token out."""
    ink = INKS[suit_of(kind)]
    if not is_black(kind):
        return _star(45, 99, 30, ink)
    struck = (
        f'<g fill="none" stroke="{ink}" stroke-width="5"><circle cx="69" cy="108" r="18"/>'
        '<path d="M54 93 84 123" stroke-width="7" stroke-linecap="round"/></g>'
    )
    return _star(29, 90, 20, ink) + struck


def _star(x: float, y: float, radius: float, ink: str) -> str:
    arm = radius * 0.56
    slant = arm * 0.7
    rays = (
        f"M{x - arm:.1f} {y}H{x + arm:.1f}M{x} {y - arm:.1f}V{y + arm:.1f}"
        f"M{x - slant:.1f} {y - slant:.1f} {x + slant:.1f} {y + slant:.1f}"
        f"M{x - slant:.1f} {y + slant:.1f} {x + slant:.1f} {y - slant:.1f}"
    )
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius - 2}" fill="{ink}"/>'
        f'<path d="{rays}" stroke="{PAPER}" stroke-width="{radius / 5:.1f}" '
        'stroke-linecap="round"/>'
    )
