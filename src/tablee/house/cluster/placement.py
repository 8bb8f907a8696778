"""Which process opens a table that is asleep: the first that is asked, unless it is much busier.

After a process was replaced, all tables are with the others. So new ones go to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tablee.store.contract.cluster import Process

MORE, TIMES = 20, 1.3
"""So many tables more, and so many times as many as another process has, are much more."""
HEARD_WITHIN = 2.0
"""Seconds since its last sign of life: others are not sent anybody."""


class Placement:
    """The other processes, each with the tables it had when it was last looked at."""

    def __init__(self) -> None:
        self._tables: Counter[str] = Counter()
        self._seen: set[int] = set()
        """At the last look. One that was not there yet may still be starting."""

    def learn(self, listed: Iterable[Process], own: int) -> None:
        """Whoever is listed for the first time is sent nobody before the next look."""
        serving = _serving(listed, own)
        known = [one for one in serving if one.number in self._seen]
        self._tables = Counter({one.address: one.tables for one in known})
        self._seen = {one.number for one in serving}

    def keep(self, listed: Iterable[Process], own: int) -> None:
        """Forgets whoever has left or died since the last look. What is counted stays."""
        addresses = {one.address for one in _serving(listed, own) if one.number in self._seen}
        self._tables = Counter({a: n for a, n in self._tables.items() if a in addresses})

    def is_far_busier(self, mine: int) -> bool:
        """Whether another process, as far as is known, has far fewer tables than `mine`."""
        return bool(self._tables) and mine > MORE + TIMES * min(self._tables.values())

    def elsewhere(self, mine: int) -> str:
        """The address of the process with the fewest tables, where it has far fewer than `mine`.

        It counts as having one more then, so that not everybody is sent there until the next look.
        """
        if not self.is_far_busier(mine):
            return ""
        address = min(self._tables, key=lambda one: (self._tables[one], one))
        self._tables[address] += 1
        return address


def _serving(listed: Iterable[Process], own: int) -> list[Process]:
    staying = [one for one in listed if one.number != own and not one.leaving]
    return [one for one in staying if one.address and one.silent < HEARD_WITHIN]
