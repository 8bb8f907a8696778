"""Stored tables are opened: long ones in steps, and at the cost of who asks."""

from __future__ import annotations

import asyncio

import pytest

from sheets import changed, new_table
from tablee.house.archive import opener
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.people.guest import Guest
from tablee.store import Lost, MemoryStore, Row
from tablee.web.guard.address_share import AddressShare

ANN = Guest("g-Ann", "Ann")
MOVES = ("mark 0", "mark 1", "mark 2", "mark 3", "mark 5")


async def stored(house: House, *moves: str) -> str:
    """A table with a few moves that nobody has open."""
    card = await house.create(new_table("tictactoe", "me", "open"), ANN)
    sheet, _ = await house.store.load(card.id)
    rows = [Row(n, (n - 1) % 2, move, 0) for n, move in enumerate(moves, 1)]
    await house.store.append(card.id, rows, changed(sheet, status="playing"))
    return card.id


def test_others_have_their_turns_while_a_long_game_is_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(opener, "STEP", 1)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def script() -> None:
        house = House(MemoryStore())
        short, long = await stored(house, MOVES[0]), await stored(house, *MOVES)
        meanwhile = asyncio.create_task(others())
        await house.open(short)
        needed = turns
        live = await house.open(long)
        assert turns - needed >= needed + len(MOVES) - 1
        assert [entry.number for entry in live.table.entries] == [1, 2, 3, 4, 5]
        meanwhile.cancel()
        await house.close()

    asyncio.run(script())


def test_who_opens_a_table_pays_for_it() -> None:
    async def script() -> None:
        house, caller = House(MemoryStore()), AddressShare(Limits())
        table = await stored(house, *MOVES)
        before = caller.budget.left
        await house.open(table, caller)
        assert caller.budget.left < before
        await house.close()

    asyncio.run(script())


def test_those_who_come_meanwhile_find_the_same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opener, "STEP", 1)

    async def script() -> None:
        house = House(MemoryStore())
        table = await stored(house, *MOVES)
        first, second = await asyncio.gather(house.open(table), house.open(table))
        assert first is second
        await house.close()

    asyncio.run(script())


def test_a_log_that_breaks_the_rules_late_does_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opener, "STEP", 1)

    async def script() -> None:
        house = House(MemoryStore())
        table = await stored(house, "mark 0", "mark 1", "mark 1")
        with pytest.raises(Lost, match="game_fault"):
            await house.open(table)
        await house.close()

    asyncio.run(script())


class Releasing(MemoryStore):
    """Lets a table go slowly, and notes who has it open when it is gone."""

    house: House
    open_meanwhile: list[bool]

    async def release(self, table: str) -> None:
        for _ in range(20):
            await asyncio.sleep(0)
        self.open_meanwhile.append(self.house.live(table) is not None)


@pytest.mark.parametrize("breaks", [True, False])
def test_nobody_opens_a_table_while_it_is_let_go(breaks: bool) -> None:
    """Else another process would claim it, and two would have it open."""

    async def script() -> None:
        store = Releasing()
        store.house, store.open_meanwhile = House(store, Limits(idle_seconds=0.001)), []
        house = store.house
        table = await stored(house, *MOVES)
        store.open_meanwhile.clear()
        live = await house.open(table)
        if breaks:
            live.break_off()
        else:
            live.leave("nobody")
            live.rest()
        while house.live(table) is live:
            await asyncio.sleep(0.001)
        again = await house.open(table)
        assert again is not live
        await asyncio.sleep(0.01)
        assert not any(store.open_meanwhile)
        await house.close()

    asyncio.run(script())
