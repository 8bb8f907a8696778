"""Timers that need not be exact. Those that end at about the same time share one timer of the loop.

A timer of the event loop takes 0.6 kB. Every connection has one or two that run for many seconds.
Many that share one are called a few at a time, so that nobody else waits for all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from math import ceil

STEP = 0.1
"""Seconds that are one moment for those who share a timer."""
FEW = 8
"""Called at once; the next ones follow before the next step begins."""


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
        """After so many seconds, or up to two steps later."""
        loop = asyncio.get_running_loop()
        step = ceil((loop.time() + wait) / STEP)
        if step not in self._due:
            self._due[step] = []
            loop.call_at(step * STEP, self._run, step)
        later = Later(call)
        self._due[step].append(later)
        return later

    def _run(self, step: int) -> None:
        """A few at a time, spread over the step."""
        due = self._due.pop(step)
        firsts = range(0, len(due), FEW)
        for number, first in enumerate(firsts):
            wait = STEP * number / len(firsts)
            asyncio.get_running_loop().call_later(wait, self._call, due[first : first + FEW])

    def _call(self, few: Iterable[Later]) -> None:
        """One by one: if one fails, the others are still called."""
        for later in few:
            asyncio.get_running_loop().call_soon(later.run)
