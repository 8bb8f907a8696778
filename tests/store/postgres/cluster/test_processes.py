"""What processes on one database learn of each other: people, notices, and that one was closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import asyncpg
import pytest

from store.listeners import Heard, ears, until
from store.pair import Pair, close_house, number_of, opened, play, row, sheet
from tablee.store.contract.cluster import LOOK


def with_ears(database: str, script: Callable[[Pair, Heard, Heard], Awaitable[None]]) -> None:
    """The first speaks; what it hears itself comes first, then what the second hears."""

    async def go(a: Pair, b: Pair) -> None:
        await script(a, *await ears(a[0].cluster, b[0].cluster))

    play(database, go)


@pytest.mark.parametrize(("count", "size"), [(10_000, 40), (1, 9_000)])
def test_what_does_not_fit_becomes_a_look(database: str, count: int, size: int) -> None:
    async def script(a: Pair, own: Heard, other: Heard) -> None:
        for n in range(count):
            a[0].cluster.tell("card", str(n), "x" * size)
        await until(lambda: bool(other))
        assert other == [(LOOK, None)]

    with_ears(database, script)


def test_after_a_broken_connection_everything_is_looked_at(database: str) -> None:
    """And what is no notice of ours is not read."""

    async def script(a: Pair, own: Heard, other: Heard) -> None:
        stranger = await asyncpg.connect(database)
        await stranger.execute("select pg_notify('tablee', 'no letter')")
        await stranger.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'"
            " and datname = current_database() and pid <> pg_backend_pid()"
        )
        await stranger.close()
        await until(lambda: (LOOK, None) in other)
        a[0].cluster.tell("card", "t1", 1)
        await until(lambda: ("card", 1) in other)

    with_ears(database, script)


def test_a_closed_process_begins_again_under_a_new_number(database: str) -> None:
    async def script(a: Pair, b: Pair) -> None:
        await a[0].save(sheet("t1"))
        before, heard = number_of(a[0]), []
        a[0].cluster.events.fenced = lambda: heard.append("fenced")
        await close_house(b[0], before)
        await until(lambda: bool(heard) and number_of(a[0]) > before)
        assert heard == ["fenced"]
        b[0].cluster.events.took_over = lambda: heard.append("taken over")
        a[0].cluster.events.took_over = lambda: heard.append("taken back")
        await b[0].claim("t1")
        await b[0].append("t1", [row(1, "b")])
        await b[0].release("t1")
        await a[0].claim("t1")
        assert heard == ["fenced", "taken over"], "what was released is not taken over"
        await a[0].append("t1", [row(2)])
        assert len((await b[0].load("t1"))[1]) == 2

    play(database, script)


def test_a_process_hears_that_it_is_to_leave(database: str) -> None:
    async def script(a: Pair, b: Pair) -> None:
        heard: list[str] = []
        a[0].cluster.events.drained = lambda: heard.append("drained")
        connection = await asyncpg.connect(database)
        await connection.execute("update houses set leaving = true where address = '/w/1'")
        await connection.close()
        await until(lambda: bool(heard))
        listed = await b[0].cluster.listed()
        assert [(one.address, one.leaving) for one in listed] == [("/w/1", True), ("/w/2", False)]

    play(database, script)


def test_two_processes_with_one_address_are_said(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        async with opened(database, "/w/1"), opened(database, "/w/2"), opened(database, ""):
            assert caplog.records == []
            async with opened(database, "/w/1"), opened(database, ""):
                pass

    with caplog.at_level(logging.ERROR):
        asyncio.run(go())
    told = [one.getMessage() for one in caplog.records if "same address /w/1" in one.getMessage()]
    assert len(told) == 1
