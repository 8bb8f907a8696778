"""A process that hears nothing of its database stops speaking before the others take its tables."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import asyncpg

from postgres import Server
from store.listeners import until
from store.pair import Pair, hush, number_of, play, row, sheet
from tablee.store import Lost
from tablee.store.postgres.cluster.silence import SPEAKS_FOR, Silence
from tablee.store.postgres.database import Database
from tablee.store.postgres.tables import PostgresStore

RELOAD = "select pg_reload_conf()"


class Clock:
    """As ours, but the test moves it on."""

    def __init__(self, now: float | None = None) -> None:
        self._now = now
        self.ahead = 0.0

    def __call__(self) -> float:
        return self.ahead + (time.monotonic() if self._now is None else self._now)


def test_it_is_silent_from_when_it_was_last_asked_and_says_so_once() -> None:
    clock = Clock(100.0)
    silence = Silence(clock)
    asked = clock()
    clock.ahead = 3.0
    silence.heard(asked)  # the answer came late: it is as old as the question
    clock.ahead = SPEAKS_FOR
    assert not silence.begins()
    clock.ahead += 0.1
    assert [silence.begins(), silence.begins()] == [True, False]
    silence.heard(asked)
    assert silence.is_cut_off, "an old answer says nothing new"
    silence.heard(clock())
    assert not silence.is_cut_off
    clock.ahead += SPEAKS_FOR + 0.1
    assert silence.begins()


def test_a_process_that_is_cut_off_stops_and_goes_on_when_it_is_heard_again(
    database: str, postgres_server: Server
) -> None:
    """All connections of both processes stand still; the clock of one is moved on."""

    async def script(a: Pair, b: Pair) -> None:
        heard: list[str] = []
        await a[0].save(sheet("t1"))
        a[0].cluster.events.cut_off = lambda: heard.append("cut off")
        a[0].database.silence.clock = clock = Clock()
        stopped = backends(postgres_server, database)
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        try:
            clock.ahead = SPEAKS_FOR + 1
            await until(lambda: bool(heard))
        finally:
            for pid in stopped:
                os.kill(pid, signal.SIGCONT)
        await until(lambda: not a[0].database.silence.is_cut_off)
        await claimed(a)
        await append(a)
        assert (await b[0].load("t1"))[1] == [row(1)]
        assert heard == ["cut off"]

    play(database, script)


async def append(a: Pair) -> None:
    await a[0].append("t1", [row(1)])


async def claimed(a: Pair) -> None:
    """It may have been closed meanwhile, and begins again under a new number."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await a[0].claim("t1")
            except Lost:
                await asyncio.sleep(0.1)


def backends(server: Server, url: str) -> list[int]:
    query = f"select pid from pg_stat_activity where application_name like 'tablee {os.getpid()}%'"
    mine = "and datname = current_database()"
    return [int(pid) for pid in server.sql(f"{query} {mine}", url=url).split()]


async def by_hand(store: PostgresStore) -> tuple[Database, Clock]:
    """Its connection, which does nothing by itself any more, and the clock that it looks at."""
    await hush(store)
    store.database.silence.clock = clock = Clock()
    return store.database, clock


def test_a_slow_disk_only_makes_people_wait(database: str) -> None:
    """Signs of life wait for it. The database itself answers: nobody is sent away."""

    async def script(a: Pair, b: Pair) -> None:
        within, clock = await by_hand(a[0])
        other = await asyncpg.connect(database)
        async with other.transaction():
            number = number_of(a[0])
            await other.execute("select from houses where house = $1 for update", number)
            clock.ahead = SPEAKS_FOR + 1
            await within.ask_if_open()
            assert not within.silence.begins()
        await other.close()

    play(database, script)


def test_a_process_that_was_closed_is_cut_off_though_the_database_answers(database: str) -> None:
    async def script(a: Pair, b: Pair) -> None:
        within, clock = await by_hand(a[0])
        other = await asyncpg.connect(database)
        close = "update houses set closed = clock_timestamp() where house = $1"
        await other.execute(close, number_of(a[0]))
        await other.close()
        clock.ahead = SPEAKS_FOR + 1
        await within.ask_if_open()
        assert within.silence.begins()

    play(database, script)


def test_a_flush_that_takes_long_only_makes_people_wait(
    database: str, postgres_server: Server
) -> None:
    """Commits wait for a copy that nobody makes. The server hears of it a moment later."""

    async def script(a: Pair, b: Pair) -> None:
        await a[0].save(sheet("t1"))
        postgres_server.sql("alter system set synchronous_standby_names = 'nobody'", RELOAD)
        try:
            number, writing = await until_it_waits(a)
        finally:
            reset = "alter system reset synchronous_standby_names"
            postgres_server.sql("set synchronous_commit = off", reset, RELOAD)
        await writing
        assert (await b[0].load("t1"))[1] == [row(n) for n in range(1, number + 1)]

    play(database, script)


async def until_it_waits(a: Pair) -> tuple[int, asyncio.Future[None]]:
    """The first entry whose write does not return, and that write."""
    for number in range(1, 1_000):
        writing = a[0].append("t1", [row(number)])
        await asyncio.wait({writing}, timeout=1.5)
        if not writing.done():
            return number, writing
        await writing
        await asyncio.sleep(0.01)
    raise AssertionError("no write ever waits")
