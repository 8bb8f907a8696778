"""Something to wait for, which needs no memory while nobody waits.

asyncio's Event holds a queue of 0.8 kB from the start, and a server has thousands of connections on
which nothing happens.
"""

from __future__ import annotations

import asyncio


class Signal:
    """Set or not. Those who wait go on when it is set."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self, is_set: bool = False) -> None:
        self._is_set = is_set
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        return self._is_set

    def set(self) -> None:
        self._is_set = True
        waiting, self._waiting = self._waiting, ()
        for one in waiting:
            if not one.done():  # the one who waited may have given up
                one.set_result(None)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        if self._is_set:
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting += (turn,)
        try:
            await turn
        finally:
            self._waiting = tuple(one for one in self._waiting if one is not turn)
