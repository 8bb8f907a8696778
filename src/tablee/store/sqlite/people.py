"""People in the same SQLite file as the tables, through a connection and a thread of their own.

In memory it is the same without a file and without a thread.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import weakref
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from tablee.store.contract.lost import Lost
from tablee.store.contract.people import RatedGame
from tablee.store.contract.transactions import Work
from tablee.store.people.people import People
from tablee.store.people.ratings import rated_games
from tablee.store.sqlite.care.reading_only import open_to_read
from tablee.store.sqlite.errors import opening, unread, unwritten
from tablee.store.sqlite.layout import bring_up_to_date, connect, create
from tablee.store.sqlite.rows import SqliteRows, at_once

TRIES = 3
"""Each try waits for other readers and writers, as long as any write does."""

Result = TypeVar("Result")
_log = logging.getLogger(__name__)


async def open_people(path: Path | str) -> People:
    """The people of a file that no other process has open; raises Lost."""
    bring_up_to_date(path)
    with opening():
        people = People(on_disk(path))
    try:
        await people.recall()
    except BaseException:
        await people.close()
        raise
    return people


class MemoryPeople(People):
    """Nothing survives: for tests, trials and simulation."""

    def __init__(self) -> None:
        super().__init__(in_memory())


class SqliteTransactions:
    """One after the other, in a thread of their own. Without a thread each runs at once."""

    def __init__(
        self, connection: sqlite3.Connection, thread: ThreadPoolExecutor | None = None
    ) -> None:
        self._connection = connection
        self._thread = thread
        self._closed = False
        weakref.finalize(self, connection.close)  # nobody closes what is in memory

    async def read(self, ask: Work[Result]) -> Result:
        return await self._do(lambda: at_once(ask(SqliteRows(self._connection))))

    async def snapshot(self, ask: Work[Result]) -> Result:
        """Only this thread writes, so nothing changes in between."""
        return await self.read(ask)

    async def write(self, change: Work[Result]) -> Result:
        return await self._do(lambda: self._commit(change))

    async def erase(self, change: Work[Result]) -> Result:
        found = await self.write(change)
        await self._do(self._empty_log)
        return found

    async def turn(self) -> int:
        return 0

    async def behind(self, turn: int) -> tuple[int, Collection[str]]:
        """One process has the file."""
        return turn, ()

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            if self._thread is not None:
                await asyncio.to_thread(self._thread.shutdown)
            self._connection.close()

    async def _do(self, work: Callable[[], Result]) -> Result:
        if self._closed:
            raise Lost("store_closed")
        try:
            if self._thread is None:
                return work()
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except sqlite3.Error as fault:
            raise unread(fault) from None

    # --- in the thread -------------------------------------------------------------------------

    def _commit(self, change: Work[Result]) -> Result:
        try:
            with self._connection as connection:
                connection.execute("begin immediate")
                return at_once(change(SqliteRows(connection)))
        except sqlite3.Error as fault:
            raise unwritten(fault) from None

    def _empty_log(self) -> None:
        """The write-ahead log still has old pages, with names that are to be forgotten."""
        for _ in range(TRIES):
            (is_busy, *_) = self._connection.execute("pragma wal_checkpoint(truncate)").fetchone()
            if not is_busy:
                return
        _log.warning("the write-ahead log could not be emptied after a deletion")


def in_memory() -> SqliteTransactions:
    """A new database in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    create(connection)
    return SqliteTransactions(connection)


def on_disk(path: Path | str) -> SqliteTransactions:
    """Deleted data is overwritten on disk, not only unlinked."""
    connection = connect(path)
    connection.execute("pragma secure_delete=on")
    return SqliteTransactions(connection, ThreadPoolExecutor(1, "people"))


def read_rated(path: Path, limit: int) -> list[RatedGame]:
    """The rated games in a file that a server may have open; raises Lost."""
    with opening(), closing(open_to_read(path)) as file:
        return at_once(rated_games(SqliteRows(file), limit))
