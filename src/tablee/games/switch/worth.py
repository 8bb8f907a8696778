"""How likely each seat of Switch is to win: exactly for two, about for three and four.

Two seats are solved (docs/decisions/0017-a-solved-game-is-a-table.md). With more, every two seats
are weighed as if they were alone, and these chances are brought together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from tablee.games.switch import judge, rules
from tablee.games.switch.alike import alike
from tablee.games.switch.moves import Lock, Pass
from tablee.games.switch.state import NOBODY, State
from tablee.games.switch.view import View
from tablee.kernel import Move, Weighed, Worth
from tablee.kernel.worth import shared
from tablee.pieces.solved import Evaluator, Rules, read_solved

VERSION: Final = 2
"""Of the rules that were solved; version 1 plays by the same, without an option."""
FOLDER: Final = Path(__file__).parent / "solved"
NEVER: Final = 1e-9
"""A chance that is none, where one is divided by it."""

RULES: Final = Rules(
    rules.to_act, rules.awaited, rules.legal, judge.apply, rules.outcome, rules.race, alike
)


def sensible(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Shedding nothing is never better than shedding something."""
    return [move for move in moves if not isinstance(move, Pass)] or moves


def worth(view: View) -> Worth | None:
    state = view.table
    return Worth(chances(state), "solved", about=len(state.tops) > 2)


def weigh(view: View, moves: Sequence[Move]) -> Weighed | None:
    state, me = view.table, view.me
    after = (chance(judge.apply(state, me, move), me) for move in moves)
    return Weighed(tuple(after), "solved", about=len(state.tops) > 2)


def chances(state: State) -> tuple[float, ...]:
    return shared([chance(state, seat) for seat in range(len(state.tops))])


def chance(state: State, seat: int) -> float:
    """Of that seat to win; with more than two seats not yet brought to a sum of 1."""
    seats = len(state.tops)
    if seats == 2:
        return _alone(state, seat)
    if state.phase == "over":
        return float(state.turn == seat)
    if state.phase == "opening":
        return 1.0 / seats
    if state.phase == "window":
        return chance(_answered(state), seat)
    others = (other for other in range(seats) if other != seat)
    return together([_alone(pair(state, seat, other), 0) for other in others])


def waiting(state: State, seat: int) -> float:
    """The chance of a seat that may act out of turn, if it does not."""
    if len(state.tops) == 2:
        found = evaluator(state).in_turn(state)
        return found if seat == 0 else 1.0 - found
    others = (other for other in range(len(state.tops)) if other != seat)
    return together([_waiting_alone(pair(state, seat, other)) for other in others])


def together(beaten: Sequence[float]) -> float:
    """From the chances against each other seat alone, the chance against all of them.

    It is right where each seat has a strength, and wins against another by the share of its own.
    """
    return 1.0 / (sum(1.0 / max(p, NEVER) for p in beaten) - (len(beaten) - 1))


# --- two seats ---------------------------------------------------------------------------------


def evaluator(state: State) -> Evaluator:
    options = state.options
    return _evaluator(options.block_is_no_bust, options.green_ends_turn)


@cache
def _evaluator(no_bust: bool, green_ends: bool) -> Evaluator:
    name = (
        f"{'spared' if no_bust else 'bust'}-{'green-ends' if green_ends else 'green-sheds'}.table"
    )
    return Evaluator(RULES, read_solved(FOLDER / name, "switch", VERSION))


def _alone(state: State, seat: int) -> float:
    found = evaluator(state).worth(state)
    return found if seat == 0 else 1.0 - found


def _waiting_alone(state: State) -> float:
    acting = rules.to_act(state)
    return evaluator(state).in_turn(state) if len(acting) > 1 else _alone(state, 0)


# --- three and four ----------------------------------------------------------------------------


def pair(state: State, one: int, other: int) -> State:
    """The same table with these two seats alone: the one is seat 0 there.

    A throw of somebody else is left out: whoever of the two comes next is about to throw.
    """
    seats, both = len(state.tops), (one, other)
    steps = ((state.turn + step) % seats for step in range(seats))
    turn = both.index(next(seat for seat in steps if seat in both))
    changed: dict[str, Any] = {"phase": "throw", "again": False}
    if state.turn in both:
        changed = {"phase": state.phase, "again": state.again}
    packs = [state.packs[seat] for seat in both]
    return State(
        state.options,
        packs=(0, 1),
        tops=(state.tops[one], state.tops[other]),
        opening=(0, 0),
        turn=turn,
        dice=state.dice,
        face=state.face,
        throws=state.throws,
        owner=both.index(state.owner) if state.owner in both else NOBODY,
        locked=packs.index(state.locked) if state.locked in packs else NOBODY,
        **changed,
    )


def _answered(state: State) -> State:
    """A swap is announced: the owner of the token does what is best for its seat."""
    owner = state.owner
    moves = [move for move in rules.legal(state, owner) if not isinstance(move, Lock)]
    after = [judge.apply(state, owner, move) for move in moves]
    return max(after, key=lambda found: chance(found, owner))
