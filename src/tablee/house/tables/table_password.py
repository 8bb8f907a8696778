"""The passwords of locked tables: few tries for an address, hashed beside the event loop.

The one who says a word waits while it is checked. Nobody else does.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeAlias

from tablee import wire
from tablee.house.background_queue import BackgroundQueue
from tablee.house.bucket import Tries
from tablee.house.limits import Limits
from tablee.kernel import Fault
from tablee.table import Table
from tablee.table.viewers.lock import hide_word, is_word

Ask: TypeAlias = Callable[[str, wire.Request], None]
Refuse: TypeAlias = Callable[[str, wire.Request, Fault], None]


class TablePasswords:
    """A word is hashed only if one was said, and only after the try was counted."""

    def __init__(self, limits: Limits) -> None:
        self._queue = BackgroundQueue("words", limits.words_waiting)
        self._tries = Tries(limits.seconds_a_word, limits.words_at_once, limits.names_remembered)

    def spend(self, table: str, address: str) -> None:
        """A try at this table from this address; reconnecting gives no new ones."""
        self._tries.spend(f"{table} {address}")

    async def is_right(self, said: str, hidden: str) -> bool:
        return await self._queue.run(lambda: is_word(said, hidden))

    async def hide(self, word: str) -> str:
        salt = secrets.token_bytes(16)
        return await self._queue.run(lambda: hide_word(word, salt))


class NoPassword:
    """Of a table without a word: nobody waits."""

    def holds(self, viewer: str, request: wire.Request, address: str) -> bool:
        return False

    def forget(self, viewer: str) -> None:
        """There is nothing to forget."""


class PasswordCheck:
    """Requests of a viewer whose word is being checked wait, so that they stay in order."""

    def __init__(
        self, passwords: TablePasswords, table: Table, judge: Ask, ask: Ask, refuse: Refuse
    ) -> None:
        self._passwords, self._table = passwords, table
        self._judge, self._ask, self._refuse = judge, ask, refuse
        self._held: dict[str, list[wire.Request]] = {}
        self._checks: dict[asyncio.Task[None], str] = {}

    def holds(self, viewer: str, request: wire.Request, address: str) -> bool:
        """Whether this request waits here. Otherwise the table answers it."""
        held = self._held.get(viewer)
        if held is not None:
            held.append(request)
            return True
        word = self._table.word_said(viewer, request)
        if not word:
            return False
        try:
            self._passwords.spend(self._table.sheet.id, address)
        except Fault as fault:
            self._refuse(viewer, request, fault)
            return True
        self._held[viewer] = [request]
        check = asyncio.get_running_loop().create_task(self._check(viewer, word))
        self._checks[check] = viewer
        check.add_done_callback(self._checks.pop)
        return True

    def forget(self, viewer: str) -> None:
        self._held.pop(viewer, None)

    async def _check(self, viewer: str, word: str) -> None:
        fault: Fault | None = None
        right = False
        try:
            right = await self._passwords.is_right(word, self._table.sheet.word)
        except Fault as busy:
            fault = busy
        first, *others = self._held.pop(viewer, None) or (None,)
        if first is None:  # gone meanwhile
            return
        if right:
            self._table.let_in(viewer)
        if fault is None:
            self._judge(viewer, first)
        else:
            self._refuse(viewer, first, fault)
        for request in others:
            if request is not None:
                self._ask(viewer, request)
