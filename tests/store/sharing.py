"""Several processes on one store, within one process of the tests."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from tablee.store.postgres.opened import open_postgres
from tablee.store.postgres.people import PostgresPeople
from tablee.store.postgres.tables import PostgresStore
from tablee.store.sqlite.shared.attending import attend
from tablee.store.sqlite.shared.desk import Desk
from tablee.store.sqlite.shared.opened import open_shared
from tablee.store.sqlite.shared.people import SharedPeople
from tablee.store.sqlite.shared.tables import SharedTables

One = tuple[PostgresStore | SharedTables, PostgresPeople | SharedPeople]
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


def on_file(file: Path, desk: Desk) -> Opened:
    """The desk of a parent, and a line to each process."""

    @asynccontextmanager
    async def opened(address: str) -> AsyncIterator[One]:
        member = desk.arrive(address)
        ours, theirs = socket.socketpair()
        attending = asyncio.create_task(attend(desk, member, ours))
        store, people = await open_shared(file, theirs)
        desk.opened(member)
        try:
            yield store, people
        finally:
            await people.close()
            await store.close()
            await attending

    return opened


def play(opened: Opened, script: Script) -> None:
    async def go() -> None:
        async with opened("/w/1") as a, opened("/w/2") as b:
            await script(a, b)

    asyncio.run(go())
