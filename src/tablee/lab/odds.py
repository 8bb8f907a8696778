"""Chances to win in any position: the game knows them, or many games are played out from there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tablee.kernel import Game, Outcome, Worth, all_is_open
from tablee.lab.playout import play_on
from tablee.lab.statistics import share


class Unknown(Exception):
    """Nobody can know the chances; the sentence says why."""


def odds(game: Game, state: Any, seat: int, games: int, rng: Random) -> Worth:
    """As far as that seat can know. Raises Unknown."""
    end, view = game.outcome(state), game.view(state, seat)
    known = game.worth(view) if game.worth is not None else None
    if known is None and end is not None:
        return Worth(_shares(end), "played out", about=False)
    return known or _played_out(game, _worlds(game, state, view, rng), games, rng)


def _worlds(game: Game, state: Any, view: Any, rng: Random) -> Callable[[], Any]:
    """States that fit what the seat sees: what it cannot see is dealt again each time."""
    imagine = game.imagine
    if imagine is not None:
        return lambda: imagine(view, rng)
    if game.mask is all_is_open:
        return lambda: state
    raise Unknown(f"{game.key} hides something, and does not say what may be hidden")


def _played_out(game: Game, world: Callable[[], Any], games: int, rng: Random) -> Worth:
    """The share of games each seat wins if everybody moves at random."""
    won: list[tuple[float, ...]] = []
    for _ in range(games):
        outcome = game.outcome(play_on(game, world(), rng).state)
        if outcome is None:
            raise Unknown(f"{game.key} does not come to an end under random play")
        won.append(_shares(outcome))
    found = [one for seat in zip(*won, strict=True) if (one := share(seat)) is not None]
    margin = max(max(one.value - one.low, one.high - one.value) for one in found)
    return Worth(tuple(one.value for one in found), "played out", about=True, margin=margin)


def _shares(outcome: Outcome) -> tuple[float, ...]:
    """A shared win counts in parts."""
    part = 1 / len(outcome.winners)
    return tuple(part * (seat in outcome.winners) for seat in range(len(outcome.ranks)))
