"""A write that failed may be stored or not: what is in memory follows what is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from msgspec.structs import replace

from store.somebody import ANN
from tablee.store import Lost, People
from tablee.store.contract.people import Device, SignedOut
from tablee.store.contract.transactions import Work
from tablee.store.sqlite.people import SqliteTransactions, in_memory

Result = TypeVar("Result")
PHONE = Device("d-phone", "g-ann", 5, 5, 5)


class Unsure:
    """Implements `Transactions`: the next write fails, before or after it is stored."""

    def __init__(self, kept: SqliteTransactions) -> None:
        self._kept = kept
        self.fails = ""
        self.read, self.snapshot = kept.read, kept.snapshot
        self.turn, self.behind, self.close = kept.turn, kept.behind, kept.close

    async def write(self, change: Work[Result]) -> Result:
        fails, self.fails = self.fails, ""
        if fails == "before":
            raise Lost("not_kept")
        done = await self._kept.write(change)
        if fails:
            raise Lost("not_kept")
        return done

    async def erase(self, change: Work[Result]) -> Result:
        return await self.write(change)


def failing(
    when: str, change: Callable[[People], Awaitable[object]], *, is_there: bool = True
) -> People:
    """People after a change that failed then. Ann was there before, with a phone, or nobody."""
    store = Unsure(in_memory())
    people = People(store)

    async def script() -> None:
        if is_there:
            await people.add(ANN)
            await people.devices.sign_in(PHONE)
        store.fails = when
        with pytest.raises(Lost, match="not_kept"):
            await change(people)

    asyncio.run(script())
    return people


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_new_name_that_failed_is_somebodys_only_if_it_is_stored(when: str) -> None:
    people = failing(when, lambda people: people.add(ANN), is_there=False)
    assert people.holder("Ann") == ("g-ann" if when == "after" else "")
    assert asyncio.run(people.find("Ann")) == (ANN if when == "after" else None)


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_new_passphrase_that_failed_opens_if_it_is_stored(when: str) -> None:
    other = replace(ANN, passphrase_hash="hash-b")
    people = failing(when, lambda people: people.set_passphrase_hash(other))
    stored = asyncio.run(people.find("Ann"))
    assert stored == (other if when == "after" else ANN)
    assert people.devices.of("g-ann") == ([] if when == "after" else [PHONE])
    signed_out = asyncio.run(people.catch_up())
    assert signed_out == ([SignedOut("g-ann", None)] if when == "after" else [])


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_deletion_that_failed_frees_the_name_if_it_is_stored(when: str) -> None:
    people = failing(when, lambda people: people.remove("g-ann"))
    assert people.holder("Ann") == ("" if when == "after" else "g-ann")
    assert people.devices.of("g-ann") == ([] if when == "after" else [PHONE])
