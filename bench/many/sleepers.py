"""A start on many stored tables, some of them correspondence games that nobody has open."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import httpx
import msgspec
from msgspec.structs import replace

from bench.load import kilobytes, processor_seconds, running
from bench.many.growth import fill, look
from bench.many.servers import Houses
from bench.many.stores import sheet
from tablee.store import Row, Sheet, SqliteStore, Terms
from tablee.store.contract.tables import Pace

A_WEEK = 7 * 86_400
AT_A_TIME = 500
WATCHED_SECONDS = 10.0


class Start(msgspec.Struct):
    """What a start on such a store took."""

    stored: int
    asleep: int
    marked: bool
    """Whether the sleeping games have left word when to open them."""
    ready: float
    processor: float
    """Seconds of the processor until some time after it was ready."""
    memory: float
    """Megabytes then."""
    opened: float
    """Tables that it has opened by then."""
    lobby: float
    """Milliseconds for the lists of the lobby meanwhile: the median of asking often."""
    longest: float


def sleeping(number: int, marked: bool) -> Sheet:
    made = sheet(number)
    terms = Terms(pace=Pace(per_move=A_WEEK, days=True))
    now = int(time.time())
    return replace(
        made, id=f"s{number}", terms=terms, made_at=now, due_at=now + A_WEEK if marked else 0.0
    )


async def sleep(store: SqliteStore, tables: int, marked: bool) -> None:
    """Games of three moves that go on some day."""
    for first in range(0, tables, AT_A_TIME):
        games = [sleeping(n, marked) for n in range(first, min(first + AT_A_TIME, tables))]
        await asyncio.gather(*(store.save(game) for game in games))
        rows = [Row(n, (n - 1) % 2, f"mark {n}", n * 900) for n in (1, 2, 3)]
        await asyncio.gather(*(store.append(game.id, rows) for game in games))


class Folder(Houses):
    """Begins in a folder that holds tables already."""

    def __init__(self, folder: Path) -> None:
        super().__init__(1, None, idle=60)
        self._folder = folder

    def start(self, folder: Path) -> subprocess.Popen[str]:
        return super().start(self._folder)


async def measure(
    folder: Path, tables: int, asleep: int, marked: bool, told: Callable[[int], None]
) -> Start:
    folder.mkdir(parents=True)
    store = SqliteStore(folder / "tables.db")
    await fill(store, tables - asleep, told)
    await sleep(store, asleep, marked)
    told(asleep)
    await store.close()
    began = time.perf_counter()
    with running(Folder(folder)) as (process, address):
        ready = time.perf_counter() - began
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            until, looks = time.perf_counter() + WATCHED_SECONDS, list[float]()
            while time.perf_counter() < until:
                looks.append(await look(client) * 1000)
                await asyncio.sleep(0.1)
            text = (await client.get("/metrics")).text.splitlines()
        (live,) = [line for line in text if line.startswith("tablee_tables_live ")]
        used = processor_seconds(Path(f"/proc/{process}/stat"))
        memory, opened = kilobytes(process) / 1000, float(live.split()[1])
    lobby = (median(looks), max(looks))
    return Start(tables, asleep, marked, ready, used, memory, opened, *lobby)
