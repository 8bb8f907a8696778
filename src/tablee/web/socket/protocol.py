"""uvicorn's WebSocket, with a fast path in and out for the messages of a table.

ASGI hands every message to a task and wakes it, which costs more than judging a move. On the fast
path a text is written and heard at once, if nothing waits. Everything else goes through ASGI:
opening, closing, and anyone who reads too slowly. `socket_class.py` says with which versions the
fast path is used.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol as UvicornSocket,
)
from websockets.frames import Frame
from websockets.protocol import State

from tablee.house.signal import Signal
from tablee.web.shared_timers import Later
from tablee.web.socket.fast_path import Listener
from tablee.web.socket.inbox import Inbox
from tablee.web.socket.socket_class import LAST_WORD_SECONDS
from tablee.web.socket.tcp_rtt import DESCRIPTOR

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without its part in C
    from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a text frame that is whole."""
PING = 0x89
"""The first byte of a ping."""
MASKED, LONG, LONGER = 0x80, 126, 127
"""The second byte: whether there is a mask, and lengths that need two or eight more bytes."""


class PatientSocket(UvicornSocket):
    """Also closes the socket of a client that no longer reads, after a few seconds."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Signal(is_set=True)  # type: ignore[assignment]
        self.listener: Listener | None = None
        self._last_word: asyncio.TimerHandle | None = None
        self._is_over = False
        """The application is done with it."""
        self._aligned: bool | None = None
        """Whether the next byte begins a new frame; None before the request has come."""

    async def run_asgi(self) -> None:
        self.scope.setdefault("extensions", {})[DESCRIPTOR] = self._offer()
        await super().run_asgi()
        self.listener = None
        self._is_over = True
        if self.disconnected:
            self._let_go()
        else:
            self._last_word = self.loop.call_later(LAST_WORD_SECONDS, self.transport.abort)

    def _offer(self) -> dict[object, object]:
        """What the application gets beside ASGI."""
        line = self.transport.get_extra_info("socket")
        return {"fast_path": self} if line is None else {"fast_path": self, "fileno": line.fileno()}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._last_word is not None:  # no timer is left of a line that is gone
            self._last_word.cancel()
            self._last_word = None
        if self._is_over:
            self._let_go()

    def _let_go(self) -> None:
        """Parts that hold each other would stay in memory until the garbage collector runs."""
        self.scope = {}  # type: ignore[typeddict-item]
        self.conn.parser.close()

    def schedule_ping(self) -> None:
        """uvicorn pings every line now and then; when exactly does not matter."""
        if self.ping_interval is not None:
            later = self.call_later(self.ping_interval, self.send_keepalive_ping)
            self.ping_timer = cast(asyncio.TimerHandle, later)

    def call_later(self, wait: float, call: Callable[[], None]) -> asyncio.TimerHandle | Later:
        """Overridden by `SocketGate`, whose timers take less memory."""
        return self.loop.call_later(wait, call)

    # --- the fast path -------------------------------------------------------------------------

    def forget_request(self) -> None:
        """An open socket is never answered with a page, so its request is not needed."""
        if self.handshake_complete:
            self.request.headers.clear()  # the library holds it, too
            del self.request, self.response
            self.scope.clear()  # type: ignore[attr-defined]

    def write(self, texts: Sequence[bytes]) -> bool:
        if not self._may_write():
            return False
        self.transport.write(frames(texts))
        return True

    def ping(self, payload: bytes) -> bool:
        if not self._may_write():
            return False
        self.transport.write(bytes((PING, len(payload))) + payload)
        return True

    def _may_write(self) -> bool:
        """Its state is open from the handshake until either side closes."""
        is_open = self.conn.state is State.OPEN and not self.disconnected
        return is_open and self.writable.is_set()

    # --- in ------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Short texts that came whole are heard at once; the library does everything else."""
        if self._aligned:
            data = self._hear_short(data)
            if not data:
                return
            self._aligned = ends_with_a_frame(data)
        elif self._aligned is None:
            self._aligned = data.endswith(b"\r\n\r\n")
        super().data_received(data)

    def _hear_short(self, data: bytes) -> bytes:
        """Hears short whole texts, and returns the rest.

        The gate hands on so little at once that cutting it again for each text is cheap.
        """
        while len(data) >= 6 and data[0] == TEXT:
            size = data[1] - MASKED
            end, listener = 6 + size, self.listener
            if listener is None or not 0 <= size < LONG or end > len(data) or self._is_closing():
                break
            text = apply_mask(data[6:end], data[2:6])
            if not text.isascii():  # the library checks that it is UTF-8
                break
            listener.hear(text)
            data = data[end:]
        return data

    def _is_closing(self) -> bool:
        return self.conn.state is not State.OPEN or not self.queue.empty()

    def handle_text(self, event: Frame) -> None:
        listener = self.listener
        if listener is None or not event.fin or self.close_sent or not self.queue.empty():
            super().handle_text(event)
            return
        text = bytes(event.data)
        try:
            text.decode()
        except UnicodeDecodeError:
            super().handle_text(event)
        else:
            listener.hear(text)

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        if self.listener is not None:
            self.listener.answered(bytes(event.data))


def ends_with_a_frame(data: bytes) -> bool:
    """Whether these frames, the first of which begins here, end where the data does."""
    start, end = 0, len(data)
    while start + 2 <= end:
        masked, size = data[start + 1] & MASKED, data[start + 1] & LONGER
        start += 2
        if size >= LONG:
            wide = 2 if size == LONG else 8
            size = int.from_bytes(data[start : start + wide], "big")
            start += wide
        start += size + (4 if masked else 0)
    return start == end


def frames(texts: Sequence[bytes]) -> bytes:
    """Whole texts as the server frames them: unmasked, one after the other."""
    pieces: list[bytes] = []
    for text in texts:
        pieces += _head(len(text)), text
    return b"".join(pieces)


@lru_cache(2_048)
def _head(size: int) -> bytes:
    """What stands before a text of so many bytes: its length, in one, two or eight bytes."""
    if size < LONG:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, LONG)) + size.to_bytes(2, "big")
    return bytes((TEXT, LONGER)) + size.to_bytes(8, "big")
