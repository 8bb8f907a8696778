"""Rules of tic-tac-toe. Marks like TT-3 point to the clause in rules.md."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.kernel import BadOptions, IllegalMove, Line, Move, Outcome, Rng
from tablee.kernel.say import say

LINES = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
FULL = 0o777
WON = tuple(any(cells & line == line for line in LINES) for cells in range(FULL + 1))
"""Whether these cells, as bits, hold three in a line."""


class Options(msgspec.Struct, frozen=True):
    """There is nothing to choose."""


class Mark(Move, frozen=True, tag="mark"):
    """TT-2: put my sign on an empty cell, 0 to 8 in reading order."""

    cell: int


MARKS = tuple(Mark(cell) for cell in range(9))
EMPTY = tuple(
    tuple(mark for mark in MARKS if not taken >> mark.cell & 1) for taken in range(FULL + 1)
)
"""The moves there are, by the cells taken."""


class State(msgspec.Struct, frozen=True, gc=False):
    """Each seat's cells as bits, whose turn it is, and whether a line or a full board ended it."""

    cells: tuple[int, int] = (0, 0)
    turn: int = 0
    over: bool = False


def start(options: Options, seats: int) -> State:
    if seats != 2:
        raise BadOptions("wrong_seats", seats=seats)
    return State()


def to_act(state: State) -> tuple[int, ...]:
    return () if state.over else (state.turn,)


def legal(state: State, seat: int) -> Sequence[Move]:
    if state.over or seat != state.turn:
        return ()
    return EMPTY[state.cells[0] | state.cells[1]]


def apply(state: State, seat: int, move: Mark) -> State:
    if state.over:
        raise IllegalMove("game_over")
    if seat != state.turn:
        raise IllegalMove("not_your_turn")
    taken = state.cells[0] | state.cells[1]
    if not 0 <= move.cell <= 8 or taken >> move.cell & 1:
        raise IllegalMove("cell_taken", cell=move.cell)
    mark = 1 << move.cell
    mine = state.cells[seat] | mark
    cells = (mine, state.cells[1]) if seat == 0 else (state.cells[0], mine)
    return State(cells, 1 - seat, taken | mark == FULL or WON[mine])


def outcome(state: State) -> Outcome | None:
    """TT-3: three in a line win; TT-4: a full board without one is drawn."""
    if not state.over:
        return None
    for seat in (0, 1):
        if WON[state.cells[seat]]:
            points = (1, 0) if seat == 0 else (0, 1)
            lines = tuple((Line(say("score-line"), won),) if won else () for won in points)
            return Outcome(ranks=(2 - points[0], 2 - points[1]), scores=points, lines=lines)
    return Outcome(ranks=(1, 1), scores=(0, 0), lines=((), ()), why=say("end-drawn"))


def view(state: State, seat: int) -> View:
    return View(state.cells, state.turn, seat, state.over)


def imagine(view: View, rng: Rng) -> State:
    """Nothing is hidden, so there is one state only that looks like this."""
    return State(view.cells, view.turn, view.over)


class View(msgspec.Struct, frozen=True, gc=False):
    """Nothing is hidden in this game."""

    cells: tuple[int, int]
    turn: int
    me: int
    over: bool
