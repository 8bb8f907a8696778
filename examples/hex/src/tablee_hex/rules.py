"""Rules of Hex. Marks like HX-3 point to the clause in rules.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from tablee.kernel import BadOptions, IllegalMove, Line, Move, Outcome, Rng
from tablee.kernel.say import say
from tablee_hex.board import between, board, mirrored

EMPTY = -1


class Options(msgspec.Struct, frozen=True):
    """HX-1, HX-4: how many cells a side has, and whether the second player may swap."""

    size: Literal[7, 9, 11, 13] = 11
    swap: bool = True


class Place(Move, frozen=True, tag="place"):
    """HX-2: a stone of mine on this empty cell, such as `c4`."""

    cell: str


class Swap(Move, frozen=True, tag="swap"):
    """HX-4: the first stone becomes mine, on the cell that mirrors its own."""


class State(msgspec.Struct, frozen=True, gc=False):
    """The seat of the stone on each cell, whose turn it is, and whether sides are joined."""

    size: int
    stones: tuple[int, ...]
    turn: int = 0
    may_swap: bool = False
    over: bool = False


class View(State, frozen=True, gc=False):
    """Everything lies open; `me` is who looks."""

    me: int = EMPTY


def start(options: Options, seats: int) -> State:
    if seats != 2:
        raise BadOptions("wrong_seats", seats=seats)
    return State(options.size, (EMPTY,) * options.size**2, may_swap=options.swap)


def to_act(state: State) -> tuple[int, ...]:
    return () if state.over else (state.turn,)


def legal(state: State, seat: int) -> Sequence[Move]:
    if state.over or seat != state.turn:
        return ()
    names = board(state.size).names
    free = [Place(names[n]) for n, stone in enumerate(state.stones) if stone == EMPTY]
    return [*free, Swap()] if state.may_swap and seat == 1 else free


def apply(state: State, seat: int, move: Place | Swap) -> State:
    if state.over:
        raise IllegalMove("game_over")
    if seat != state.turn:
        raise IllegalMove("not_your_turn")
    size, stones, names = state.size, [*state.stones], board(state.size).names
    if isinstance(move, Swap):
        if not (state.may_swap and seat == 1):
            raise IllegalMove("no_swap")
        first = stones.index(0)
        stones[first], cell = EMPTY, mirrored(first, size)
    elif move.cell not in names or stones[names.index(move.cell)] != EMPTY:
        raise IllegalMove("not_free", cell=move.cell[:4])
    else:
        cell = names.index(move.cell)
    stones[cell] = seat
    over = joins(stones, size, cell, seat)
    return State(size, tuple(stones), 1 - seat, state.may_swap and seat == 0, over)


def joins(stones: Sequence[int], size: int, cell: int, seat: int) -> bool:
    """HX-3: whether the group of this stone touches both sides of its seat."""
    group, new, beside = {cell}, [cell], board(size).beside
    while new:
        near = {n for n in beside[new.pop()] if stones[n] == seat} - group
        group |= near
        new += near
    return {0, size - 1} <= {between(n, size, seat) for n in group}


def outcome(state: State) -> Outcome | None:
    """HX-3: one of the two always joins their sides, and then the other never can."""
    if not state.over:
        return None
    points = (state.turn, 1 - state.turn)  # who is next to move has lost
    lines = tuple((Line(say("score-joined"), won),) if won else () for won in points)
    return Outcome(ranks=(2 - points[0], 2 - points[1]), scores=points, lines=lines)


def view(state: State, seat: int) -> View:
    return View(state.size, state.stones, state.turn, state.may_swap, state.over, seat)


def imagine(view: View, rng: Rng) -> State:
    """Nothing is hidden, so there is one state only that looks like this."""
    return State(view.size, view.stones, view.turn, view.may_swap, view.over)
