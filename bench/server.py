"""Moves per second and latency through the real server, durable on disk.

Tables of tic-tac-toe, two people each over WebSocket. The server has a process of its own and a
SQLite file in a temporary folder; the load comes from this process. Each move waits for its `done`
(it is on disk) and for the opponent to have been told, as people do.

    python bench/server.py [--tables 50 200] [--seconds 4]
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable
from statistics import quantiles
from typing import Any

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

GAME = (0, 3, 1, 4, 8, 2, 6, 7, 5)
"""A drawn game: nine moves."""
PATIENT: dict[str, Any] = {"compression": None, "open_timeout": 60}
SERVER = """
from tablee.web.limits import Limits
from tablee.web.serve import run
much = 10**9
limits = Limits(
    per_second=much, burst=much, tables_an_hour=much, requests_a_second=much,
    requests_at_once=much, names_an_hour_per_address=much, tables_an_hour_per_address=much,
    sockets_per_address=much, sockets_per_guest=much, sockets=much,
)
run(port=0, data={data!r}, limits=limits, announce=lambda address: print(address, flush=True))
"""


class Load:
    """What was measured: the time of each move from sending to `done`, in seconds."""

    def __init__(self, server: int, address: str) -> None:
        self.address = address
        self.waits: list[float] = []
        self.seconds = 0.0
        self.processor = 0.0
        self._server = server

    async def measured(self, playing: Awaitable[Any]) -> None:
        """Only what happens in here is counted."""
        began, used = time.perf_counter(), processor_seconds(self._server)
        await playing
        self.seconds += time.perf_counter() - began
        self.processor += processor_seconds(self._server) - used


class Person:
    """One connection; requests are numbered."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._request = 0

    async def ask(self, **request: Any) -> None:
        """Sends and waits until it is on disk."""
        self._request += 1
        await self._socket.send(
            msgspec.json.encode(request | {"request": self._request}), text=True
        )
        while not (await self._socket.recv(decode=False)).startswith(b'{"type":"done"'):
            pass

    async def told(self, number: int) -> None:
        """Waits until it has been shown this entry."""
        mark = b'"number":%d,' % number
        while True:
            message = await self._socket.recv(decode=False)
            if message.startswith(b'{"type":"update"') and mark in message[:60]:
                return

    async def leave(self) -> None:
        await self._socket.close()

    async def hello(self) -> None:
        await self._socket.send(b'{"type":"hello"}', text=True)


async def sit_down(load: Load, client: httpx.AsyncClient, cookies: list[str]) -> list[Person]:
    """A new table with two people who have begun."""
    wish = {"game": "tictactoe", "chairs": ["me", "open"]}
    table = (await client.post("/api/tables", json=wish)).json()["id"]
    path = load.address.replace("http", "ws") + f"/ws/tables/{table}"
    ann, bob = [
        Person(await connect(path, additional_headers={"cookie": cookie}, **PATIENT))
        for cookie in cookies
    ]
    await bob.ask(type="sit", seat=1)
    await ann.hello()
    await bob.hello()
    await ann.ask(type="begin")
    return [ann, bob]


async def play(load: Load, pair: list[Person]) -> None:
    for turn, cell in enumerate(GAME):
        mover, other = pair[turn % 2], pair[1 - turn % 2]
        sent = time.perf_counter()
        await mover.ask(type="play", move=f"mark {cell}")
        load.waits.append(time.perf_counter() - sent)
        await other.told(turn + 1)


async def measure(load: Load, tables: int, seconds: float) -> None:
    """Rounds of games at that many tables at once; sitting down is not counted."""
    cookies = []
    for name in ("Ann", "Bob"):
        answer = httpx.post(f"{load.address}/api/me", json={"name": name})
        cookies.append(f"tablee={answer.cookies['tablee']}")
    limits = httpx.Limits(max_connections=20)
    headers = {"cookie": cookies[0]}
    async with httpx.AsyncClient(
        base_url=load.address, headers=headers, limits=limits, timeout=60
    ) as client:
        while load.seconds < seconds:
            pairs = await asyncio.gather(*(sit_down(load, client, cookies) for _ in range(tables)))
            await load.measured(asyncio.gather(*(play(load, pair) for pair in pairs)))
            await asyncio.gather(*(person.leave() for pair in pairs for person in pair))


def run(tables: int, seconds: float) -> Load:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", SERVER.format(data=data)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            load = Load(server.pid, server.stdout.readline().strip())
            uvloop.run(measure(load, tables, seconds))
        finally:
            server.terminate()
            server.wait(30)
            server.stdout.close()
    return load


def processor_seconds(process: int) -> float:
    """User and system time so far, from Linux's /proc."""
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200])
    parser.add_argument("--seconds", type=float, default=4.0)
    chosen = parser.parse_args()
    shown = Table("tables", "moves/s", "p50 ms", "p99 ms", "server CPU µs/move")
    for tables in chosen.tables:
        load = run(tables, chosen.seconds)
        moves, cuts = len(load.waits), quantiles(load.waits, n=100)
        rate, cost = moves / load.seconds, load.processor / moves * 1e6
        row = (rate, cuts[49] * 1000, cuts[98] * 1000, cost)
        shown.add_row(str(tables), *(f"{value:,.1f}" for value in row))
    Console().print(shown)


if __name__ == "__main__":
    main()
