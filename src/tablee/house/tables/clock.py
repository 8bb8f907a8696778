"""The clock of one table and its alarm."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tablee.table import Table

NAP_SECONDS = 60.0
"""Seconds after which a clock that goes by wall time looks again, since wall time may be changed.
"""


class TableClock:
    """Counts ms while somebody looks at the table, and stands still while nobody does.

    Correspondence alone goes by wall time, from the second the table was made.
    """

    def __init__(self, table: Table, wall: Callable[[], float], ring: Callable[[], None]) -> None:
        self.by_wall = table.sheet.terms.pace.days
        self._made_at = table.sheet.made_at
        self._wall = wall
        self._ring = ring
        self._loop = asyncio.get_running_loop()
        self._elapsed = table.last_at
        self._started_at: float | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: int | None = None

    def now(self) -> int:
        """Ms on this clock."""
        if self.by_wall:
            return max(self._elapsed, int(self._wall() * 1000) - self._made_at * 1000)
        if self._started_at is None:
            return self._elapsed
        return self._elapsed + int((self._loop.time() - self._started_at) * 1000)

    @property
    def is_going(self) -> bool:
        return self.by_wall or self._started_at is not None

    def start(self) -> None:
        """Somebody looks."""
        if self._started_at is None:
            self._started_at = self._loop.time()

    def stop(self) -> None:
        """Nobody looks any more."""
        self._elapsed, self._started_at = self.now(), None

    def wall_second(self, due: int) -> float:
        """A moment on this clock as wall time; only for a clock that goes by it."""
        return self._made_at + due / 1000

    def after_a_nap(self) -> float:
        """The wall second of the next look."""
        return self._wall() + NAP_SECONDS

    def set_alarm(self, due: int | None) -> None:
        """Rings when this moment comes; None: not at all. A clock that stands does not ring."""
        if self._alarm is not None:
            if due == self._alarm_at and self.is_going:
                return
            self._alarm.cancel()
            self._alarm = None
        if due is not None and self.is_going:
            self._alarm_at = due
            delay = max(0, due - self.now()) / 1000
            delay = min(delay, NAP_SECONDS) if self.by_wall else delay
            self._alarm = self._loop.call_later(delay, self._on_alarm)

    def _on_alarm(self) -> None:
        self._alarm = None
        self._ring()
