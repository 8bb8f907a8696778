"""What goes out on one socket never makes anybody else wait.

While the client reads, nothing is stored here. An outbox, and a task that empties it, are made when
something must wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.types import Send

from tablee import wire
from tablee.house.limits import Limits
from tablee.web.guard.connections import TcpConnection
from tablee.web.guard.pending_bytes import PendingBytes
from tablee.web.guard.timed_coroutine import TimedCoroutine
from tablee.web.socket.fast_path import FastPath
from tablee.web.socket.outbox import Outbox

NORMAL, POLICY, AGAIN = 1000, 1008, 1012
"""Close codes: done, misbehaved, come back."""

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class Sender:
    """An outlet of the house. A client that stops reading is dropped."""

    __slots__ = (
        "_code",
        "_fast_path",
        "_is_over",
        "_limits",
        "_line",
        "_loop",
        "_outbox",
        "_send",
        "_stay",
        "_writing",
        "address",
    )

    def __init__(
        self,
        send: Send,
        limits: Limits,
        fast_path: FastPath | None = None,
        line: TcpConnection | None = None,
        address: str = "",
    ) -> None:
        self.address = address
        self._line = line
        if line is not None:
            line.send_away = self.bye
        self._send = send
        self._limits = limits
        self._fast_path = fast_path
        self._loop = asyncio.get_running_loop()
        self._outbox: Outbox | None = None
        self._writing: asyncio.Task[None] | None = None
        self._code: int | None = None
        """The close code; once it is set, nothing is sent or heard."""
        self._is_over = False
        self._stay: asyncio.Timeout | None = None
        """Ends the connection when its time is over, whether or not the other end has gone."""

    def put(self, *texts: bytes) -> None:
        """Never waits: a client that does not read is dropped."""
        if self._code is not None:
            return
        outbox, short = self._outbox, self._fast_path
        if outbox is None:
            if short is not None and short.write(texts):
                return
            outbox = self._begin_to_write()
        if not outbox.put(texts):
            self._code = POLICY
            outbox.clear()
            self._end()

    def pay(self, seconds: float) -> None:
        """The event loop was used for so long on its behalf."""
        if self._line is not None:
            self._line.spend(seconds)

    async def run(self, steps: Coroutine[Any, Any, None]) -> None:
        """Awaits this, and pays for each of its steps."""
        await TimedCoroutine(steps, self.pay)

    async def ready(self) -> None:
        """Waits until the line may go on, and its other end has read what it was sent."""
        line = self._line
        if line is not None and not line.may_go_on():
            turn: asyncio.Future[None] = self._loop.create_future()
            line.when_it_may(lambda: None if turn.done() else turn.set_result(None))
            await turn
        if self._outbox is not None:
            await self._outbox.emptied.wait()

    def say(self, message: wire.Message) -> None:
        self.put(_encode(message))

    def bye(self, code: str, again: bool, address: str = "") -> None:
        """The last message of this connection."""
        if self._code is None:
            self.say(wire.Bye(code, again, address))
            self._code = self._code or (AGAIN if again else POLICY)
            if self._outbox is None:  # otherwise the task that writes also closes
                self._begin_to_write()

    async def say_bye(self, code: str, again: bool, address: str = "") -> None:
        """The last message of a connection that was refused before it reached a table."""
        self.bye(code, again, address)
        if self._writing is not None:
            await self._writing

    def _begin_to_write(self) -> Outbox:
        above = None if self._line is None else self._line.share.pending
        self._outbox = Outbox(self._limits.outbox, PendingBytes(self._limits.outbox_bytes, above))
        self._writing = self._loop.create_task(self._write_on(self._outbox))
        return self._outbox

    async def _write_on(self, outbox: Outbox) -> None:
        """Empties the outbox; after the last message it closes the socket."""
        try:
            while outbox.texts:
                await self._send({"type": "websocket.send", "text": outbox.first().decode()})
                outbox.drop_first()
            if self._code is None:
                self._outbox = self._writing = None
                return
            await self._send({"type": "websocket.close", "code": self._code})
        except (OSError, RuntimeError):  # gone while we were writing
            pass
        except Exception:
            _log.exception("a connection failed")
        self._end()

    def _end(self) -> None:
        if not self._is_over:
            self._is_over = True
            if self._stay is not None:
                self._stay.reschedule(self._loop.time())

    async def _stop(self) -> None:
        """Nothing more is sent."""
        self._code = self._code or NORMAL
        self._is_over = True
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.wait([self._writing])
        if self._outbox is not None:
            self._outbox.clear()
