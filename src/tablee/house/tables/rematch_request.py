"""The rematch of one table: however many ask for it, one new table is made."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from tablee.kernel import Fault
from tablee.store import Sheet
from tablee.table import Effects, Table

Make: TypeAlias = Callable[[Sheet, str], Awaitable[str]]
"""Makes the new table for whoever asked first, and says its id."""

_log = logging.getLogger(__name__)


class Again:
    """Everybody who asked is answered together, when the new table is stored."""

    def __init__(
        self, table: Table, make: Make, made: Callable[[Effects], None], fail: Callable[[], None]
    ) -> None:
        self._table, self._make = table, make
        self._made, self._fail = made, fail
        self._asked: list[tuple[str, int]] = []
        self._making: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._making is not None

    def ask(self, asked: list[tuple[str, int]]) -> None:
        self._asked.extend(asked)
        if self._making is None:
            host = self._table.guest_of(asked[0][0])
            self._making = asyncio.get_running_loop().create_task(self._set(host))

    async def _set(self, host: str) -> None:
        effects = Effects()
        try:
            table = await self._make(self._table.sheet, host)
            effects = self._table.again(table, self._asked)
        except Fault as fault:
            for viewer, request in self._asked:
                effects.refuse(viewer, request, fault)
        except Exception:
            _log.exception("no rematch for table %s", self._table.sheet.id)
            self._fail()
        self._asked, self._making = [], None
        self._made(effects)
