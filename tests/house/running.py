"""A house for tests, Ann and Bob, and a disk that may be busy."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.people.guest import Guest
from tablee.store import MemoryStore, Row, Sheet

ANN, BOB = Guest("g-ann", "Ann"), Guest("g-bob", "Bob")


class GatedStore(MemoryStore):
    """A disk that is busy until the gate opens."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.appends = 0

    async def append(self, table: str, rows: Sequence[Row], sheet: Sheet | None = None) -> None:
        self.appends += 1
        await self.gate.wait()
        await super().append(table, rows, sheet)


def run(script: Callable[[House, Any], Awaitable[None]], **limits: Any) -> None:
    async def go() -> None:
        store = GatedStore()
        house = House(store, Limits(**limits))
        await script(house, store)
        await house.close()

    asyncio.run(go())


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not happened():
            await asyncio.sleep(0.002)
