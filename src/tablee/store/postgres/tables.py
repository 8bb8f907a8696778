"""Tables in a PostgreSQL database, which several processes may share.

Many appends that arrive together are one statement, and so one round trip and one flush of the
disk. The statement itself asks whether this process may still write (`houses.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from tablee.store.age import Sweep
from tablee.store.batch import MOST_REMEMBERED, Batch, Job, judge
from tablee.store.contract import Lost, Row, Sheet
from tablee.store.postgres import reading, writing
from tablee.store.postgres.cluster.others import PostgresOthers
from tablee.store.postgres.database import Database

TRIES, BETWEEN_TRIES = 70, 0.1
"""How often a table is claimed whose holder is silent, and the seconds between: two more than a
process may hang before it is closed."""

Result = TypeVar("Result")

_log = logging.getLogger(__name__)


class PostgresStore:
    """An awaited call returns after the database has flushed it to its disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        """As this process uses it, with its signs of life."""
        self._numbers: dict[str, int] = {}
        self.damaged: set[str] = set()
        self.others = PostgresOthers(database)
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
        """On a connection of its own: it reads many headers, and nobody waits behind it."""
        return await self.database.aside(lambda c: reading.list_needs(c, self._set_aside))

    async def sweep(
        self, status: str, before: int, limit: int, spare: Collection[str] = ()
    ) -> list[str]:
        wish = Sweep(status, before, limit, spare)
        return await self._forget(lambda c, house: writing.sweep(c, house, wish))

    async def remove(self, tables: Collection[str]) -> None:
        await self._forget(lambda c, house: writing.remove_tables(c, house, tables))

    async def probe(self) -> None:
        await self.database.probe()

    async def close(self) -> None:
        await self.database.close()

    # --- who holds a table ---------------------------------------------------------------------

    async def claim(self, table: str) -> None:
        """This process alone may write this table now; Lost("elsewhere") while another holds it.

        What is known of the table may be old. It is loaded after this. While nothing is heard of
        the other process, this waits until it is heard, or closed.
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
        """Only an open process can: whoever was cut off is heard again."""
        silence = self.database.silence
        asked = silence.clock()
        taken_over = await self.database.run(lambda c: self.database.house.claim(c, table))
        silence.heard(asked)
        if taken_over:
            self.database.events.took_over()

    async def release(self, table: str) -> None:
        """After everything that was given for this table is stored: anyone may claim it.

        Where that cannot be written it stays held, until this process ends.
        """

        async def let_go(connection: Any) -> None:
            self._numbers.pop(table, None)
            await self.database.house.release(connection, table)

        with suppress(Lost):
            await self.database.run(let_go)

    # --- within --------------------------------------------------------------------------------

    def _set_aside(self, table: str) -> None:
        if table not in self.damaged:
            self.damaged.add(table)
            _log.error("table %s is damaged", table)

    def _keep(self, table: str, rows: Sequence[Row], sheet: Sheet | None) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        job = Job(table, rows, sheet, loop, loop.create_future())
        self.database.put(job)
        return job.kept

    async def _list(self, ask: Callable[[Any], Awaitable[list[Sequence[Any]]]]) -> list[Sheet]:
        return list(reading.readable(await self.database.read(ask), self._set_aside))

    async def _forget(self, work: Callable[[Any, int], Awaitable[list[str]]]) -> list[str]:
        """Tables go from the database, and from what is remembered."""

        async def forget(connection: Any) -> list[str]:
            found = await work(connection, self.database.house.number)
            for table in found:
                self._numbers.pop(table, None)
            return found

        return await self.database.write(forget)

    async def _commit(self, connection: Any, group: list[Job]) -> None:
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
        written = await writing.put_batch(connection, self.database.house.number, batch, new)
        if written is None:
            raise self.database.house.refusal()
        self.database.silence.heard(asked)
        return written

    def _note(self, group: list[Job], numbers: dict[str, int], written: set[str]) -> None:
        """Jobs for tables that another process holds are refused, and no others."""
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
