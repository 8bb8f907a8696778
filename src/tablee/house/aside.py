"""Work that would hold up the event loop, one piece at a time in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tablee.kernel import Fault

Result = TypeVar("Result")


class Aside:
    """So much may wait for its turn; what comes on top is refused with `busy`."""

    def __init__(self, name: str, most: int) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._most = most
        self._waiting = 0

    async def run(self, work: Callable[[], Result]) -> Result:
        if self._waiting >= self._most:
            raise Fault("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1
