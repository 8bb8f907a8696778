"""Faces: the pack, the printed cells, and the tokens of the two sides with their joker's side.

The sides differ by outline, round or square, besides their colour (DA-11).
"""

from __future__ import annotations

from typing import Final

from tablee.games.double_action.components import PRINTED
from tablee.pieces.card_face import INKS, PAPER, back_svg, card_svg, cell_svg, svg
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
    "M29 67C21 53 15 43 12 31c13 2 22 7 29 16 1-12 4-20 9-29 5 9 8 17 9 29 7-9 16-14 29-16-3 12-9 "
    "22-17 36Z"
)
"""A joker's cap with three points, in a square of 100."""


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
    bells = "".join(f'<circle cx="{cx}" cy="{cy}" r="7"/>' for cx, cy in ((12, 29), (50, 16)))
    return (
        f'<g transform="translate({x} {y}) scale({size / 100})" fill="{ink}"><path d="{_CAP}"/>'
        f'{bells}<circle cx="88" cy="29" r="7"/>'
        '<rect x="27" y="71" width="46" height="11" rx="5.5"/></g>'
    )


_FREE: Final = (
    '<rect x="2" y="2" width="96" height="96" rx="9" fill="#f2e3b3" stroke="#2b2622" '
    'stroke-opacity=".28" stroke-width="2"/>' + _joker(10, 11, 80, "#6b4a08")
)


def _token(team: int, turned: bool) -> str:
    """Plain side: full colour with a groove. Joker's side: paper with a thick coloured rim."""
    if turned:
        outline = _outline(team, 42, f'fill="{PAPER}" stroke="currentColor" stroke-width="11"')
        return outline + _joker(23, 24, 54, "currentColor")
    full = _outline(team, 42, 'fill="currentColor" stroke="#2b2622" stroke-opacity=".45"')
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
        return _star(50, 99, 30, ink)
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
