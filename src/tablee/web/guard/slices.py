"""Answers are sent slice by slice, as the other end reads them.

What was made for one reader counts as unread for their address until the last slice is sent.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.types import Message, Send

from tablee.web.guard.pending_bytes import PendingBytes

SLICE = 16_384
"""Bytes. A client must read each slice in time (`deaf_seconds`), not the whole answer."""
BUSY = b'{"code":"busy"}'


class Slices:
    """Stands where an application sends one answer."""

    def __init__(
        self, send: Send, pending: PendingBytes, cut: Callable[[], Awaitable[None]]
    ) -> None:
        self._send = send
        self._pending = pending
        self._cut = cut
        """Ends the line without a word."""
        self._start: Message | None = None
        self._is_shared = True
        self._is_refused = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._start = message
            self._is_shared = not _is_made_for_one(message)
        elif message["type"] == "http.response.body":
            await self._body(message)
        else:
            await self._send(message)

    async def _body(self, message: Message) -> None:
        body = message.get("body", b"")
        waiting = 0 if self._is_shared else len(body)
        if self._is_refused:
            return
        if not self._pending.add(waiting):
            await self._refuse()
            return
        try:
            await self._begin()
            await self._send_slices(body, message.get("more_body", False))
        finally:
            self._pending.remove(waiting)

    async def _begin(self) -> None:
        if self._start is not None:
            start, self._start = self._start, None
            await self._send(start)

    async def _send_slices(self, body: bytes, more: bool) -> None:
        last = max(0, len(body) - 1) // SLICE
        for number in range(last + 1):
            part = body[number * SLICE : (number + 1) * SLICE] if last else body
            goes_on = more or number < last
            await self._send({"type": "http.response.body", "body": part, "more_body": goes_on})

    async def _refuse(self) -> None:
        """Too much waits for this address already, or for all together."""
        self._is_refused = True
        if self._start is None:  # the answer has begun and cannot be replaced
            await self._cut()
            return
        self._start["status"] = 503
        self._start["headers"] = [
            (name, b"%d" % len(BUSY) if name == b"content-length" else value)
            for name, value in self._start["headers"]
            if name not in (b"content-disposition", b"content-type")
        ] + [(b"content-type", b"application/json")]
        await self._begin()
        await self._send({"type": "http.response.body", "body": BUSY})


def _is_made_for_one(start: Message) -> bool:
    """Answers that are the same for everybody are in memory once, so they do not count."""
    return any(
        name == b"cache-control" and b"no-store" in value for name, value in start["headers"]
    )
