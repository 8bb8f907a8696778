"""A server on a store of many tables: how soon it is ready, how large, how fast its lobby."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import httpx
import msgspec

from bench.load import AT_ONCE, kilobytes, running
from bench.many.servers import Houses
from bench.many.stores import row, sheet
from bench.rivals import named
from postgres import Server
from tablee.store import SqliteStore, Store
from tablee.store.postgres.layout.migrate import migrate
from tablee.store.postgres.opened import open_postgres

MOVES = 9
AT_A_TIME = 500
LOOKS = 20
A_GUEST = 20
"""Tables that one guest has open. The server looks through them when one more is made."""


class Size(msgspec.Struct):
    """One process on a store of that size."""

    store: str
    stored: int
    held: int
    ready: float
    """Seconds from its start until it answers."""
    memory: float
    """Megabytes once it is ready."""
    grown: float
    """Kilobytes for each table that it holds."""
    lobby: float
    """Milliseconds for the lists of the lobby: the median of asking often."""
    moment: float
    """The longest of these."""


async def fill(store: Store, tables: int, told: Callable[[int], None]) -> None:
    """Finished games of nine moves."""
    for first in range(0, tables, AT_A_TIME):
        numbers = range(first, min(first + AT_A_TIME, tables))
        await asyncio.gather(*(store.save(sheet(n)) for n in numbers))
        ended = (
            store.append(f"t{n}", [row(m) for m in range(1, MOVES + 1)], sheet(n, "finished"))
            for n in numbers
        )
        await asyncio.gather(*ended)
        for number in numbers:
            await store.release(f"t{number}")
        told(len(numbers))


async def measure(
    database: Server | None, folder: Path, tables: int, held: int, told: Callable[[int], None]
) -> Size:
    houses = Filled(database, folder)
    if database is not None:
        houses.url = database.new_database()
        await migrate(houses.url)
    folder.mkdir(parents=True)
    store: Store = (
        (await open_postgres(houses.url))[0] if houses.url else SqliteStore(folder / "tables.db")
    )
    await fill(store, tables, told)
    await store.close()
    began = time.perf_counter()
    with running(houses) as (process, address):
        ready = time.perf_counter() - began
        memory = kilobytes(process)
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            await hold(client, held)
            grown = (kilobytes(process) - memory) / held if held else 0.0
            looks = [await look(client) for _ in range(LOOKS)]
    where = "PostgreSQL" if database else "SQLite"
    lobby = (median(looks) * 1000, max(looks) * 1000)
    return Size(where, tables, held, ready, memory / 1000, grown, *lobby)


class Filled(Houses):
    """Begins in a folder that holds tables already. A table that nobody looks at stays open."""

    def __init__(self, database: Server | None, folder: Path) -> None:
        super().__init__(1, database, idle=10**6)
        self._folder = folder

    def start(self, folder: Path) -> subprocess.Popen[str]:
        return super().start(self._folder)


async def hold(client: httpx.AsyncClient, tables: int) -> None:
    """Tables that are open in the process: games against a computer player that have just begun."""
    cookies = [await named(client, f"Ann {n}") for n in range(-(-tables // A_GUEST))]
    few = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with few:
            wish = {"game": "tictactoe", "chairs": ["me", "random"], "begin": True}
            head = {"cookie": cookies[number // A_GUEST]}
            (await client.post("/api/tables", json=wish, headers=head)).raise_for_status()

    await asyncio.gather(*(one(number) for number in range(tables)))
    told = (await client.get("/metrics")).raise_for_status().text.splitlines()
    assert f"tablee_tables_live {float(tables)}" in told, "not all of them are open"


async def look(client: httpx.AsyncClient) -> float:
    began = time.perf_counter()
    (await client.get("/api/lobby")).raise_for_status()
    return time.perf_counter() - began
