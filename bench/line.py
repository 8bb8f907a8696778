"""A WebSocket client that costs almost nothing, so that the load takes little from what it loads.

It speaks just enough of RFC 6455 for a benchmark on loopback: texts, bytes, pings and closes, no
fragments, no compression. Its mask is zero, which is allowed and leaves the payload as it is.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
NO_MASK = b"\0\0\0\0"


class Line(asyncio.Protocol):
    """One connection; every message that comes goes to `hear`."""

    def __init__(self, hello: bytes) -> None:
        self._hello = hello
        self._buffer = b""
        self._open = False
        self.heard = 0
        """Bytes that came, frames and handshake included."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hear: Callable[[bytes], None] = lambda text: None
        self.ended: Callable[[], None] = lambda: None
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._hello)

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))
        self.ended()

    def data_received(self, received: bytes) -> None:
        self.heard += len(received)
        buffer = self._buffer + received if self._buffer else received
        if not self._open:
            buffer = self._shake_hands(buffer)
        while len(buffer) >= 2:
            length, start = buffer[1], 2
            if length == 126:
                length, start = int.from_bytes(buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + length:
                break
            kind, payload = buffer[0] & 15, buffer[start : start + length]
            buffer = buffer[start + length :]
            if kind in (TEXT, BINARY):
                self.hear(payload)
            elif kind == PING:
                self._send(PONG, payload)
            elif kind == CLOSE:
                self.transport.close()
        self._buffer = buffer

    def say(self, text: bytes, kind: int = TEXT) -> None:
        self._send(kind, text)

    def close(self) -> None:
        self._send(CLOSE, b"\x03\xe8")
        self.transport.close()

    def _shake_hands(self, buffer: bytes) -> bytes:
        head, found, rest = buffer.partition(b"\r\n\r\n")
        if not found:
            return buffer
        if b" 101 " in head.partition(b"\r\n")[0]:
            self._open = True
            self.opened.set_result(None)
            return rest
        self.opened.set_exception(ConnectionError(head.decode()))
        return b""

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + payload)


async def open_line(
    address: str,
    path: str,
    cookie: str = "",
    source: str = "",
    hear: Callable[[bytes], None] | None = None,
) -> Line:
    """Connected, and ready to speak; from this address of the same machine, if one is given.

    `hear` gets every text, also those that come with the answer to the handshake.
    """
    place = urlsplit(address)
    key = base64.b64encode(os.urandom(16)).decode()
    fields = {
        "Host": place.netloc,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13",
    }
    if cookie:
        fields["Cookie"] = cookie
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    hello = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    local = (source, 0) if source else None
    host = "127.0.0.1" if source else place.hostname or "127.0.0.1"
    made = Line(hello)
    made.hear = hear or made.hear
    _, line = await loop.create_connection(lambda: made, host, place.port or 80, local_addr=local)
    try:
        await line.opened
    except BaseException:
        line.transport.close()
        raise
    return line
