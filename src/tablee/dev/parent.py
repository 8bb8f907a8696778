"""The parent of `tablee dev`: it holds the port, watches the folder, and changes servers.

What is saved is tried in a process that has everything else loaded already. If it loads, the old
server closes and the new one opens at the same port; a page that asks meanwhile waits a moment. If
it does not, the old one goes on and tells why. A table is on disk, so the new server has it too.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from socket import socket

import msgspec
from watchfiles import PythonFilter, awatch

from tablee.dev.child import LOADED, Go, Orders
from tablee.dev.package import AuthorPackage, NoPackage, read_package
from tablee.dev.trouble import CodeFault
from tablee.web.listening import listen

STEP_MS = 50
"""An editor that saves several files at once causes one change."""
TEXTS = (".ftl", ".md", ".toml", ".svg", ".txt", ".json")


class Stopped(Exception):
    """A server ended although nobody asked it to."""


class Child:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, listening: socket) -> Child:
        """It loads what every game needs, and waits for its orders."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tablee.dev.child",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=[listening.fileno()],
        )
        return cls(process)

    async def load(self, orders: Orders) -> CodeFault | None:
        """Imports what was saved."""
        self._tell(orders)
        said = await self._hear()
        return None if said == LOADED else msgspec.json.decode(said, type=CodeFault)

    async def serve(self, trouble: CodeFault | None) -> None:
        """Until it answers browsers."""
        self._tell(Go(trouble))
        await self._hear()

    def tell(self, trouble: CodeFault) -> None:
        """What was saved last does not run."""
        with suppress(ConnectionError):
            self._tell(Go(trouble))

    async def close(self) -> None:
        """Everything is sent and stored before it ends."""
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.terminate()
        await self._process.wait()

    def _tell(self, line: msgspec.Struct) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(line) + b"\n")

    async def _hear(self) -> str:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise Stopped
        return line.decode().strip()


class Parent:
    """Runs in one event loop."""

    def __init__(
        self, package: AuthorPackage, data: Path, listening: socket, say: Callable[[str], None]
    ) -> None:
        self._package, self._data, self._listening, self._say = package, data, listening, say
        self._serving: Child | None = None
        self._spare: Child | None = None
        """Has everything loaded but the package."""

    async def run(self, announce: Callable[[], None]) -> None:
        """Until SIGTERM or Ctrl-C."""
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, stop.set)
        try:
            await self.renew()
            announce()
            async for _ in awatch(
                self._package.folder,
                watch_filter=PythonFilter(
                    ignore_paths=[self._data.resolve()], extra_extensions=TEXTS
                ),
                step=STEP_MS,
                stop_event=stop,
            ):
                await self.renew()
        finally:
            for child in (self._serving, self._spare):
                if child is not None:
                    await child.close()

    async def renew(self) -> None:
        """What was saved is tried, and takes over."""
        began = asyncio.get_running_loop().time()
        try:
            package = read_package(self._package.folder)
        except NoPackage as fault:
            self._refuse(CodeFault("reading pyproject.toml", str(fault)))
            return
        fresh = self._spare or await Child.start(self._listening)
        self._spare = None
        trouble = await self._load(fresh, package)
        if trouble is not None and self._serving is not None:
            self._refuse(trouble)
            await fresh.close()
        else:
            if self._serving is not None:
                await self._serving.close()
            await self._open(fresh, trouble)
            took = asyncio.get_running_loop().time() - began
            if self._serving is not None and trouble is None:
                self._say(f"Open with what was saved, after {took:.1f} s.")
        self._spare = await Child.start(self._listening)

    async def _open(self, child: Child, trouble: CodeFault | None) -> None:
        """At the port, which is free now. Why it cannot, it has written itself."""
        self._serving = None
        try:
            await child.serve(trouble)
            self._serving = child
        except Stopped:
            self._say("The server does not open; the next save tries again.")
            await child.close()
        if trouble is not None:
            self._say(str(trouble))

    async def _load(self, child: Child, package: AuthorPackage) -> CodeFault | None:
        handle = self._listening.fileno()
        orders = Orders(str(package.folder), dict(package.games), str(self._data), handle)
        try:
            return await child.load(orders)
        except Stopped:
            return CodeFault("loading the package", "It ended the process that loaded it.")

    def _refuse(self, trouble: CodeFault) -> None:
        """The server that runs goes on."""
        self._say(str(trouble))
        if self._serving is not None:
            self._serving.tell(trouble)


def run(
    package: AuthorPackage, data: Path, port: int, opens: bool, say: Callable[[str], None]
) -> None:
    """Serves at this machine alone; raises OSError where the port is taken."""
    data.mkdir(parents=True, exist_ok=True)
    with listen("127.0.0.1", port) as listening:
        address = f"http://localhost:{listening.getsockname()[1]}/workbench"
        parent = Parent(package, data, listening, say)

        def announce() -> None:
            say(f"The workbench is at {address} (Ctrl-C closes it).")
            if opens:
                webbrowser.open(address)

        asyncio.run(parent.run(announce))
