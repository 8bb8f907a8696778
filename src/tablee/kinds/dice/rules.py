"""Rules of New game. Marks like NG-2 point to the clause in rules.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec.structs import replace

from tablee.kernel import CHANCE, BadOptions, IllegalMove, Line, Move, Outcome, rank, say

DIE = range(1, 7)
BAD = 1
"""NG-3: the face with which everything of this turn is lost."""


class Options(msgspec.Struct, frozen=True):
    goal: Annotated[int, msgspec.Meta(ge=10, le=100)] = 40
    """NG-4: with so many points somebody wins."""


class Throw(Move, frozen=True, tag="throw"):
    """NG-2: throw the die."""


class Stop(Move, frozen=True, tag="stop"):
    """NG-2: keep the points of this turn."""


class Fall(Move, frozen=True, tag="fall"):
    """Chance: how the die falls."""

    die: int


class State(msgspec.Struct, frozen=True):
    """Points that are safe, whose turn it is, points of this turn, and the die that lies there."""

    goal: int
    points: tuple[int, ...]
    turn: int = 0
    gained: int = 0
    die: int = 6
    falling: bool = False
    throws: int = 0


def start(options: Options, seats: int) -> State:
    """NG-1: nobody has points."""
    if seats not in (2, 3, 4):
        raise BadOptions("wrong_seats", seats=seats)
    return State(options.goal, (0,) * seats)


def is_over(state: State) -> bool:
    return max(state.points) >= state.goal


def to_act(state: State) -> tuple[int, ...]:
    if is_over(state):
        return ()
    return (CHANCE,) if state.falling else (state.turn,)


def legal(state: State, seat: int) -> Sequence[Move]:
    if to_act(state) != (seat,):
        return ()
    return (Throw(), Stop()) if state.gained else (Throw(),)


def chances(state: State) -> Sequence[tuple[Move, int]]:
    return [(Fall(die), 1) for die in DIE] if state.falling else ()


def apply(state: State, seat: int, move: Move) -> State:
    if is_over(state):
        raise IllegalMove("game_over")
    if to_act(state) != (seat,):
        raise IllegalMove("not_your_turn")
    match move:
        case Fall(die) if seat == CHANCE and die in DIE:
            return _fall(state, die)
        case Throw() if seat != CHANCE:
            return replace(state, falling=True, throws=state.throws + 1)
        case Stop() if seat != CHANCE and state.gained:
            return _next(state, state.gained)
    raise IllegalMove("nothing_to_keep")


def _fall(state: State, die: int) -> State:
    """NG-3: a one ends the turn, and its points are lost."""
    fallen = replace(state, die=die, falling=False)
    return _next(fallen, 0) if die == BAD else replace(fallen, gained=state.gained + die)


def _next(state: State, kept: int) -> State:
    points = list(state.points)
    points[state.turn] += kept
    turn = (state.turn + 1) % len(points)
    return replace(state, points=tuple(points), turn=turn, gained=0)


def outcome(state: State) -> Outcome | None:
    """NG-4: the game ends at once when somebody has reached the goal."""
    if not is_over(state):
        return None
    lines = tuple((Line(say("score-kept"), points),) for points in state.points)
    return Outcome(rank(state.points), state.points, lines)
