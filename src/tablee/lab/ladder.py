"""The ladder: each level of a game's players over the one below, at every number of seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from tablee.catalog import players
from tablee.kernel import BadOptions, Game
from tablee.lab.arena import Contest

LEVELS: Final = ("beginner", "regular", "expert")
EVEN: Final = 0.5


class LadderStep(msgspec.Struct, frozen=True):
    """Two levels side by side, and the share the upper one is to win."""

    asked: Contest
    least: float


def steps(game: Game, seats: Sequence[int] = (), seed: int = 0) -> Iterator[LadderStep]:
    """Every step of the game's ladder; `seats` asks for some numbers of seats only."""
    levels = [level for level in LEVELS if level in players(game)]
    for count in seats or _playable(game):
        for below, above in pairwise(levels):
            yield LadderStep(Contest(game.key, above, below, count, seed), least(game, count))


def least(game: Game, seats: int) -> float:
    """What the game promises for so many seats: the figure of that number or the next smaller."""
    named = [count for count in game.apart if count <= seats]
    return game.apart[max(named)] if named else EVEN


def _playable(game: Game) -> list[int]:
    return [count for count in sorted(game.seats) if _starts(game, count)]


def _starts(game: Game, seats: int) -> bool:
    try:
        game.start(game.options(), seats)
    except BadOptions:
        return False
    return True
