"""House players of Switch: all know the chances of every move (worth.py), and differ in care.

An expert makes the best move. A regular and a beginner see chances less sharply, notice fewer
moments for the token, and are slower.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import msgspec

from tablee.games.switch import judge, rules
from tablee.games.switch.moves import Lock
from tablee.games.switch.state import NOBODY, State
from tablee.games.switch.view import View
from tablee.games.switch.worth import chance, sensible, waiting
from tablee.kernel import Bot, Intent, Move, Reaction, Rng
from tablee.pieces.solved import Temper

COURTESY_MS: Final = 2_500
"""A throw lies at least so long before a computer sheds, where somebody else has the token: people
need that long to see the dice and to use it (SW-43)."""


class Level(msgspec.Struct, frozen=True):
    """How well somebody plays, and how quickly."""

    temper: Temper
    pace: Reaction
    reflex: Reaction


LEVELS: Final[Mapping[str, Level]] = {
    "beginner": Level(Temper(0.6, 0.3), Reaction(1400, 250, 700), Reaction(1600, 300, 900)),
    "regular": Level(Temper(0.075, 0.8), Reaction(950, 150, 400), Reaction(900, 160, 400)),
    "expert": Level(Temper(0.0), Reaction(700, 100, 250), Reaction(480, 70, 160)),
}
"""Blurs are fitted, so that each level wins about 62 of 100 games against the one below it
(docs/benchmarks.md)."""


class HousePlayer:
    """One computer player; everything lies open, so it remembers nothing."""

    def __init__(self, level: Level, seat: int) -> None:
        self._level = level
        self._me = seat

    def notice(self, view: View) -> None:
        """Nothing to remember."""

    def think(self, view: View, legal: Sequence[Move], rng: Rng) -> Intent | None:
        state, level = view.table, self._level
        moves = sensible(view, legal)
        if self._me not in rules.awaited(state):
            return self._act_out_of_turn(state, moves, rng)
        move = moves[level.temper.pick(self._after(state, moves), rng)]
        if isinstance(move, Lock) or state.phase == "window":
            return Intent(move, level.reflex.draw(rng))
        return Intent(move, max(level.pace.draw(rng), self._courtesy(state)))

    def _act_out_of_turn(self, state: State, moves: Sequence[Move], rng: Rng) -> Intent | None:
        """SW-43: at any moment the token is weighed against keeping it."""
        if not moves or rng.random() >= self._level.temper.notices:
            return None
        chances = [*self._after(state, moves), waiting(state, self._me)]
        place = self._level.temper.pick(chances, rng)
        return Intent(moves[place], self._level.reflex.draw(rng)) if place < len(moves) else None

    def _after(self, state: State, moves: Sequence[Move]) -> list[float]:
        return [chance(judge.apply(state, self._me, move), self._me) for move in moves]

    def _courtesy(self, state: State) -> int:
        """SW-43: shedding waits for whoever may still put the token on my pack."""
        contested = state.phase == "shed" and state.owner not in (NOBODY, self._me)
        return COURTESY_MS if contested else 0


PLAYERS: Final[Mapping[str, Callable[[int], Bot]]] = {
    name: partial(HousePlayer, level) for name, level in LEVELS.items()
}
