"""Who is at which table. Of tables of other processes it is known from their last notice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from tablee.house.recent import Recent
from tablee.house.tables.open_table import OpenTable

MOST = 10_000
"""Tables of other processes that are remembered."""
GOOD_FOR = 15.0
"""Seconds for which a notice is believed. Processes repeat it more often than that."""


class Presence:
    """Guests by table."""

    def __init__(self, live: Callable[[str], OpenTable | None]) -> None:
        self._live = live
        self._heard: Recent[str, tuple[float, Collection[str]]] = Recent(MOST)

    def hear(self, table: str, guests: Collection[str]) -> None:
        """Another process says who is at this table of its own."""
        if guests:
            self._heard.put(table, (_now(), frozenset(guests)))
        else:
            self._heard.drop(table)

    def of(self, table: str) -> Collection[str]:
        live = self._live(table)
        if live is not None:
            return live.table.present
        said, guests = self._heard.get(table) or (0.0, ())
        return guests if guests and _now() < said + GOOD_FOR else ()


def _now() -> float:
    return asyncio.get_running_loop().time()
