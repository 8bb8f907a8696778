"""A store that forgets everything when the process ends: for tests, trials and simulation."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tablee.store.age import is_old
from tablee.store.contract.lost import Lost
from tablee.store.contract.tables import Row, Sheet, check_numbers, guests_of


class MemoryStore:
    """Like every store, but nothing survives the process."""

    def __init__(self) -> None:
        self._sheets: dict[str, Sheet] = {}
        self._rows: dict[str, list[Row]] = {}
        self.damaged: Collection[str] = ()

    async def save(self, sheet: Sheet) -> None:
        self._sheets[sheet.id] = sheet
        self._rows.setdefault(sheet.id, [])

    async def append(self, table: str, rows: Sequence[Row], sheet: Sheet | None = None) -> None:
        kept = self._rows.get(table)
        if kept is None:
            raise Lost("unknown_table", table=table)
        check_numbers(len(kept), rows)
        kept.extend(rows)
        if sheet is not None:
            await self.save(sheet)

    async def load(self, table: str) -> tuple[Sheet, list[Row]]:
        if table not in self._sheets:
            raise Lost("unknown_table", table=table)
        return self._sheets[table], list(self._rows[table])

    def sheet(self, table: str) -> Sheet:
        """The sheet, without waiting."""
        return self._sheets[table]

    def rows(self, table: str) -> tuple[Row, ...]:
        return tuple(self._rows[table])

    async def sheets(
        self,
        status: str | None = None,
        limit: int = 100,
        *,
        guest: str | None = None,
        public: bool | None = None,
    ) -> list[Sheet]:
        found = [
            sheet
            for sheet in reversed(self._sheets.values())
            if status in (None, sheet.status)
            and public in (None, sheet.public)
            and (guest is None or guest in guests_of(sheet))
        ]
        return sorted(found, key=lambda sheet: -sheet.made_at)[:limit]

    async def needs(self) -> set[str]:
        return {name for sheet in self._sheets.values() for name in sheet.needs}

    async def sweep(
        self, status: str, before: int, limit: int, spare: Collection[str] = ()
    ) -> list[str]:
        old = [one for one in self._sheets.values() if is_old(one, status, before)]
        oldest = sorted(old, key=lambda sheet: sheet.made_at)
        found = [sheet.id for sheet in oldest if sheet.id not in spare][:limit]
        for table in found:
            del self._sheets[table], self._rows[table]
        return found

    async def finished(
        self, before: int, public: bool, behind: tuple[int, str], limit: int
    ) -> list[Sheet]:
        old = [one for one in self._sheets.values() if one.made_at < before]
        found = [one for one in old if one.status == "finished" and one.public == public]
        found.sort(key=lambda sheet: (sheet.made_at, sheet.id))
        return [one for one in found if (one.made_at, one.id) > behind][:limit]

    async def remove(self, tables: Collection[str]) -> None:
        for table in tables:
            self._sheets.pop(table, None)
            self._rows.pop(table, None)

    async def claim(self, table: str) -> None:
        """No other process can have it."""

    async def release(self, table: str) -> None:
        """There is nobody else."""

    async def probe(self) -> None:
        """There is no disk."""

    async def size(self) -> int:
        return 0

    async def close(self) -> None:
        """Nothing to close."""
