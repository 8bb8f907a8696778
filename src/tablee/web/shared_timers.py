"""Timers that need not be exact. Those that end at about the same time share one timer of the loop.

A timer of the event loop takes 0.6 kB. Every connection has one or two that run for many seconds.
Many that share one are called a few at a time, so that nobody else waits for all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import ceil

STEP = 0.1
"""Seconds that are one moment for those who share a timer."""
FEW = 8
"""Called at once; the others follow within the step, unless the loop was held up."""


class Later:
    """A call that is not made yet."""

    __slots__ = ("_call",)

    def __init__(self, call: Callable[[], None]) -> None:
        self._call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self._call = None

    def run(self) -> None:
        if self._call is not None:
            self._call()


class SharedTimers:
    """Those of one server."""

    def __init__(self) -> None:
        self._due: dict[int, list[Later]] = {}
        """By the step in which they are called."""

    def __len__(self) -> int:
        """How many timers of the event loop they use."""
        return len(self._due)

    def call_later(self, wait: float, call: Callable[[], None]) -> Later:
        """After so many seconds, or a little later."""
        loop = asyncio.get_running_loop()
        step = ceil((loop.time() + wait) / STEP)
        if step not in self._due:
            self._due[step] = []
            loop.call_at(step * STEP, self._run, step)
        later = Later(call)
        self._due[step].append(later)
        return later

    def _run(self, step: int) -> None:
        self._call(step, self._due.pop(step), 0)

    def _call(self, step: int, due: list[Later], begun: int) -> None:
        """A few, one by one: if one fails, the others are still called. Then the next ones, after
        everything else that waits."""
        loop, rest = asyncio.get_running_loop(), begun + FEW
        for later in due[begun:rest]:
            loop.call_soon(later.run)
        if rest < len(due):
            loop.call_at(STEP * (step + rest / len(due)), self._call, step, due, rest)
