"""A table that is put away is gone from memory at once, without the garbage collector."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from sheets import new_table
from tablee import catalog, wire
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.people.guest import Guest
from tablee.store import Lost, MemoryStore, Sheet

ANN = Guest("g-ann", "Ann")


class Ear:
    """A page that hears nothing."""

    address = ""

    def put(self, *texts: bytes) -> None:
        """Not listened to."""

    def bye(self, code: str, again: bool, address: str = "") -> None:
        """Not listened to."""


class FailingStore(MemoryStore):
    """Stores nothing once it has failed."""

    failing = False

    async def append(self, table: str, rows: Any, sheet: Sheet | None = None) -> None:
        if self.failing:
            raise Lost("not_kept")
        await super().append(table, rows, sheet)


@pytest.fixture(autouse=True)
def _no_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def until_gone(found: list[weakref.ref[Any]]) -> None:
    for _ in range(500):
        if not any(one() for one in found):
            return
        await asyncio.sleep(0.01)
    raise AssertionError([one() for one in found])


async def watched(house: House, game: str) -> tuple[str, list[weakref.ref[Any]]]:
    """A table with computer players, looked at and left; its parts, held weakly."""
    seats = max(2, catalog.find(game).seats[0])
    wish = new_table(game, "me", *["random"] * (seats - 1), begin=True)
    table = (await house.create(wish, ANN)).id
    live = await house.open(table)
    live.enter("v1", ANN.id, ANN.name, Ear())
    await asyncio.sleep(0.05)
    return table, [weakref.ref(live), weakref.ref(live.table), weakref.ref(live.table._running)]


@pytest.mark.parametrize("game", catalog.shelf())
def test_a_table_that_is_put_away_is_freed(game: str) -> None:
    async def script() -> None:
        house = House(MemoryStore(), Limits(idle_seconds=0.01))
        table, parts = await watched(house, game)
        live = house.live(table)
        assert live is not None
        live.leave("v1")
        del live
        await until_gone(parts)
        assert house.live(table) is None
        await house.close()

    asyncio.run(script())


def test_a_table_that_could_not_be_stored_is_freed() -> None:
    async def script() -> None:
        store = FailingStore()
        house = House(store, Limits(idle_seconds=0.01))
        table, parts = await watched(house, "tictactoe")
        live = house.live(table)
        assert live is not None
        store.failing = True
        live.ask("v1", wire.Play(1, "mark 0"))
        await live.settled()
        assert live.broken
        live.leave("v1")
        del live
        await until_gone(parts)
        await house.close()

    asyncio.run(script())
