"""Boards of squares: names, neighbours, ways and lines."""

from __future__ import annotations

import pytest

from tablee.pieces.boards import Board

BOARD = Board(3, 4)
"""a1 b1 c1 d1 / a2 b2 c2 d2 / a3 b3 c3 d3."""


def named(cells: tuple[int, ...]) -> str:
    return " ".join(BOARD.names[cell] for cell in cells)


def test_cells_are_named_by_column_and_row() -> None:
    assert named(tuple(BOARD.cells)) == "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3"
    assert [BOARD.named[name] for name in BOARD.names] == list(BOARD.cells)
    assert (BOARD.column_names, BOARD.row_names) == (("a", "b", "c", "d"), ("1", "2", "3"))


def test_neighbours_share_an_edge_and_do_not_go_round_it() -> None:
    assert named(BOARD.neighbours[BOARD.named["a1"]]) == "b1 a2"
    assert named(BOARD.neighbours[BOARD.named["c2"]]) == "c1 d2 c3 b2"
    assert named(BOARD.neighbours[BOARD.named["d2"]]) == "d1 d3 c2"


def test_ways_lead_to_the_edge() -> None:
    ways = [named(way) for way in BOARD.ways[BOARD.named["b1"]]]
    assert sorted(ways) == ["a1", "a2", "b2 b3", "c1 d1", "c2 d3"]


@pytest.mark.parametrize(("length", "count"), [(2, 9 + 8 + 6 + 6), (3, 6 + 4 + 2 + 2), (4, 3)])
def test_lines_are_counted(length: int, count: int) -> None:
    """In rows, in columns, and slanted both ways."""
    lines = BOARD.lines(length)
    assert len({frozenset(line) for line in lines}) == len(lines) == count
    assert all(len(line) == length for line in lines)
