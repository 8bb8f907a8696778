"""Messages that wait for the task of a line, mostly none.

asyncio's Queue holds three queues of 0.8 kB from its first moment. Of all that it can, uvicorn uses
what is here.
"""

from __future__ import annotations

from typing import Any

from tablee.house.signal import Signal


class Inbox:
    """What came first leaves first; one task takes."""

    __slots__ = ("_come", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[Any] = []
        self._come = Signal()

    def empty(self) -> bool:
        return not self._waiting

    def put_nowait(self, message: Any) -> None:
        self._waiting.append(message)
        self._come.set()

    async def get(self) -> Any:
        while not self._waiting:
            self._come.clear()
            await self._come.wait()
        return self._waiting.pop(0)
