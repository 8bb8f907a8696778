"""Two games that one viewer cannot tell apart: the same to the eye, dealt differently behind it.

They are played side by side. Where chance deals something the viewer is not shown, the second game
is dealt something else; where somebody else makes a move the viewer sees only the outside of, the
second game may have another one behind it. What the viewer is shown of each move (`mask`) is all
they may know of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Literal

import msgspec

from tablee.kernel import CHANCE, Game, IllegalMove, Move, format_move
from tablee.testing.walk import filled

TRIES = 12
Kind = Literal["draw", "timer", "move"]


class Step(msgspec.Struct, frozen=True):
    """One entry of both games."""

    kind: Kind
    seat: int
    moves: tuple[Move, Move]

    @property
    def differs(self) -> bool:
        return self.moves[0] != self.moves[1]


class Twins:
    """Both games, state by state."""

    def __init__(self, game: Game, options: Any, seats: int, viewer: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.viewer = viewer
        start = game.start(options, seats)
        self.states: list[tuple[Any, Any]] = [(start, start)]
        self.steps: list[Step] = []

    @property
    def differing(self) -> int:
        return sum(step.differs for step in self.steps)

    @property
    def hidden(self) -> int:
        """How many moves the viewer is not shown as they are."""
        shown = (
            self.game.mask(state, step.seat, step.moves[0], self.viewer) == step.moves[0]
            for step, (state, _) in zip(self.steps, self.states, strict=False)
        )
        return sum(not same for same in shown)

    def grow(self, rng: Random, steps: int) -> Twins:
        """Plays on until it is over, or nothing more looks the same."""
        while len(self.steps) < steps and self.game.outcome(self.states[-1][0]) is None:
            step = self._step(rng)
            if step is None:
                break
            one, other = self.states[-1]
            after = (
                self.game.apply(one, step.seat, step.moves[0]),
                self.game.apply(other, step.seat, step.moves[1]),
            )
            if self.game.outcome(after[0]) is not None and not self._views(after):
                break  # at the end hands may be laid open
            self.steps.append(step)
            self.states.append(after)
            assert self._views(after), f"{self.told()}\nnow looks different to {self.viewer}"
        return self

    def told(self) -> str:
        return "\n".join(
            f"{number:4d} {step.seat} {' | '.join(map(format_move, step.moves))}"
            for number, step in enumerate(self.steps, 1)
        )

    def _views(self, states: tuple[Any, Any]) -> bool:
        one, other = states
        return bool(self.game.view(one, self.viewer) == self.game.view(other, self.viewer))

    def _step(self, rng: Random) -> Step | None:
        game, (one, other) = self.game, self.states[-1]
        acting = game.to_act(one)
        assert acting == game.to_act(other), f"{self.told()}\nothers may act"
        if acting == (CHANCE,):
            return self._draw(rng)
        timers = list(zip(game.timers(one), game.timers(other), strict=True))
        able = [seat for seat in acting if game.legal(one, seat)]
        if timers and (not able or rng.random() < 0.3):
            first, second = rng.choice(timers)
            assert (first.key, first.seat, first.after_ms) == (
                second.key,
                second.seat,
                second.after_ms,
            ), f"{self.told()}\nother timers run"
            return Step("timer", first.seat, (first.move, second.move))
        return self._move(rng.choice(able), rng) if able else None

    def _draw(self, rng: Random) -> Step | None:
        """Chance deals; to the second game something else, if the viewer sees no difference."""
        game, (one, other) = self.game, self.states[-1]
        for _ in range(TRIES):
            drawn = game.draw(one, rng)
            shown = game.mask(one, CHANCE, drawn, self.viewer)
            choices = [move for move, _ in game.chances(other)]
            alike = [m for m in choices if game.mask(other, CHANCE, m, self.viewer) == shown]
            if alike:
                return Step("draw", CHANCE, (drawn, _rather(alike, drawn, rng)))
        return None

    def _move(self, seat: int, rng: Random) -> Step | None:
        game, (one, other) = self.game, self.states[-1]
        for _ in range(TRIES):
            move = filled(game, one, seat, rng.choice(list(game.legal(one, seat))), rng)
            if seat == self.viewer:
                return Step("move", seat, (move, move))
            seen = self._seen(one, seat, move)
            alike = [m for m in self._others(seat, move, rng) if self._seen(other, seat, m) == seen]
            if alike:
                return Step("move", seat, (move, _rather(alike, move, rng)))
        return None

    def _others(self, seat: int, move: Move, rng: Random) -> Iterable[Move]:
        """What the second game's player may do instead."""
        other = self.states[-1][1]
        yield move
        for listed in self.game.legal(other, seat):
            if type(listed) is type(move):
                yield filled(self.game, other, seat, listed, rng)

    def _seen(self, state: Any, seat: int, move: Move) -> Any:
        """What the viewer makes of a move: its outside, and how things look afterwards."""
        try:
            after = self.game.apply(state, seat, move)
        except IllegalMove:
            return None
        masked = self.game.mask(state, seat, move, self.viewer)
        return masked, self.game.view(after, self.viewer), self.game.to_act(after)


def _rather(alike: Sequence[Move], move: Move, rng: Random) -> Move:
    others = [other for other in alike if other != move]
    return rng.choice(others or list(alike))
