"""Rules of New game. Marks like NG-2 point to the clause in rules.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from tablee.kernel import CHANCE, BadOptions, IllegalMove, Line, Move, Outcome, Timer, rank, say

Sign: TypeAlias = Literal["sun", "moon", "star"]
SIGNS: tuple[Sign, ...] = ("sun", "moon", "star")
CARDS = 24


class Options(msgspec.Struct, frozen=True):
    pace_ms: Literal[1500, 2500, 4000] = 2500
    """NG-1: so long a card lies before the next one is turned."""


class Hit(Move, frozen=True, tag="hit"):
    """NG-2: hit the pad because of this card. A hit that comes too late never means the next."""

    aims = ("card",)
    card: int


class Turn(Move, frozen=True, tag="turn"):
    """Chance: the sign on the card that is turned."""

    sign: Sign


class Next(Move, frozen=True, tag="next"):
    """The clock: nobody wanted this card."""

    card: int


class State(msgspec.Struct, frozen=True):
    """Points, the last two signs, how many cards were turned, and whether one is due."""

    pace_ms: int
    points: tuple[int, ...]
    signs: tuple[str, ...] = ()
    card: int = 0
    due: bool = True


def start(options: Options, seats: int) -> State:
    if seats not in (2, 3, 4):
        raise BadOptions("wrong_seats", seats=seats)
    return State(options.pace_ms, (0,) * seats)


def is_over(state: State) -> bool:
    return state.card == CARDS and state.due


def is_pair(state: State) -> bool:
    """NG-2: the last two cards show the same sign."""
    return len(state.signs) == 2 and state.signs[0] == state.signs[1]


def to_act(state: State) -> tuple[int, ...]:
    if is_over(state):
        return ()
    return (CHANCE,) if state.due else tuple(range(len(state.points)))


def legal(state: State, seat: int) -> Sequence[Move]:
    return (Hit(state.card),) if seat in to_act(state) else ()


def chances(state: State) -> Sequence[tuple[Move, int]]:
    """NG-1: each sign is as likely as the others."""
    return [(Turn(sign), 1) for sign in SIGNS] if to_act(state) == (CHANCE,) else ()


def timers(state: State) -> Sequence[Timer]:
    if state.due:
        return ()
    return (Timer(f"card-{state.card}", CHANCE, Next(state.card), state.pace_ms, shown=False),)


def race(state: State, seat: int, move: Move) -> str | None:
    """Hits for one card are judged together: the line of nobody counts."""
    return f"card-{move.card}" if isinstance(move, Hit) else None


def apply(state: State, seat: int, move: Move) -> State:
    if is_over(state):
        raise IllegalMove("game_over")
    match move:
        case Turn(sign) if seat == CHANCE and state.due:
            return replace(state, signs=(*state.signs[-1:], sign), card=state.card + 1, due=False)
        case Next(state.card) if seat == CHANCE and not state.due:
            return replace(state, due=True)
        case Hit(card) if seat in range(len(state.points)):
            if card != state.card or state.due:
                raise IllegalMove("card_gone")
            return _hit(state, seat)
    raise IllegalMove("card_gone")


def _hit(state: State, seat: int) -> State:
    """NG-2, NG-3: a point for a pair, a point less for anything else; a pair counts once."""
    points = list(state.points)
    points[seat] += 1 if is_pair(state) else -1
    return replace(state, points=tuple(points), signs=(), due=True)


def outcome(state: State) -> Outcome | None:
    """NG-4: after the last card."""
    if not is_over(state):
        return None
    lines = tuple((Line(say("score-points"), points),) for points in state.points)
    return Outcome(rank(state.points), state.points, lines)
