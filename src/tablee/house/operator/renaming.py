"""An account gets another name, at every table too, whichever process has it open."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tablee.house.house import House
from tablee.house.operator.finding import ALL_TABLES
from tablee.kernel import Fault
from tablee.store import Sheet

RENAMED = "renamed"
"""Subject of the notice between processes."""
ROUNDS, PAUSE = 20, 0.25
"""How often tables of other processes are looked at, and the seconds between."""


class Renaming:
    """In each process: it changes its own tables, and asks the others to change theirs."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: set[asyncio.Task[int]] = set()
        house.other_processes.also_heard[RENAMED] = self._hear

    async def rename(self, guest: str, name: str) -> int:
        """Returns how many tables still have the old name: another process has them open."""
        left = await self._rename_all(guest, name)
        for _ in range(ROUNDS):
            if not left:
                break
            self._house.other_processes.cluster.tell(RENAMED, guest, [guest, name])
            await asyncio.sleep(PAUSE)
            left = await self._rename_all(guest, name)
        return left

    def _hear(self, body: Any) -> None:
        guest, name = msgspec.convert(body, tuple[str, str])
        task = asyncio.get_running_loop().create_task(self._rename_here(guest, name))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _rename_all(self, guest: str, name: str) -> int:
        return await self._rename(
            await self._house.store.sheets(guest=guest, limit=ALL_TABLES), guest, name
        )

    async def _rename_here(self, guest: str, name: str) -> int:
        return await self._rename(self._house.open_sheets(), guest, name)

    async def _rename(self, sheets: list[Sheet], guest: str, name: str) -> int:
        left = 0
        for sheet in sheets:
            names = {chair.name for chair in sheet.chairs if chair.guest == guest}
            if names <= {name}:
                continue
            try:
                await self._house.rename(sheet.id, guest, guest, name)
            except Fault as fault:
                if fault.code not in ("elsewhere", "unknown_table"):
                    raise
                left += fault.code == "elsewhere"
        return left
