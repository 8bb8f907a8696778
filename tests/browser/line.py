"""A line between a browser and the house that is slow, or goes dead, on purpose.

What a browser offers for slow networks does not reach its sockets; this does.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

CHUNK = 65_536
PROXY = "127.0.0.9"
"""Where the house sees it come from. The house knows this address for a proxy's, and so measures
the whole way to the browser, not only to here."""
GONE = re.compile("Failed to load resource|WebSocket connection|ERR_")
"""What a browser itself says about something that is not there."""


class Line:
    """Carries bytes both ways, each after the same delay and in order; may be cut and mended."""

    def __init__(self, port: int, delay_ms: int) -> None:
        self._port = port
        self._delay = delay_ms / 1_000
        self._dead = False
        self._running: set[asyncio.Task[None]] = set()
        self.address = ""

    def cut(self) -> None:
        """Everything on it breaks, and nothing new comes through."""
        self._dead = True
        for task in self._running:
            task.cancel()

    def mend(self) -> None:
        self._dead = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        try:
            if not self._dead:
                await self._join(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._running.discard(task)
            writer.close()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        own = (PROXY, 0)
        there, back = await asyncio.open_connection("127.0.0.1", self._port, local_addr=own)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._carry(reader, back))
                both.create_task(self._carry(there, writer))
        except* OSError:
            pass
        finally:
            back.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Reading goes on while what was read is still under way."""
        loop = asyncio.get_running_loop()
        while chunk := await reader.read(CHUNK):
            loop.call_later(self._delay, writer.write, chunk)
        await asyncio.sleep(self._delay)
        writer.close()


@asynccontextmanager
async def line_to(port: int, delay_ms: int = 0) -> AsyncIterator[Line]:
    line = Line(port, delay_ms)
    server = await asyncio.start_server(line.serve, "127.0.0.1", 0)
    line.address = f"http://localhost:{server.sockets[0].getsockname()[1]}"
    try:
        yield line
    finally:
        server.close()
        line.cut()
