"""Tables in a file that two processes of one parent share.

The file is written as by one process. Only a table that this process holds is written, and the
parent says who holds which. So SQLite has no part in it but its own lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from weakref import WeakValueDictionary

from tablee.store.contract import Lost, Row, Sheet
from tablee.store.sqlite.shared.line import Line
from tablee.store.sqlite.tables import SqliteStore
from tablee.store.sqlite.writing import last_numbers

BUSY_SECONDS = 10
"""How long a write waits for the other process: longer than a slow disk takes to flush."""


class SharedTables(SqliteStore):
    """Like every store of tables; `others` are the processes of the same parent."""

    def __init__(self, path: Path | str, line: Line) -> None:
        super().__init__(path, BUSY_SECONDS)
        self.others = self._line = line
        self._held: set[str] = set()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Claims and releases of one table come one after the other."""
        self._clearing = asyncio.Lock()
        self._making: dict[str, asyncio.Task[None]] = {}

    async def claim(self, table: str) -> None:
        async with self._turn(table):
            if table not in self._held:
                await self._claim(table)

    async def release(self, table: str) -> None:
        async with self._turn(table):
            with suppress(Lost):
                await self._let_go(table)

    async def sweep(
        self, status: str, before: int, limit: int, spare: Collection[str] = ()
    ) -> list[str]:
        async with self._alone() as elsewhere:
            found = await super().sweep(status, before, limit, {*spare, *elsewhere})
        await self._drop(found)
        return found

    async def remove(self, tables: Collection[str]) -> None:
        async with self._alone() as elsewhere:
            await super().remove([table for table in tables if table not in elsewhere])
        await self._drop(tables)

    async def close(self) -> None:
        await super().close()
        await self._line.close()

    # --- within --------------------------------------------------------------------------------

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[set[str]]:
        """Meanwhile no other process claims anything. What the others hold."""
        async with self._clearing:
            try:
                yield set(await self._line.ask("bar"))
            finally:
                self._line.send("unbar")

    def _turn(self, table: str) -> asyncio.Lock:
        return self._turns.setdefault(table, asyncio.Lock())

    async def _claim(self, table: str) -> None:
        taken_over = await self._line.ask("claim", table)
        if not await self._exists(table):
            self._line.send("release", table)
            raise Lost("unknown_table", table=table)
        self._held.add(table)
        if taken_over:
            self._line.events.took_over()

    async def _let_go(self, table: str) -> None:
        """From now on nothing more is given for it; what was given is written first."""
        self._held.discard(table)
        await self._errand(lambda _: self._numbers.pop(table, None))
        await self._line.ask("release", table)

    async def _drop(self, tables: Collection[str]) -> None:
        for table in self._held.intersection(tables):
            await self.release(table)

    async def _exists(self, table: str) -> bool:
        return table in await self._read(lambda: last_numbers(self._reads, [table]))

    def _keep(self, table: str, rows: Sequence[Row], sheet: Sheet | None) -> asyncio.Future[None]:
        if table in self._held:
            return super()._keep(table, rows, sheet)
        self._check_open()
        if sheet is not None and not rows and table not in self._making:
            making = asyncio.get_running_loop().create_task(self._make(table))
            self._making[table] = making
            making.add_done_callback(lambda _: self._making.pop(table, None))
        return asyncio.ensure_future(self._keep_new(table, rows, sheet))

    async def _make(self, table: str) -> None:
        """A new table is held by the process that makes it, before it is written."""
        async with self._turn(table):
            await self._line.ask("claim", table)
            if await self._exists(table):  # it is no new one, and nobody here has claimed it
                self._line.send("release", table)
            else:
                self._held.add(table)

    async def _keep_new(self, table: str, rows: Sequence[Row], sheet: Sheet | None) -> None:
        if table in self._making:
            await asyncio.shield(self._making[table])
        if table not in self._held:
            raise Lost("elsewhere" if await self._exists(table) else "unknown_table", table=table)
        await super()._keep(table, rows, sheet)
