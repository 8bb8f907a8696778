"""The smallest race: a light comes on, whoever grabs first has the point."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from tablee.kernel import (
    CHANCE,
    Box,
    Game,
    IllegalMove,
    Move,
    Outcome,
    Rng,
    Say,
    Timer,
    format_move,
    rank,
)
from tablee.kernel.say import say
from tablee.kernel.scene import Offer, Scene, Zone

DARK_MS = 1_500


class Options(msgspec.Struct, frozen=True):
    races: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 100


class Light(Move, frozen=True, tag="light"):
    round: int


class Grab(Move, frozen=True, tag="grab"):
    round: int


class State(msgspec.Struct, frozen=True):
    left: int
    points: tuple[int, ...]
    round: int = 0
    lit: bool = False


def start(options: Options, seats: int) -> State:
    return State(options.races, (0,) * seats)


def to_act(state: State) -> tuple[int, ...]:
    return tuple(range(len(state.points))) if state.lit else ()


def legal(state: State, seat: int) -> Sequence[Move]:
    return (Grab(state.round),) if state.lit else ()


def apply(state: State, seat: int, move: Move) -> State:
    if isinstance(move, Light) and seat == CHANCE and not state.lit:
        return State(state.left, state.points, state.round + 1, True)
    if not isinstance(move, Grab) or seat == CHANCE:
        raise IllegalMove("no_such_move")
    if not state.lit or move.round != state.round:
        raise IllegalMove("too_late")
    points = tuple(had + (who == seat) for who, had in enumerate(state.points))
    return State(state.left - 1, points, state.round)


def timers(state: State) -> Sequence[Timer]:
    if state.lit or not state.left:
        return ()
    return (Timer(f"dark-{state.round}", CHANCE, Light(state.round + 1), DARK_MS, shown=False),)


def race(state: State, seat: int, move: Move) -> str | None:
    return f"light-{move.round}" if isinstance(move, Grab) else None


def scene(view: State, moves: Sequence[Move]) -> Scene:
    pad = Zone("pad", "pad", beat=view.round)
    offers = tuple(
        Offer(format_move(move), ("pad",), say("grab"), race=race(view, 0, move)) for move in moves
    )
    return Scene(zones=(pad,), offers=offers)


def outcome(state: State) -> Outcome | None:
    return None if state.left else Outcome(rank(state.points), state.points)


def draw(state: State, rng: Rng) -> Move:
    raise IllegalMove("no_chance_here")


def news(before: State, seat: int, move: Move, after: State) -> Sequence[Say]:
    return ()


FLASH = Game(
    key="flash",
    version=1,
    seats=(2, 3, 4, 5, 6, 7, 8),
    options=Options,
    moves=(Light, Grab),
    state=State,
    start=start,
    to_act=to_act,
    legal=legal,
    chances=lambda state: (),
    draw=draw,
    apply=apply,
    view=lambda state, seat: state,
    mask=lambda state, seat, move, viewer: move,
    outcome=outcome,
    scene=scene,
    news=news,
    face=lambda name: "",
    faces=(),
    box=Box(8, 1, "#000000", ()),
    folder=Path(),
    players={},
    timers=timers,
    race=race,
    tempo="real-time",
)
