"""One connection to the database, opened again after it broke. Nothing waits for ever.

The database stops a statement that takes too long. If no answer comes at all, we give up.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg
import msgspec

from tablee.store.contract.lost import Lost
from tablee.store.postgres.errors import Failure, breaks

Result = TypeVar("Result")
Greet = Callable[[Any], Awaitable[None]]
"""Called with each new connection before it is used."""


class Timeouts(msgspec.Struct, frozen=True):
    """Seconds, long enough for a disk that flushes for six of them."""

    connect: float = 5.0
    lock: float = 5.0
    statement: float = 10.0
    answer: float = 15.0


class Session:
    """Used by one at a time. The others wait in line, no longer than for one answer."""

    def __init__(self, url: str, timeouts: Timeouts, greet: Greet | None = None) -> None:
        self._url = url
        self._timeouts = timeouts
        self._greet = greet
        self._connection: Any = None
        self._turn = asyncio.Lock()

    async def use(self, work: Callable[[Any], Awaitable[Result]]) -> Result:
        """Runs `work` with the connection. A broken one is dropped."""
        async with asyncio.timeout(self._timeouts.answer):
            async with self._turn:
                return await self._use(work)

    def drop(self) -> None:
        """The next one who uses it opens a new connection."""
        self._drop()

    async def close(self) -> None:
        """Gives the statement under way some time, then closes the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await _end(connection, self._timeouts.connect)

    async def _use(self, work: Callable[[Any], Awaitable[Result]]) -> Result:
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._open()
            return await work(self._connection)
        except asyncio.CancelledError:  # also when the time is up
            self._drop()
            raise
        except Exception as fault:
            if breaks(fault):
                self._drop()
            raise

    async def _open(self) -> Any:
        connection = await connect(self._url, self._timeouts)
        try:
            if self._greet is not None:
                await self._greet(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def own_name() -> str:
    """What the database lists this process by."""
    return f"tablee {os.getpid()}"


async def connect(url: str, timeouts: Timeouts) -> Any:
    """A connection that gives up by itself."""

    def milliseconds(seconds: float) -> str:
        return str(int(seconds * 1_000))

    settings = {
        "application_name": own_name(),
        "statement_timeout": milliseconds(timeouts.statement),
        "lock_timeout": milliseconds(timeouts.lock),
        "idle_in_transaction_session_timeout": milliseconds(timeouts.answer),
        "synchronous_commit": "on",
    }
    try:
        return await asyncpg.connect(
            url,
            timeout=timeouts.connect,
            command_timeout=timeouts.answer,
            server_settings=settings,
        )
    except ValueError:  # what stands there is no address
        raise Lost("bad_store_address") from None


@asynccontextmanager
async def connected(url: str, timeouts: Timeouts) -> AsyncIterator[Any]:
    """A connection for one piece of work."""
    connection = await connect(url, timeouts)
    try:
        yield connection
    finally:
        await _end(connection, timeouts.connect)


async def _end(connection: Any, seconds: float) -> None:
    try:
        await connection.close(timeout=seconds)
    except Failure:
        connection.terminate()
