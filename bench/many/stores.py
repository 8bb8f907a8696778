"""What a stored move costs in each store: rows a second, waiting, processor, bytes on disk."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles

import msgspec

from bench.load import processor_seconds_of
from postgres import Server
from tablee.store import Chair, Row, Sheet, SqliteStore, Store, Terms
from tablee.store.postgres.layout.migrate import migrate
from tablee.store.postgres.opened import open_postgres

BATCHES = (1, 16, 64)
SIZE = "select pg_total_relation_size('rows')"


class Writing(msgspec.Struct):
    """Moves of so many tables at once, each stored before the next of its table."""

    store: str
    batch: int
    rate: float
    p50: float
    p99: float
    ours: float
    """Microseconds of this process for a row."""
    database: float
    """The same of the database's processes."""
    size: float
    """Bytes a row."""


def sheet(number: int, status: str = "playing") -> Sheet:
    chairs = (Chair("person", "Ann", f"a{number % 997}"), Chair("person", "Bob", f"b{number}"))
    made = Sheet(f"t{number}", "tictactoe", 1, Terms({"size": 3}), chairs, host="a", secret="00ff")
    return msgspec.structs.replace(made, status=status, made_at=number, ended_at=number)


def row(number: int) -> Row:
    return Row(number, number % 2, f"mark {number % 9}", number * 900)


@asynccontextmanager
async def opened(database: Server | None) -> AsyncIterator[tuple[Store, Path, str]]:
    """A new store, its folder and its address."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        url = database.new_database() if database else ""
        if url:
            await migrate(url)
        store: Store = (await open_postgres(url))[0] if url else SqliteStore(file)
        try:
            yield store, file, url
        finally:
            await store.close()


async def measure(database: Server | None, batch: int, seconds: float) -> Writing:
    async with opened(database) as (store, file, url):
        for number in range(batch):
            await store.save(sheet(number))
        before = size_of(database, file, url)
        used = _used(database)
        began = time.perf_counter()
        told = await asyncio.gather(*(_write(store, n, began + seconds) for n in range(batch)))
        took = time.perf_counter() - began
        ours, theirs = (after - then for after, then in zip(_used(database), used, strict=True))
        waits = [wait for one in told for wait in one]
        cuts = quantiles(waits, n=100)
        grown = size_of(database, file, url) - before
        return Writing(
            "PostgreSQL" if database else "SQLite",
            batch,
            rate=len(waits) / took,
            p50=cuts[49] * 1000,
            p99=cuts[98] * 1000,
            ours=ours / len(waits) * 1e6,
            database=theirs / len(waits) * 1e6,
            size=grown / len(waits),
        )


async def _write(store: Store, table: int, until: float) -> list[float]:
    waits, number = [], 0
    while (began := time.perf_counter()) < until:
        number += 1
        await store.append(f"t{table}", [row(number)])
        waits.append(time.perf_counter() - began)
    return waits


def _used(database: Server | None) -> tuple[float, float]:
    theirs = database.processes() if database else []
    return time.process_time(), processor_seconds_of(theirs)


def size_of(database: Server | None, file: Path, url: str) -> int:
    """Bytes of what is stored; SQLite's with what it has not yet moved into its file."""
    if database is not None:
        return int(database.sql(SIZE, url=url))
    parts = (file, file.with_name(f"{file.name}-wal"))
    return sum(part.stat().st_size for part in parts if part.exists())
