"""Somebody leaves for good: their tables know it, open or asleep, and nobody else writes them."""

from __future__ import annotations

import asyncio

import pytest

from house.ear import enter
from house.running import ANN, BOB, GatedStore, run
from tablee import wire
from tablee.house.house import House
from tablee.house.people.taken_out import ANONYMOUS
from tablee.house.upkeep.delete_account import forget_guest
from tablee.store import Lost, Sheet

OPEN = wire.NewTable("tictactoe", ("me", "open"))


async def _sheet(house: House, table: str) -> Sheet:
    return (await house.store.load(table))[0]


async def _two_at(house: House, *, begin: bool) -> str:
    """Ann and Bob sit at a table, and nobody looks at it any more."""
    table = (await house.create(OPEN, ANN)).id
    live = await house.open(table)
    for viewer, guest in (("a", ANN), ("b", BOB)):
        enter(live, viewer, guest)
    live.ask("b", wire.Sit(1, 1))
    if begin:
        live.ask("a", wire.Begin(2))
    live.leave("a")
    live.leave("b")
    await live.settled()
    return table


def test_a_chair_is_freed_before_the_game_and_no_viewer_comes_or_goes() -> None:
    async def script(house: House, store: GatedStore) -> None:
        table = await _two_at(house, begin=False)
        watcher = enter(await house.open(table), "w")
        heard = len(watcher.heard)
        await forget_guest(house, BOB)
        chairs = (await _sheet(house, table)).chairs
        assert [chair.kind for chair in chairs] == ["person", "open"]
        counts = {note["watchers"] for note in watcher.heard[heard:] if note["type"] == "seating"}
        assert counts == {1}

    run(script)


def test_a_running_game_is_resigned_and_nobody_is_named() -> None:
    async def script(house: House, store: GatedStore) -> None:
        table = await _two_at(house, begin=True)
        await forget_guest(house, BOB)
        sheet = await _sheet(house, table)
        assert (sheet.status, sheet.ending, sheet.resigned) == ("finished", "resigned", (1,))
        assert sheet.chairs[1].name == ANONYMOUS
        assert BOB.id not in str(sheet)

    run(script)


def test_who_opens_a_table_while_its_sheet_is_written_finds_what_was_written() -> None:
    async def script(house: House, store: GatedStore) -> None:
        table = await _two_at(house, begin=False)
        await asyncio.sleep(0.05)  # it is put away
        assert house.live(table) is None
        gate, save = asyncio.Event(), store.save

        async def slow(sheet: Sheet) -> None:
            await gate.wait()
            await save(sheet)

        store.save = slow  # type: ignore[method-assign]
        renaming = asyncio.ensure_future(house.rename(table, BOB.id, "other", "Somebody"))
        await asyncio.sleep(0)
        opening = asyncio.ensure_future(house.open(table))
        await asyncio.sleep(0.01)
        assert not opening.done()
        gate.set()
        await renaming
        assert (await opening).table.sheet.chairs[1].name == "Somebody"

    run(script, idle_seconds=0.01)


def test_a_closing_house_says_that_it_could_not() -> None:
    async def script(house: House, store: GatedStore) -> None:
        table = await _two_at(house, begin=False)
        await house.close()
        for call in (house.rename(table, BOB.id, "x", "X"), house.withdraw(table, BOB.id)):
            with pytest.raises(Lost, match="closing"):
                await call

    run(script)
