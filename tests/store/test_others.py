"""What processes on one database learn of each other: people, notices, and that one was closed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import pytest

from store.test_houses import Pair, close_house, number_of, opened, play, row, sheet
from tablee.store import Person
from tablee.store.devices import Device
from tablee.store.others import LOOK
from tablee.store.people import SignedOut

SECONDS = 60


def person(name: str, hidden: str = "hash") -> Person:
    return Person(f"g-{name}", name, hidden)


def device(id: str, guest: str) -> Device:
    return Device(id, guest, 1, 1, 1)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not is_so():
            await asyncio.sleep(0.01)


def test_what_one_changes_about_people_the_other_learns(database: str) -> None:
    async def script(a: Pair, b: Pair) -> None:
        mine, other = a[1], b[1]
        await mine.add(person("Ann"))
        await mine.devices.sign_in(device("d1", "g-Ann"))
        await mine.devices.sign_in(device("d2", "g-Ann"))
        assert other.holder("Ann") == ""
        assert await other.catch_up() == []
        assert other.holder("ann") == "g-Ann"
        assert {one.id for one in other.devices.of("g-Ann")} == {"d1", "d2"}
        await mine.devices.sign_out(["d1"])
        assert await other.catch_up() == [SignedOut("g-Ann", {"d1"})]
        await mine.rehide("g-Ann", "another")
        assert await other.catch_up() == [SignedOut("g-Ann", None)]
        assert other.seal_of("g-Ann") == mine.seal_of("g-Ann")
        await mine.remove("g-Ann")
        assert await other.catch_up() == [SignedOut("g-Ann", None)]
        assert other.holder("Ann") == other.name_of("g-Ann") == ""
        assert await other.catch_up() == []

    play(database, script)


def test_nobody_is_signed_out_by_hearing_of_their_own_changes(database: str) -> None:
    async def script(a: Pair, b: Pair) -> None:
        await a[1].add(person("Ann"))
        await a[1].devices.sign_in(device("d1", "g-Ann"))
        assert await a[1].catch_up() == []
        await a[1].devices.sign_out(["d1"])
        await a[1].rehide("g-Ann", "another")
        assert await a[1].catch_up() == []

    play(database, script)


def test_no_change_is_missed_however_many_come_at_once(database: str) -> None:
    async def script(a: Pair, b: Pair) -> None:
        async with opened(database, "/w/3") as (_, third):
            names = [f"Ann {n}" for n in range(40)]
            sides = [(a, b)[n % 2][1] for n in range(40)]
            adding = asyncio.gather(
                *(side.add(person(name)) for side, name in zip(sides, names, strict=True))
            )
            while not adding.done():
                await third.catch_up()
                await asyncio.sleep(0)
            await adding
            await third.catch_up()
            assert all(third.holder(name) == f"g-{name}" for name in names)

    play(database, script)


def test_a_process_that_opens_later_knows_everything_already(database: str) -> None:
    async def script(a: Pair, b: Pair) -> None:
        await a[1].add(person("Ann"))
        async with opened(database, "/w/3") as (_, third):
            assert third.holder("Ann") == "g-Ann"
            assert await third.catch_up() == []

    play(database, script)


Heard = list[tuple[str, Any]]


def with_ears(database: str, script: Callable[[Pair, Heard, Heard], Awaitable[None]]) -> None:
    """The first speaks; what it hears itself comes first, then what the second hears."""

    async def go(a: Pair, b: Pair) -> None:
        own: Heard = []
        other: Heard = []
        a[0].others.listen(lambda subject, body: own.append((subject, body)))
        b[0].others.listen(lambda subject, body: other.append((subject, body)))
        await until(lambda: own == other == [(LOOK, None)])
        own.clear()
        other.clear()
        await script(a, own, other)

    play(database, go)


def test_notices_are_heard_by_the_others_and_a_later_one_replaces_an_earlier(database: str) -> None:
    async def script(a: Pair, own: Heard, other: Heard) -> None:
        tell = a[0].others.tell
        tell("card", "t1", 1)
        tell("card", "t1", 2)
        tell("card", "t2", 3)
        await until(lambda: len(other) == 2)
        assert other == [("card", 2), ("card", 3)]
        assert own == []

    with_ears(database, script)


@pytest.mark.parametrize(("count", "size"), [(10_000, 40), (1, 9_000)])
def test_what_does_not_fit_becomes_a_look(database: str, count: int, size: int) -> None:
    async def script(a: Pair, own: Heard, other: Heard) -> None:
        for n in range(count):
            a[0].others.tell("card", str(n), "x" * size)
        await until(lambda: bool(other))
        assert other == [(LOOK, None)]

    with_ears(database, script)


def test_many_notices_come_in_several_pieces(database: str) -> None:
    async def script(a: Pair, own: Heard, other: Heard) -> None:
        for n in range(500):
            a[0].others.tell("card", str(n), n)
        await until(lambda: len(other) >= 500)
        assert other == [("card", n) for n in range(500)]

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
        a[0].others.tell("card", "t1", 1)
        await until(lambda: ("card", 1) in other)

    with_ears(database, script)


def test_a_closed_process_begins_again_under_a_new_number(database: str) -> None:
    async def script(a: Pair, b: Pair) -> None:
        await a[0].save(sheet("t1"))
        before, heard = number_of(a[0]), []
        a[0].others.events.fenced = lambda: heard.append("fenced")
        await close_house(b[0], before)
        await until(lambda: bool(heard) and number_of(a[0]) > before)
        assert heard == ["fenced"]
        await b[0].claim("t1")
        await b[0].append("t1", [row(1, "b")])
        await b[0].release("t1")
        await a[0].claim("t1")
        await a[0].append("t1", [row(2)])
        assert len((await b[0].load("t1"))[1]) == 2

    play(database, script)


def test_a_process_hears_that_it_is_to_leave(database: str) -> None:
    async def script(a: Pair, b: Pair) -> None:
        heard: list[str] = []
        a[0].others.events.drained = lambda: heard.append("drained")
        connection = await asyncpg.connect(database)
        await connection.execute("update houses set leaving = true where address = '/w/1'")
        await connection.close()
        await until(lambda: bool(heard))
        listed = await b[0].others.listed()
        assert [(one.address, one.leaving) for one in listed] == [("/w/1", True), ("/w/2", False)]

    play(database, script)


def test_a_departure_is_known_to_all_until_it_is_over(database: str) -> None:
    async def script(a: Pair, b: Pair) -> None:
        await a[0].others.depart("g-Ann")
        await a[0].others.depart("g-Ann")
        assert await b[0].others.departing() == ["g-Ann"]
        await a[0].others.departed("g-Ann")
        assert await b[0].others.departing() == []

    play(database, script)
