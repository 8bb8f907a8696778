"""House players of Switch: all know the chances of every move (worth.py), and differ in care.

An expert makes the best move. A regular and a beginner see chances less sharply, notice fewer
moments for the token, and are slower.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from tablee.games.switch import judge, rules
from tablee.games.switch.moves import Lock
from tablee.games.switch.state import NOBODY, State
from tablee.games.switch.view import View
from tablee.games.switch.worth import (
    TWO,
    by_pairs,
    chance,
    sensible,
    waiting,
    waiting_by_pairs,
)
from tablee.kernel import Bot, Intent, Move, Reaction, Rng
from tablee.pieces.temper import Temper

COURTESY_MS: Final = 2_500
"""A throw lies at least so long before a computer sheds, where somebody else has the token: people
need that long to see the dice and to use it (SW-43)."""


LEVELS: Final[Mapping[str, Temper]] = {
    "beginner": Temper(
        blur=0.6, notices=0.3, pace=Reaction(1400, 250, 700), call=Reaction(1600, 300, 900)
    ),
    "regular": Temper(
        blur=0.075, notices=0.8, pace=Reaction(950, 150, 400), call=Reaction(900, 160, 400)
    ),
    "expert": Temper(pace=Reaction(700, 100, 250), call=Reaction(480, 70, 160)),
}
"""Blurs are fitted, so that each level wins about 62 of 100 games against the one below it
(docs/benchmarks.md)."""
AMONG_MORE: Final[Mapping[str, Temper]] = {
    "beginner": replace(LEVELS["beginner"], blur=1.5, notices=0.15),
    "regular": replace(LEVELS["regular"], blur=0.11),
    "expert": LEVELS["expert"],
}
"""Fitted for three seats, and used for four."""


Judge = Callable[[State, int], float]
"""The chance of a seat to win."""


class HousePlayer:
    """One computer player; everything lies open, so it remembers nothing."""

    def __init__(
        self, level: str, seat: int, chance: Judge = chance, waiting: Judge = waiting
    ) -> None:
        self._level = level
        self._me = seat
        self._chance = chance
        self._waiting = waiting

    def notice(self, view: View) -> None:
        """Nothing to remember."""

    def think(self, view: View, legal: Sequence[Move], rng: Rng) -> Intent | None:
        state = view.table
        temper = (LEVELS if len(state.tops) == TWO else AMONG_MORE)[self._level]
        moves = sensible(view, legal)
        if self._me not in rules.awaited(state):
            return self._act_out_of_turn(state, moves, temper, rng)
        move = moves[temper.pick(self._after(state, moves), rng)]
        if isinstance(move, Lock) or state.phase == "window":
            return Intent(move, temper.call.draw(rng))
        return Intent(move, max(temper.pace.draw(rng), self._courtesy(state)))

    def _act_out_of_turn(
        self, state: State, moves: Sequence[Move], temper: Temper, rng: Rng
    ) -> Intent | None:
        """SW-43: at any moment the token is weighed against keeping it."""
        if not moves or not temper.is_awake(rng):
            return None
        chances = [*self._after(state, moves), self._waiting(state, self._me)]
        place = temper.pick(chances, rng)
        return Intent(moves[place], temper.call.draw(rng)) if place < len(moves) else None

    def _after(self, state: State, moves: Sequence[Move]) -> list[float]:
        return [self._chance(judge.apply(state, self._me, move), self._me) for move in moves]

    def _courtesy(self, state: State) -> int:
        """SW-43: shedding waits for whoever may still put the token on my pack."""
        contested = state.phase == "shed" and state.owner not in (NOBODY, self._me)
        return COURTESY_MS if contested else 0


PLAYERS: Final[Mapping[str, Callable[[int], Bot]]] = {
    **{level: partial(HousePlayer, level) for level in LEVELS},
    "former": partial(HousePlayer, "expert", chance=by_pairs, waiting=waiting_by_pairs),
}
"""The former expert weighs every two seats alone: at three and four, the expert is measured against
it."""
