"""One file on disk: SQLite in WAL mode, every commit flushed, one thread that writes.

Many appends that arrive together share one transaction, and so one flush of the disk. Readers have
a connection of their own and never wait for the writer.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tablee.store.contract import Lost, Row, Sheet
from tablee.store.memory import check_numbers, guests_of
from tablee.store.sqlite.jobs import Job, tell
from tablee.store.sqlite.layout import bring_up_to_date, connect
from tablee.store.sqlite.reading import list_needs, list_sheets, load_table
from tablee.store.sqlite.sweep import Sweep, answer, sweep

MOST_TOGETHER = 2_000
"""Jobs that may share one transaction."""
FEW = 4
"""Below this many rows a statement each costs less than one for all."""
MOST_REMEMBERED = 50_000
"""Tables whose last number the writer remembers."""

# One statement for a whole group, its values in one JSON text: each statement lets other threads
# run and must then wait for its turn again, which costs far more than reading the JSON.
LAST_NUMBERS = """
select id, (select coalesce(max(number), 0) from rows where sheet = id) from sheets
where id in (select value from json_each(?))
"""
PUT_SHEETS = """
insert or replace into sheets select json_extract(value, '$[0]'), json_extract(value, '$[1]'),
json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]')
from json_each(?)
"""
CLEAR_GUESTS = "delete from guests where sheet in (select value from json_each(?))"
PUT_GUESTS = """
insert into guests select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(?)
"""
PUT_ROW = "insert into rows values (?, ?, ?, ?, ?, ?)"
PUT_ROWS = """
insert into rows select json_extract(value, '$[0]'), json_extract(value, '$[1]'),
json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]'),
json_extract(value, '$[5]') from json_each(?)
"""

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode

Result = TypeVar("Result")


class SqliteStore:
    """Survives kill -9: an awaited call returns after the disk has it."""

    def __init__(self, path: Path | str) -> None:
        self._jobs: queue.SimpleQueue[list[Job] | Sweep | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []
        self._closed = False
        self._numbers: dict[str, int] = {}
        bring_up_to_date(path)
        self._path = path
        self._writes = connect(path)
        self._reads = connect(path)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._writer = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._writer.start()

    # Each write costs a future and no task, also with thousands of them on their way.

    def save(self, sheet: Sheet) -> asyncio.Future[None]:
        return self._keep(sheet.id, (), sheet)

    def append(
        self, table: str, rows: Sequence[Row], sheet: Sheet | None = None
    ) -> asyncio.Future[None]:
        return self._keep(table, rows, sheet)

    async def load(self, table: str) -> tuple[Sheet, list[Row]]:
        return await self._read(lambda: load_table(self._reads, table))

    async def sheets(
        self,
        status: str | None = None,
        limit: int = 100,
        *,
        guest: str | None = None,
        public: bool | None = None,
    ) -> list[Sheet]:
        return await self._read(lambda: list_sheets(self._reads, status, limit, guest, public))

    async def needs(self) -> set[str]:
        """On a connection of its own: it reads every header, and nobody waits behind it."""
        if self._closed:
            raise Lost("store_closed")
        return await asyncio.to_thread(list_needs, self._path)

    async def sweep(
        self, status: str, before: int, limit: int, spare: Collection[str] = ()
    ) -> list[str]:
        if self._closed:
            raise Lost("store_closed")
        loop = asyncio.get_running_loop()
        job = Sweep(status, before, limit, spare, loop, loop.create_future())
        self._hand_over()
        self._jobs.put(job)
        return await job.done

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reader.shutdown)
        self._writes.close()
        self._reads.close()

    # --- towards the threads -------------------------------------------------------------------

    def _keep(self, table: str, rows: Sequence[Row], sheet: Sheet | None) -> asyncio.Future[None]:
        if self._closed:
            raise Lost("store_closed")
        loop = asyncio.get_running_loop()
        job = Job(table, rows, sheet, loop, loop.create_future())
        if not self._gathered or self._gathered[-1].loop is not loop:
            loop.call_soon(self._hand_over)
        self._gathered.append(job)
        return job.kept

    def _hand_over(self) -> None:
        """What one turn of the event loop wants stored goes to the writer together.

        Each hand-over wakes the writer, and both threads then wait for the interpreter in turn.
        """
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    async def _read(self, question: Callable[[], Result]) -> Result:
        if self._closed:
            raise Lost("store_closed")
        return await asyncio.get_running_loop().run_in_executor(self._reader, question)

    # --- in the writer's thread ----------------------------------------------------------------

    def _write_on(self) -> None:
        """Jobs that wait together are written together; anything else comes after them."""
        job: list[Job] | Sweep | None
        while (job := self._jobs.get()) is not None:
            group: list[Job] = []
            while isinstance(job, list):
                group.extend(job)
                if len(group) >= MOST_TOGETHER or self._jobs.empty():
                    break
                job = self._jobs.get()
            if group:
                self._write(group)
                tell(group)
            if isinstance(job, Sweep):
                self._sweep(job)
            elif job is None:
                return

    def _sweep(self, job: Sweep) -> None:
        try:
            found = sweep(self._writes, job)
        except Exception as fault:
            _log.error("a sweep failed: %s", type(fault).__name__)
            answer(job, None, Lost("not_kept"))
            return
        for table in found:
            self._numbers.pop(table, None)
        answer(job, found)

    def _write(self, group: list[Job]) -> None:
        """All in one transaction; where that fails, each in one of its own."""
        try:
            self._commit(group)
        except Exception as fault:
            for job in group:
                self._numbers.pop(job.table, None)
            if len(group) == 1:
                _log.error("a write failed: %s", type(fault).__name__)
                group[0].fault = Lost("not_kept")
                return
            for job in group:
                job.fault = None
                self._write([job])

    def _commit(self, group: list[Job]) -> None:
        """Judges each job before anything is written, so that a refused one stops no other."""
        numbers = self._recall({job.table for job in group})
        sheets: dict[str, Sheet] = {}
        rows: list[tuple[Any, ...]] = []
        for job in group:
            try:
                _check(job, numbers)
            except Lost as fault:
                job.fault = fault
                continue
            if job.sheet is not None:
                sheets[job.table] = job.sheet
            numbers[job.table] = numbers.get(job.table, 0) + len(job.rows)
            rows.extend((job.table, r.number, r.seat, r.move, r.at, r.facts) for r in job.rows)
        with self._writes as connection:
            connection.execute("begin immediate")
            _put_sheets(connection, list(sheets.values()))
            _put_rows(connection, rows)
        self._numbers.update(numbers)

    def _recall(self, tables: set[str]) -> dict[str, int]:
        """The last number stored of each of these tables that exist."""
        if len(self._numbers) > MOST_REMEMBERED:
            self._numbers.clear()
        known = {table: self._numbers[table] for table in tables if table in self._numbers}
        unknown = list(tables - known.keys())
        if unknown:
            found = self._writes.execute(LAST_NUMBERS, (_encode(unknown).decode(),))
            known.update(found.fetchall())
        return known


def _check(job: Job, numbers: dict[str, int]) -> None:
    if job.rows and job.table not in numbers:
        raise Lost("unknown_table", table=job.table)
    check_numbers(numbers.get(job.table, 0), job.rows)


def _put_sheets(connection: sqlite3.Connection, sheets: list[Sheet]) -> None:
    if not sheets:
        return
    headers = [(s.id, s.status, int(s.public), s.made_at, _encode(s).decode()) for s in sheets]
    guests = [(guest, sheet.id) for sheet in sheets for guest in guests_of(sheet)]
    connection.execute(PUT_SHEETS, (_encode(headers).decode(),))
    connection.execute(CLEAR_GUESTS, (_encode([sheet.id for sheet in sheets]).decode(),))
    connection.execute(PUT_GUESTS, (_encode(guests).decode(),))


def _put_rows(connection: sqlite3.Connection, rows: list[tuple[Any, ...]]) -> None:
    if len(rows) < FEW:
        connection.executemany(PUT_ROW, rows)
    else:
        connection.execute(PUT_ROWS, (_encode(rows).decode(),))
