"""Boards of squares: their cells in reading order, with names, neighbours and lines.

A cell is a whole number, counted from 0 in reading order, as a grid of a scene counts them. Its
name is the letter of its column and the number of its row, counted from the top left: `a1`.
"""

from __future__ import annotations

from functools import cached_property
from string import ascii_lowercase
from typing import Final, TypeAlias

Direction: TypeAlias = tuple[int, int]
"""So many rows down, and so many columns to the right."""

STRAIGHT: Final[tuple[Direction, ...]] = ((-1, 0), (0, 1), (1, 0), (0, -1))
SLANTED: Final[tuple[Direction, ...]] = ((-1, 1), (1, 1), (1, -1), (-1, -1))
ALL_WAYS: Final = (*STRAIGHT, *SLANTED)


class Board:
    """A board of so many rows and columns. What it knows is computed once, when it is asked."""

    def __init__(self, rows: int, cols: int) -> None:
        self.rows = rows
        self.cols = cols

    @property
    def cells(self) -> range:
        return range(self.rows * self.cols)

    @property
    def row_names(self) -> tuple[str, ...]:
        """For the edge of a grid: `1`, `2` and so on."""
        return tuple(str(row) for row in range(1, self.rows + 1))

    @property
    def column_names(self) -> tuple[str, ...]:
        """For the edge of a grid: `a`, `b` and so on."""
        return tuple(ascii_lowercase[: self.cols])

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each cell is called."""
        return tuple(column + row for row in self.row_names for column in self.column_names)

    @cached_property
    def named(self) -> dict[str, int]:
        """The cell of each name."""
        return {name: cell for cell, name in enumerate(self.names)}

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each cell, those that share an edge with it."""
        return tuple(
            tuple(way[0] for step in STRAIGHT if (way := self.way(cell, step)))
            for cell in self.cells
        )

    @cached_property
    def ways(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """For each cell, the cells that follow it in each of the eight directions, up to the edge.

        Directions in which nothing follows are left out.
        """
        return tuple(
            tuple(way for step in ALL_WAYS if (way := self.way(cell, step))) for cell in self.cells
        )

    def way(self, cell: int, step: Direction) -> tuple[int, ...]:
        """The cells that follow this one in one direction, up to the edge."""
        row, column = divmod(cell, self.cols)
        found = []
        while (
            0 <= (row := row + step[0]) < self.rows
            and 0 <= (column := column + step[1]) < self.cols
        ):
            found.append(row * self.cols + column)
        return tuple(found)

    def lines(self, length: int) -> tuple[tuple[int, ...], ...]:
        """Every line of so many cells: in a row, in a column and slanted."""
        return tuple(
            (cell, *way[: length - 1])
            for cell in self.cells
            for step in ((0, 1), (1, 0), (1, 1), (1, -1))
            if len(way := self.way(cell, step)) >= length - 1
        )
