"""Notices between processes: LISTEN and NOTIFY on a connection of their own.

They are never part of a batch, since a transaction that notifies delays all others until it is
stored. Notices are lost while the connection is broken, so each new one begins with `look`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import msgspec

from tablee.store.contract.cluster import LOOK, Hear
from tablee.store.contract.lost import Lost
from tablee.store.postgres.errors import Failure
from tablee.store.postgres.session import Timeouts, connected

CHANNEL = "tablee"
PAUSE = 0.1
"""Seconds for which notices are collected before they are sent together."""
LARGEST = 7_500
"""Bytes of one message; the database takes 7,999."""
MOST = 10
"""Messages sent at once. If there are more, one `look` is sent instead."""
AGAIN = 1.0
"""Seconds until a broken connection is tried again."""
IDLE = 5.0
"""Seconds after which a silent connection is looked at."""
TELL = f"select pg_notify('{CHANNEL}', $1)"


class Letter(msgspec.Struct, frozen=True):
    """What one process says at once."""

    sender: int
    said: list[tuple[str, Any]]


class Notices:
    """Runs from `listen` to `close`."""

    def __init__(self, url: str, timeouts: Timeouts, number: Callable[[], int]) -> None:
        self._url = url
        self._timeouts = timeouts
        self._number = number
        self._hear: Hear = lambda subject, body: None
        self._waiting: dict[tuple[str, str], Any] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def listen(self, hear: Hear) -> None:
        self._hear = hear
        self._task = asyncio.create_task(self._run(), name="store-notices")

    def tell(self, subject: str, key: str, body: Any) -> None:
        if self._task is not None:
            self._waiting[subject, key] = body
            self._wake.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            with suppress(*Failure, Lost):
                async with connected(self._url, self._timeouts) as connection:
                    await self._speak(connection)
            await asyncio.sleep(AGAIN)

    async def _speak(self, connection: Any) -> None:
        connection.add_termination_listener(lambda _: self._wake.set())
        await connection.execute("set synchronous_commit = off")
        await connection.add_listener(CHANNEL, self._heard)
        self._hear(LOOK, None)
        while not connection.is_closed():
            with suppress(TimeoutError):
                async with asyncio.timeout(IDLE):  # `wait_for` of 3.11 may forget to end
                    await self._wake.wait()
            self._wake.clear()
            for letter in self._letters():
                await connection.execute(TELL, letter)
            await asyncio.sleep(PAUSE)

    def _letters(self) -> Iterator[str]:
        """All notices that wait, in pieces that the database takes."""
        waiting, self._waiting = self._waiting, {}
        said = [(subject, body) for (subject, _), body in waiting.items()]
        letters = list(self._pieces(said))
        yield from letters if len(letters) <= MOST else self._pieces([(LOOK, None)])

    def _pieces(self, said: list[tuple[str, Any]]) -> Iterator[str]:
        if not said:
            return
        text = msgspec.json.encode(Letter(self._number(), said))
        if len(text) <= LARGEST:
            yield text.decode()
        elif len(said) > 1:
            half = len(said) // 2
            yield from self._pieces(said[:half])
            yield from self._pieces(said[half:])
        else:
            yield from self._pieces([(LOOK, None)])

    def _heard(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        """Anything with access to the database may write there, so what is no letter is ignored."""
        try:
            letter = msgspec.json.decode(payload, type=Letter)
        except msgspec.DecodeError:
            return
        if letter.sender != self._number():
            for subject, body in letter.said:
                self._hear(subject, body)
