"""Rules of Reversi. Marks like RV-3 point to the clause in rules.md."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Literal

import msgspec

from tablee.kernel import BadOptions, IllegalMove, Line, Move, Outcome, rank, say
from tablee.pieces.boards import Board

FREE = 2
"""What lies on a cell: a disc of seat 0, a disc of seat 1, or nothing."""


class Options(msgspec.Struct, frozen=True):
    size: Literal[8, 6] = 8


class Put(Move, frozen=True, tag="put"):
    """RV-2: put a disc of mine on the cell of this name."""

    cell: str


class State(msgspec.Struct, frozen=True):
    """What lies on each cell, in reading order, and whose turn it is; nobody's at the end."""

    cells: tuple[int, ...]
    turn: int | None = 0


@cache
def board(cells: int) -> Board:
    """The square board with so many cells."""
    return Board(round(cells**0.5), round(cells**0.5))


def start(options: Options, seats: int) -> State:
    """RV-1: four discs in the middle, two of each colour, crosswise."""
    if seats != 2:
        raise BadOptions("wrong_seats", seats=seats)
    size, left = options.size, options.size // 2 - 1
    cells = [FREE] * size**2
    for row, column in ((0, 0), (0, 1), (1, 0), (1, 1)):
        cells[(left + row) * size + left + column] = int(row == column)
    return State(tuple(cells))


def turned(cells: Sequence[int], seat: int, cell: int) -> tuple[int, ...]:
    """RV-3: the discs between this cell and mine that a disc put here turns."""
    found: list[int] = []
    for way in board(len(cells)).ways[cell] if cells[cell] == FREE else ():
        between: list[int] = []
        for other in way:
            if cells[other] == FREE:
                break
            if cells[other] == seat:
                found += between
                break
            between.append(other)
    return tuple(found)


@lru_cache(maxsize=4096)
def puts(cells: tuple[int, ...], seat: int) -> tuple[Put, ...]:
    """RV-2: a disc goes where it turns at least one."""
    names = board(len(cells)).names
    return tuple(Put(names[cell]) for cell in range(len(cells)) if turned(cells, seat, cell))


def to_act(state: State) -> tuple[int, ...]:
    return () if state.turn is None else (state.turn,)


def legal(state: State, seat: int) -> Sequence[Put]:
    return puts(state.cells, seat) if seat == state.turn else ()


def apply(state: State, seat: int, move: Put) -> State:
    if state.turn is None:
        raise IllegalMove("game_over")
    if seat != state.turn:
        raise IllegalMove("not_your_turn")
    cell = board(len(state.cells)).named.get(move.cell)
    mine = () if cell is None else turned(state.cells, seat, cell)
    if not mine:
        raise IllegalMove("turns_nothing", cell=move.cell)
    cells = tuple(
        seat if one == cell or one in mine else disc for one, disc in enumerate(state.cells)
    )
    return State(cells, _next(cells, seat))


def _next(cells: tuple[int, ...], seat: int) -> int | None:
    """RV-4: the other player, if they can move; else the same again, or nobody."""
    return next((one for one in (1 - seat, seat) if puts(cells, one)), None)


def outcome(state: State) -> Outcome | None:
    """RV-5: when nobody can move, most discs win."""
    if state.turn is not None:
        return None
    discs = (state.cells.count(0), state.cells.count(1))
    lines = tuple((Line(say("score-discs"), count),) for count in discs)
    why = say("end-full" if FREE not in state.cells else "end-stuck")
    return Outcome(rank(discs), discs, lines, why)
