"""Stands between the operating system and uvicorn: all data that comes in passes here.

Data is handed on in small pieces while the line has time left. If it has none, or if the other end
does not read what it is sent, we stop reading: the rest waits in the system, and then at the
sender. This uses only what asyncio calls on every protocol.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any, cast

from tablee.house.bucket import Bucket
from tablee.web.guard.connections import TcpConnection, TcpConnections
from tablee.web.shared_timers import Later

TURN_SECONDS = 0.002
"""After so many seconds a line lets all others go first."""

MOST_CHARGED = 0.005
"""The most that one message costs, in seconds. If it took longer, the machine was busy."""
PAID_TOGETHER = 0.0005
"""Seconds of short messages that are paid for at once: counting each would cost too much."""
UNREAD_BYTES = 32_768
"""If more bytes than this wait to be sent, the other end counts as not reading."""

if TYPE_CHECKING:
    Below = asyncio.Protocol
else:
    Below = object


class Gate(Below):
    """A class to inherit from before one of uvicorn's protocols."""

    piece = 4_096
    """Bytes that are handed on at once."""
    begins_whole = False
    """Whether the first data are handed on whole: they are the request that uvicorn passes on."""
    lines: TcpConnections
    """Set where a server is made."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._held = b""
        self._waits = False
        self._unpaid = 0.0
        """Seconds it has used and not paid for yet."""
        self._deaf: asyncio.TimerHandle | None = None
        self._line: TcpConnection
        self._begins = self.begins_whole

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = line = self.lines.enter(cast(asyncio.Transport, transport))
        line.owner = self
        line.transport.set_write_buffer_limits(high=UNREAD_BYTES)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.leave(self._line)
        self._line.is_cut = True
        self._pay()
        self._hear_again()
        self._held = b""
        super().connection_lost(exc)
        # A line and its protocol hold each other. Both are let go, so that they are freed at once.
        self._line.owner = self._line.send_away = None

    # --- in --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        line = self._line
        if line.is_cut:
            return
        if self._waits or self._deaf is not None:  # uvicorn may start reading again by itself
            self._held += data
            self._stop_reading()
        elif self._begins:
            self._begins = False
            super().data_received(data)
        elif not line.has_time():  # others of the same address came first
            self._held = data
            self._wait()
        elif len(data) <= self.piece:
            began = perf_counter()  # cheaper than the thread's own time, and enough for one message
            super().data_received(data)
            used = perf_counter() - began
            self._unpaid += used if used < MOST_CHARGED else MOST_CHARGED
            if self._unpaid > PAID_TOGETHER and not self._pay() and line.owner is self:
                self._wait()
        else:
            self._held = data
            self._go_on()

    def _pay(self) -> bool:
        """Charges the time that is not paid yet. Returns whether some is left."""
        used, self._unpaid = self._unpaid, 0.0
        return self._line.spend(used)

    def _go_on(self) -> None:
        """Hands on what was held, piece by piece, for one turn."""
        self._waits = False
        line, began = self._line, thread_time()
        while self._held and self._is_heard():
            piece, self._held = self._held[: self.piece], self._held[self.piece :]
            super().data_received(piece)
            if thread_time() - began > TURN_SECONDS:
                break
        may_go_on = line.spend(thread_time() - began)
        if line.owner is not self:
            self._hand_over()
        elif self._is_heard():
            if self._held or not may_go_on:
                self._wait()
            else:
                self._read_on()

    def _hand_over(self) -> None:
        """The connection changes to another protocol, which gets the data that was held back."""
        held, self._held = self._held, b""
        heir = self._line.owner
        if isinstance(heir, Gate):
            heir._read_on()
            if held:
                heir.data_received(held)

    def _is_heard(self) -> bool:
        """Whether data is handed on: not after a cut, not while the other end does not read, not
        after a change of protocol."""
        line = self._line
        is_gone = line.is_cut or line.transport.is_closing()
        return not is_gone and self._deaf is None and line.owner is self

    def _wait(self) -> None:
        """Stops reading until the line may go on. Others go first in any case."""
        self._waits = True
        self._stop_reading()
        if self._line.may_go_on():
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            self._line.when_it_may(self._go_on)

    def _stop_reading(self) -> None:
        transport = self._line.transport
        if not transport.is_closing():
            transport.pause_reading()

    def _read_on(self) -> None:
        """Reads again, unless uvicorn has paused reading too."""
        transport, flow = self._line.transport, getattr(self, "flow", self)
        if not transport.is_closing() and not getattr(flow, "read_paused", False):
            transport.resume_reading()

    # --- out -------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The other end does not read. Until it does, we do not read from it either."""
        super().pause_writing()
        loop, line = asyncio.get_running_loop(), self._line
        if self._deaf is None:
            self._deaf = loop.call_later(self.lines.limits.deaf_seconds, line.abort)
            self._stop_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._hear_again()
        if not self._waits and not self._line.is_cut:
            self._go_on()

    def _hear_again(self) -> None:
        if self._deaf is not None:
            self._deaf.cancel()
            self._deaf = None


class SocketGate(Gate):
    """The same before a WebSocket: frames that are no message of their own are counted, too."""

    piece = 256
    begins_whole = True

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        limits = self.lines.limits
        self._frames = Bucket(limits.frames_a_second, limits.frames_at_once)

    def call_later(self, wait: float, call: Callable[[], None]) -> Later:
        """For what need not be exact."""
        return self._line.call_later(wait, call)

    def handle_ping(self) -> None:
        self._count_frame()
        super().handle_ping()  # type: ignore[misc]

    def handle_pong(self, event: Any) -> None:
        self._count_frame()
        super().handle_pong(event)  # type: ignore[misc]

    def handle_cont(self, event: Any) -> None:
        self._count_frame()
        super().handle_cont(event)  # type: ignore[misc]

    def _count_frame(self) -> None:
        if not self._frames.take(asyncio.get_running_loop().time()):
            self._line.cut("too_fast")


def gated(protocol: Any, gate: type[Gate], lines: TcpConnections) -> Any:
    """The same protocol behind a gate."""
    return type(protocol.__name__, (gate, protocol), {"lines": lines})
