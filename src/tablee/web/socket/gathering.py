"""All that one turn of the event loop writes, written back to back at its end.

A write wakes the other end, which then wants the processor: between two judgements that costs more
than both. What goes to one socket in one turn leaves in one piece.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast
from weakref import WeakKeyDictionary


class Turn:
    """The transports of one event loop that have something to write."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._full: list[Gathering] = []

    def add(self, transport: Gathering) -> None:
        if not self._full:
            self._loop.call_soon(self._end)
        self._full.append(transport)

    def _end(self) -> None:
        full, self._full = self._full, []
        for transport in full:
            transport.flush()


_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, Turn] = WeakKeyDictionary()


class Gathering:
    """A transport whose writes wait for the end of the turn, in their order."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._turn = _turns.get(loop) or _turns.setdefault(loop, Turn(loop))
        self._parts: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._parts:
            self._turn.add(self)
        self._parts.append(data)

    def flush(self) -> None:
        """Whatever waits is written now; of a line that was cut nothing is."""
        parts, self._parts = self._parts, []
        if parts and not self._transport.is_closing():
            self._transport.write(parts[0] if len(parts) == 1 else b"".join(parts))

    def close(self) -> None:
        """The last words come before the end."""
        self.flush()
        self._transport.close()


def gathering(transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> asyncio.Transport:
    return cast(asyncio.Transport, Gathering(transport, loop))
