"""How long people wait while the only process is restarted: it ends, then the same command starts.

Two ways: the new process opens the port itself, or it is handed a socket that stayed open, as
systemd does it (deploy/tablee.socket).
"""

from __future__ import annotations

import asyncio
import random
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import httpx
import msgspec

from bench.line import open_line
from bench.load import AT_ONCE
from bench.many.faults import LONGEST, Chair, Wait, seat
from bench.many.servers import BYE, first
from bench.rivals import LIMITS, Player, listening

WAYS = ("opens its port", "is handed its socket")
PAUSE = (0.1, 0.2)
"""Seconds the page waits before it tries again while a server restarts (core/link.ts)."""
HAND_OVER = """
import os
os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.dup2(%d, 3)
"""
SERVE = """
from tablee.house.limits import Limits
from tablee.web.serve import run
{limits}
tell = lambda address: print(address, flush=True)
run(port={port}, data={data!r}, limits=limits, announce=tell)
"""


class Restarted(msgspec.Struct):
    """One way to restart, all rounds together."""

    way: str
    wait: Wait
    closing: list[float] = []
    """Seconds from SIGTERM until the old process had ended."""
    opening: list[float] = []
    """Until the new one could be reached."""


class Visitor(Chair):
    """Comes again as the page does: after a pause, and then waits for whoever answers."""

    async def _come(self) -> Player:
        address, path, cookie = self._where
        again, self.comings = self.comings > 0, self.comings + 1
        while True:
            if again:
                await asyncio.sleep(random.uniform(*PAUSE))
            again = True
            heard: asyncio.Queue[bytes] = asyncio.Queue()
            with suppress(OSError):
                line = await open_line(address, path, cookie, hear=heard.put_nowait)
                if not (await first(heard)).startswith(BYE):
                    return listening(Player(line))
                line.transport.close()


class Server:
    """One process at one port on one folder, as often as it is started."""

    def __init__(self, way: str, folder: Path) -> None:
        self._held = socket.create_server(("127.0.0.1", 0), backlog=2048)
        self._port = self._held.getsockname()[1]
        self._handed = way == WAYS[1]
        if not self._handed:
            self._held.close()
        self._folder = folder
        self.address = f"http://127.0.0.1:{self._port}"

    def start(self) -> subprocess.Popen[str]:
        data, limits = str(self._folder), LIMITS.format(idle=60.0)
        code = SERVE.format(limits=limits, port=self._port, data=data)
        handles: tuple[int, ...] = ()
        if self._handed:
            handles = (self._held.fileno(),)
            code = HAND_OVER % handles + code
        command = [sys.executable, "-c", code]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, pass_fds=handles)

    def close(self) -> None:
        self._held.close()


async def measure(way: str, tables: int, rounds: int) -> Restarted:
    """Everybody plays on while the server is restarted, round by round."""
    found = Restarted(way, Wait(way))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(way, Path(folder))
        process = server.start()
        try:
            await asyncio.to_thread(_opened, process)
            for _ in range(rounds):
                process = await _round(server, process, tables, found)
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait, 30)
            server.close()
    return found


async def _round(
    server: Server, process: subprocess.Popen[str], tables: int, found: Restarted
) -> subprocess.Popen[str]:
    limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=1.0)
    async with httpx.AsyncClient(base_url=server.address, limits=limits, timeout=60) as client:
        pairs = await seat(client, tables, Visitor)
    for pair in pairs:
        await pair.move()
    playing = asyncio.gather(*(pair.play_on() for pair in pairs))
    await asyncio.sleep(0.2)
    process, closing, opening = await asyncio.to_thread(_restart, server, process)
    found.closing.append(closing)
    found.opening.append(opening)
    waits = await asyncio.wait_for(playing, LONGEST)
    touched = [wait for wait, pair in zip(waits, pairs, strict=True) if pair.came_again]
    found.wait.add(touched, len(pairs) - len(touched))
    for pair in pairs:
        pair.go()
    return process


def _restart(
    server: Server, process: subprocess.Popen[str]
) -> tuple[subprocess.Popen[str], float, float]:
    began = perf_counter()
    process.send_signal(signal.SIGTERM)
    process.wait(30)
    ended = perf_counter()
    new = server.start()
    _opened(new)
    return new, ended - began, perf_counter() - ended


def _opened(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    if not process.stdout.readline().startswith("http"):
        raise ConnectionError("the server did not open")
