"""Lines of the board: which fives a token completes, and which of them may be turned.

Sets of cells are whole numbers, one bit a cell in reading order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from tablee.games.double_action.components import FREE, SIDE

FIVE: Final = 5
DIRECTIONS: Final = ((0, 1), (1, 0), (1, 1), (1, -1))
"""DA-05: along rows, columns and both diagonals; no line goes round an edge."""


def cell_name(cell: int) -> str:
    """Row and column from 1, as players say it: `5-6`."""
    return f"{cell // SIDE + 1}-{cell % SIDE + 1}"


CELL_NAMES: Final = tuple(cell_name(cell) for cell in range(SIDE * SIDE))
CELLS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}


def parse_cell(text: str) -> int | None:
    return CELLS.get(text)


def bits(cells: int) -> Iterator[int]:
    """The cells of a set, in reading order."""
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low


def _fives(down: int, right: int) -> Iterator[int]:
    """Every five in a line in one direction."""
    for start in range(SIDE * SIDE):
        row, column = divmod(start, SIDE)
        if row + 4 * down < SIDE and 0 <= column + 4 * right < SIDE:
            yield sum(1 << start + step * (SIDE * down + right) for step in range(FIVE))


FIVES: Final = tuple(tuple(_fives(down, right)) for down, right in DIRECTIONS)
THROUGH: Final = tuple(
    tuple(tuple(five for five in fives if five >> cell & 1) for fives in FIVES)
    for cell in range(SIDE * SIDE)
)
"""For each cell and direction, the fives that contain it, in order along the line."""
ALL_THROUGH: Final = tuple(tuple(five for line in lines for five in line) for lines in THROUGH)

_STARTS: Final = tuple(
    (SIDE * down + right, sum(five & -five for five in fives))
    for (down, right), fives in zip(DIRECTIONS, FIVES, strict=True)
)
"""For each direction how far the next cell is, and the first cells of its fives."""


@lru_cache(maxsize=512)  # the list of moves and the judge ask about the same tokens
def ready(tokens: int) -> int:
    """The cells where one more token makes a five, all at once: bits side by side are cells."""
    found = 0
    for step, starts in _STARTS:
        first = tokens | FREE
        second, third = first >> step, first >> 2 * step
        fourth, fifth = first >> 3 * step, first >> 4 * step
        left, right = first & second & starts, fourth & fifth & starts
        if left & right or left & third or right & third:
            found |= second & third & right
            found |= (first & third & right) << step
            found |= (left & right) << 2 * step
            found |= (left & third & fifth) << 3 * step
            found |= (left & third & fourth) << 4 * step
    return found


Claim = tuple[int, ...]
"""The fives turned by one move."""
NOTHING: Final[tuple[Claim, ...]] = ((),)


def is_new(five: int, series: Sequence[int]) -> bool:
    """DA-08, A-DA-3: it shares one token at most with each series there is.

    A free cell is no token, so sharing one costs nothing (DA-10).
    """
    return all((five & other & ~FREE).bit_count() <= 1 for other in series)


def claims(tokens: int, series: Sequence[int], cell: int) -> tuple[Claim, ...]:
    """The ways to turn what the token just put on `cell` completes; `((),)` when nothing.

    Every line that can count does (A-DA-4). Two fives of one line both count when they share just
    the new token; otherwise the owner picks one of those that contain it (DA-15). A five without
    the new token was there before, and was turned then or is barred by one that was.
    """
    if not ready(tokens & ~(1 << cell)) >> cell & 1:
        return NOTHING
    have = tokens | FREE
    lines = (
        [five for five in line if five & have == five and is_new(five, series)]
        for line in THROUGH[cell]
    )
    ways = [_ways(line) for line in lines if line]
    return tuple(tuple(five for way in choice for five in way) for choice in product(*ways))


def _ways(line: Sequence[int]) -> list[Claim]:
    """Within one line: the two outermost fives if they share one token, else any one five."""
    first, last = line[0], line[-1]
    if first != last and (first & last).bit_count() == 1:
        return [(first, last)]
    return [(five,) for five in line]
