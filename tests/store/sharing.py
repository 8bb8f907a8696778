"""Several processes on one store, within one process of the tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from tablee.store.people.people import People
from tablee.store.postgres.opened import open_postgres
from tablee.store.postgres.tables import PostgresStore

One = tuple[PostgresStore, People]
"""A process: its tables and its people."""
Opened = Callable[[str], AbstractAsyncContextManager[One]]
"""One more process, at this address."""
Script = Callable[[One, One], Awaitable[None]]


def on_database(url: str) -> Opened:
    @asynccontextmanager
    async def opened(address: str) -> AsyncIterator[One]:
        store, people = await open_postgres(url, address)
        try:
            yield store, people
        finally:
            await store.close()

    return opened


def play(opened: Opened, script: Script) -> None:
    async def go() -> None:
        async with opened("/w/1") as a, opened("/w/2") as b:
            await script(a, b)

    asyncio.run(go())
