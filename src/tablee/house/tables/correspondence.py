"""Correspondence: tables whose clocks never stand still are opened when something is due there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from heapq import heappop, heappush
from typing import Any

from tablee.house.sheets.versions import is_retired
from tablee.house.tables.clock import NAP_SECONDS
from tablee.kernel import Fault
from tablee.store import Sheet

AT_A_TIME = 200
"""Tables looked at in one piece."""
SPARE = 1_000
"""How many outdated times may be in the queue, beside as many as there are valid ones."""

_log = logging.getLogger(__name__)


class Correspondence:
    """An alarm for each sleeping table that goes by wall time."""

    def __init__(
        self,
        open_table: Callable[[str], Awaitable[object]],
        wall: Callable[[], float],
    ) -> None:
        self._open = open_table
        self._wall = wall
        self._due: dict[str, float] = {}
        """By table, the second of wall time at which it is opened."""
        self._queue: list[tuple[float, str]] = []
        """The same, sorted by time. Some are outdated."""
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def open_all(self, running: Sequence[Sheet]) -> None:
        """When the server starts. The sheet of a table that was put away says when to open it. Any
        other table is opened now, and sets its own alarm when it is put away."""
        for number, sheet in enumerate(running):
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)  # others have something to do, too
            if not sheet.terms.pace.days or is_retired(sheet):
                continue
            if sheet.due_at > self._wall():
                self.set_alarm(sheet.id, sheet.due_at)
            else:
                await self._rouse(sheet.id)

    def set_alarm(self, table: str, due: float | None) -> None:
        """A table that was put away is opened again at this second of wall time."""
        if due is None or self._closed:
            return
        if len(self._queue) > 2 * len(self._due) + SPARE:
            self._queue = sorted((at, one) for one, at in self._due.items())
        self._due[table] = due
        heappush(self._queue, (due, table))
        if self._queue[0] == (due, table):
            self._wait()

    def forget(self, table: str) -> None:
        """It is open: it has a clock of its own."""
        self._due.pop(table, None)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """In the background, until the server closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()

    def _wait(self) -> None:
        """Waits for the next alarm, but not for long at a time, since wall time may be changed."""
        if self._alarm is not None:
            self._alarm.cancel()
        delay = max(0.0, min(self._queue[0][0] - self._wall(), NAP_SECONDS))
        self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        now, due = self._wall(), list[str]()
        while self._queue and self._queue[0][0] <= now:
            at, table = heappop(self._queue)
            if self._due.get(table) == at:
                del self._due[table]
                due.append(table)
        if due:
            self.run(self._rouse_all(due))
        self._alarm = None
        if self._queue:
            self._wait()

    async def _rouse_all(self, tables: list[str]) -> None:
        """One after the other: after a long pause there may be thousands."""
        for table in tables:
            await self._rouse(table)

    async def _rouse(self, table: str) -> None:
        """Opens a table nobody looks at, so that what is due there happens."""
        try:
            await self._open(table)
        except Fault as fault:
            if fault.code == "elsewhere":  # it is open at another process, which has its clock
                return
            _log.error("table %s could not be woken: %s", table, fault.code)
        except Exception:
            _log.exception("table %s could not be woken", table)
            self.set_alarm(table, self._wall() + NAP_SECONDS)
