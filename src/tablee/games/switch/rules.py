"""Rules of Switch: who may do what, chance, the end. Marks like SW-17 are clauses of rules.md."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tablee.games.switch.components import LAST, OPENING_DICE, PACKS, SWITCH_DIE
from tablee.games.switch.moves import (
    Block,
    Decline,
    FirstOptions,
    Let,
    Lock,
    Open,
    Options,
    Pass,
    Rethrow,
    Roll,
    Shed,
    Stop,
    Swap,
    Throw,
)
from tablee.games.switch.state import NOBODY, State, dice_for, pack_of, sheddable
from tablee.kernel import (
    CHANCE,
    BadOptions,
    IllegalMove,
    Line,
    Move,
    Outcome,
    Rng,
    Timer,
    rank,
    who,
)
from tablee.kernel.say import say
from tablee.pieces import dice

SEATS: Final = (2, 3, 4)
MOVES: Final = (
    Open, Roll, Throw, Shed, Pass, Rethrow, Stop, Swap, Decline, Block, Let, Lock
)  # fmt: skip


def start(options: Options, seats: int) -> State:
    """SW-04, SW-05: a pack each, the 1 on top; SW-07: the token in the centre."""
    if seats not in SEATS:
        raise BadOptions("bad_seats", seats=seats)
    return State(options, tuple(range(seats)), (1,) * seats, (0,) * seats)


def start_first(options: FirstOptions, seats: int) -> State:
    """Version 1: declining green always led to shedding."""
    return start(Options(options.block_is_no_bust, options.window_ms), seats)


# --- who may do what ---------------------------------------------------------------------------


def to_act(state: State) -> tuple[int, ...]:
    """SW-43: whoever has the token may act beside the player whose turn it is."""
    phase, turn, owner = state.phase, state.turn, state.owner
    if phase in ("roll", "opening"):
        return (CHANCE,)
    if phase == "over":
        return ()
    if phase == "window":
        return (owner,)
    return (turn,) if owner in (NOBODY, turn) else (turn, owner)


def awaited(state: State) -> tuple[int, ...]:
    """The token may be used at any time (SW-43), but nobody waits for its owner."""
    return to_act(state)[:1]


def default(state: State, seat: int) -> Move:
    """Out of time: nothing is done to anybody else."""
    if state.phase == "window":
        return Let(state.throws)
    return Decline() if state.phase == "green" else _turn_moves(state)[0]


def legal(state: State, seat: int) -> Sequence[Move]:
    mine = _turn_moves(state) if seat == state.turn else ()
    if seat != state.owner or seat == NOBODY:
        return mine
    if state.phase in ("opening", "roll", "over"):
        return ()
    if state.phase == "window":
        mine = (Block(state.throws), Let(state.throws))
    return mine + _locks(state, seat)


def _turn_moves(state: State) -> tuple[Move, ...]:
    phase = state.phase
    if phase == "throw":
        return _THROW
    if phase == "shed":
        return _SHEDDING[sheddable(state)]
    if phase == "choice":
        return _CHOICE
    return _GREEN[len(state.tops)][state.turn] if phase == "green" else ()


def _locks(state: State, seat: int) -> tuple[Move, ...]:
    others = range(len(state.tops))
    return tuple([Lock(other, pack_of(state, other)) for other in others if other != seat])


# Moves are values: made once, listed again and again.
_THROW: Final = (Throw(),)
_CHOICE: Final = (Stop(), Rethrow())
_SHEDDING: Final = tuple(
    (*(Shed(cards) for cards in range(most, 0, -1)), Pass()) for most in range(LAST + 1)
)
_GREEN: Final = tuple(
    tuple(
        (*(Swap(other) for other in range(seats) if other != turn), Decline())
        for turn in range(seats)
    )
    for seats in range(max(SEATS) + 1)
)
"""By the number of seats and whose turn it is."""


# --- chance ------------------------------------------------------------------------------------


def chances(state: State) -> Sequence[tuple[Move, int]]:
    if state.phase == "opening":
        return _opened()
    return _rolled(dice_for(state, state.turn)) if state.phase == "roll" else ()


@cache
def _opened() -> Sequence[tuple[Move, int]]:
    return tuple((Open(throw), ways) for throw, ways in dice.throws(OPENING_DICE))


@cache
def _rolled(number: int) -> Sequence[tuple[Move, int]]:
    """Listed once: searches ask at every throw."""
    sides = {face: SWITCH_DIE.count(face) for face in SWITCH_DIE}
    return tuple(
        (Roll(throw, face), ways * count)
        for throw, ways in dice.throws(number)
        for face, count in sides.items()
    )


def draw(state: State, rng: Rng) -> Move:
    if state.phase == "roll":
        throw = dice.roll(dice_for(state, state.turn), rng)
        return Roll(throw, SWITCH_DIE[rng.randrange(len(SWITCH_DIE))])
    if state.phase == "opening":
        return Open(dice.roll(OPENING_DICE, rng))
    raise IllegalMove("not_now")


# --- the end -------------------------------------------------------------------------------------


def outcome(state: State) -> Outcome | None:
    """SW-03, SW-44: the first to shed the 16 wins; the others by the cards they have shed."""
    if state.phase != "over":
        return None
    scores = tuple(top - 1 for top in state.tops)
    lines = tuple(
        (Line(say("score-shed", cards=score), score, _last_shed(state, seat)),)
        for seat, score in enumerate(scores)
    )
    return Outcome(rank(scores), scores, lines, say("end-sixteen", seat=who(state.turn)))


def _last_shed(state: State, seat: int) -> tuple[str, ...]:
    card = state.tops[seat] - 1
    return (f"{PACKS[state.packs[seat]]}-{card}",) if card else ()


def timers(state: State) -> Sequence[Timer]:
    """SW-37: an unanswered swap happens when the window closes."""
    if state.phase != "window":
        return ()
    key = f"swap-{state.throws}"
    return (Timer(key, state.owner, Let(state.throws), state.options.window_ms),)


def race(state: State, seat: int, move: Move) -> str | None:
    """SW-43: shedding, and the token meant to prevent it, compete for the throw."""
    if state.phase != "shed" or state.owner in (NOBODY, state.turn):
        return None
    stops = isinstance(move, Lock) and move.seat == state.turn
    return f"throw-{state.throws}" if stops or isinstance(move, Shed) else None
