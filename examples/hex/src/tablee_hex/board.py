"""A board of some size: names of its cells, and which lie beside each other."""

from __future__ import annotations

from functools import cache

import msgspec

BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""Columns and lines between a cell and its six neighbours."""


class Board(msgspec.Struct, frozen=True):
    """Cells in reading order: `a1` is the first."""

    size: int
    names: tuple[str, ...]
    beside: tuple[tuple[int, ...], ...]


@cache
def board(size: int) -> Board:
    cells = [(column, line) for line in range(size) for column in range(size)]
    number = {cell: n for n, cell in enumerate(cells)}
    around = ([(x + dx, y + dy) for dx, dy in BESIDE] for x, y in cells)
    return Board(
        size,
        tuple(f"{chr(ord('a') + x)}{y + 1}" for x, y in cells),
        tuple(tuple(number[cell] for cell in near if cell in number) for near in around),
    )


def mirrored(cell: int, size: int) -> int:
    """Lines and columns change places: what is between my sides is then between yours."""
    line, column = divmod(cell, size)
    return column * size + line


def between(cell: int, size: int, seat: int) -> int:
    """How many cells lie between it and the first side of this seat."""
    return cell % size if seat == 0 else cell // size
