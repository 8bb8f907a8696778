"""uvicorn's WebSocket, with a short way in and out for the messages of a table.

The ASGI way hands every message to a task and wakes it; that costs more than judging a move. Where
nothing waits, a text is written and heard at once instead. The ASGI way stays for everything else:
opening, closing, and whoever reads too slowly.
"""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import HTTPConnection
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from tablee.web.witness import DESCRIPTOR

FAREWELL_SECONDS = 5
"""What a client gets to read the last message before the line is cut."""
TEXT = 0x81
"""The first byte of a text frame that is whole."""


class Shortcut:
    """What the application may do with a socket beside ASGI."""

    def __init__(self, write: Callable[[str], bool]) -> None:
        self.write = write
        """Writes a text at once, or says False: then it must be sent the ASGI way."""
        self.hear: Callable[[str], None] | None = None
        """Given each text as it comes, as soon as somebody sets it."""


class PatientSocket(WebSocketsSansIOProtocol):
    """A client that no longer reads keeps its socket a few seconds, then loses it."""

    shortcut: Shortcut | None = None

    async def run_asgi(self) -> None:
        self.shortcut = Shortcut(self._write_now)
        extension: dict[object, object] = {"shortcut": self.shortcut}
        line = self.transport.get_extra_info("socket")
        if line is not None:
            extension["fileno"] = line.fileno()
        self.scope.setdefault("extensions", {})[DESCRIPTOR] = extension
        await super().run_asgi()
        self.shortcut.hear = None
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def handle_text(self, event: Frame) -> None:
        hear = self.shortcut.hear if self.shortcut else None
        if hear is None or not event.fin or self.close_sent or not self.queue.empty():
            super().handle_text(event)
            return
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:
            super().handle_text(event)
        else:
            hear(text)

    def _write_now(self, text: str) -> bool:
        is_open = self.handshake_complete and self.conn.state is State.OPEN
        if not is_open or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(frame(text.encode()))
        return True


def frame(payload: bytes) -> bytes:
    """A whole text as the server frames it: unmasked, its length in one, two or eight bytes."""
    size = len(payload)
    if size < 126:
        return bytes((TEXT, size)) + payload
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


def shortcut(connection: HTTPConnection) -> Shortcut | None:
    """The short way of this connection, where the server offers one."""
    found = connection.scope.get("extensions", {}).get(DESCRIPTOR, {}).get("shortcut")
    return found if isinstance(found, Shortcut) else None
