"""One server of `tablee dev`: it is told what to do on its standard input, and answers in lines.

It has loaded everything but the author's package before it is needed, so that it opens in a moment.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
from importlib.metadata import entry_points
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.types import ASGIApp

from tablee.catalog.shelf import GROUP, OURS
from tablee.dev.bench import Bench
from tablee.dev.news import NewsDesk
from tablee.dev.package import AuthorPackage, load
from tablee.dev.trouble import CodeFault
from tablee.dev.workbench import Workbench
from tablee.house.house import House
from tablee.web import serve

Kind = TypeVar("Kind")

LOADED, OPEN = "loaded", "open"
"""What it says: the package runs; browsers are answered."""


class Orders(msgspec.Struct, frozen=True):
    """The first line."""

    folder: str
    games: dict[str, str]
    data: str
    handle: int
    """Of the listening socket, which its parent holds."""


class Go(msgspec.Struct, frozen=True):
    """A later line: serve, or tell why what was saved last does not run."""

    trouble: CodeFault | None = None


def main() -> None:
    for point in entry_points(group=GROUP):
        if point.dist is not None and point.dist.name == OURS:
            point.load()
    orders = _read(Orders)
    package = AuthorPackage(Path(orders.folder), orders.games)
    trouble = load(package)
    _say(LOADED if trouble is None else msgspec.json.encode(trouble).decode())
    go = _read(Go)
    listening = socket.socket(fileno=orders.handle)

    desk = NewsDesk(package.folder)
    bench = Bench(Path(orders.data) / "workbench.json", package.folder)

    def around(house: House, site: ASGIApp) -> ASGIApp:
        house.on_close.append(lambda *reason: desk.release())
        return Workbench(package, bench, desk).around(site)

    def opened(number: int) -> None:
        desk.open()
        desk.tell(go.trouble)
        _follow(desk)
        _say(OPEN)

    given = serve.Given([listening], opened=opened)
    serve.run("127.0.0.1", data=Path(orders.data), around=around, given=given)


def _follow(desk: NewsDesk) -> None:
    """Hears what its parent says from now on; ends when the parent is gone.

    It reads the handle itself, since Python cannot exit while a thread waits in its own reader.
    """
    loop = asyncio.get_running_loop()

    def listen() -> None:
        rest = b""
        while heard := os.read(sys.stdin.fileno(), 65_536):
            *lines, rest = (rest + heard).split(b"\n")
            for line in lines:
                loop.call_soon_threadsafe(desk.tell, msgspec.json.decode(line, type=Go).trouble)
        loop.call_soon_threadsafe(_stop)

    threading.Thread(target=listen, daemon=True).start()


def _stop() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


def _read(kind: type[Kind]) -> Kind:
    line = sys.stdin.buffer.readline()
    if not line:
        sys.exit(0)  # the parent is gone
    return msgspec.json.decode(line, type=kind)


def _say(what: str) -> None:
    print(what, flush=True)


if __name__ == "__main__":
    main()
