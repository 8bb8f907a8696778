"""Correspondence: tables whose clocks never stand still are opened when something is due there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from tablee.house.clock import NAP_SECONDS
from tablee.house.versions import is_retired
from tablee.kernel import Fault
from tablee.store import Store

_log = logging.getLogger(__name__)


class Correspondence:
    """An alarm for each sleeping table that goes by wall time."""

    def __init__(
        self,
        store: Store,
        open_table: Callable[[str], Awaitable[object]],
        wall: Callable[[], float],
        most: int,
    ) -> None:
        self._store = store
        self._open = open_table
        self._wall = wall
        self._most = most
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def open_all(self) -> None:
        """Once the server starts: every such table sets its own alarm when it is put away."""
        for sheet in await self._store.sheets("playing", limit=self._most):
            if sheet.terms.pace.days and not is_retired(sheet):
                await self._rouse(sheet.id)

    def set_alarm(self, table: str, due: float | None) -> None:
        """A table that was put away is opened again at this second of wall time."""
        if due is None or self._closed:
            return
        delay = max(0.0, min(due - self._wall(), NAP_SECONDS))
        loop = asyncio.get_running_loop()
        self._alarms[table] = loop.call_later(delay, self._ring, table, due)

    def forget(self, table: str) -> None:
        """It is open: it has a clock of its own."""
        if table in self._alarms:
            self._alarms.pop(table).cancel()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """In the background, until the server closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        self._closed = True
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._tasks:
            task.cancel()

    def _ring(self, table: str, due: float) -> None:
        if self._wall() < due:
            self.set_alarm(table, due)
        else:
            del self._alarms[table]
            self.run(self._rouse(table))

    async def _rouse(self, table: str) -> None:
        """Opens a table nobody looks at, so that what is due there happens."""
        try:
            await self._open(table)
        except Fault as fault:
            if fault.code == "elsewhere":  # where it has its own clock
                return
            _log.error("table %s could not be woken: %s", table, fault.code)
        except Exception:
            _log.exception("table %s could not be woken", table)
            self.set_alarm(table, self._wall() + NAP_SECONDS)
