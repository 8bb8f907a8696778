"""Computer players think off the event loop, one thought a seat at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from tablee.house.bots.thinkers import Thinkers
from tablee.kernel import Intent
from tablee.table import Thought

_log = logging.getLogger(__name__)

Decided = Callable[[Thought, Intent | None], None]


class Thinking:
    """The thoughts of one table's computer players."""

    def __init__(self, table: str, thinkers: Thinkers, decided: Decided) -> None:
        self._table = table
        self._thinkers = thinkers
        self._decided = decided
        self._busy: dict[tuple[int, bool], Thought | None] = {}
        """Who thinks, and what they think about next."""
        self._stopped = False

    @property
    def is_busy(self) -> bool:
        return bool(self._busy)

    def think(self, thought: Thought) -> None:
        """A newer thought of the same seat replaces one that still waits."""
        who = (thought.seat, thought.hint)
        if who in self._busy:
            self._busy[who] = thought
            return
        self._busy[who] = None
        future = self._thinkers.think(thought)
        future.add_done_callback(partial(self._done, thought))

    def stop(self) -> None:
        """Nobody waits for what is still being thought."""
        self._stopped = True

    def _done(self, thought: Thought, future: asyncio.Future[Intent | None]) -> None:
        who = (thought.seat, thought.hint)
        waiting = self._busy.pop(who)
        if future.cancelled():
            return
        fault = future.exception()
        if fault:
            where = (thought.seat, self._table)
            _log.error("the bot at seat %s of %s failed", *where, exc_info=fault)
        if self._stopped:
            return
        if waiting is not None:
            self.think(waiting)
        self._decided(thought, None if fault else future.result())
