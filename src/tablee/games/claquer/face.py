"""Faces: a border told by colour, pattern and corner sign; a character; the movement it makes."""

from __future__ import annotations

from tablee.games.claquer.components import ACTION, FULL, STRIPED, character, colour
from tablee.games.claquer.figure import FIGURES
from tablee.games.claquer.sign import SIGNS, SPARK, frozen, none
from tablee.pieces.palette import BACK, CREAM, INK, PAPER, WHITE

FACES = (
    *FULL,
    "back",
    "do-snap",
    "do-clap",
    "do-slap",
    "do-none",
    "do-rest",
    "badge-stop",
    "badge-frozen",
)

BORDERS = {"B": "#2f6db5", "Y": "#f0b92d", "R": "#cf4436", "G": "#3c9256", STRIPED: CREAM}
_RING = "M9 0H91Q100 0 100 9V131Q100 140 91 140H9Q0 140 0 131V9Q0 0 9 0Z"
_PANEL = f'<rect x="11" y="11" width="78" height="118" rx="7" fill="{PAPER}"/>'


def draw(face: str) -> str:
    if face in ACTION:
        return _svg(100, 140, _card(face))
    if face == "back":
        return _svg(100, 140, _back())
    return _svg(100, 100, _token(face))


def _svg(width: int, height: int, body: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    return f"{head}{body}</svg>"


def _card(card: str) -> str:
    border = colour(card)
    return (
        f'<path d="{_RING}" fill="{BORDERS[border]}"/>'
        + _PATTERNS[border]()
        + _PANEL
        + _at(FIGURES[character(card)](), 50, 51, 0.98)
        + _at(SIGNS[ACTION[card]](), 50, 103, 0.9)
        + _at(_corner(border), 15.5, 15.5, 1)
        + _at(_corner(border), 84.5, 124.5, 1)
    )


def _at(drawing: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x} {y}) scale({scale})">{drawing}</g>'


# --- borders: each colour has a pattern and a sign, so that nobody needs to see the colour -------


def _corner(border: str) -> str:
    """A disc in the border's colour with its sign: round, triangle, square, cross, star."""
    sign = {
        "B": f'<circle r="5.6" fill="{WHITE}"/>',
        "Y": f'<path d="M0 -6.8L6.6 5H-6.6Z" fill="{INK}"/>',
        "R": f'<path d="M-5 -5H5V5H-5Z" fill="{WHITE}"/>',
        "G": f'<path d="M-2 -6.4H2V-2H6.4V2H2V6.4H-2V2H-6.4V-2H-2Z" fill="{WHITE}"/>',
        STRIPED: (
            '<path d="M0 -7.4L2.1 -2.4 7.4 -2.1 3.3 1.4 4.7 6.6 0 3.7 -4.7 6.6 -3.3 1.4'
            f' -7.4 -2.1 -2.1 -2.4Z" fill="{SPARK}"/>'
        ),
    }[border]
    plate = INK if border == STRIPED else BORDERS[border]
    return f'<circle r="11.5" fill="{plate}"/>{sign}'


def _dots() -> str:
    places: list[tuple[float, float]] = [(x, y) for x in range(26, 80, 12) for y in (5.5, 134.5)]
    places += [(x, y) for y in range(34, 112, 12) for x in (5.5, 94.5)]
    return "".join(f'<circle cx="{x}" cy="{y}" r="2.2" fill="{WHITE}"/>' for x, y in places)


def _teeth() -> str:
    """A zigzag all round."""
    across = "".join(f"L{x} {3 if n % 2 else 8}" for n, x in enumerate(range(20, 84, 5)))
    down = "".join(f"L{3 if n % 2 else 8} {y}" for n, y in enumerate(range(26, 118, 5)))
    path = f"M15 3{across}M3 21{down}"
    zigzag = f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="1.8"/>'
    return zigzag + f'<g transform="rotate(180 50 70)">{zigzag}</g>'


def _double() -> str:
    """A second, white line."""
    return (
        f'<rect x="5.5" y="5.5" width="89" height="129" rx="6" fill="none" stroke="{WHITE}" '
        'stroke-width="2.2"/>'
    )


def _ticks() -> str:
    """Short bars across the border."""
    across = "".join(f"M{x} 2V9M{x} 131V138" for x in range(26, 80, 8))
    down = "".join(f"M2 {y}H9M91 {y}H98" for y in range(30, 116, 8))
    return f'<path d="{across}{down}" stroke="{WHITE}" stroke-width="2" stroke-linecap="round"/>'


def _stripes() -> str:
    """Slanting stripes in all four colours: the border that goes with every other."""
    bands = []
    for n, start in enumerate(range(-140, 100, 12)):
        fill = BORDERS["BYRG"[n % 4]]
        for low, high in _cuts(start):
            bands.append(f'<path d="{low}{high}" fill="{fill}"/>')
    return "".join(bands)


def _cuts(start: int) -> list[tuple[str, str]]:
    """One slanting stripe where it crosses the four sides of the border."""
    sides = []
    for y, depth in ((0, 11), (129, 11)):
        x = start + y
        if x >= -6 and x + depth + 6 <= 106:
            sides.append((f"M{x} {y}H{x + 6}", f"L{x + depth + 6} {y + depth}H{x + depth}Z"))
    for x, depth in ((0, 11), (89, 11)):
        y = x - start
        if y >= 8 and y + depth <= 138:
            sides.append((f"M{x} {y}V{y - 6}", f"L{x + depth} {y + depth - 6}V{y + depth}Z"))
    return sides


_PATTERNS = {"B": _dots, "Y": _teeth, "R": _double, "G": _ticks, STRIPED: _stripes}


# --- the other faces -----------------------------------------------------------------------------


def _back() -> str:
    """Three plates on cloth: snap, clap, slap."""
    signs = (
        _at(SIGNS["snap"](), 33, 36, 0.72)
        + _at(SIGNS["clap"](), 58, 71, 0.72)
        + _at(SIGNS["slap"](), 36, 106, 0.68)
    )
    return (
        f'<path d="{_RING}" fill="{BACK}"/>'
        f'<rect x="7" y="7" width="86" height="126" rx="7" fill="none" stroke="{WHITE}" '
        f'stroke-opacity=".55" stroke-width="2"/>{signs}'
    )


def _token(face: str) -> str:
    """A movement somebody made, in a ring of that player's colour; or a badge."""
    if face == "badge-stop":
        return _at(SIGNS["stop"](), 50, 50, 1.75)
    if face == "badge-frozen":
        return _at(frozen(), 50, 50, 1.8)
    if face == "do-rest":
        return (
            '<circle cx="50" cy="50" r="44" fill="none" stroke="currentColor" stroke-width="5" '
            'stroke-dasharray="11 12" stroke-opacity=".35"/>'
        )
    drawing = none() if face == "do-none" else SIGNS[face.removeprefix("do-")]()
    ring = '<circle cx="50" cy="50" r="49" fill="currentColor"/>'
    return ring + _at(drawing, 50, 50, 1.26)
