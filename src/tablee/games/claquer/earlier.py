"""Version 1 of the rules: tables that began with it go on under it.

Where it differs, the rules ask for `State.rules`. Two movements before one card were a gaffe, and
hands were lowered to begin again. A play could be called only until another card covered it.
Options gave times in ms. A stop lasted eight seconds.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablee.games.claquer import moves as newest
from tablee.games.claquer import rules
from tablee.games.claquer.state import State
from tablee.kernel import Move

STOP_MS = 8_000


class Options(msgspec.Struct, frozen=True):
    """What tables agreed on then."""

    deck: Literal["full", "quick"] = "full"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    gaffe_ms: Annotated[int, msgspec.Meta(ge=500, le=10_000)] = 3_000
    false_call_freeze: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 3_000
    loose_matching: bool = False
    wild_both_ways: bool = False


def moves(all_moves: tuple[type[Move], ...]) -> tuple[type[Move], ...]:
    """A call named one play, and hands could be lowered."""
    same = tuple(kind for kind in all_moves if kind is not newest.Gaffe)
    return (*same, newest.GaffeAt, newest.Rest)


def start(options: Options, seats: int) -> State:
    """The same deal; the times are written into the state, where the rules read them."""
    agreed = newest.Options(
        deck=options.deck,
        rounds=options.rounds,
        loose_matching=options.loose_matching,
        wild_both_ways=options.wild_both_ways,
    )
    times = newest.Times(options.gaffe_ms, options.false_call_freeze, STOP_MS)
    return rules.dealt(agreed, times, seats, version=1)
