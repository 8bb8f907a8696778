"""A database that is away, slow, read-only or not ours: one word for it, no hang, nothing lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncpg
import pytest

from postgres import Server, running
from store.recovering import SHEET, until_well
from tablee.store import Lost, Row
from tablee.store.postgres.opened import open_postgres
from tablee.store.postgres.session import Timeouts
from tablee.store.postgres.tables import PostgresStore

SHORT = Timeouts(connect=5.0, lock=0.2, statement=0.4, answer=1.0)
"""For trouble that lasts until somebody gives up."""


@asynccontextmanager
async def opened(url: str, timeouts: Timeouts | None = None) -> AsyncIterator[PostgresStore]:
    """A store with one table of two entries."""
    store, _ = await open_postgres(url, timeouts=timeouts)
    try:
        await store.save(SHEET)
        await store.append("t1", [Row(1, 0, "a", 1), Row(2, 1, "b", 2)])
        yield store
    finally:
        await store.close()


async def refused(store: PostgresStore, number: int = 3) -> Lost:
    with pytest.raises(Lost) as told:
        await store.append("t1", [Row(number, 0, "c", 3)])
    assert told.value.code == "not_kept"
    return told.value


async def goes_on(store: PostgresStore) -> None:
    """Nothing was lost, and nothing is there twice."""
    last = len((await store.load("t1"))[1])
    await store.append("t1", [Row(last + 1, 0, "d", 4)])
    assert [row.number for row in (await store.load("t1"))[1]] == list(range(1, last + 2))


@pytest.mark.parametrize(
    ("part", "other", "code", "why"),
    [
        ("@/t", "@/nowhere-t", "store_unwell", "no_database"),
        ("host=", "host=/nowhere", "store_unwell", "away"),
        ("tablee@", "stranger@", "store_unwell", "no_entry"),
        ("postgresql://tablee@", "postgresql://tablee@[:x", "bad_store_address", None),
        ("postgresql:", "mysql:", "bad_store_address", None),
    ],
)
def test_an_address_that_leads_nowhere_is_said(
    database: str, part: str, other: str, code: str, why: str | None
) -> None:
    with pytest.raises(Lost) as told:
        asyncio.run(open_postgres(database.replace(part, other, 1)))
    assert (told.value.code, told.value.details.get("why")) == (code, why)


def test_without_rights_on_the_tables_nothing_opens(database: str, postgres_server: Server) -> None:
    async def fill() -> None:
        async with opened(database):
            pass

    asyncio.run(fill())
    stranger = f"guest_{database.partition('@/')[2].partition('?')[0]}"
    postgres_server.sql(f"create role {stranger} login")
    with pytest.raises(Lost) as told:
        asyncio.run(open_postgres(database.replace("tablee@", f"{stranger}@")))
    assert told.value.details["why"] == "no_rights"


def test_a_read_only_database_can_be_read(database: str, postgres_server: Server) -> None:
    name = database.partition("@/")[2].partition("?")[0]

    async def script() -> None:
        async with opened(database) as store:
            postgres_server.sql(f"alter database {name} set default_transaction_read_only = on")
            await hang_up(database)
            assert (await refused(store)).details["why"] in ("away", "read_only")
            assert (await refused(store)).details["why"] == "read_only"
            with pytest.raises(Lost, match="read_only"):
                await store.probe()
            assert len((await store.load("t1"))[1]) == 2
            postgres_server.sql(f"alter database {name} reset default_transaction_read_only")
            await hang_up(database)
            await until_well(store)
            await goes_on(store)

    asyncio.run(script())


async def hang_up(url: str) -> None:
    """Ends every other connection, as an operator may."""
    connection = await asyncpg.connect(url)
    others = "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1"
    name = await connection.fetchval("select current_database()")
    await connection.fetch(f"{others} and pid <> pg_backend_pid()", name)
    await connection.close()


def test_a_locked_table_makes_nobody_wait_for_ever(database: str) -> None:
    async def script() -> None:
        async with opened(database, SHORT) as store:
            other = await asyncpg.connect(database)
            change = other.transaction()
            await change.start()
            await other.execute("lock table rows in access exclusive mode")
            assert (await refused(store)).details["why"] == "slow"
            with pytest.raises(Lost, match="slow"):
                await store.load("t1")
            await change.rollback()
            await other.close()
            await goes_on(store)

    asyncio.run(script())


def test_a_database_that_never_answers_makes_nobody_wait_for_ever(database: str) -> None:
    """The process that serves our connection is stopped; what waits behind it is refused too."""

    async def script() -> None:
        async with opened(database, SHORT) as store:
            pid = await store.database.run(lambda c: c.fetchval("select pg_backend_pid()"))
            os.kill(pid, signal.SIGSTOP)
            try:
                writes = [store.append("t1", [Row(3, 0, "c", 3)])]
                await asyncio.sleep(0)
                probes = [asyncio.ensure_future(store.probe()) for _ in range(5)]
                told = await asyncio.gather(*writes, *probes, return_exceptions=True)
                assert {getattr(one, "code", None) for one in told} == {"not_kept"}
                with pytest.raises(Lost):  # nobody else writes while the first may still do it
                    await store.append("t1", [Row(3, 0, "c", 3)])
            finally:
                os.kill(pid, signal.SIGCONT)
            await until_well(store)
            await goes_on(store)

    asyncio.run(script())


def test_a_full_disk_is_said_and_nothing_is_lost() -> None:
    async def script(server: Server) -> None:
        async with opened(server.new_database()) as store:
            fill_up(server.folder / "filler")
            assert (await until_full(store)).details["why"] == "disk_full"
            assert len((await store.load("t1"))[1]) >= 2
            (server.folder / "filler").unlink()
            await until_well(store)
            await goes_on(store)

    with running(megabytes=120) as server:
        asyncio.run(script(server))


def fill_up(path: Path) -> None:
    with path.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(65_536))


async def until_full(store: PostgresStore) -> Lost:
    """What fits into pages that are there already is still stored."""
    for number in range(3, 200):
        try:
            await store.append("t1", [Row(number, 0, os.urandom(50_000).hex(), number)])
        except Lost as fault:
            return fault
    raise AssertionError("the disk is never full")


def test_a_database_that_restarts_is_away_and_comes_back() -> None:
    async def script(server: Server) -> None:
        async with opened(server.new_database()) as store:
            await asyncio.to_thread(server.stop)
            assert (await refused(store)).details["why"] == "away"
            with pytest.raises(Lost, match="away"):
                await store.load("t1")
            with pytest.raises(Lost, match="away"):
                await store.probe()
            await asyncio.to_thread(server.start)
            await until_well(store)
            await goes_on(store)

    with running() as server:
        asyncio.run(script(server))
