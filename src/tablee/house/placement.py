"""Which process opens a table that is asleep: the first that is asked, unless it is much busier.

After a process was replaced, all tables are with the others. So new ones go to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tablee.store.others import Process

MORE, TIMES = 20, 1.3
"""So many tables more, and so many times as many as another process has, are much more."""
HEARD_WITHIN = 2.0
"""Seconds since its last sign of life: others are not sent anybody."""


class Placement:
    """The other processes, each with the tables it had when it was last looked at."""

    def __init__(self) -> None:
        self._tables: Counter[str] = Counter()

    def __bool__(self) -> bool:
        return bool(self._tables)

    def learn(self, listed: Iterable[Process], own: int) -> None:
        staying = [one for one in listed if one.number != own and not one.leaving]
        heard = [one for one in staying if one.address and one.silent < HEARD_WITHIN]
        self._tables = Counter({one.address: one.tables for one in heard})

    def elsewhere(self, mine: int) -> str:
        """The address of the process with the fewest tables, where it has far fewer than `mine`.

        It counts as having one more then, so that not everybody is sent there until the next look.
        """
        if not self._tables:
            return ""
        address = min(self._tables, key=lambda one: (self._tables[one], one))
        if mine <= MORE + TIMES * self._tables[address]:
            return ""
        self._tables[address] += 1
        return address
