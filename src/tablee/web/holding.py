"""What one process holds, as its parent knows it: in a database, or at a desk of the parent."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Collection
from contextlib import suppress
from typing import Protocol

from tablee.store import Lost
from tablee.store.address import close_process
from tablee.store.sqlite.shared.attending import attend
from tablee.store.sqlite.shared.desk import Desk


class Holding(Protocol):
    """Of whoever is in one place now."""

    def prepare(self) -> int:
        """Before the next process is started: the handle of a line for it, if there is one."""

    def started(self) -> None:
        """It has its end of the line."""

    def opened(self) -> None:
        """It serves, and gives signs of life."""

    async def ended(self, number: int) -> None:
        """It is dead, and had this number: what it held is free."""

    def is_among(self, hung: Collection[int]) -> bool:
        """Whether it is one of these."""


class InDatabase:
    """The other processes see to those that hang."""

    def __init__(self, store: str) -> None:
        self._store = store

    def prepare(self) -> int:
        return 0

    def started(self) -> None:
        """There is no line."""

    def opened(self) -> None:
        """The database hears it."""

    async def ended(self, number: int) -> None:
        """At once, instead of after a second of silence."""
        with suppress(Lost):
            await close_process(self._store, number)

    def is_among(self, hung: Collection[int]) -> bool:
        return False


class AtDesk:
    """For processes that share a file."""

    def __init__(self, desk: Desk, address: str) -> None:
        self._desk = desk
        self._address = address

    def prepare(self) -> int:
        self._ours, self._theirs = socket.socketpair()
        self._member = self._desk.arrive(self._address)
        return self._theirs.fileno()

    def started(self) -> None:
        self._theirs.close()  # so that the line ends with the process
        self._attending = asyncio.create_task(attend(self._desk, self._member, self._ours))

    def opened(self) -> None:
        self._desk.opened(self._member)

    async def ended(self, number: int) -> None:
        self._attending.cancel()
        await asyncio.gather(self._attending, return_exceptions=True)
        self._desk.lose(self._member)

    def is_among(self, hung: Collection[int]) -> bool:
        return self._member.number in hung
