"""Faces: two stones, a board of each size, and two small pictures for the rules in pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import sqrt

from tablee.pieces.palette import CREAM, INK, PAPER, page

SIZES = (7, 9, 11, 13)
STONES = ("stone-blue", "stone-red")
DRESS = (*(f"board-{size}" for size in SIZES), "bridge", "joined")
FACES = (*STONES, *DRESS)

MARGIN = 0.7
"""Around the cells, in widths of one: for the coloured sides, and for letters and numbers."""
DOWN = sqrt(3) / 2
CORNER = 1 / sqrt(3)
"""From the middle of a cell to its corners; to its sides it is half of its width."""
SIDE = CORNER + 0.17
"""From the middle of the cells at the edge to the end of the coloured side."""
CUT = 0.86
"""So far out the sharp corners are cut off."""

Point = tuple[float, float]
TINTS = tuple(page(f"paper-seat-{seat}") for seat in (0, 1))


def middle(cell: int, size: int) -> Point:
    """Of a cell, in widths of one, from the middle of `a1`."""
    line, column = divmod(cell, size)
    return round(column + line / 2, 4), round(line * DOWN, 4)


@cache
def draw(face: str) -> str:
    if face.startswith("board-"):
        return _board(int(face.removeprefix("board-")))
    if face in STONES:
        return _svg(100, 100, _stone(STONES.index(face), (50, 50)))
    return _bridge() if face == "bridge" else _joined()


def _svg(wide: float, high: float, body: str) -> str:
    box = f"0 0 {wide:.0f} {high:.0f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{body}</svg>'


def _stone(seat: int, at: Point) -> str:
    """Blue has a ring and red a spot, for eyes that do not tell the colours apart."""
    x, y = at
    body = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="38" fill="{TINTS[seat]}"/>'
    ring = f'r="22" fill="none" stroke="{CREAM}" stroke-opacity="0.85" stroke-width="5.5"'
    spot = f'r="12" fill="{CREAM}" fill-opacity="0.85"'
    return f'{body}<circle cx="{x:.1f}" cy="{y:.1f}" {spot if seat else ring}/>'


def _hexagon(at: Point) -> str:
    x, y = at
    corners = ((0, -1), (DOWN, -0.5), (DOWN, 0.5), (0, 1), (-DOWN, 0.5), (-DOWN, -0.5))
    points = ((x + 100 * CORNER * u, y + 100 * CORNER * v) for u, v in corners)
    return _polygon(points, PAPER, f'stroke="{INK}" stroke-opacity="0.32" stroke-width="2.5"')


def _polygon(points: Iterable[Point], fill: str, edge: str = "") -> str:
    written = " ".join(f"{u:.1f},{v:.1f}" for u, v in points)
    return f'<polygon points="{written}" fill="{fill}" {edge}/>'


# --- the board -----------------------------------------------------------------------------------


def _board(
    size: int, margin: float = MARGIN, blue: Sequence[int] = (), red: Sequence[int] = ()
) -> str:
    """Two blue and two red sides, the cells over them, and stones on some."""
    (x, y), left, top = middle(size**2 - 1, size), margin + 0.5, margin + CORNER

    def at(point: Point) -> Point:
        return 100 * (point[0] + left), 100 * (point[1] + top)

    body = "".join(_polygon(map(at, points), TINTS[seat]) for seat, points in _sides(x, y))
    body += "".join(_hexagon(at(middle(n, size))) for n in range(size**2))
    for seat, cells in enumerate((blue, red)):
        body += "".join(_stone(seat, at(middle(n, size))) for n in cells)
    return _svg(100 * (x + 2 * left), 100 * (y + 2 * top), body)


def _sides(x: float, y: float) -> Iterable[tuple[int, Sequence[Point]]]:
    """Four parts of a rhombus, from its middle; (x, y) is where the last cell stands."""
    centre, far = (x / 2, y / 2), (CUT * DOWN, CUT / 2)
    along = (SIDE - far[1]) / DOWN
    cut = (-far[0] + along / 2, -SIDE)
    blunt = (x * 2 / 3 + SIDE / sqrt(3), -SIDE)
    top = [centre, (-far[0], -far[1]), cut, blunt]
    bottom = [(x - u, y - v) for u, v in top]
    yield 1, top
    yield 1, bottom
    yield 0, [_mirrored(point) for point in top]
    yield 0, [(x - u, y - v) for u, v in map(_mirrored, top)]


def _mirrored(point: Point) -> Point:
    """On the line through both sharp corners."""
    u, v = point
    return u / 2 + DOWN * v, DOWN * u - v / 2


# --- pictures for the rules ----------------------------------------------------------------------


def _bridge() -> str:
    """Two stones side by side, and the two cells between them."""
    rows = (60, 60 + 100 * DOWN, 60 + 200 * DOWN)
    cells = ((105, rows[0]), (55, rows[1]), (155, rows[1]), (105, rows[2]))
    body = "".join(map(_hexagon, cells))
    body += _stone(0, cells[0]) + _stone(0, cells[3])
    swapped = f'<g transform="matrix(0 1 1 0 0 0)">{body}</g>'
    return _svg(rows[2] + 60, 210, swapped)


def _joined() -> str:
    """A small board on which blue has joined its sides."""
    return _board(3, 0.45, blue=(6, 4, 5), red=(1, 3))
