"""Tables in a PostgreSQL database, which several processes may share.

Many appends that arrive together are one statement, and so one round trip and one flush of the
disk. The statement itself checks that this process may still write (`cluster/this_process.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from tablee.store.age import Sweep
from tablee.store.batch import MOST_REMEMBERED, Batch, PendingWrite, judge
from tablee.store.contract.lost import Lost
from tablee.store.contract.tables import Row, Sheet
from tablee.store.postgres import reading, writing
from tablee.store.postgres.cluster.processes import PostgresCluster
from tablee.store.postgres.database import Database

TRIES, BETWEEN_TRIES = 70, 0.1
"""How often we try to claim a table whose holder is silent, and the seconds between. This is two
seconds longer than a process may hang before it is closed."""

Result = TypeVar("Result")

_log = logging.getLogger(__name__)


class PostgresStore:
    """An awaited call returns after the database has flushed it to its disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        """As this process uses it, with its signs of life."""
        self._numbers: dict[str, int] = {}
        self.damaged: set[str] = set()
        self.cluster = PostgresCluster(database)
        database.start(self._commit)

    def save(self, sheet: Sheet) -> asyncio.Future[None]:
        return self._keep(sheet.id, (), sheet)

    def append(
        self, table: str, rows: Sequence[Row], sheet: Sheet | None = None
    ) -> asyncio.Future[None]:
        return self._keep(table, rows, sheet)

    async def load(self, table: str) -> tuple[Sheet, list[Row]]:
        try:
            found = await self.database.read(lambda c: reading.load_table(c, table))
        except Lost as fault:
            if fault.code == "damaged":
                self._set_aside(table)
            raise
        self.damaged.discard(table)
        return found

    async def sheets(
        self,
        status: str | None = None,
        limit: int = 100,
        *,
        guest: str | None = None,
        public: bool | None = None,
    ) -> list[Sheet]:
        asked = (status, limit, guest, public)
        return await self._list(lambda c: reading.list_sheets(c, *asked))

    async def finished(
        self, before: int, public: bool, behind: tuple[int, str], limit: int
    ) -> list[Sheet]:
        asked = (before, public, behind, limit)
        return await self._list(lambda c: reading.list_finished(c, *asked))

    async def needs(self) -> set[str]:
        """On a connection of its own, since it reads many headers and nobody should wait for it."""
        return await self.database.aside(lambda c: reading.list_needs(c, self._set_aside))

    async def sweep(
        self, status: str, before: int, limit: int, spare: Collection[str] = ()
    ) -> list[str]:
        wish = Sweep(status, before, limit, spare)
        return await self._forget(lambda c, process: writing.sweep(c, process, wish))

    async def remove(self, tables: Collection[str]) -> None:
        await self._forget(lambda c, process: writing.remove_tables(c, process, tables))

    async def probe(self) -> None:
        await self.database.probe()

    async def size(self) -> int:
        asked = "select pg_database_size(current_database())"
        return int(await self.database.read(lambda connection: connection.fetchval(asked)))

    async def close(self) -> None:
        await self.database.close()

    # --- who holds a table ---------------------------------------------------------------------

    async def claim(self, table: str) -> None:
        """This process alone may write this table now; Lost("elsewhere") while another holds it.

        The table must be loaded after this. If the other process is silent, this waits until it
        answers or is closed.
        """
        for _ in range(TRIES):
            self._numbers.pop(table, None)
            try:
                return await self._claim(table)
            except Lost as fault:
                if not fault.details.get("silent"):
                    raise
                refusal = fault
            await asyncio.sleep(BETWEEN_TRIES)
        raise refusal

    async def _claim(self, table: str) -> None:
        """Only an open process can claim, so this also shows that we are not cut off."""
        silence = self.database.silence
        asked = silence.clock()
        taken_over = await self.database.run(lambda c: self.database.process.claim(c, table))
        silence.heard(asked)
        if taken_over:
            self.database.events.took_over()

    async def release(self, table: str) -> None:
        """Lets others claim it, after all that was given for it is stored.

        If that cannot be written, it stays held until this process ends.
        """

        async def let_go(connection: Any) -> None:
            self._numbers.pop(table, None)
            await self.database.process.release(connection, table)

        with suppress(Lost):
            await self.database.run(let_go)

    # --- within --------------------------------------------------------------------------------

    def _set_aside(self, table: str) -> None:
        if table not in self.damaged:
            self.damaged.add(table)
            _log.error("table %s is damaged", table)

    def _keep(self, table: str, rows: Sequence[Row], sheet: Sheet | None) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        job = PendingWrite(table, rows, sheet, loop, loop.create_future())
        self.database.put(job)
        return job.kept

    async def _list(self, ask: Callable[[Any], Awaitable[list[Sequence[Any]]]]) -> list[Sheet]:
        return list(reading.readable(await self.database.read(ask), self._set_aside))

    async def _forget(self, work: Callable[[Any, int], Awaitable[list[str]]]) -> list[str]:
        """Removes tables from the database and from memory."""

        async def forget(connection: Any) -> list[str]:
            found = await work(connection, self.database.process.number)
            for table in found:
                self._numbers.pop(table, None)
            return found

        return await self.database.write(forget)

    async def _commit(self, connection: Any, group: list[PendingWrite]) -> None:
        tables = {job.table for job in group}
        try:
            known = await self._recall(connection, tables)
            batch = judge(group, known)
            written = await self._put(connection, batch, batch.sheets.keys() - known.keys())
        except BaseException:  # it may be stored, or not
            for table in tables:
                self._numbers.pop(table, None)
            raise
        self._note(group, batch.numbers, written)

    async def _put(self, connection: Any, batch: Batch, new: Collection[str]) -> set[str]:
        if not (batch.rows or batch.sheets):
            return set()
        asked = self.database.silence.clock()
        written = await writing.put_batch(connection, self.database.process.number, batch, new)
        if written is None:
            raise self.database.process.refusal()
        self.database.silence.heard(asked)
        return written

    def _note(self, group: list[PendingWrite], numbers: dict[str, int], written: set[str]) -> None:
        """Refuses the writes for tables that another process holds."""
        for job in group:
            if job.fault is None and job.table not in written and (job.rows or job.sheet):
                job.fault = Lost("elsewhere", table=job.table)
        for table, number in numbers.items():
            if table in written:
                self._numbers[table] = number

    async def _recall(self, connection: Any, tables: set[str]) -> dict[str, int]:
        """The last number stored of each of these tables that exist."""
        if len(self._numbers) > MOST_REMEMBERED:
            self._numbers.clear()
        known = {table: self._numbers[table] for table in tables if table in self._numbers}
        unknown = tables - known.keys()
        if unknown:
            known.update(await writing.last_numbers(connection, unknown))
        return known
