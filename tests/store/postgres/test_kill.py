"""The database is killed in the middle of batches: what was acknowledged is there, once."""

from __future__ import annotations

import asyncio
import random

import pytest

from postgres import Server, running
from tablee.store import Chair, Lost, Row, Sheet, Terms
from tablee.store.postgres.opened import open_postgres
from tablee.store.postgres.tables import PostgresStore

TABLES = 24


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_database_is_killed(full: bool) -> None:
    with running(flush=True) as server:
        url = server.new_database()
        for seed in range(12 if full else 3):
            asyncio.run(one_round(server, url, seed))


async def one_round(server: Server, url: str, seed: int) -> None:
    chance = random.Random(seed)
    store, _ = await open_postgres(url)
    tables = [f"t{seed}-{n}" for n in range(TABLES)]
    await asyncio.gather(*(store.save(sheet(table)) for table in tables))
    acknowledged = dict.fromkeys(tables, 0)
    players = [asyncio.create_task(play(store, table, acknowledged)) for table in tables]
    most = chance.randrange(500, 3_000)
    while sum(acknowledged.values()) < most:
        await asyncio.sleep(0.001)
        assert not any(player.done() for player in players)
    await asyncio.to_thread(server.kill)
    assert set(await asyncio.gather(*players)) == {"away"}
    await asyncio.to_thread(server.start)
    await look(store, acknowledged)
    await store.close()


async def look(store: PostgresStore, acknowledged: dict[str, int]) -> None:
    """What has no answer may be stored or not; behind it, the game goes on."""
    for table, number in acknowledged.items():
        stored = (await load(store, table))[1]
        assert [row.number for row in stored] == list(range(1, len(stored) + 1))
        assert [row.move for row in stored] == [move(table, n) for n in range(1, len(stored) + 1)]
        assert len(stored) in (number, number + 1)
        await store.append(table, [row(table, len(stored) + 1)])


async def load(store: PostgresStore, table: str) -> tuple[Sheet, list[Row]]:
    """The first question after the crash may still meet the dead connection."""
    try:
        return await store.load(table)
    except Lost:
        return await store.load(table)


async def play(store: PostgresStore, table: str, acknowledged: dict[str, int]) -> str:
    """Move after move until one is refused; says why."""
    while True:
        number = acknowledged[table] + 1
        try:
            await store.append(table, [row(table, number)])
        except Lost as fault:
            return str(fault.details["why"])
        acknowledged[table] = number


def sheet(id: str) -> Sheet:
    return Sheet(id, "tictactoe", 1, Terms(), (Chair(), Chair()), host="g", secret="00")


def move(table: str, number: int) -> str:
    return f"{table} plays {number}"


def row(table: str, number: int) -> Row:
    return Row(number, 0, move(table, number), number)
