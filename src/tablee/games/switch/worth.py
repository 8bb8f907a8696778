"""How likely each seat of Switch is to win: exactly for two, nearly for three, about for four.

Two seats are solved (docs/decisions/0017-a-solved-game-is-a-table.md). Three have a table that
nobody gains much by leaving (docs/decisions/0021-three-seats-of-switch.md). Four are weighed three
by three (fewer.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from tablee.games.switch import fewer, judge, rules
from tablee.games.switch.alike import alike
from tablee.games.switch.moves import Options, Pass
from tablee.games.switch.state import State
from tablee.games.switch.view import View
from tablee.kernel import Move, Weighed, Worth
from tablee.kernel.worth import Source, shared
from tablee.pieces.solved import (
    Evaluator,
    Rules,
    SharesEvaluator,
    read_balanced,
    read_solved,
)

VERSION: Final = 2
"""Of the rules that were solved; version 1 plays by the same, without an option."""
FOLDER: Final = Path(__file__).parent / "solved"
TWO: Final = 2
THREE: Final = 3

RULES: Final = Rules(
    rules.to_act, rules.awaited, rules.legal, judge.apply, rules.outcome, rules.race, alike
)


def sensible(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Shedding nothing is never better than shedding something."""
    return [move for move in moves if not isinstance(move, Pass)] or moves


def worth(view: View) -> Worth | None:
    state = view.table
    return Worth(chances(state), _source(state), about=len(state.tops) > TWO)


def weigh(view: View, moves: Sequence[Move]) -> Weighed | None:
    state, me = view.table, view.me
    after = (chance(judge.apply(state, me, move), me) for move in moves)
    return Weighed(tuple(after), _source(state), about=len(state.tops) > TWO)


def _source(state: State) -> Source:
    return "nearly solved" if len(state.tops) == THREE else "solved"


def chances(state: State) -> tuple[float, ...]:
    return shared([chance(state, seat) for seat in range(len(state.tops))])


def chance(state: State, seat: int) -> float:
    """Of that seat to win; with more than three seats not yet brought to a sum of 1."""
    seats = len(state.tops)
    if seats == TWO:
        return _of_two(state, seat)
    if seats == THREE:
        return three(state.options).worth(state)[seat]
    return fewer.chance(state, seat, THREE, chance)


def waiting(state: State, seat: int) -> float:
    """The chance of a seat that may act out of turn, if it does not."""
    seats = len(state.tops)
    if seats == TWO:
        found = two(state.options).in_turn(state)
        return found if seat == 0 else 1.0 - found
    if seats == THREE:
        return three(state.options).in_turn(state)[seat]
    return fewer.among(state, seat, THREE, _left)


def by_pairs(state: State, seat: int) -> float:
    """As `chance`, from the table for two alone, however many sit there."""
    if len(state.tops) == TWO:
        return _of_two(state, seat)
    return fewer.chance(state, seat, TWO, _of_two)


def waiting_by_pairs(state: State, seat: int) -> float:
    if len(state.tops) == TWO:
        return waiting(state, seat)
    return fewer.among(state, seat, TWO, _left)


def _of_two(state: State, seat: int) -> float:
    found = two(state.options).worth(state)
    return found if seat == 0 else 1.0 - found


def _left(state: State, seat: int) -> float:
    """Among fewer: somebody may act out of turn there, or all may be waiting."""
    return waiting(state, seat) if len(rules.to_act(state)) > 1 else chance(state, seat)


# --- the tables --------------------------------------------------------------------------------


def two(options: Options) -> Evaluator:
    return _two(_name(options))


def three(options: Options) -> SharesEvaluator:
    return _three(_name(options))


def _name(options: Options) -> str:
    """One for each pair of options that changes the odds."""
    bust = "spared" if options.block_is_no_bust else "bust"
    return f"{bust}-{'green-ends' if options.green_ends_turn else 'green-sheds'}"


@cache
def _two(name: str) -> Evaluator:
    return Evaluator(RULES, read_solved(FOLDER / f"{name}.table", "switch", VERSION))


@cache
def _three(name: str) -> SharesEvaluator:
    path = FOLDER / f"{name}-3.table"
    return SharesEvaluator(RULES, read_balanced(path, "switch", VERSION, THREE))
