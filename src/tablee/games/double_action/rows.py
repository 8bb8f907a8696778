"""Rows of a state with one place changed."""

from __future__ import annotations

from tablee.games.double_action.state import Pair

Row = tuple[int, ...]


def without(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    place = hand.index(kind)
    return hand[:place] + hand[place + 1 :]


def with_row(rows: tuple[Row, ...], seat: int, row: Row) -> tuple[Row, ...]:
    changed = list(rows)  # faster than joining the slices before and after
    changed[seat] = row
    return tuple(changed)


def with_cells(pair: Pair, team: int, cells: int) -> Pair:
    return (pair[0], cells) if team else (cells, pair[1])
