"""The parent of several processes: it opens the ports, and starts each, again if it dies.

They share a database. The parent has no table and sees no message. All of them listen at the public
port. Each also has a port of its own, for browsers whose table it has.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from socket import socket

import msgspec
from msgspec.structs import replace

from tablee.house.library.library_file import BadLibrary, parse_library, read_text
from tablee.store import Lost
from tablee.store.address import close_process
from tablee.web.listening import listen, public_socket
from tablee.web.logs import set_up_logs
from tablee.web.processes.worker import LOST, OPEN, Orders
from tablee.web.reached_at import Ports, check_address
from tablee.web.serve import shown_address
from tablee.web.stores import prepare

SHORT_LIFE, FIRST_PAUSE, LONGEST_PAUSE = 5.0, 0.5, 10.0
"""Seconds. A process that lived for less time waits before it is started again. If it could not
even open, it waits twice as long each time."""

IN_ORDER = (0, -signal.SIGTERM)
"""Codes of a process that left as it was told."""

_log = logging.getLogger(__name__)


def run(orders: Orders, port: int, count: int, announce: Callable[[str], None]) -> None:
    """Serves until it is told to stop; raises Lost, OSError or BadLibrary where it cannot begin."""
    orders = replace(orders, library=_library(orders))
    with ExitStack() as held:
        public = held.enter_context(public_socket(orders.host, port))
        first = public.getsockname()[1] + 1 if port else 0
        own = [held.enter_context(listen(orders.host, first and first + n)) for n in range(count)]
        set_up_logs(orders.log_level)
        prepare(Path(orders.data), held, orders.store)
        parent = Parent(orders, public, own)
        asyncio.run(parent.serve(lambda: announce(shown_address(orders.host, public))))


class Parent:
    """Runs in one event loop."""

    def __init__(self, orders: Orders, public: socket, own: list[socket]) -> None:
        ports = [one.getsockname()[1] for one in own]
        orders = replace(orders, ports=Ports(public.getsockname()[1], tuple(ports)))
        self._orders = orders
        self._workers = []
        for n, (listening, mine) in enumerate(zip(own, ports, strict=True), 1):
            address = f"{orders.address}/{n}" if orders.address else f":{mine}"
            handles = [public.fileno(), listening.fileno()]
            told = replace(orders, address=check_address(address), handles=handles)
            self._workers.append(Worker(told))
        self._renewing: asyncio.Task[None] | None = None

    async def serve(self, announce: Callable[[], None]) -> None:
        """Until SIGTERM or Ctrl-C. SIGHUP replaces one process after the other: each begins with
        `library.toml` as it is then, or with the last one that was right."""
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self._stop)
        loop.add_signal_handler(signal.SIGHUP, self._renew)
        await self._serve(announce)

    async def _serve(self, announce: Callable[[], None]) -> None:
        running = [asyncio.create_task(worker.run()) for worker in self._workers]
        try:
            if await self._all_open(running):
                announce()
            await asyncio.gather(*running)
        finally:
            self._stop()
            await asyncio.gather(*running, return_exceptions=True)

    async def _all_open(self, running: list[asyncio.Task[None]]) -> bool:
        """Whether all serve; raises the reason why the first ones cannot."""
        opened = asyncio.create_task(self._until_open())
        await asyncio.wait([opened, *running], return_when=asyncio.FIRST_COMPLETED)
        if not opened.done():
            opened.cancel()
            for task in running:
                if task.done():
                    task.result()
            return False
        return True

    async def _until_open(self) -> None:
        for worker in self._workers:
            await worker.opened.wait()

    def _stop(self) -> None:
        for worker in self._workers:
            worker.stop()

    def _renew(self) -> None:
        if self._renewing is None or self._renewing.done():
            self._read_library()
            self._renewing = asyncio.get_running_loop().create_task(self._renew_all())

    def _read_library(self) -> None:
        try:
            text = _library(self._orders)
        except BadLibrary as fault:
            _log.error("the library stays as it is: %s", fault)
            return
        for worker in self._workers:
            worker.orders = replace(worker.orders, library=text)

    async def _renew_all(self) -> None:
        for worker in self._workers:
            await worker.renew()


def _library(orders: Orders) -> str:
    """What `library.toml` says; raises BadLibrary."""
    text = read_text(Path(orders.data))
    parse_library(text)
    return text


class Worker:
    """One place for a process: the one that runs there now, and later the next."""

    def __init__(self, orders: Orders) -> None:
        self.orders = orders
        """For the next process here."""
        self._process: asyncio.subprocess.Process | None = None
        self._stopping = False
        self._ever = False
        self._renewing = False
        self._number = 0
        self.opened = asyncio.Event()
        """Set while a process serves here."""

    async def run(self) -> None:
        """Raises Lost where the first process cannot serve."""
        pause = FIRST_PAUSE
        while not self._stopping:
            began = asyncio.get_running_loop().time()
            served = await self._live()
            short = asyncio.get_running_loop().time() - began < SHORT_LIFE
            pause = FIRST_PAUSE if served else min(2 * pause, LONGEST_PAUSE)
            if short and not self._stopping:
                await asyncio.sleep(pause)

    def stop(self) -> None:
        self._stopping = True
        self._terminate()

    async def renew(self) -> None:
        """This process leaves, and the next one opens in its place."""
        self.opened.clear()
        self._renewing = True
        self._terminate()
        await self.opened.wait()

    def _terminate(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.terminate()

    async def _live(self) -> bool:
        """Runs one process to its end, then frees what it held. Returns whether it served."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tablee.web.processes.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=self.orders.handles,
        )
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(ConnectionError):
            process.stdin.write(msgspec.json.encode(self.orders) + b"\n")
            await process.stdin.drain()
        if self._stopping:
            self._terminate()
        line = await process.stdout.readline()
        try:
            served = self._hear(line)
        finally:
            code = await process.wait()
            self.opened.clear()
            await self._close()
        process.stdin.close()
        self._tell_end(code)
        return served

    def _tell_end(self, code: int) -> None:
        """An end that was asked for is no error."""
        level = logging.INFO if self._renewing and code in IN_ORDER else logging.ERROR
        self._renewing = False
        if not self._stopping:
            extra = {"code": code, "worker": self.orders.address}
            _log.log(level, "a process ended", extra=extra)

    async def _close(self) -> None:
        """Frees its tables at once. Otherwise others would wait for a second of silence."""
        with suppress(Lost):
            await close_process(self.orders.store, self._number)

    def _hear(self, line: bytes) -> bool:
        """Whether it serves."""
        said, _, why = line.decode().strip().partition(" ")
        if said == OPEN:
            self._number, self._ever = int(why), True
            self.opened.set()
        elif said == LOST and not self._ever:
            self._stopping = True
            code, details = msgspec.json.decode(why)
            raise Lost(code, **details)
        return said == OPEN
