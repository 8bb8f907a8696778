"""The real server on a real PostgreSQL: killed, restarted, and with its database killed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

import postgres
from web.players import CUT, WIDE, Person, at, cells_taken, finish, heard, play_until_cut

TABLES = 6
Tables = dict[str, list[int]]
"""Table by table, the moves that were acknowledged."""


@pytest.fixture
def database() -> Iterator[postgres.Server]:
    with postgres.running(flush=True) as server:
        yield server


def play(server: Any, tables: Tables, ann: Person, bob: Person, end: Callable[[], None]) -> None:
    """All tables at once; after two moves at each comes the end."""

    async def go() -> None:
        games = [
            asyncio.create_task(play_until_cut(server, table, ann, bob, done))
            for table, done in tables.items()
        ]
        while min(map(len, tables.values())) < 2 and not any(one.done() for one in games):
            await asyncio.sleep(0.001)
        await asyncio.to_thread(end)
        for game in games:
            game.cancel()
        told = await asyncio.gather(*games, return_exceptions=True)
        ends = (*CUT, asyncio.CancelledError, AssertionError)  # the last: a move was refused
        assert all(fault is None or isinstance(fault, ends) for fault in told)

    asyncio.run(go())


def all_is_there(server: Any, tables: Tables, ann: Person, bob: Person) -> None:
    """Every acknowledged move, and the games go on to their end."""
    for table, done in tables.items():
        taken = asyncio.run(cells_taken(server, table, ann))
        assert set(done) <= set(taken)
        assert asyncio.run(finish(server, table, ann, bob, len(taken))) == "done"
        card = httpx.get(f"{server.address}/api/tables/{table}").json()
        assert card["status"] == "finished"


async def seating(server: Any, table: str, person: Person) -> dict[str, Any]:
    async with at(server, table, person) as socket:
        return await heard(socket, "seating")


def until_well(server: Any) -> None:
    for _ in range(300):
        if httpx.get(f"{server.address}/healthz").status_code == 200:
            return
        time.sleep(0.1)
    raise AssertionError("the server does not recover")


def test_a_killed_server_has_every_acknowledged_move(
    start: Callable[..., Any], database: postgres.Server
) -> None:
    url = database.new_database()
    server = start(store=url, **WIDE)
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    tables = {ann.table(): list[int]() for _ in range(TABLES)}
    play(server, tables, ann, bob, server.kill)
    all_is_there(start(store=url), tables, ann, bob)


def test_a_killed_database_has_every_acknowledged_move(
    start: Callable[..., Any], database: postgres.Server
) -> None:
    server = start(store=database.new_database(), **WIDE)
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    tables = {ann.table(): list[int]() for _ in range(TABLES)}
    play(server, tables, ann, bob, database.kill)
    sick = httpx.get(f"{server.address}/healthz")
    assert (sick.status_code, sick.json()["details"]["why"]) == (503, "away")
    database.start()
    until_well(server)
    all_is_there(server, tables, ann, bob)


def test_a_server_that_stops_in_order_leaves_its_tables_free(
    start: Callable[..., Any], database: postgres.Server
) -> None:
    url = database.new_database()
    server = start(store=url)
    ann = Person(server.address, "Ann")
    table = ann.table()
    assert server.stop() in (0, -15)
    assert database.sql("select count(*) from houses where closed is null", url=url) == "0"
    again = start(store=url)
    assert asyncio.run(seating(again, table, ann))["table"] == table
    assert not (again.log.parent / "data" / "tables.db").exists()


def test_who_comes_while_the_database_is_away_is_asked_to_come_again(
    start: Callable[..., Any], database: postgres.Server
) -> None:
    server = start(store=database.new_database())
    ann = Person(server.address, "Ann")
    table = ann.table()
    database.kill()

    async def look() -> dict[str, Any]:
        async with at(server, table, ann) as socket:
            return await heard(socket, "bye")

    told = asyncio.run(look())
    assert told["code"] in ("not_kept", "store_unwell")
    assert "again" not in told, "it is true unless it is said"
    database.start()
    until_well(server)
    assert asyncio.run(seating(server, table, ann))["table"] == table
