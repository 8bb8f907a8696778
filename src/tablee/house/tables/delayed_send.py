"""Messages sent a little later on fast lines, so that nobody sees a picture before the others.

The server waits, not the page: a page that has a picture could show it at once.
"""

from __future__ import annotations

import asyncio
from collections import deque

from tablee.house.tables.outlet import Outlet

Parcel = tuple[float, Outlet, list[bytes]]
"""When it leaves, on the clock of the event loop; where to; the messages."""


class Held:
    """Messages that wait, viewer by viewer, in order."""

    def __init__(self) -> None:
        self._parcels: dict[str, deque[Parcel]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    def put(self, viewer: str, outlet: Outlet, texts: list[bytes], wait_ms: int = 0) -> None:
        """Sends these after so many ms, and after all that this viewer already waits for."""
        before = self._parcels.get(viewer)
        if before is None and not wait_ms:
            outlet.put(*texts)
            return
        leaves = asyncio.get_running_loop().time() + wait_ms / 1000
        if before is None:
            self._parcels[viewer] = deque([(leaves, outlet, texts)])
            self._set_alarm(viewer)
        else:
            before.append((max(leaves, before[-1][0]), outlet, texts))

    def forget(self, viewer: str) -> None:
        """Nobody is there to read it."""
        if self._parcels.pop(viewer, None) is not None:
            self._alarms.pop(viewer).cancel()

    def _set_alarm(self, viewer: str) -> None:
        leaves = self._parcels[viewer][0][0]
        loop = asyncio.get_running_loop()
        self._alarms[viewer] = loop.call_at(leaves, self._release, viewer, leaves)

    def _release(self, viewer: str, moment: float) -> None:
        """Everything due by this moment leaves in one piece."""
        parcels = self._parcels[viewer]
        while parcels and parcels[0][0] <= moment:
            _, outlet, texts = parcels.popleft()
            outlet.put(*texts)
        if parcels:
            self._set_alarm(viewer)
        else:
            del self._parcels[viewer], self._alarms[viewer]
