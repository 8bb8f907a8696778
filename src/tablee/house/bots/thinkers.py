"""Where computer players think: short thoughts in a thread, long ones in another process.

How long each kind of thought takes is measured. The place changes nothing about a thought but its
random draws.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from concurrent.futures import Executor
from functools import partial
from time import thread_time
from typing import Final

from tablee.house.bots.bot_processes import BotProcesses, Failed, Gone, Unfit
from tablee.house.metrics import Metrics
from tablee.house.rules.run_rules import run_thought
from tablee.kernel import Intent
from tablee.table import Thought
from tablee.table.effects import Apart

LONG_SECONDS = 0.01
"""A thought of this length is worth sending to another process, where it may have to wait."""
FADES = 0.98
"""A kind of thought counts as slow as its slowest one. This estimate falls a little with each
quicker thought."""
TRIES = 2
NEVER: Final = float("-inf")

_log = logging.getLogger(__name__)


class _Elsewhere(Exception):
    """Its kind turned out to be slow while it waited, so it moves to a process."""


class Thinkers:
    """All computer players of a server think here."""

    def __init__(
        self,
        thread: Executor,
        metrics: Metrics | None = None,
        processes: BotProcesses | None = None,
    ) -> None:
        self._thread = thread
        self._metrics = metrics or Metrics()
        self._processes = processes
        self._longest: dict[tuple[str, ...], float] = {}

    def think(self, thought: Thought) -> asyncio.Future[Intent | None]:
        loop = asyncio.get_running_loop()
        if self._processes is None or thought.apart is None:
            return loop.run_in_executor(
                self._thread, partial(run_thought, self._metrics.timed(thought.run))
            )
        return loop.create_task(self._think(thought, thought.apart, self._processes))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.close()

    async def _think(
        self, thought: Thought, apart: Apart, processes: BotProcesses
    ) -> Intent | None:
        if not self._is_long(apart.kind):
            try:
                return await self._here(thought, apart)
            except _Elsewhere:
                pass
        try:
            return await self._apart(apart, processes)
        except Unfit:
            self._longest[apart.kind] = NEVER
        except Failed:  # it fails here too, and here the log can say where
            pass
        return await self._here(thought, apart, may_go=False)

    def _is_long(self, kind: tuple[str, ...]) -> bool:
        return self._longest.get(kind, 0.0) > LONG_SECONDS

    def _here(
        self, thought: Thought, apart: Apart, may_go: bool = True
    ) -> Awaitable[Intent | None]:
        def think() -> Intent | None:
            if may_go and self._is_long(apart.kind):
                raise _Elsewhere
            began = thread_time()
            try:
                return run_thought(thought.run)
            finally:
                self._took(apart.kind, thread_time() - began)

        return asyncio.get_running_loop().run_in_executor(self._thread, think)

    async def _apart(self, apart: Apart, processes: BotProcesses) -> Intent | None:
        work = apart.pack()
        for _ in range(TRIES):
            try:
                found, seconds = await processes.think(work)
            except Gone as fault:
                if processes.is_closed:
                    return None
                _log.warning("a thinking process %s", fault)
                if fault.hung:
                    break
            else:
                self._took(apart.kind, seconds)
                return apart.unpack(found)
        return apart.without()

    def _took(self, kind: tuple[str, ...], seconds: float) -> None:
        self._metrics.thought(seconds)
        self._longest[kind] = max(seconds, self._longest.get(kind, 0.0) * FADES)
