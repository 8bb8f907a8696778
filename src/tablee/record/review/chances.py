"""Chances to win in one position, from one seat's view: known by the game, or played out.

Hidden things are never read. Both ways use the view, and imagine states that fit it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final, Protocol

import msgspec

from tablee.bots.quick import Quick
from tablee.bots.search import estimate, ponder, share, sides_of
from tablee.kernel import Game, Move, Stream, blank
from tablee.kernel.worth import Source

OPEN_SECRET: Final = bytes(32)
"""The secret for games that are played out, never that of the table."""
SURE: Final = 1.96
"""Standard errors within which the truth is found 95 times of 100."""
LOOKS: Final = 3
"""How many imagined states are compared, to see whether a move has revealed something."""
SAME: Final = 1e-6


class Chance(msgspec.Struct, frozen=True):
    """The chance to win of the seat whose view it is."""

    value: float
    margin: float = 0.0


class Decision(msgspec.Struct, frozen=True):
    """A decision: the chance before it, after what was done, and after what is best."""

    before: Chance
    done: float
    """After what was done, for the sum of all parts."""
    best: Move | None
    """None: to wait."""
    chance: float
    other: float
    """The two that people are told: after the best move, and after what was done."""


class Position(msgspec.Struct, frozen=True):
    """The state before an entry, the move, the state after it, and the chance after it."""

    number: int
    before: Any
    move: Move
    after: Any
    chance: Chance
    moves: Sequence[Move]
    """Those that the seat could choose from, with the one it chose."""


class ChanceSource(Protocol):
    """Where chances come from."""

    source: Source
    about: bool
    cost: int
    """The cost of one question. A portion of a review may spend so much in all."""

    def at(self, state: Any, number: int) -> Chance: ...

    def choose(self, position: Position, in_turn: bool) -> Decision | None: ...


class Known:
    """The game says them itself."""

    cost = 100

    def __init__(self, game: Game, seat: int, about: bool, source: Source) -> None:
        self._game, self._seat = game, seat
        self.source, self.about = source, about

    def at(self, state: Any, number: int) -> Chance:
        over = result(self._game, state, self._seat)
        return Chance(self._worth(state) if over is None else over)

    def choose(self, position: Position, in_turn: bool) -> Decision | None:
        """Out of turn a seat may also wait. Only exact chances can say whether that was better."""
        game, moves = self._game, position.moves
        if game.weigh is None or (self.about and not in_turn):
            return None
        weighed = game.weigh(game.view(position.before, self._seat), moves)
        if weighed is None:
            return None
        found = dict(zip(moves, weighed.chances, strict=True))
        done = found[blank(position.move)]
        best = max(moves, key=lambda move: found[move])
        before = self._worth(position.before)
        told = done if teaches(game, self._seat, position) else position.chance.value
        if not in_turn and before > found[best] + SAME:
            return Decision(Chance(before), told, None, before, done)
        return Decision(Chance(before), told, best, found[best], done)

    def _worth(self, state: Any) -> float:
        assert self._game.worth is not None
        worth = self._game.worth(self._game.view(state, self._seat))
        if worth is None:
            raise ValueError(f"{self._game.key} does not know its own chances")
        sides = sides_of(self._game, state)
        mine = sides[self._seat]
        return sum(c for c, side in zip(worth.chances, sides, strict=False) if side == mine)


class PlayedOut:
    """Many games are played on from there, by a search that knows the rules alone."""

    source: Source = "played out"
    about = True

    def __init__(self, game: Game, seat: int, steps: int) -> None:
        self._game, self._seat, self.cost = game, seat, steps

    def at(self, state: Any, number: int) -> Chance:
        over = result(self._game, state, self._seat)
        if over is not None:
            return Chance(over)
        rng = self._rng(number, "at")
        return self._estimate(self._worlds(state, rng), rng)

    def choose(self, position: Position, in_turn: bool) -> Decision | None:
        game, seat, number = self._game, self._seat, position.number
        view, rng = game.view(position.before, seat), self._rng(number, "choose")
        thought = ponder(game, seat, view, position.moves, self.cost, rng) if in_turn else None
        if thought is None:
            return None
        done = self._done(position)
        best, played = thought.best, blank(position.move)
        found = done if best == played else self._after(position, best, "best")
        margin = sqrt(found.margin**2 + done.margin**2)
        if best == played or found.value - done.value <= margin:  # as good, as far as one can tell
            return Decision(found, done.value, played, done.value, done.value)
        return Decision(found, done.value, best, found.value, done.value)

    def _done(self, position: Position) -> Chance:
        """The chance after what was done. It is known already if the move has revealed nothing."""
        if teaches(self._game, self._seat, position):
            return self._after(position, position.move, "done")
        return position.chance

    def _after(self, position: Position, move: Move, why: str) -> Chance:
        rng = self._rng(position.number, why)
        world = self._worlds(position.before, rng)
        return self._estimate(lambda: self._game.apply(world(), self._seat, move), rng)

    def _worlds(self, state: Any, rng: Quick) -> Callable[[], Any]:
        imagine, view = self._game.imagine, self._game.view(state, self._seat)
        assert imagine is not None
        return lambda: imagine(view, rng)

    def _estimate(self, world: Callable[[], Any], rng: Quick) -> Chance:
        value, tries = estimate(self._game, self._seat, world, self.cost, rng)
        return Chance(round(value, 6), round(_margin(value, tries), 6))

    def _rng(self, number: int, why: str) -> Quick:
        return Quick(Stream(OPEN_SECRET, ("review", str(self._seat), why), number))


def _margin(share: float, tries: int) -> float:
    """The margin of a share of so many tries. It is never 0, since luck may give only wins
    (Agresti, Coull)."""
    near = (share * tries + 2) / (tries + 4)
    return SURE * sqrt(near * (1 - near) / (tries + 4))


def result(game: Game, state: Any, seat: int) -> float | None:
    """1, 0 or a part of a win if the rules have ended the game, else None."""
    outcome = game.outcome(state)
    return None if outcome is None else share(outcome, seat, sides_of(game, state))


def teaches(game: Game, seat: int, position: Position) -> bool:
    """Whether the seat's own move has shown it something new."""
    if game.imagine is None:
        return False
    view, seen = game.view(position.before, seat), game.view(position.after, seat)
    rng = Quick(Stream(OPEN_SECRET, ("teaches", str(seat)), position.number))
    worlds = (game.imagine(view, rng) for _ in range(LOOKS))
    return any(game.view(game.apply(w, seat, position.move), seat) != seen for w in worlds)
