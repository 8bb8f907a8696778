"""Pairs of games that a viewer cannot tell apart, found otherwise than by the tests of secrets.

Both are grown together, entry by entry. Where chance or somebody else does something that the
viewer is not shown whole, the second game now and then has something else behind it. What a viewer
is told is taken from the game as it is, so it says whether a change put into it betrays something.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tablee.kernel import CHANCE, Game, IllegalMove, Move
from tablee.testing.relabel import others
from tablee.testing.varied import varied_walk
from tablee.testing.walk import step

TRIES, MOST, DIFFER = 8, 60, 0.15


class Moment(NamedTuple):
    """An entry of two games that one viewer has been told the same of."""

    viewer: int
    seat: int
    before: tuple[Any, Any]
    moves: tuple[Move, Move]
    after: tuple[Any, Any]


def moments(game: Game, pairs: int, seed: int) -> Iterator[Moment]:
    """Moments of many pairs, for every number of seats and every viewer."""
    rng = Random(f"{game.key} {seed}")
    for _ in range(pairs):
        seats = rng.choice(game.seats)
        walked = varied_walk(game, game.options(), seats, rng.randrange(2**32), 400)
        viewer = rng.choice(walked.viewers)
        state = walked.states[int(len(walked.log) * rng.random() ** 2)]
        yield from grown(game, viewer, (state, imagined(game, state, viewer, rng)), rng)


def imagined(game: Game, state: Any, viewer: int, rng: Random) -> Any:
    return state if game.imagine is None else game.imagine(game.view(state, viewer), rng)


def grown(game: Game, viewer: int, states: tuple[Any, Any], rng: Random) -> Iterator[Moment]:
    for _ in range(MOST):
        found = next(filter(None, (happens(game, viewer, states, rng) for _ in range(TRIES))), None)
        if found is None or any(game.outcome(after) is not None for after in found.after):
            return
        yield found
        states = found.after


def happens(game: Game, viewer: int, states: tuple[Any, Any], rng: Random) -> Moment | None:
    """Something that may happen in both and sounds the same; None where this is not found."""
    one, other = states
    seat, move = step(game, one, rng, 0.3)
    instead = [move]
    if seat != viewer and game.mask(one, seat, move, viewer) != move:
        more = [*others(game, other, seat, move, rng)] if may_act(game, other, seat) else []
        instead = [*more, move] if rng.random() < DIFFER else [move, *more]
    for second in instead:
        try:
            after = game.apply(other, seat, second)
        except IllegalMove:
            continue
        if heard(game, one, seat, move, viewer) == heard(game, other, seat, second, viewer):
            both = move, second
            return Moment(viewer, seat, states, both, (game.apply(one, seat, move), after))
    return None


def may_act(game: Game, state: Any, seat: int) -> bool:
    return seat in game.to_act(state) or seat == CHANCE


def heard(game: Game, state: Any, seat: int, move: Move, viewer: int) -> Any:
    return game.mask(state, seat, move, viewer), game.reveals(state, seat, move, viewer)
