"""Correspondence games sleep: a start does not open them, and each is opened when it is due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from house.days import A_DAY, SLOW, Wall, begun, run
from house.running import until
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.tables import clock, correspondence
from tablee.house.tables.correspondence import Correspondence
from tablee.store import MemoryStore


@pytest.fixture(autouse=True)
def short_naps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "NAP_SECONDS", 0.01)
    monkeypatch.setattr(correspondence, "NAP_SECONDS", 0.01)


async def asleep(house: House, store: MemoryStore, *chairs: str) -> str:
    """A game that has begun, and that nobody has open any more."""
    table, _, _ = await begun(house, *chairs, pace=SLOW)
    name = str(table.table.sheet.id)
    table.leave("a")
    table.leave("b")
    await until(lambda: not house.in_use() and store.sheet(name).due_at > 0)
    return name


def test_a_start_opens_nothing_that_is_not_due() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        name = await asleep(house, store, "me", "open")
        due = store.sheet(name).due_at
        assert due == pytest.approx(wall.now + A_DAY, abs=5)
        opened: list[str] = []
        after = House(store, Limits(idle_seconds=0.01), wall)
        after.listeners.append(lambda sheet: opened.append(sheet.id))
        after.start()
        await asyncio.sleep(0.1)
        assert opened == []
        wall.now = due
        await until(lambda: len(store.rows(name)) == 1)
        await until(lambda: store.sheet(name).due_at > due)
        await after.close()

    run(script, idle_seconds=0.01)


def test_an_open_table_has_left_no_word_so_that_after_a_crash_it_is_opened() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        name = await asleep(house, store, "me", "random")
        live = await house.open(name)
        assert store.sheet(name).due_at == 0
        live.table.wake(live.now())
        after = House(store, Limits(idle_seconds=0.01), wall)  # the first one is gone
        opened: list[str] = []
        after.listeners.append(lambda sheet: opened.append(sheet.id))
        after.start()
        await until(lambda: bool(opened))
        await after.close()

    run(script, idle_seconds=0.01)


def test_a_name_that_changes_while_a_table_falls_asleep_stays_changed() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        name = await asleep(house, store, "me", "open")
        guest = store.sheet(name).chairs[0].guest
        putting = asyncio.ensure_future(house.closed_tables.put_away(name, 5e9))
        await house.rename(name, guest, guest, "Anna")
        await putting
        assert (store.sheet(name).chairs[0].name, store.sheet(name).due_at) == ("Anna", 5e9)

    run(script, idle_seconds=0.01)


def test_moves_go_on_as_ever_after_a_sleep() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        name = await asleep(house, store, "me", "random")
        live = await house.open(name)
        live.withdraw(store.sheet(name).chairs[0].guest)
        await live.stored()
        assert (store.sheet(name).status, store.sheet(name).due_at) == ("finished", 0)

    run(script, idle_seconds=0.01)


# --- alarms --------------------------------------------------------------------------------------


def alarms(opened: list[str], wall: Wall) -> Correspondence:
    async def note(table: str) -> None:
        opened.append(table)

    return Correspondence(note, wall)


def soon(script: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        async with asyncio.timeout(10):
            await script()

    asyncio.run(within())


def test_alarms_ring_in_their_order_and_the_last_word_counts() -> None:
    async def script() -> None:
        opened, wall = list[str](), Wall()
        mine, began = alarms(opened, wall), wall.now
        for table, due in (("c", 30), ("a", 10), ("b", 20), ("d", 15), ("c", 40), ("e", 5)):
            mine.set_alarm(table, began + due)
        mine.forget("d")
        mine.set_alarm("f", None)
        wall.now = began + 35
        await until(lambda: len(opened) == 3)
        await asyncio.sleep(0.05)
        assert opened == ["e", "a", "b"]
        wall.now = began + 40
        await until(lambda: len(opened) == 4)
        mine.close()
        assert opened[3] == "c"

    soon(script)


def test_a_table_that_is_put_away_often_does_not_fill_the_memory() -> None:
    async def script() -> None:
        mine = alarms([], wall := Wall())
        for number in range(10 * correspondence.SPARE):
            mine.set_alarm("t", wall.now + 100 + number)
        assert len(mine._queue) <= correspondence.SPARE + 3
        mine.close()

    soon(script)
