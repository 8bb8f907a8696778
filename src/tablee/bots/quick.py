"""A quick generator for play-outs, seeded from a careful one, and random play to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tablee.kernel import CHANCE, Game, Move, Outcome, Rng

_MASK: Final = (1 << 64) - 1


class Quick:
    """SplitMix64: the same numbers from the same seed on every machine."""

    __slots__ = ("_state",)

    def __init__(self, rng: Rng) -> None:
        self._state = rng.randrange(1 << 64)

    def random(self) -> float:
        self._state = mixed = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) >> 11) / (1 << 53)

    def randrange(self, stop: int, /) -> int:
        """A number may come too often or too seldom by one part in ten thousand million."""
        return int(self.random() * stop)


def play_to_the_end(
    game: Game, state: Any, rng: Quick, most: int, is_late: Callable[[], bool]
) -> tuple[Outcome | None, int]:
    """Plays random moves; returns how the game ended, if it did, and the number of moves."""
    waits = game.awaited or game.to_act
    for steps in range(most):
        acting = waits(state)
        if not acting:
            return game.outcome(state), steps
        if is_late():
            return None, steps
        if CHANCE in acting:
            state = game.apply(state, CHANCE, game.draw(state, rng))
            continue
        seat, moves = choices(game, state, acting)
        if not moves:
            return None, steps
        move = moves[rng.randrange(len(moves))]
        state = game.apply(state, seat, filled(game, state, seat, move, rng))
    return None, most


def choices(game: Game, state: Any, acting: Sequence[int]) -> tuple[int, Sequence[Move]]:
    """The first seat that can move, and its sensible moves."""
    for seat in acting:
        moves = game.legal(state, seat)
        if moves and game.sensible is not None:
            moves = game.sensible(game.view(state, seat), moves)
        if moves:
            return seat, moves
    return acting[0], ()


def filled(game: Game, state: Any, seat: int, move: Move, rng: Rng) -> Move:
    """The move with its blanks filled in."""
    if not move.blanks or game.fill is None:
        return move
    return game.fill(game.view(state, seat), move, rng)
