"""Random play as fast as the rules go: no table, no clock, no views.

Every seat that may act is as likely to be next as any other, and so is each timer of a real-time
game; in a game of turns a timer runs out only when nobody can move.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from tablee.kernel import CHANCE, Game, Move
from tablee.lab.simulate import MOST_ENTRIES, NeverEnds


class Ended(msgspec.Struct, frozen=True):
    """Where random play led."""

    state: Any
    steps: int


def playout(game: Game, seats: int, rng: Random, options: msgspec.Struct | None = None) -> Ended:
    """Plays one game at random from its start to its end."""
    state = game.start(options or game.options(), seats)
    to_act, apply, draw = game.to_act, game.apply, game.draw
    steps = 0
    while acting := to_act(state):
        if acting[0] == CHANCE:
            state = apply(state, CHANCE, draw(state, rng))
        else:
            seat, move = _pick(game, state, acting, rng)
            state = apply(state, seat, move)
        steps += 1
        if steps > MOST_ENTRIES:
            raise NeverEnds(f"{game.key}: still playing after {steps} entries")
    return Ended(state, steps)


def _pick(game: Game, state: Any, acting: tuple[int, ...], rng: Random) -> tuple[int, Move]:
    """What happens next: some seat's move, or a timer's."""
    timers = game.timers(state) if game.tempo == "real-time" else ()
    pick = int(rng.random() * (len(acting) + len(timers)))
    if pick < len(acting):
        seat = acting[pick]
        legal = game.legal(state, seat)
        if legal:
            return seat, _fill(game, state, seat, legal[int(rng.random() * len(legal))], rng)
        return _other(game, state, acting, rng)
    timer = timers[pick - len(acting)]
    return timer.seat, timer.move


def _other(game: Game, state: Any, acting: tuple[int, ...], rng: Random) -> tuple[int, Move]:
    """The seat that was picked cannot move: somebody who can, or the first timer."""
    for seat in acting:
        legal = game.legal(state, seat)
        if legal:
            return seat, _fill(game, state, seat, legal[int(rng.random() * len(legal))], rng)
    timer = min(game.timers(state), key=lambda timer: timer.after_ms, default=None)
    if timer is None:
        raise NeverEnds(f"{game.key}: nobody can move and no timer runs")
    return timer.seat, timer.move


def _fill(game: Game, state: Any, seat: int, move: Move, rng: Random) -> Move:
    if move.blanks and game.fill is not None:
        return game.fill(game.view(state, seat), move, rng)
    return move
