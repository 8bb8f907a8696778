"""The machine of the database is gone, and a standby takes its place."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

import postgres
from store.recovering import SHEET, until_well
from tablee.store import Lost, Row
from tablee.store.postgres.opened import open_postgres
from tablee.store.postgres.tables import PostgresStore

PLAYED = 20
"""Entries that are acknowledged before the fault."""
FOLLOWED = "select count(*) from pg_stat_replication where sync_state = 'sync'"
READ_WRITE = "&target_session_attrs=read-write"
SECONDS = 60.0


async def until_told(server: postgres.Server, question: str, told: str) -> None:
    async with asyncio.timeout(SECONDS):
        while await asyncio.to_thread(server.sql, question) != told:
            await asyncio.sleep(0.05)


async def follow(first: postgres.Server, second: postgres.Server, url: str) -> None:
    """From then on, what is acknowledged is on both."""
    first.sql("alter system set synchronous_standby_names = '*'", "select pg_reload_conf()")
    await until_told(first, FOLLOWED, "1")
    name = url.partition("@/")[2].partition("?")[0]
    await until_told(second, f"select count(*) from pg_database where datname = '{name}'", "1")


async def play_on(store: PostgresStore, acknowledged: list[int]) -> None:
    """One entry after the other, until one is refused."""
    with suppress(Lost):
        for number in range(1, 100_000):
            await store.append("t1", [Row(number, 0, "a", number)])
            acknowledged.append(number)


async def fail_over(first: postgres.Server, second: postgres.Server, url: str) -> None:
    store, _ = await open_postgres(url)
    await store.save(SHEET)
    acknowledged: list[int] = []
    playing = asyncio.create_task(play_on(store, acknowledged))
    async with asyncio.timeout(SECONDS):
        while len(acknowledged) < PLAYED:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(first.kill)
        await playing
    await asyncio.to_thread(second.sql, "select pg_promote()")
    await until_well(store)
    stored = [row.number for row in (await store.load("t1"))[1]]
    assert stored == list(range(1, len(stored) + 1))
    assert set(acknowledged) <= set(stored), "an acknowledged entry is lost"
    await store.append("t1", [Row(len(stored) + 1, 0, "b", 0)])
    await store.close()


def test_a_process_goes_on_with_the_standby_and_nothing_acknowledged_is_lost() -> None:
    """The address of the database names both; nobody changes anything."""

    async def script(first: postgres.Server, second: postgres.Server) -> None:
        url = await asyncio.to_thread(first.new_database)
        await follow(first, second, url)
        for more in ("", READ_WRITE):
            with pytest.raises(Lost) as told:
                await open_postgres(url.replace(str(first.folder), str(second.folder)) + more)
            assert told.value.details["why"] == "read_only"
        both = f"{first.folder},{second.folder}"
        await fail_over(first, second, url.replace(str(first.folder), both) + READ_WRITE)

    with postgres.running() as first, postgres.running(copy_of=first) as second:
        asyncio.run(script(first, second))
