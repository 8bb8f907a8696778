"""The short way in and out of a socket: the same frames, in the same order, as the ASGI way."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from tablee.web.connection import Connection
from tablee.web.limits import Limits
from tablee.web.socket import Shortcut, frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_frames_are_those_of_the_library(size: int) -> None:
    payload = b"x" * size
    assert frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


class Line:
    """Both ways out of a socket, and what left through either, in order."""

    def __init__(self) -> None:
        self.left: list[str] = []
        self.writable = True
        self._go = asyncio.Event()

    def write(self, texts: Sequence[bytes]) -> bool:
        if self.writable:
            self.left.extend(text.decode() for text in texts)
        return self.writable

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


def through(script: Any) -> list[str]:
    async def run() -> list[str]:
        line = Line()
        short = Shortcut(line.write)
        connection = Connection(line.receive, line.send, Limits(), None, short)
        writing = asyncio.create_task(connection._write_on())
        await script(line, connection)
        await asyncio.wait_for(writing, 5)
        return line.left

    return asyncio.run(run())


def test_what_may_leave_at_once_does() -> None:
    async def script(line: Line, connection: Connection) -> None:
        connection.put(b"one")
        assert line.left == ["one"]
        connection.bye("closing", True)

    assert through(script)[-1] == "closed 1012"


def test_nothing_overtakes_what_had_to_wait() -> None:
    async def script(line: Line, connection: Connection) -> None:
        line.writable = False
        connection.put(b"one")
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # the writer holds "one" in its hand now
        line.writable = True
        connection.put(b"two")
        assert line.left == []
        line.go()
        while len(line.left) < 2:
            await asyncio.sleep(0)
        connection.put(b"three")
        connection.bye("closing", True)

    told = through(script)
    assert told[:3] == ["one", "two", "three"]
