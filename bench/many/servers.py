"""One process on a file, or one or several on PostgreSQL: what bench/scale.py loads."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec

from bench.line import open_line
from bench.load import Ground, kilobytes, processor_seconds_of
from bench.rivals import LIMITS, PING, Player, Tablee, listening
from postgres import Server, children

CODE = """
from tablee.house.limits import Limits
from tablee.web.serve import run
from tablee.web.processes.worker import Orders
from tablee.web.processes.parent import run as run_several
{limits}
tell = lambda address: print(address, flush=True)
if {workers} == 1:
    run(port=0, data={data!r}, limits=limits, announce=tell, store={store!r})
else:
    run_several(Orders("127.0.0.1", {data!r}, {store!r}, limits=limits), 0, {workers}, tell)
"""
BYE = b'{"type":"bye"'
TRIES = 400
SILENCE = 1.0
"""Seconds without an answer after which somebody comes again."""


class Houses(Tablee):
    """Our server as its operator starts it; tables lie with whichever process made them."""

    def __init__(self, workers: int = 1, database: Server | None = None, idle: float = 1.0) -> None:
        super().__init__()
        self.workers = workers
        self.database = database
        self._idle = idle
        self.url = ""
        self.store = "PostgreSQL" if database else "SQLite"
        self.name = f"{workers} process{'es' if workers > 1 else ''}, {self.store}"

    def start(self, folder: Path) -> subprocess.Popen[str]:
        self._cookies = []
        if self.database is not None:
            self.url = self.url or self.database.new_database()
        limits = LIMITS.format(idle=self._idle)
        code = CODE.format(limits=limits, workers=self.workers, data=str(folder), store=self.url)
        return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)

    async def enter(self, address: str, path: str, cookie: str) -> Player:
        return await follow(address, path, cookie)


async def follow(address: str, path: str, cookie: str) -> Player:
    """Somebody in the process that has the table; another one says where it is."""
    there = address
    for _ in range(TRIES):
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        try:
            async with asyncio.timeout(SILENCE):
                line = await open_line(there, path, cookie, hear=heard.put_nowait)
                told = await first(heard)
        except (OSError, TimeoutError):
            there = address
            await asyncio.sleep(0.05)
            continue
        if not told.startswith(BYE):
            return listening(Player(line))
        line.transport.close()
        there = elsewhere(address, msgspec.json.decode(told).get("address", ""))
        await asyncio.sleep(0.05 if there == address else 0)
    raise ConnectionError(f"nobody has {path}")


async def first(heard: asyncio.Queue[bytes]) -> bytes:
    while (text := await heard.get()).startswith(PING):
        pass
    return text


def elsewhere(address: str, told: str) -> str:
    """An address is a port of the same host; none is the plain one."""
    place = urlsplit(address)
    return f"{place.scheme}://{place.hostname}{told}" if told else address


class Place(Ground):
    """Counts the parent, its processes and those of the database."""

    def __init__(self, houses: Houses, process: int, client: httpx.AsyncClient) -> None:
        super().__init__(houses, process, client)
        self._houses = houses

    def servers(self) -> list[int]:
        return [self._process, *children(self._process)]

    def workers(self) -> list[int]:
        return children(self._process) if self._houses.workers > 1 else [self._process]

    def processor(self) -> float:
        pids = self.servers()
        if self._houses.database is not None:
            pids += self._houses.database.processes()
        return processor_seconds_of(pids)

    def memory(self) -> float:
        return sum(kilobytes(pid) for pid in self.servers())
