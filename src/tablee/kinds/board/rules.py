"""Rules of New game. Marks like NG-2 point to the clause in rules.md."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.kernel import BadOptions, IllegalMove, Move, Outcome
from tablee.pieces.boards import Board

BOARD = Board(5, 5)


class Options(msgspec.Struct, frozen=True):
    """There is nothing to choose."""


class Put(Move, frozen=True, tag="put"):
    """NG-2: put a stone on the cell of this name."""

    cell: str


class State(msgspec.Struct, frozen=True):
    """Who has a stone on each cell, −1 where nobody has, and whose turn it is."""

    cells: tuple[int, ...] = (-1,) * len(BOARD.cells)
    turn: int = 0


def start(options: Options, seats: int) -> State:
    """NG-1: an empty board."""
    if seats != 2:
        raise BadOptions("wrong_seats", seats=seats)
    return State()


def is_free(state: State, cell: int) -> bool:
    """NG-2: no stone on it, and none beside it."""
    return all(state.cells[near] < 0 for near in (cell, *BOARD.neighbours[cell]))


def free(state: State) -> list[int]:
    return [cell for cell in BOARD.cells if is_free(state, cell)]


def to_act(state: State) -> tuple[int, ...]:
    return (state.turn,) if free(state) else ()


def legal(state: State, seat: int) -> Sequence[Put]:
    return [Put(BOARD.names[cell]) for cell in free(state)] if seat == state.turn else []


def apply(state: State, seat: int, move: Put) -> State:
    if not free(state):
        raise IllegalMove("game_over")
    if seat != state.turn:
        raise IllegalMove("not_your_turn")
    cell = BOARD.named.get(move.cell)
    if cell is None or not is_free(state, cell):
        raise IllegalMove("no_room", cell=move.cell)
    cells = list(state.cells)
    cells[cell] = seat
    return State(tuple(cells), 1 - seat)


def outcome(state: State) -> Outcome | None:
    """NG-3: whoever cannot put a stone has lost."""
    if free(state):
        return None
    ranks = (2, 1) if state.turn == 0 else (1, 2)
    return Outcome(ranks=ranks, scores=(2 - ranks[0], 2 - ranks[1]))
