"""A computer player at a table: the views it has not read yet, then what it thinks."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from tablee.kernel import Bot, Intent, Move, Rng


class Mind:
    """Views wait here until the bot thinks, so only the thread that thinks uses its memory."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._unseen: deque[tuple[int, Any]] = deque()

    def notice(self, number: int, view: Any) -> None:
        self._unseen.append((number, view))

    def think(self, number: int, view: Any, legal: Sequence[Move], rng: Rng) -> Intent | None:
        """Reads every view up to entry `number`, in order, then decides."""
        while self._unseen and self._unseen[0][0] <= number:
            self._bot.notice(self._unseen.popleft()[1])
        return self._bot.think(view, legal, rng)
