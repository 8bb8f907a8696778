"""A computer player at a table, and the views it has not read yet."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tablee.kernel import Bot, Intent, Move, Rng


class Mind:
    """Views wait here until the bot thinks, so only the thread that thinks uses its memory."""

    def __init__(self, bot: Bot, level: str) -> None:
        self.level = level
        self._bot = bot
        self._unseen: deque[tuple[int, Any]] = deque()

    def notice(self, number: int, view: Any) -> None:
        self._unseen.append((number, view))

    def think(self, number: int, view: Any, legal: Sequence[Move], rng: Rng) -> Intent | None:
        """Reads every view up to entry `number`, in order, then decides."""
        while self._unseen and self._unseen[0][0] <= number:
            self._bot.notice(self._unseen.popleft()[1])
        return self._bot.think(view, legal, rng)

    def pack(
        self, number: int, view: Any, legal: Sequence[Move], rng: Rng
    ) -> Callable[[], tuple[Bot, Intent | None]]:
        """The same with a copy of the bot. Views stay until it is back, which may never happen."""
        views = [seen for at, seen in self._unseen if at <= number]
        return partial(ponder, self._bot, views, view, legal, rng)

    def unpack(self, number: int, found: tuple[Bot, Intent | None]) -> Intent | None:
        """The copy has read the views and decided. It takes the place of the bot."""
        self._bot, intent = found
        while self._unseen and self._unseen[0][0] <= number:
            self._unseen.popleft()
        return intent


def ponder(
    bot: Bot, views: Sequence[Any], view: Any, legal: Sequence[Move], rng: Rng
) -> tuple[Bot, Intent | None]:
    """In another process: the bot as it is afterwards, and what it wants."""
    for seen in views:
        bot.notice(seen)
    return bot, bot.think(view, legal, rng)
