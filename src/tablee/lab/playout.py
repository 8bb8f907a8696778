"""Random play as fast as the rules go: no table, no clock, no views.

Every seat that may act is as likely to be next as any other, and so is each timer of a real-time
game; in a game of turns a timer runs out only when nobody can move.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from tablee.kernel import CHANCE, Game, Move
from tablee.lab.simulate import NeverEnds
from tablee.table.ending import MOST_ENTRIES


class RandomEnd(msgspec.Struct, frozen=True):
    """Where random play led."""

    state: Any
    steps: int


class QuickRandom:
    """A generator for play-outs: `random.Random` without the retries of its `randrange`.

    A number below a million is more or less likely by at most one part in ten thousand million.
    """

    __slots__ = ("random",)

    def __init__(self, rng: Random) -> None:
        self.random = rng.random

    def randrange(self, stop: int, /) -> int:
        return int(self.random() * stop)


def playout(
    game: Game, seats: int, rng: Random, options: msgspec.Struct | None = None
) -> RandomEnd:
    """Plays one game at random from its start to its end."""
    return play_on(game, game.start(options or game.options(), seats), rng)


def play_on(game: Game, state: Any, rng: Random) -> RandomEnd:
    """Plays at random from this state to the end."""
    to_act, legal, apply, draw, timers = game.to_act, game.legal, game.apply, game.draw, game.timers
    turns, quick, chance, steps = game.tempo == "turns", QuickRandom(rng), rng.random, 0
    while steps <= MOST_ENTRIES:
        acting = to_act(state)
        if turns and len(acting) == 1:
            seat = acting[0]
            if seat == CHANCE:
                state = apply(state, seat, draw(state, quick))
            else:
                moves = legal(state, seat)
                move = moves[int(chance() * len(moves))]
                if move.blanks:
                    move = _fill(game, state, seat, move, quick)
                state = apply(state, seat, move)
        elif acting or timers(state):
            state = apply(state, *_pick(game, state, acting, quick, turns))
        else:  # nobody can act, and nothing will happen by itself
            return RandomEnd(state, steps)
        steps += 1
    raise NeverEnds(f"{game.key}: still playing after {steps} entries")


def _pick(
    game: Game, state: Any, acting: tuple[int, ...], rng: QuickRandom, turns: bool
) -> tuple[int, Move]:
    """What happens next if several things can: a seat's move, a draw, or a timer."""
    if acting == (CHANCE,):
        return CHANCE, game.draw(state, rng)
    timers = () if turns else game.timers(state)
    pick = int(rng.random() * (len(acting) + len(timers)))
    if pick >= len(acting) and timers:
        timer = timers[pick - len(acting)]
        return timer.seat, timer.move
    for seat in acting[pick:] + acting[:pick]:
        if moves := game.legal(state, seat):
            move = moves[int(rng.random() * len(moves))]
            return seat, _fill(game, state, seat, move, rng) if move.blanks else move
    first = min(game.timers(state), key=lambda timer: timer.after_ms, default=None)
    if first is None:
        raise NeverEnds(f"{game.key}: nobody can move and no timer runs")
    return first.seat, first.move


def _fill(game: Game, state: Any, seat: int, move: Move, rng: QuickRandom) -> Move:
    return move if game.fill is None else game.fill(game.view(state, seat), move, rng)
