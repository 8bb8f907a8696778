"""A slow line on loopback: carries the bytes of a connection both ways, each after a delay."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

CHUNK = 65_536
JITTER_MS = 10.0
Pieces = asyncio.Queue[tuple[float, bytes]]
"""Each with the moment at which it is given on."""


class Delay:
    """Half the lag each way, and jitter; nothing overtakes what was sent before it."""

    def __init__(self, port: int, lag: float, rng: Random) -> None:
        self._port, self._lag, self._rng = port, lag, rng
        self._carrying: set[asyncio.Task[None]] = set()

    async def serve(self, page: asyncio.StreamReader, to_page: asyncio.StreamWriter) -> None:
        house, to_house = await asyncio.open_connection("127.0.0.1", self._port)
        pieces: list[Pieces] = [asyncio.Queue(), asyncio.Queue()]
        steps = [self._take(page, pieces[0]), self._give(pieces[0], to_house)]
        steps += [self._take(house, pieces[1]), self._give(pieces[1], to_page)]
        tasks = [asyncio.get_running_loop().create_task(step) for step in steps]
        self._carrying.update(tasks)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait(tasks)
        self._carrying.difference_update(tasks)

    def stop(self) -> None:
        for task in self._carrying:
            task.cancel()

    async def _take(self, source: asyncio.StreamReader, pieces: Pieces) -> None:
        """Takes what comes at once, so that nothing has to wait before it is delayed."""
        free = 0.0
        piece = b"."
        while piece:
            try:
                piece = await source.read(CHUNK)
            except OSError:
                piece = b""
            trip = self._lag / 2 + self._rng.gammavariate(2.0, JITTER_MS / 2.0)
            free = max(free, asyncio.get_running_loop().time() + trip / 1000)
            pieces.put_nowait((free, piece))

    async def _give(self, pieces: Pieces, to: asyncio.StreamWriter) -> None:
        """An empty piece is the end."""
        while True:
            moment, piece = await pieces.get()
            await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
            if not piece:
                break
            to.write(piece)
        to.close()


@asynccontextmanager
async def delayed(port: int, lag: float, rng: Random) -> AsyncIterator[int]:
    """The port of a line of this lag that leads to `port`."""
    line = Delay(port, lag, rng)
    server = await asyncio.start_server(line.serve, "127.0.0.1", 0)
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        line.stop()
        server.close()
