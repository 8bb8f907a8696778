"""What only the store in a database promises: survival, faults that stay where they are."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from postgres import Server
from tablee.kernel import Fault
from tablee.store import Chair, Lost, Person, Row, Sheet, Terms
from tablee.store.people.people import People
from tablee.store.postgres.opened import open_postgres
from tablee.store.postgres.tables import PostgresStore

DAMAGE = {
    "no JSON": "update sheets set body = '{\"id\": \"t1\", ' where id = 't1'",
    "another name": "update sheets set body = replace(body, 'Ann', 'Bob') where id = 't1'",
    "another status": "update sheets set status = 'finished' where id = 't1'",
    "another move": "update rows set move = 'mark 9' where sheet = 't1' and number = 3",
    "other facts": "update rows set facts = '{}' where sheet = 't1' and number = 2",
    "another time": "update rows set at = at + 1 where sheet = 't1' and number = 1",
    "a row too few": "delete from rows where sheet = 't1' and number = 2",
}
Script = Callable[[PostgresStore, People], Awaitable[None]]


def play(url: str, script: Script) -> None:
    """Runs a script against the store at this address."""

    async def go() -> None:
        store, people = await open_postgres(url)
        try:
            await script(store, people)
        finally:
            await store.close()

    asyncio.run(go())


def sheet(id: str) -> Sheet:
    chairs = (Chair("person", "Ann", "g-ann"), Chair())
    return Sheet(id, "tictactoe", 1, Terms(), chairs, "g-ann", secret="00", status="playing")


def rows(first: int, last: int) -> list[Row]:
    return [Row(n, n % 2, f"mark {n}", 100 * n, '{"n":1}') for n in range(first, last + 1)]


async def fill(store: PostgresStore, _: People) -> None:
    for number in range(3):
        await store.save(sheet(f"t{number}"))
        await store.append(f"t{number}", rows(1, 5))


def test_a_new_store_on_the_same_database_finds_everything(database: str) -> None:
    async def again(store: PostgresStore, _: People) -> None:
        assert await store.load("t1") == (sheet("t1"), rows(1, 5))
        await store.claim("t1")
        await store.append("t1", rows(6, 6))
        assert (await store.load("t1"))[1] == rows(1, 6)

    play(database, fill)
    play(database, again)


def test_people_are_there_after_a_new_start(database: str) -> None:
    ann = Person("g-ann", "Ann", "hash-a", 7, "code")

    async def before(_: PostgresStore, people: People) -> None:
        await people.add(ann)

    async def after(_: PostgresStore, people: People) -> None:
        assert people.holder("ann") == "g-ann"
        assert await people.find("ANN") == ann

    play(database, before)
    play(database, after)


@pytest.mark.parametrize("move", ["\ud800", "a\0b"])
def test_a_row_the_database_cannot_hold_fails_alone(database: str, move: str) -> None:
    async def script(store: PostgresStore, people: People) -> None:
        await fill(store, people)
        told = await asyncio.gather(
            store.append("t1", [Row(6, 0, move, 0)]),
            store.append("t2", rows(6, 6)),
            return_exceptions=True,
        )
        assert isinstance(told[0], Lost)
        assert told[1] is None
        assert (await store.load("t1"))[1] == rows(1, 5)
        assert (await store.load("t2"))[1] == rows(1, 6)

    play(database, script)


def test_closing_finishes_what_was_accepted(database: str, postgres_server: Server) -> None:
    async def script(store: PostgresStore, people: People) -> None:
        await fill(store, people)
        writes = [store.append("t1", rows(n, n)) for n in (6, 7, 8)]
        await store.close()
        await asyncio.gather(*writes)
        with pytest.raises(Lost, match="store_closed"):
            await store.save(sheet("t1"))
        with pytest.raises(Lost, match="store_closed"):
            await store.load("t1")

    play(database, script)
    assert postgres_server.sql("select max(number) from rows where sheet='t1'", url=database) == "8"


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_is_refused_and_the_others_open(
    database: str, postgres_server: Server, damage: str
) -> None:
    async def look(store: PostgresStore, _: People) -> None:
        with pytest.raises(Lost) as refused:
            await store.load("t1")
        assert refused.value.code == "damaged"
        assert store.damaged == {"t1"}
        assert await store.load("t2") == (sheet("t2"), rows(1, 5))
        assert {"t0", "t2"} <= {one.id for one in await store.sheets(guest="g-ann")}
        await store.needs()
        assert {"t0", "t2"} <= set(await store.sweep("playing", 10**10, 10))

    play(database, fill)
    postgres_server.sql(DAMAGE[damage], url=database)
    play(database, look)


def test_of_two_processes_that_give_away_a_name_one_may(database: str) -> None:
    async def go() -> None:
        one, other = [await open_postgres(database) for _ in range(2)]
        told = await asyncio.gather(
            one[1].add(Person("g-ann", "Ann", "hash-a")),
            other[1].add(Person("g-bea", "ANN", "hash-b")),
            return_exceptions=True,
        )
        (refused,) = [fault for fault in told if fault is not None]
        assert isinstance(refused, Fault)
        assert refused.code == "name_taken"
        holders = {one[1].holder("Ann"), other[1].holder("Ann")}
        found = await one[1].find("Ann")
        assert found is not None
        assert holders == {found.guest, ""}
        await one[0].close()
        await other[0].close()

    asyncio.run(go())


def test_whoever_goes_away_while_waiting_stops_no_write(database: str) -> None:
    async def script(store: PostgresStore, people: People) -> None:
        adding = asyncio.ensure_future(people.add(Person("g-ann", "Ann", "hash-a")))
        await asyncio.sleep(0)
        adding.cancel()
        await store.probe()
        reading = [asyncio.ensure_future(store.sheets()) for _ in range(3)]
        await asyncio.sleep(0)
        reading[0].cancel()
        assert await reading[1] == await reading[2] == []

    play(database, script)
