"""Seconds since 1970 that run evenly, even if somebody changes the clock of the machine.

Correspondence games use them. They start at the time of the machine, then follow a clock that
counts sleep and cannot be set. A change of the machine's clock is logged; nobody gains or loses
time by it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

JUMP_SECONDS = 2.0
"""Less than this between the two clocks is drift, not somebody's hand."""

_log = logging.getLogger(__name__)


def since_boot() -> float:
    """Counts while the machine sleeps, where the system has such a clock."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class WallClock:
    """Called, it says the second."""

    def __init__(
        self, wall: Callable[[], float] | None = None, steady: Callable[[], float] = since_boot
    ) -> None:
        self._wall = wall or time.time
        self._steady = steady
        self._ahead = self._wall() - steady()
        self._noticed = 0.0

    def __call__(self) -> float:
        now = self._steady() + self._ahead
        apart = self._wall() - now
        if abs(apart - self._noticed) > JUMP_SECONDS:
            moved, self._noticed = apart - self._noticed, apart
            _log.warning("the clock of the machine was set", extra={"seconds": round(moved)})
        return now
