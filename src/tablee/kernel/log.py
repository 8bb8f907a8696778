"""The log of a game: numbered (seat, move), chance included. Playing it gives the state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tablee.kernel.game import Game
from tablee.kernel.move import Move


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One move in the log. `number` counts from 1; `at` is ms since the table started."""

    number: int
    seat: int
    move: Move
    at: int = 0


def replay(game: Game, start: Any, moves: Iterable[tuple[int, Move]]) -> Any:
    """The state after these moves; raises IllegalMove where the log breaks the rules."""
    state = start
    for seat, move in moves:
        state = game.apply(state, seat, move)
    return state
