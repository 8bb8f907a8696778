"""Version 1 of the rules: tables that began with it go on under it.

Where it differs, the rules ask for `State.rules`. Two movements before one card were a gaffe, and
hands were lowered to begin again. A play could be called only until another card covered it.
Options gave times in ms. A stop lasted eight seconds.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from tablee.games.claquer import rules, state
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


def moves(newest: tuple[type[Move], ...]) -> tuple[type[Move], ...]:
    """A call named one play, and hands could be lowered."""
    same = tuple(kind for kind in newest if kind is not state.Gaffe)
    return (*same, state.GaffeAt, state.Rest)


def start(options: Options, seats: int) -> state.State:
    """The same deal; the times are written into the state, where the rules read them."""
    agreed = state.Options(
        deck=options.deck,
        rounds=options.rounds,
        loose_matching=options.loose_matching,
        wild_both_ways=options.wild_both_ways,
    )
    times = state.Times(options.gaffe_ms, options.false_call_freeze, STOP_MS)
    return replace(rules.start(agreed, seats), rules=1, times=times)
