"""The simplest player: any legal move, after any while. Every other player is compared with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.kernel import Game, Intent, Move, Rng
from tablee.kernel.bot import FASTEST_MS

PATIENCE_MS = {"turns": 600, "real-time": 5_000}


class RandomBot:
    """Plays uniformly among the legal moves, whatever the game."""

    def __init__(self, game: Game, seat: int) -> None:
        self._fill = game.fill
        self._patience = PATIENCE_MS[game.tempo]

    def notice(self, view: Any) -> None:
        """Remembers nothing."""

    def think(self, view: Any, legal: Sequence[Move], rng: Rng) -> Intent | None:
        if not legal:
            return None
        move = legal[rng.randrange(len(legal))]
        if move.blanks and self._fill is not None:
            move = self._fill(view, move, rng)
        return Intent(move, FASTEST_MS + rng.randrange(self._patience))
