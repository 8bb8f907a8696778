"""The room that a board takes whose cells stand anywhere, in widths of a cell."""

from __future__ import annotations

import re
from math import isfinite, sqrt
from typing import Final, NamedTuple

from tablee.kernel.scene import Zone

OUTLINES: Final = frozenset({"", "hexagon", "circle"})
"""Shapes of a cell that have a name; any other outline is the path of an SVG."""
FARTHEST: Final = 100
"""What is wider or higher is no board, but a mistake."""

_PATH = re.compile(r"[Mm][\s,\d.eE+\-MmLlHhVvCcSsQqTtAaZz]+[Zz]\s*")


class Area(NamedTuple):
    """Where a board begins, how large it is, and how high one of its cells is."""

    left: float
    top: float
    wide: float
    high: float
    cell_high: float


def area_of(zone: Zone, face_ratio: float = 1.0) -> Area | None:
    """Of the cells and their margin. None for a grid in lines, and where the places are wrong."""
    numbers = [*(number for place in zone.places for number in place), zone.margin]
    if not zone.places or len(zone.places) != len(zone.cells) or not all(map(isfinite, numbers)):
        return None
    cell_high = 2 / sqrt(3) if zone.outline == "hexagon" else 1 if zone.outline else 1 / face_ratio
    xs, ys = zip(*zone.places, strict=True)
    left, top = min(xs) - 0.5 - zone.margin, min(ys) - cell_high / 2 - zone.margin
    wide = max(xs) + 0.5 + zone.margin - left
    high = max(ys) + cell_high / 2 + zone.margin - top
    return Area(left, top, wide, high, cell_high) if 0 < max(wide, high) <= FARTHEST else None


def is_outline(text: str) -> bool:
    """Whether it is a shape that the page knows, or a closed path."""
    return text in OUTLINES or _PATH.fullmatch(text) is not None
