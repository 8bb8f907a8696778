"""A process leaves: it hands over its tables in small groups, and tells people where to go."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from tablee.house.cluster.placement import HEARD_WITHIN
from tablee.house.tables.open_table import OpenTable
from tablee.store import Lost, Store
from tablee.store.contract.cluster import Cluster, Process

GROUP, PAUSE = 50, 0.1
"""Tables that are handed over at once, and the seconds until the next group."""
REST_SECONDS, ROUNDS = 3.0, 150
"""How long a table may wait for a race to be decided, and how often it looks in that time."""
MOVED = "moved"


class Heirs:
    """The processes that stay, each with the tables it has by now."""

    def __init__(self, listed: Iterable[Process], own: int) -> None:
        staying = [one for one in listed if one.number != own and not one.leaving]
        heard = [one for one in staying if one.silent < HEARD_WITHIN]
        self._tables = Counter({one.address: one.tables for one in heard})

    def __bool__(self) -> bool:
        return bool(self._tables)

    def next(self) -> str:
        """The address of the one with the fewest tables, which gets one more."""
        address = min(self._tables, key=lambda one: (self._tables[one], one))
        self._tables[address] += 1
        return address


class Leaving:
    """Hands over what is open here, where there is somebody to take it."""

    def __init__(
        self,
        lives: dict[str, OpenTable],
        opening: Mapping[str, asyncio.Task[OpenTable]],
        store: Store,
        cluster: Cluster,
        count: Callable[[], None],
    ) -> None:
        self._lives, self._opening = lives, opening
        self._store, self._cluster, self._count = store, cluster, count
        self.onward: dict[str, str] = {}
        """Where people are sent who come meanwhile."""

    async def hand_over(self) -> None:
        """Until no table is left here. No new one is opened meanwhile."""
        heirs = await self._find_heirs()
        self.onward = {"address": heirs.next()} if heirs else {}
        while heirs and (self._lives or self._opening):
            group = list(self._lives.items())[:GROUP]
            await asyncio.gather(*(self._give(table, live, heirs) for table, live in group))
            await asyncio.gather(*self._opening.values(), return_exceptions=True)
            await asyncio.sleep(PAUSE if self._lives else 0)

    async def _find_heirs(self) -> Heirs:
        """From now on the others send nobody here."""
        cluster = self._cluster
        try:
            await cluster.leave()
            return Heirs(await cluster.listed(), cluster.number)
        except Lost:  # the store is away: everybody comes back when it is here again
            return Heirs((), 0)

    async def _give(self, table: str, live: OpenTable, heirs: Heirs) -> None:
        """Stored, then released, then everybody there is told. What is on disk counts."""
        for _ in range(ROUNDS):
            if live.is_at_rest:
                break
            await asyncio.sleep(REST_SECONDS / ROUNDS)
        outlets = await live.hand_over()
        await self._store.release(table)
        self._count()
        address = heirs.next()
        for outlet in outlets:
            outlet.bye(MOVED, True, address)
        if self._lives.get(table) is live:
            del self._lives[table]
