"""A small game of dice under cups: bids rise until somebody doubts, and a doubt opens every cup."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from tablee.kernel import (
    CHANCE,
    BadOptions,
    Box,
    Game,
    IllegalMove,
    Move,
    Offer,
    Outcome,
    Piece,
    Say,
    Scene,
    Zone,
    format_move,
    rank,
    say,
    who,
)

SEATS, DICE, FACES = (2, 3), 2, range(1, 7)
Cup = tuple[int, ...]


class Options(msgspec.Struct, frozen=True):
    """Nothing to agree on."""


class Roll(Move, frozen=True, tag="roll"):
    """Chance: what lies under the cup of that seat."""

    seat: int
    dice: tuple[int, ...] = ()


class Bid(Move, frozen=True, tag="bid"):
    """So many dice under all cups show at least this face."""

    count: int
    face: int


class Doubt(Move, frozen=True, tag="doubt"):
    """I do not believe it: every cup is lifted."""


class State(msgspec.Struct, frozen=True):
    """Everything that is true."""

    left: tuple[int, ...]
    """Dice that each seat still has."""
    cups: tuple[Cup, ...]
    open: tuple[Cup, ...] = ()
    """What the last doubt showed."""
    bid: tuple[int, int] = (0, 0)
    turn: int = 0
    phase: Literal["roll", "bid", "over"] = "roll"


class View(msgspec.Struct, frozen=True):
    """What a seat may know."""

    me: int
    left: tuple[int, ...]
    cup: Cup
    open: tuple[Cup, ...]
    bid: tuple[int, int]
    turn: int
    phase: str


def start(options: Options, seats: int) -> State:
    if seats not in SEATS:
        raise BadOptions("wrong_seats", seats=seats)
    return State((DICE,) * seats, ((),) * seats)


def to_act(state: State) -> tuple[int, ...]:
    return {"roll": (CHANCE,), "bid": (state.turn,)}.get(state.phase, ())


def legal(state: State, seat: int) -> Sequence[Move]:
    if to_act(state) != (seat,) or seat == CHANCE:
        return ()
    counts = range(1, sum(state.left) + 1)
    bids = [Bid(count, face) for count in counts for face in FACES if (count, face) > state.bid]
    return [*bids, Doubt()] if state.bid[0] else bids


def chances(state: State) -> Sequence[tuple[Move, int]]:
    """Two equal dice come half as often as two different ones."""
    if state.phase != "roll":
        return ()
    seat = next(seat for seat, cup in enumerate(state.cups) if not cup)
    thrown = combinations_with_replacement(FACES, state.left[seat])
    return [(Roll(seat, dice), len(set(dice))) for dice in thrown]


def apply(state: State, seat: int, move: Any) -> State:
    if seat == CHANCE and move in [listed for listed, _ in chances(state)]:
        cups = (*state.cups[: move.seat], move.dice, *state.cups[move.seat + 1 :])
        return replace(state, cups=cups, phase="bid" if all(cups) else "roll")
    if move not in legal(state, seat):
        raise IllegalMove("not_now")
    if isinstance(move, Doubt):
        return _lift(state, seat)
    turn = (seat + 1) % len(state.left)
    return replace(state, bid=(move.count, move.face), turn=turn, open=())


def _lift(state: State, seat: int) -> State:
    shown = sum(die >= state.bid[1] for cup in state.cups for die in cup)
    loser = seat if shown >= state.bid[0] else (seat - 1) % len(state.left)
    left = tuple(count - (n == loser) for n, count in enumerate(state.left))
    lifted = State(left, ((),) * len(left), state.cups, turn=loser)
    return lifted if all(left) else replace(lifted, phase="over")


def outcome(state: State) -> Outcome | None:
    return Outcome(rank(state.left), state.left) if state.phase == "over" else None


def view(state: State, seat: int) -> View:
    cup = state.cups[seat] if 0 <= seat < len(state.cups) else ()
    return View(seat, state.left, cup, state.open, state.bid, state.turn, state.phase)


def mask(state: State, seat: int, move: Move, viewer: int) -> Move:
    if isinstance(move, Roll) and move.seat != viewer:
        return Roll(move.seat)
    return move


def reveals(state: State, seat: int, move: Move, viewer: int) -> tuple[Cup, ...] | None:
    """A doubt opens every cup to everybody."""
    return state.cups if isinstance(move, Doubt) else None


def scene(seen: View, moves: Sequence[Move]) -> Scene:
    dice = tuple(Piece(f"die{n}", "die", note=str(die)) for n, die in enumerate(seen.cup))
    mine = Zone("mine", "dice", seat=seen.me, pieces=dice)
    cups = (Zone(f"cup{n}", "pile", seat=n, count=count) for n, count in enumerate(seen.left))
    lifted = tuple(
        Piece(f"open{seat}-{n}", "die", note=str(die))
        for seat, cup in enumerate(seen.open)
        for n, die in enumerate(cup)
    )
    offers = tuple(Offer(format_move(move), (), say("move")) for move in moves)
    return Scene((mine, *cups, Zone("open", "dice", pieces=lifted)), offers, to_act=(seen.turn,))


def news(before: View, seat: int, move: Move, after: View) -> Sequence[Say]:
    return (say("news", seat=who(seat), move=format_move(move)),)


GAME = Game(
    key="doubt",
    version=1,
    seats=SEATS,
    options=Options,
    moves=(Roll, Bid, Doubt),
    state=State,
    start=start,
    to_act=to_act,
    legal=legal,
    chances=chances,
    apply=apply,
    outcome=outcome,
    view=view,
    mask=mask,
    reveals=reveals,
    players={},
    scene=scene,
    news=news,
    face=lambda name: "<svg viewBox='0 0 1 1'/>",
    faces=("die", "back"),
    box=Box(ages=8, minutes=10, accent="#204080", contents=()),
    folder=Path(__file__).parent,
)
