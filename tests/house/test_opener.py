"""Stored tables are opened: long ones beside the event loop, and at the cost of who asks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

import pytest

from sheets import changed, new_table
from tablee.house import opener
from tablee.house.guest import Guest
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.rate_limit import Caller
from tablee.house.versions import open_table
from tablee.store import MemoryStore, Row, Sheet
from tablee.table import Table

ANN = Guest("g-Ann", "Ann")
MOVES = ("mark 0", "mark 1", "mark 2", "mark 3")


async def stored(house: House) -> str:
    """A table with a few moves that nobody has open."""
    card = await house.create(new_table("tictactoe", "me", "open"), ANN)
    sheet, _ = await house.store.load(card.id)
    rows = [Row(n, (n - 1) % 2, move, 0) for n, move in enumerate(MOVES, 1)]
    await house.store.append(card.id, rows, changed(sheet, status="playing"))
    return card.id


@pytest.mark.parametrize(("short", "is_beside"), [(len(MOVES), False), (len(MOVES) - 1, True)])
def test_a_long_log_is_played_beside_the_loop_and_paid_for(
    monkeypatch: pytest.MonkeyPatch, short: int, is_beside: bool
) -> None:
    monkeypatch.setattr(opener, "SHORT", short)
    threads: list[int] = []

    def noted(sheet: Sheet, rows: Sequence[Row]) -> Table:
        threads.append(threading.get_ident())
        return open_table(sheet, rows)

    monkeypatch.setattr(opener, "open_table", noted)

    async def script() -> None:
        house, caller = House(MemoryStore()), Caller(Limits())
        table = await stored(house)
        before = caller.budget.left
        live = await house.open(table, caller)
        assert live.table.number == len(MOVES)
        assert [one != threading.get_ident() for one in threads] == [is_beside]
        assert caller.budget.left < before
        await house.close()

    asyncio.run(script())


def test_those_who_come_meanwhile_find_the_same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opener, "SHORT", 0)

    async def script() -> None:
        house = House(MemoryStore())
        table = await stored(house)
        first, second = await asyncio.gather(house.open(table), house.open(table))
        assert first is second
        await house.close()

    asyncio.run(script())
