"""Two processes on one PostgreSQL, within one process of the tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from tablee.store import Chair, Lost, Row, Sheet, Terms
from tablee.store.people.people import People
from tablee.store.postgres.opened import open_postgres
from tablee.store.postgres.tables import PostgresStore

Pair = tuple[PostgresStore, People]
Script = Callable[[Pair, Pair], Awaitable[None]]


def sheet(id: str, made_at: int = 0, ended_at: int = 0) -> Sheet:
    made = Sheet(id, "tictactoe", 1, Terms(), (Chair(), Chair()), host="g", secret="00")
    return replace(made, made_at=made_at, ended_at=ended_at)


def row(number: int, by: str = "a") -> Row:
    return Row(number, 0, f"{by} {number}", number)


@asynccontextmanager
async def opened(url: str, address: str) -> AsyncIterator[Pair]:
    store, people = await open_postgres(url, address)
    try:
        yield store, people
    finally:
        await store.close()


def play(url: str, script: Script) -> None:
    """Two stores, as two processes would have them."""

    async def go() -> None:
        async with opened(url, "/w/1") as a, opened(url, "/w/2") as b:
            await script(a, b)

    asyncio.run(go())


async def refused(asked: Awaitable[object]) -> Lost:
    with pytest.raises(Lost) as told:
        await asked
    return told.value


async def close_house(judge: PostgresStore, number: int) -> None:
    """The judge finds that this process hangs; a transaction under way is waited for."""
    house = judge.database.process
    for _ in range(1_000):
        closed = await judge.database.run(lambda c: house.expire(c, gone=0.0, hangs=0.0))
        if number in closed:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("the process was never closed")


async def hush(store: PostgresStore) -> None:
    """No more signs of life; one that was under way is over."""
    store.database.fall_silent()
    await store.probe()


def number_of(store: PostgresStore) -> int:
    return store.database.process.number
