"""Faces: a village orchard. One big fruit is a plain card, twins on a stem are a double card.

Plus is a smooth red fruit, minus a spiky violet burr, so that neither colour nor sign is needed to
tell them apart. Jokers are four-leaved clovers, tens the rosette of the fair, the jackpot a jar.
"""

from __future__ import annotations

from math import cos, pi, sin

from tablee.games.take_it.components import DOUBLE, NAMES, PLAIN, face_of
from tablee.pieces import palette
from tablee.pieces.palette import BACK, EDGE

FACES = (*(face_of(kind) for kind in range(len(NAMES))), "back", "dealer")

RED, DEEP_RED = "#c8372d", "#9c241d"
VIOLET, DEEP_VIOLET = "#57407f", "#3b2a5c"
LEAF, DEEP_LEAF = "#3f8a4c", "#2a6436"
GOLD, DEEP_GOLD = "#e9b13a", "#a8700d"
CREAM, WOOD = "#fffaf0", "#7b5433"
SHINE = "#f0a79c"

_GLYPHS = {
    "+": "M2 30H28M15 17V43",
    "-": "M2 30H28",
    "0": "M20 2C33 2 36 16 36 30S33 58 20 58 4 44 4 30 7 2 20 2Z",
    "1": "M3 15 17 3V57",
    "2": "M5 16C6 6 13 2 20 2C29 2 35 8 35 17C35 30 14 40 5 57H36",
    "3": "M6 8C10 4 14 2 19 2C28 2 34 8 34 15C34 23 28 28 19 28C29 28 36 34 36 43C36 52 29 58 19 58"
    "C12 58 7 55 4 51",
    "4": "M27 57V3L3 41H37",
    "5": "M33 3H10L7 29C11 25 15 24 20 24C30 24 36 31 36 40C36 51 29 58 19 58C12 58 7 55 4 51",
    "6": "M31 4C27 2 25 2 22 2C9 3 4 20 4 36C4 50 10 58 20 58C30 58 36 51 36 41C36 31 30 25 21 25"
    "C12 25 6 30 4 38",
    "7": "M4 3H36C26 18 18 38 16 57",
    "8": "M20 28C11 28 6 22 6 15C6 7 12 2 20 2S34 7 34 15C34 22 29 28 20 28C10 28 4 34 4 43"
    "C4 52 11 58 20 58S36 52 36 43C36 34 30 28 20 28Z",
    "9": "M9 56C13 58 15 58 18 58C31 57 36 40 36 24C36 10 30 2 20 2C10 2 4 9 4 19C4 29 10 35 19 35"
    "C28 35 34 30 36 22",
    "J": "M30 3V40C30 52 24 58 16 58C9 58 5 54 3 48",
}
_WIDTHS = {"+": 30, "-": 30, "1": 22, "J": 34}


def draw(name: str) -> str:
    """The whole drawing of one face."""
    if name == "dealer":
        return _svg(100, _dealer())
    if name == "back":
        return _svg(140, _back())
    if name in _SPECIAL:
        return _svg(140, _SPECIAL[name]())
    sort, _, number = name.partition("-")
    value = int(number[1:]) * (1 if number[0] == "p" else -1)
    known = PLAIN if sort == "plain" else DOUBLE
    if value not in known:
        raise KeyError(name)
    return _svg(140, _plain(value) if sort == "plain" else _double(value))


# --- cards with a number -------------------------------------------------------------------------


def _plain(value: int) -> str:
    """One fruit as large as the card, or one burr."""
    emblem = _apple(50, 73, 42) if value > 0 else _burr(50, 72, 45, 17)
    return _card() + emblem + _number(value, 50, 74, 48 if value > 0 else 44, CREAM)


def _double(value: int) -> str:
    """Twins on one stem over the number; the second frame says that the card belongs to a pair."""
    colour = DEEP_RED if value > 0 else DEEP_VIOLET
    tint = "#fdf0dc" if value > 0 else "#ece7f6"
    frame = _card(tint) + (
        f'<rect x="8" y="8" width="84" height="124" rx="7" fill="none" stroke="{colour}" '
        'stroke-width="2.5" stroke-dasharray="7 5"/>'
    )
    size = 50 if abs(value) < 10 else 42
    return frame + _twins(value > 0) + _number(value, 50, 100, size, colour)


def _twins(is_gain: bool) -> str:
    stem = (
        f'<path d="M29 44C32 30 40 20 52 15C60 22 68 31 71 44" fill="none" stroke="{WOOD}" '
        'stroke-width="4" stroke-linecap="round"/>'
    )
    leaf = f'<path d="M51 16C58 9 69 9 76 14C70 22 59 23 51 16Z" fill="{LEAF}"/>'
    if is_gain:
        return stem + leaf + _cherry(29, 50) + _cherry(71, 50)
    return stem + leaf + _burr(30, 50, 18, 11) + _burr(70, 50, 18, 11)


def _number(value: int, x: float, y: float, size: float, colour: str) -> str:
    """A sign and its digits, centred; drawn, so that they look the same on every machine."""
    return _glyphs(f"{value:+d}", x, y, size, colour)


def _glyphs(text: str, x: float, y: float, size: float, colour: str) -> str:
    """Strokes of our own, `size` tall; a unit box is 60 tall."""
    scale = size / 60
    width = sum(_WIDTHS.get(sign, 40) for sign in text) + 9 * (len(text) - 1)
    left, parts = -width / 2, []
    for sign in text:
        parts.append(f'<path d="{_GLYPHS[sign]}" transform="translate({left:g} -30)"/>')
        left += _WIDTHS.get(sign, 40) + 9
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:.3f})" fill="none" stroke="{colour}" '
        f'stroke-width="11" stroke-linecap="round" stroke-linejoin="round">{"".join(parts)}</g>'
    )


# --- cards without -------------------------------------------------------------------------------


def _joker() -> str:
    """A clover with four leaves: luck that needs a partner."""
    leaves = "".join(
        '<path d="M50 66C38 62 26 46 34 36C40 28 48 32 50 40C52 32 60 28 66 36C74 46 62 62 50 66Z" '
        f'fill="{LEAF}" stroke="{DEEP_LEAF}" stroke-width="2.5" transform="rotate({angle} 50 66)"/>'
        for angle in (45, 135, 225, 315)
    )
    stem = (
        f'<path d="M51 68C53 88 60 100 72 108" fill="none" stroke="{DEEP_LEAF}" '
        'stroke-width="5" stroke-linecap="round"/>'
    )
    star = f'<circle cx="50" cy="66" r="6" fill="{GOLD}" stroke="{DEEP_GOLD}" stroke-width="2"/>'
    letters = _glyphs("J", 18, 24, 22, DEEP_LEAF) + _glyphs("J", 18, 116, 22, DEEP_LEAF)
    return _card("#eaf4e4") + stem + leaves + star + letters


def _ten() -> str:
    """The rosette of the fair: ten for whoever has the most, nothing for the others."""
    tails = (
        f'<path d="M34 84 22 132 38 121 48 132 54 88Z" fill="{DEEP_GOLD}"/>'
        f'<path d="M66 84 78 132 62 121 52 132 46 88Z" fill="#c98a1c"/>'
    )
    frill = _scallop(50, 58, 44, 38, 16, GOLD, DEEP_GOLD)
    disc = (
        f'<circle cx="50" cy="58" r="33" fill="{CREAM}" stroke="{DEEP_GOLD}" stroke-width="2.5"/>'
    )
    text = _glyphs("10", 49, 58, 34, "#7a4d05")
    return _card("#fff6dd") + tails + frill + disc + text


def _jackpot() -> str:
    """A jar: one is worth nothing, seven are worth the most."""
    jar = (
        '<path d="M24 46C20 52 18 58 18 66V112C18 121 24 126 32 126H68C76 126 82 121 82 112V66'
        'C82 58 80 52 76 46Z" fill="#dcebf2" stroke="#2f6f8f" stroke-width="3.5"/>'
        '<path d="M22 76C36 70 40 82 54 76C66 71 70 80 78 76V112C78 119 74 122 68 122H32'
        'C26 122 22 119 22 112Z" fill="#1f7a8c"/>'
        '<rect x="22" y="32" width="56" height="15" rx="5" fill="#e2603f" '
        f'stroke="{DEEP_RED}" stroke-width="3"/>'
        '<path d="M30 32V47M40 32V47M50 32V47M60 32V47M70 32V47" '
        f'stroke="{DEEP_RED}" stroke-width="2"/>'
    )
    star = _star(50, 98, 22, 9.5, GOLD, "#fff3c9")
    rays = "".join(
        f'<path d="M50 26V12" stroke="{GOLD}" stroke-width="5" stroke-linecap="round" '
        f'transform="rotate({angle} 50 46)"/>'
        for angle in (-48, -24, 0, 24, 48)
    )
    return _card("#e9f4f4") + rays + jar + star


_SPECIAL = {"joker": _joker, "ten": _ten, "jackpot": _jackpot}


def _back() -> str:
    """A trellis with a fruit in the middle; the same on every card."""
    inner = f'<rect x="8" y="8" width="84" height="124" rx="7" fill="none" stroke="{CREAM}"'
    return (
        f'<rect x="1.5" y="1.5" width="97" height="137" rx="11" fill="{BACK}" '
        f'stroke="{EDGE}" stroke-width="1.5"/>'
        f'{inner} stroke-opacity=".75" stroke-width="2.5"/>'
        f'<g stroke="{CREAM}" stroke-opacity=".22" stroke-width="2">{_clipped_trellis()}</g>'
        f'<circle cx="50" cy="70" r="27" fill="{BACK}" stroke="{CREAM}" '
        f'stroke-opacity=".75" stroke-width="2.5"/>{_apple(50, 72, 16)}'
    )


def _clipped_trellis() -> str:
    """Lines that end on the inner frame, so that nothing needs a clip path."""
    parts = []
    for shift in range(-112, 85, 28):
        low, high = max(0, -shift), min(84, 124 - shift)
        if high > low:
            parts.append(f"M{8 + low} {8 + shift + low} {8 + high} {8 + shift + high}")
            parts.append(f"M{92 - low} {8 + shift + low} {92 - high} {8 + shift + high}")
    return f'<path d="{"".join(parts)}" fill="none"/>'


def _dealer() -> str:
    """A gold button with the pack on it."""
    return (
        f'<circle cx="50" cy="50" r="46" fill="{GOLD}" stroke="{DEEP_GOLD}" stroke-width="5"/>'
        f'<rect x="25" y="26" width="30" height="44" rx="4" fill="{DEEP_GOLD}" '
        'transform="rotate(-14 40 48)"/>'
        f'<rect x="42" y="28" width="32" height="46" rx="4" fill="{CREAM}" stroke="{DEEP_GOLD}" '
        f'stroke-width="4" transform="rotate(10 58 51)"/>'
        f'<circle cx="58" cy="51" r="8" fill="{RED}"/>'
    )


# --- drawn things --------------------------------------------------------------------------------


def _svg(height: int, body: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 {height}">'
    return f"{head}{body}</svg>"


def _card(tint: str = palette.CREAM) -> str:
    whole = '<rect x="1.5" y="1.5" width="97" height="137" rx="11"'
    return palette.washed(whole, tint, f'stroke="{EDGE}" stroke-width="1.5"')


def _apple(x: int, y: int, r: int) -> str:
    """Smooth and round, with a stem and a leaf."""
    k = r / 42
    return (
        f'<g transform="translate({x} {y}) scale({k:.3f})">'
        f'<path d="M0-34C-3-44-1-52 5-58" fill="none" stroke="{WOOD}" stroke-width="5" '
        'stroke-linecap="round"/>'
        f'<path d="M3-45C10-58 25-60 35-56C30-44 16-38 3-45Z" fill="{LEAF}"/>'
        f'<path d="M0-34C-12-43-44-42-44-4C-44 26-22 48 0 41C22 48 44 26 44-4C44-42 12-43 0-34Z" '
        f'fill="{RED}" stroke="{DEEP_RED}" stroke-width="3"/>'
        f'<path d="M-33-14C-32-22-27-28-20-30" fill="none" stroke="{SHINE}" stroke-width="5" '
        'stroke-linecap="round"/></g>'
    )


def _cherry(x: int, y: int) -> str:
    return (
        f'<circle cx="{x}" cy="{y}" r="17" fill="{RED}" stroke="{DEEP_RED}" stroke-width="2.5"/>'
        f'<path d="M{x - 10} {y - 2}C{x - 10} {y - 7} {x - 7} {y - 10} {x - 3} {y - 11}" '
        f'fill="none" stroke="{SHINE}" stroke-width="3.5" stroke-linecap="round"/>'
    )


def _burr(x: int, y: int, r: int, spikes: int) -> str:
    """The spiky husk of a chestnut."""
    return _star(x, y, r, r * 0.82, VIOLET, DEEP_VIOLET, spikes)


def _star(x: int, y: int, r: float, inner: float, fill: str, line: str, points: int = 5) -> str:
    corners = []
    for step in range(2 * points):
        reach, angle = (inner if step % 2 else r), pi * step / points - pi / 2
        corners.append(f"{x + reach * cos(angle):.1f} {y + reach * sin(angle):.1f}")
    path = "M" + " ".join(corners) + "Z"
    edge = f'stroke="{line}" stroke-width="2.5" stroke-linejoin="round"'
    return f'<path d="{path}" fill="{fill}" {edge}/>'


def _scallop(x: int, y: int, r: int, inner: int, folds: int, fill: str, line: str) -> str:
    """The frill of a rosette."""
    parts = []
    for step in range(folds):
        middle, end = 2 * pi * (step + 0.5) / folds, 2 * pi * (step + 1) / folds
        parts.append(
            f"Q{x + (r + 5) * cos(middle):.1f} {y + (r + 5) * sin(middle):.1f} "
            f"{x + inner * cos(end):.1f} {y + inner * sin(end):.1f}"
        )
    path = f"M{x + inner} {y}" + "".join(parts) + "Z"
    return f'<path d="{path}" fill="{fill}" stroke="{line}" stroke-width="2.5"/>'
