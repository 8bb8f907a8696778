"""Changes to tables that nobody has open here: each is claimed, changed and released."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Container, Sequence
from contextlib import asynccontextmanager, suppress

from msgspec.structs import replace

from tablee.house.sheets.versions import is_retired, stopped
from tablee.store import Lost, Sheet, Store
from tablee.table import seating

Tell = Callable[[Sheet], None]


class ClosedTables:
    """Raises Lost("elsewhere") for a table that another process has."""

    def __init__(
        self,
        store: Store,
        lives: Container[str],
        gate: Callable[[str], asyncio.Lock],
        tell: Tell,
        wall: Callable[[], float],
    ) -> None:
        self._store = store
        self._lives = lives
        self._gate = gate
        """Held while a table is opened, or changed here."""
        self._tell = tell
        self._wall = wall

    async def put_away(self, table: str, due: float | None) -> None:
        """Nobody has it open: stores when to open it again, and lets other processes claim it."""
        async with self._gate(table):
            if table in self._lives:  # it was opened again meanwhile, so this process keeps it
                return
            if due is None:
                await self._store.release(table)
                return
            try:
                sheet = (await self._store.load(table))[0]
                if sheet.status == "playing":
                    await self._store.save(replace(sheet, due_at=due))
            except Lost:  # without that time, the next start opens it to find out
                pass
            finally:
                await self._store.release(table)

    async def rouse(self, sheet: Sheet) -> Sheet:
        """It is being opened: the stored time at which something is due is removed."""
        if sheet.due_at:
            sheet = replace(sheet, due_at=0.0)
            await self._store.save(sheet)
        return sheet

    async def rename(self, table: str, guest: str, as_guest: str, name: str) -> None:
        """Another guest and name take somebody's place. The caller has the gate."""
        async with self._claimed(table):
            sheet = seating.rename((await self._store.load(table))[0], guest, as_guest, name)
            try:
                await self._store.save(sheet)
            finally:  # a write that failed may be on disk all the same
                self._tell(sheet)

    async def stop_retired(self, running: Sequence[Sheet]) -> None:
        """Running games whose rules are no longer here end now, not when somebody comes."""
        for sheet in running:
            if is_retired(sheet):
                with suppress(Lost):  # another process sees to it
                    await self._stop_retired(sheet.id)

    async def _stop_retired(self, table: str) -> None:
        async with self._gate(table):
            if table not in self._lives:
                async with self._claimed(table):
                    await self.stop((await self._store.load(table))[0])

    async def stop(self, sheet: Sheet) -> None:
        """Ends a running game. This process has claimed the table."""
        if sheet.status == "playing":
            ended = stopped(sheet, int(self._wall()))
            await self._store.save(ended)
            self._tell(ended)

    async def note_opened(self, sheet: Sheet, second: int) -> None:
        """Somebody looks at this imported game, so it stays for a while."""
        async with self._gate(sheet.id):
            if sheet.id not in self._lives:
                async with self._claimed(sheet.id):
                    await self._store.save(replace(sheet, opened_at=second))

    @asynccontextmanager
    async def _claimed(self, table: str) -> AsyncIterator[None]:
        await self._store.claim(table)
        try:
            yield
        finally:
            await self._store.release(table)
