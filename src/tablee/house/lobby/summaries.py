"""Whose move it is, and who won, for lists of many tables.

Whose move it is at a closed table is not stored, since every move would then need a second write.
It is found by playing the log again, a few tables at a time, and remembered until it changes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from tablee.house.archive.old_games import weight_of_log
from tablee.house.house import House
from tablee.house.lobby.summary import Summary, retrace, summary
from tablee.house.recent import Recent
from tablee.house.rules.run_rules import ask_rules
from tablee.kernel import Fault
from tablee.store import Row, Sheet
from tablee.table import Table

_log = logging.getLogger(__name__)

SHORT = 500
"""Entries; longer logs are played again by the processes for old games."""


class Summaries:
    """Open and remembered tables are answered at once. Of the others, a few logs are played."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: Recent[str, Summary | None] = Recent(house.limits.tables_remembered)
        self._thread = ThreadPoolExecutor(1, "lobby")

    def drop(self, table: str) -> None:
        """Something happened there."""
        self._known.drop(table)

    async def of(self, sheets: Iterable[Sheet]) -> dict[str, Summary]:
        found: dict[str, Summary] = {}
        retraced = 0
        for sheet in sheets:
            live = self._house.live(sheet.id)
            if sheet.status == "waiting":
                continue
            if live is not None and live.is_kept and live.table.sheet.status == sheet.status:
                found[sheet.id] = _shown(live.table)
                continue
            known = self._known.get(sheet.id)
            if known is None and retraced < self._house.limits.retraced:
                retraced += 1
                known = await self._retrace(sheet.id)
            if known is not None:
                found[sheet.id] = known
        return found

    async def _retrace(self, table: str) -> Summary | None:
        """Remembered only if nothing happened at the table meanwhile."""
        self._known.put(table, None)
        try:
            found = await self._played_again(*await self._house.store.load(table))
        except Fault:  # deleted meanwhile
            self._known.drop(table)
            return None
        if self._known.has(table):
            self._known.put(table, found)
        return found

    async def _played_again(self, sheet: Sheet, rows: Sequence[Row]) -> Summary:
        if len(rows) > SHORT:
            work = partial(retrace, sheet, rows)
            return await self._house.old_games.submit(work, None, weight_of_log(rows))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, retrace, sheet, rows)


def _shown(table: Table) -> Summary:
    """Without its players where the game raises: its own table says so, and the list goes on."""
    given = (table.game, table.sheet, table.state, table.number)
    try:
        return ask_rules(table.game, summary, *given)
    except Exception:
        _log.exception("table %s has no summary", table.sheet.id)
        return Summary(table.number)
