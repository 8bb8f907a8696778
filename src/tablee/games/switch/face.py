"""Faces of Switch: cards in four colours and shapes, dice, the Switch die, the Block token."""

from __future__ import annotations

from typing import Final

from tablee.games.switch.components import DICE_BY_TOP, KLICK, LAST, PACKS
from tablee.pieces.lettering import SANS
from tablee.pieces.palette import BACK, CREAM, INK, PAPER, washed

_COLOURS: Final = {"blue": "#1f5fa8", "amber": "#b86a00", "rose": "#b03070", "teal": "#12766a"}
_TINTS: Final = {"blue": "#d6e4f5", "amber": "#fbe5c0", "rose": "#f7d7e5", "teal": "#cdebe4"}
_BLOCK: Final = "#4a3b78"

_SHAPES: Final = {
    "blue": '<circle r="7"/>',
    "amber": '<path d="M0-8 8 6.5H-8Z"/>',
    "rose": '<path d="M0-9 8 0 0 9-8 0Z"/>',
    "teal": '<path d="M-6.5-6.5H6.5V6.5H-6.5Z"/>',
}
"""Each pack has a shape of its own besides its colour."""

_PIPS: Final = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((28, 25), (72, 25), (28, 50), (72, 50), (28, 75), (72, 75)),
}

SWITCH_FACES: Final = ("switch-green", "switch-red", "switch-block", "switch-blank")
FACES: Final = (
    *(f"{pack}-{card}" for pack in PACKS for card in range(1, LAST + 1)),
    *(f"d{side}" for side in _PIPS),
    *SWITCH_FACES,
    "block",
    "back",
)


def draw(face: str) -> str:
    """The whole SVG of one face."""
    if face in _PLAIN:
        return _PLAIN[face]
    if face.startswith("d") and face[1:].isdigit():
        return _square(_die(int(face[1:])))
    pack, _, card = face.partition("-")
    return _tall(_card(pack, int(card)))


# --- cards -------------------------------------------------------------------------------------


def _card(pack: str, card: int) -> str:
    """Number, shape in two corners, dice to throw below; the Klick card stands out inverted."""
    colour, tint = _COLOURS[pack], _TINTS[pack]
    ground, sign = (colour, CREAM) if card == KLICK else (tint, colour)
    inside = '<rect x="8" y="8" width="84" height="124" rx="7"'
    panel = f'{inside} fill="{colour}"/>' if card == KLICK else washed(inside, tint)
    notch = _klick(colour) if card == KLICK else ""
    rail = _rail(colour) if card > KLICK else ""
    return "".join(
        (
            f'<rect x="1.5" y="1.5" width="97" height="137" rx="11" fill="{PAPER}" '
            f'stroke="{colour}" stroke-width="3"/>',
            panel,
            rail,
            _marks(pack, sign),
            _number(card, sign),
            _dice_asked(DICE_BY_TOP[card], sign, ground),
            notch,
        )
    )


def _marks(pack: str, sign: str) -> str:
    places = ((21, 22), (79, 22))
    marks = "".join(f'<g transform="translate({x} {y})">{_SHAPES[pack]}</g>' for x, y in places)
    return f'<g fill="{sign}">{marks}</g>'


def _number(card: int, sign: str) -> str:
    """Two figures are a little smaller and closer together than one."""
    place = 'x="48.5" y="91" font-size="56" letter-spacing="-3"'
    if card < 10:
        place = 'x="50" y="97" font-size="80"'
    look = f'{SANS} font-weight="800" text-anchor="middle"'
    return f'<text {place} {look} fill="{sign}">{card}</text>'


def _dice_asked(number: int, sign: str, ground: str) -> str:
    """So many small dice: how many to throw when this card is on top."""
    left = 50 - (number * 15 - 3) / 2
    return "".join(
        f'<rect x="{left + 15 * place:g}" y="110" width="12" height="12" rx="3" fill="{sign}"/>'
        f'<circle cx="{left + 15 * place + 6:g}" cy="116" r="2.2" fill="{ground}"/>'
        for place in range(number)
    )


def _klick(colour: str) -> str:
    """A latch over the upper edge: from here on the pack holds."""
    return (
        f'<path d="M38 1.5v14a12 12 0 0 0 24 0v-14" fill="{PAPER}" stroke="{colour}" '
        f'stroke-width="3"/><circle cx="50" cy="14" r="5" fill="{colour}"/>'
    )


def _rail(colour: str) -> str:
    """Cards behind the latch have a second rail: they never fall back below the 9."""
    return (
        f'<rect x="11.5" y="11.5" width="77" height="117" rx="5" fill="none" stroke="{colour}" '
        f'stroke-width="1.6"/>'
    )


# --- dice and token ----------------------------------------------------------------------------


def _die(side: int) -> str:
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="9"/>' for x, y in _PIPS[side])
    return f'{_cube(CREAM)}<g fill="{INK}">{pips}</g>'


def _cube(tint: str) -> str:
    cube = '<rect x="5" y="5" width="90" height="90" rx="18"'
    return washed(cube, tint, f'stroke="{INK}" stroke-opacity=".35" stroke-width="2.5"')


_ARROWS: Final = (
    '<path d="M27 42H66M57 31 68 42 57 53M73 60H34M43 49 32 60 43 71" fill="none" '
    f'stroke="{CREAM}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>'
)
_DOWN: Final = (
    '<path d="M36 70V30M26 41 36 29 46 41M64 30V70M54 59 64 71 74 59" fill="none" '
    f'stroke="{CREAM}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>'
)
_BAR: Final = f'<rect x="24" y="41" width="52" height="18" rx="6" fill="{CREAM}"/>'
_OCTAGON: Final = '<path d="M34 10H66L90 34V66L66 90H34L10 66V34Z" fill="#b3261e"/>'
_HEXAGON: Final = f'<path d="M50 8 87 29V71L50 92 13 71V29Z" fill="{_BLOCK}"/>'


def _tall(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">{body}</svg>'


def _square(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}</svg>'


def _back() -> str:
    shapes = "".join(
        f'<g transform="translate({30 + 40 * (place % 2)} {48 + 44 * (place // 2)}) scale(1.6)">'
        f"{_SHAPES[pack]}</g>"
        for place, pack in enumerate(PACKS)
    )
    return (
        f'<rect x="1.5" y="1.5" width="97" height="137" rx="11" fill="{PAPER}" '
        f'stroke="{INK}" stroke-opacity=".35" stroke-width="2"/>'
        f'<rect x="8" y="8" width="84" height="124" rx="7" fill="{BACK}"/>'
        f'<g fill="{CREAM}" fill-opacity=".85">{shapes}</g>'
    )


_PLAIN: Final = {
    "switch-green": _square(
        f'{_cube("#dff0e4")}<circle cx="50" cy="50" r="40" fill="#1f7a44"/>{_ARROWS}'
    ),
    "switch-red": _square(_cube("#f9dedb") + _OCTAGON + _DOWN),
    "switch-block": _square(_cube("#e4dff2") + _HEXAGON + _BAR),
    "switch-blank": _square(
        f'{_cube("#efe9dc")}<rect x="18" y="18" width="64" height="64" rx="10" fill="none" '
        f'stroke="{INK}" stroke-opacity=".28" stroke-width="3" stroke-dasharray="6 7"/>'
    ),
    "block": _square(
        f'<circle cx="50" cy="50" r="46" fill="{PAPER}" stroke="{_BLOCK}" stroke-width="4"/>'
        f'<g transform="translate(7 7) scale(.86)">{_HEXAGON}{_BAR}</g>'
    ),
    "back": _tall(_back()),
}
