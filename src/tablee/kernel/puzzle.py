"""A puzzle: a position of a played game in which one move is clearly the best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tablee.kernel.game import Game


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The position, who is to move, and the chance to win with each move."""

    version: int
    """Of the rules."""
    seats: int
    seat: int
    """Who is to move."""
    options: Mapping[str, Any]
    state: msgspec.Raw
    """Imagined from the view of the seat, so it holds nobody's real hidden cards."""
    chances: Mapping[str, float]
    """With each move one can choose from, in notation; the best first."""
    origin: str
    """Where the game comes from; never a name."""
    error: float = 0.0
    """One standard error of the lead of the best move; 0 where the chances are exact."""

    @property
    def best(self) -> str:
        return next(iter(self.chances))

    @property
    def about(self) -> bool:
        """The chances are not exact."""
        return self.error > 0

    @property
    def lead(self) -> float:
        """How much more the best move wins than the next best one."""
        first, second, *_ = self.chances.values()
        return first - second


def pack_state(game: Game, state: Any) -> msgspec.Raw:
    """The state as JSON: as it is where the game writes JSON, else its bytes as text."""
    content = game.write_state(state)
    return msgspec.Raw(content if game.codec is None else msgspec.json.encode(content))


def unpack_state(game: Game, packed: msgspec.Raw) -> Any:
    content = bytes(packed)
    return game.read_state(
        content if game.codec is None else msgspec.json.decode(content, type=bytes)
    )
