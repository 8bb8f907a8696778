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
from typing import TypeVar, cast

from tablee.store.age import Sweep
from tablee.store.batch import MOST_REMEMBERED, MOST_TOGETHER, PendingWrite, judge
from tablee.store.contract.lost import Lost
from tablee.store.contract.tables import Row, Sheet
from tablee.store.sqlite.care.probe import probe
from tablee.store.sqlite.care.sweep import remove_tables, sweep
from tablee.store.sqlite.errors import is_everybodys, name_of, opening, unread, unwritten
from tablee.store.sqlite.jobs import ThreadErrand, answer, tell
from tablee.store.sqlite.layout import bring_up_to_date, connect
from tablee.store.sqlite.reading import list_finished, list_needs, list_sheets, load_table
from tablee.store.sqlite.writing import last_numbers, put_rows, put_sheets

_log = logging.getLogger(__name__)

Result = TypeVar("Result")


class SqliteStore:
    """Survives kill -9: an awaited call returns after the disk has it."""

    def __init__(self, path: Path | str) -> None:
        self._jobs: queue.SimpleQueue[list[PendingWrite] | ThreadErrand | None] = (
            queue.SimpleQueue()
        )
        self._gathered: list[PendingWrite] = []
        self._closed = False
        self._numbers: dict[str, int] = {}
        self.damaged: set[str] = set()
        bring_up_to_date(path)
        self._path = path
        with opening():
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
        try:
            found = await self._read(lambda: load_table(self._reads, table))
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
        asked = (status, limit, guest, public, self._set_aside)
        return await self._read(lambda: list_sheets(self._reads, *asked))

    async def needs(self) -> set[str]:
        """On a connection of its own: it reads every header, and nobody waits behind it."""
        self._check_open()
        with opening():
            return await asyncio.to_thread(list_needs, self._path, self._set_aside)

    async def sweep(
        self, status: str, before: int, limit: int, spare: Collection[str] = ()
    ) -> list[str]:
        wish = Sweep(status, before, limit, spare)

        return await self._forget(lambda connection: sweep(connection, wish))

    async def finished(
        self, before: int, public: bool, behind: tuple[int, str], limit: int
    ) -> list[Sheet]:
        asked = (before, public, behind, limit, self._set_aside)
        return await self._read(lambda: list_finished(self._reads, *asked))

    async def remove(self, tables: Collection[str]) -> None:
        await self._forget(lambda connection: remove_tables(connection, tables))

    async def claim(self, table: str) -> None:
        """The data folder belongs to one server at a time, and so do its tables."""

    async def release(self, table: str) -> None:
        """There is nobody else."""

    async def probe(self) -> None:
        await self._errand(probe)

    async def size(self) -> int:
        """The file, and the write-ahead log beside it."""
        files = (Path(self._path), Path(f"{self._path}-wal"))
        return sum(one.stat().st_size for one in files if one.exists())

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

    def _check_open(self) -> None:
        if self._closed:
            raise Lost("store_closed")

    def _set_aside(self, table: str) -> None:
        """Logged once for each table. All others go on."""
        if table not in self.damaged:
            self.damaged.add(table)
            _log.error("table %s is damaged; tablee check-store says more", table)

    def _keep(self, table: str, rows: Sequence[Row], sheet: Sheet | None) -> asyncio.Future[None]:
        self._check_open()
        loop = asyncio.get_running_loop()
        job = PendingWrite(table, rows, sheet, loop, loop.create_future())
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
        self._check_open()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, question)
        except sqlite3.Error as fault:
            raise unread(fault) from None

    async def _errand(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        self._check_open()
        loop = asyncio.get_running_loop()
        errand = ThreadErrand(work, loop, loop.create_future())
        self._hand_over()
        self._jobs.put(errand)
        return cast(Result, await errand.done)

    async def _forget(self, work: Callable[[sqlite3.Connection], list[str]]) -> list[str]:
        """Tables go from the file, and from what the writer remembers."""

        def forget(connection: sqlite3.Connection) -> list[str]:
            found = work(connection)
            for table in found:
                self._numbers.pop(table, None)
            return found

        return await self._errand(forget)

    # --- in the writer's thread ----------------------------------------------------------------

    def _write_on(self) -> None:
        """Jobs that wait together are written together; anything else comes after them."""
        job: list[PendingWrite] | ThreadErrand | None
        while (job := self._jobs.get()) is not None:
            group: list[PendingWrite] = []
            while isinstance(job, list):
                group.extend(job)
                if len(group) >= MOST_TOGETHER or self._jobs.empty():
                    break
                job = self._jobs.get()
            if group:
                self._write(group)
                tell(group)
            if isinstance(job, ThreadErrand):
                self._run(job)
            elif job is None:
                return

    def _run(self, errand: ThreadErrand) -> None:
        try:
            found = errand.work(self._writes)
        except Exception as fault:
            _log.error("work on the file failed: %s", name_of(fault))
            answer(errand, None, unwritten(fault))
            return
        answer(errand, found)

    def _write(self, group: list[PendingWrite]) -> None:
        """All in one transaction; where one job alone may be the reason, each in one of its own."""
        try:
            self._commit(group)
        except Exception as fault:
            for job in group:
                self._numbers.pop(job.table, None)
            if len(group) > 1 and not is_everybodys(fault):
                for job in group:
                    job.fault = None
                    self._write([job])
                return
            _log.error("a write failed: %s", name_of(fault))
            for job in group:
                job.fault = job.fault or unwritten(fault)

    def _commit(self, group: list[PendingWrite]) -> None:
        batch = judge(group, self._recall({job.table for job in group}))
        with self._writes as connection:
            connection.execute("begin immediate")
            put_sheets(connection, list(batch.sheets.values()))
            put_rows(connection, batch.rows)
        self._numbers.update(batch.numbers)

    def _recall(self, tables: set[str]) -> dict[str, int]:
        """The last number stored of each of these tables that exist."""
        if len(self._numbers) > MOST_REMEMBERED:
            self._numbers.clear()
        known = {table: self._numbers[table] for table in tables if table in self._numbers}
        unknown = list(tables - known.keys())
        if unknown:
            known.update(last_numbers(self._writes, unknown))
        return known
