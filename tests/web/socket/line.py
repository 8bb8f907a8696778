"""A socket without a network, and a table that times its round trips."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from tablee.table.race.witness import UNSEEN, Witness
from tablee.web.socket.fast_path import Listener


class Line:
    """Both ways out of a socket, and what left through either, in order."""

    listener: Listener | None = None

    def __init__(self) -> None:
        self.left: list[str] = []
        self.probes: list[bytes] = []
        self.writable = True
        self._go = asyncio.Event()

    def write(self, texts: Sequence[bytes]) -> bool:
        if self.writable:
            self.left.extend(text.decode() for text in texts)
        return self.writable

    def ping(self, payload: bytes) -> bool:
        if self.writable:
            self.probes.append(payload)
        return self.writable

    def forget_request(self) -> None:
        """There was none."""

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            await self._go.wait()
            self.left.append(message["text"])
        else:
            self.left.append(f"closed {message['code']}")

    def go(self) -> None:
        self.writable = True
        self._go.set()

    async def receive(self) -> Any:
        await asyncio.Event().wait()


class RacingTable:
    """A place that remembers which trips were measured."""

    races = True

    def __init__(self) -> None:
        self.trips: list[float] = []

    def enter(self, viewer: str, guest: str, name: str, outlet: Any) -> None:
        """Nobody is told."""

    def leave(self, viewer: str) -> None:
        """Nobody is told."""

    def ask(self, viewer: str, request: Any) -> None:
        raise AssertionError("nothing is asked here")

    def measured(self, viewer: str, ping_ms: float, witness: Witness = UNSEEN) -> bool:
        self.trips.append(ping_ms)
        return True
