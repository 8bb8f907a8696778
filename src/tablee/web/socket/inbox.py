"""Messages that wait for the task of a connection. Mostly there are none.

asyncio's Queue holds three queues of 0.8 kB from the start. This has only what uvicorn uses of it.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Inbox:
    """First in, first out, for one task that takes."""

    __slots__ = ("_come", "_waiting")

    def __init__(self) -> None:
        self._waiting: tuple[Any, ...] = ()
        self._come: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._waiting

    def put_nowait(self, message: Any) -> None:
        self._waiting += (message,)
        if self._come is not None and not self._come.done():  # the one who waited may have given up
            self._come.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._come = asyncio.get_running_loop().create_future()
            await self._come
        first, *others = self._waiting
        self._waiting = tuple(others)
        return first
