"""Several processes on one database: a table has one holder, and the closed ones write nothing."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import asyncpg
import pytest

from postgres import Server
from store.pair import Pair, close_house, hush, number_of, opened, play, refused, row, sheet
from tablee.store import Lost, Person
from tablee.store.batch import Batch
from tablee.store.lines import row_line
from tablee.store.postgres.tables import PostgresStore
from tablee.store.postgres.writing import put_batch


def test_every_process_has_a_number_that_is_never_used_again(database: str) -> None:
    async def numbers() -> list[int]:
        async with opened(database, "/w/1") as (a, _), opened(database, "/w/2") as (b, _):
            return [number_of(a), number_of(b)]

    seen = [number for _ in range(2) for number in asyncio.run(numbers())]
    assert seen == sorted(set(seen))
    assert len(seen) == 4


def test_a_table_is_released_after_the_last_write(database: str) -> None:
    async def script(a: Pair, b: Pair) -> None:
        await a[0].save(sheet("t1"))
        other = await asyncpg.connect(database)
        async with other.transaction():
            await other.execute("lock table rows in exclusive mode")
            last = a[0].append("t1", [row(1)])
            released = asyncio.ensure_future(a[0].release("t1"))
            await asyncio.wait({released}, timeout=0.5)
            assert (await refused(b[0].claim("t1"))).code == "elsewhere"
        await other.close()
        await asyncio.gather(last, released)
        await b[0].claim("t1")
        assert (await b[0].load("t1"))[1] == [row(1)]

    play(database, script)


def test_a_closed_process_writes_nothing_more_and_says_so(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def script(a: Pair, b: Pair) -> None:
        await a[0].save(sheet("t1"))
        await a[0].append("t1", [row(1)])
        await hush(a[0])  # else it soon begins again
        await close_house(b[0], number_of(a[0]))
        writes = (
            a[0].append("t1", [row(2)]),
            a[1].add(Person("g-ann", "Ann", "hash")),
            a[0].probe(),
            a[0].claim("t1"),
            a[0].remove(["t1"]),
        )
        for write in writes:
            assert (await refused(write)).code == "fenced"
        with pytest.raises(Lost, match="fenced"):
            await a[0].save(sheet("t9"))
        assert a[1].holder("Ann") == ""
        assert await a[0].load("t1") == (sheet("t1"), [row(1)]), "it may still read"
        await b[0].claim("t1")
        await b[0].append("t1", [row(2, "b")])

    with caplog.at_level(logging.ERROR):
        play(database, script)
    told = [one.getMessage() for one in caplog.records]
    assert len([line for line in told if "it writes no more" in line]) == 1


@pytest.mark.parametrize("what", ["append", "save", "add", "probe", "claim", "remove"])
def test_each_kind_of_write_asks_the_fence_itself(database: str, what: str) -> None:
    """The closed process has not heard of it: the first thing it tries is this one."""

    async def script(a: Pair, b: Pair) -> None:
        await a[0].save(sheet("t1"))
        await hush(a[0])
        await close_house(b[0], number_of(a[0]))
        writes: dict[str, Callable[[], Awaitable[object]]] = {
            "append": lambda: a[0].append("t1", [row(1)]),
            "save": lambda: a[0].save(sheet("t9")),
            "add": lambda: a[1].add(Person("g-ann", "Ann", "hash")),
            "probe": lambda: a[0].probe(),
            "claim": lambda: a[0].claim("t2"),
            "remove": lambda: a[0].remove(["t1"]),
        }
        assert (await refused(writes[what]())).code == "fenced"
        assert await b[0].load("t1") == (sheet("t1"), [])
        assert (await refused(b[0].load("t9"))).code == "unknown_table"

    play(database, script)


def test_whoever_takes_over_finds_all_that_was_acknowledged(database: str) -> None:
    """A process is closed while it writes as fast as it can, again and again."""

    async def go() -> None:
        async with opened(database, "heir") as (heir, _):
            await asyncio.gather(*(heir.save(sheet(f"t{n}")) for n in range(8)))
            await asyncio.gather(*(heir.release(f"t{n}") for n in range(8)))
            for n in range(6):
                async with opened(database, f"writer {n}") as (writer, _):
                    await take_over(heir, writer)

    asyncio.run(go())


async def take_over(heir: PostgresStore, writer: PostgresStore) -> None:
    tables = [f"t{n}" for n in range(8)]
    acknowledged: dict[str, int] = {}
    players = [asyncio.create_task(write_on(writer, table, acknowledged)) for table in tables]
    while sum(acknowledged.values()) < 200 or len(acknowledged) < len(tables):
        await asyncio.sleep(0.001)
    await close_house(heir, number_of(writer))
    for table in tables:
        await heir.claim(table)
        found = (await heir.load(table))[1]
        assert len(found) >= acknowledged[table]
        await heir.append(table, [row(len(found) + 1, "heir")])
        acknowledged[table] = len(found)
    assert set(await asyncio.gather(*players)) <= {
        "fenced",
        "out_of_order",
        "elsewhere",
        "not_kept",
    }
    for table in tables:
        found = (await heir.load(table))[1]
        assert [one.number for one in found] == list(range(1, acknowledged[table] + 2))
        await heir.release(table)


async def write_on(store: PostgresStore, table: str, acknowledged: dict[str, int]) -> str:
    """Until it is refused; says by which code."""
    await store.claim(table)
    number = acknowledged[table] = len((await store.load(table))[1])
    while True:
        number += 1
        try:
            await store.append(table, [row(number)])
        except Lost as fault:
            return fault.code
        acknowledged[table] = number


@pytest.mark.parametrize("header", [False, True])
def test_nobody_is_closed_in_the_middle_of_a_batch(database: str, header: bool) -> None:
    """Else the batch would be stored after the heir has read the table."""

    async def script(a: Pair, b: Pair) -> None:
        await a[0].save(sheet("t1"))
        await hush(a[0])
        number, house = number_of(a[0]), b[0].database.process
        batch = Batch({"t1": sheet("t1")} if header else {}, [row_line("t1", row(1))])
        connection = await asyncpg.connect(database)
        async with connection.transaction():
            assert await put_batch(connection, number, batch, ()) == {"t1"}
            judged = await b[0].database.run(lambda c: house.expire(c, gone=0.0, hangs=0.0))
            assert judged == []
        await connection.close()
        await close_house(b[0], number)
        await b[0].claim("t1")
        assert (await b[0].load("t1"))[1] == [row(1)]

    play(database, script)


async def silence_both(a: Pair, b: Pair, server: Server, url: str) -> None:
    """Neither has given a sign of life for nine seconds."""
    for store in (a[0], b[0]):
        await hush(store)
    server.sql("update houses set seen = seen - interval '9 s'", url=url)


def test_only_a_process_that_gives_signs_of_life_closes_others(
    database: str, postgres_server: Server
) -> None:
    """A slow disk silences all of them. Then nobody may judge."""

    async def script(a: Pair, b: Pair) -> None:
        await silence_both(a, b, postgres_server, database)
        house = b[0].database.process
        assert await b[0].database.run(house.expire) == []
        await b[0].database.run(house.beat)
        assert await b[0].database.run(house.expire) == [number_of(a[0])]

    play(database, script)


def test_after_a_pause_a_process_lets_the_others_speak_first(
    database: str, postgres_server: Server
) -> None:
    """A machine that slept wakes all of them at once. The first must not close the others."""

    async def script(a: Pair, b: Pair) -> None:
        await silence_both(a, b, postgres_server, database)
        judge = b[0].database
        judge.signed = float("-inf")
        alive = "select count(*) from houses where closed is null"
        await judge.run(judge.sign)
        assert postgres_server.sql(alive, url=database) == "2"
        await judge.run(judge.process.beat)
        judge.signed = time.monotonic()
        await judge.run(judge.sign)
        assert postgres_server.sql(alive, url=database) == "1"

    play(database, script)


def test_a_connection_that_broke_comes_back_before_its_process_is_closed(database: str) -> None:
    async def script(a: Pair, b: Pair) -> None:
        await a[0].save(sheet("t1"))
        other = await asyncpg.connect(database)
        mine = "select pid from pg_locks where locktype = 'advisory' and objid::bigint = $1"
        pid = await other.fetchval(mine, number_of(a[0]))
        await other.execute("select pg_terminate_backend($1, 5000)", pid)
        await other.close()
        for _ in range(3):  # the first may be refused with the connection
            try:
                await a[0].probe()
            except Lost:
                continue
        house = b[0].database.process
        closed = await b[0].database.run(lambda c: house.expire(c, gone=0.0, hangs=60.0))
        assert closed == []
        await a[0].append("t1", [row(1)])

    play(database, script)
