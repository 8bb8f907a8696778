"""Which process opens a closed table: the first one that is asked, unless it is much busier.

When a process is replaced, the others have all the tables. So tables that are opened go to the new
one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tablee.store.contract.cluster import Process

MORE, TIMES = 20, 1.3
"""A process is much busier if it has 1.3 times as many tables as another, and 20 more on top."""
HEARD_WITHIN = 2.0
"""Nobody is sent to a process whose last sign of life is older, in seconds."""


class Placement:
    """The other processes, each with the tables it had when it was last looked at."""

    def __init__(self) -> None:
        self._tables: Counter[str] = Counter()
        self._seen: set[int] = set()
        """Processes at the last look. A process that was not there yet may still be starting."""

    def learn(self, listed: Iterable[Process], own: int) -> None:
        """Nobody is sent to a process that is listed for the first time, until the next look."""
        serving = _serving(listed, own)
        known = [one for one in serving if one.number in self._seen]
        self._tables = Counter({one.address: one.tables for one in known})
        self._seen = {one.number for one in serving}

    def keep(self, listed: Iterable[Process], own: int) -> None:
        """Forgets processes that left or died since the last look. Other counts stay."""
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


def oldest_elsewhere(listed: Iterable[Process], own: int) -> str:
    """The address of the oldest process that stays; empty where that is this one.

    It alone knows all who wait to play with strangers. While a process dies it may be two for a
    moment; who waits at the wrong one is sent on with its next look.
    """
    staying = [one for one in listed if not one.leaving]
    heard = [one for one in staying if one.silent < HEARD_WITHIN or one.number == own]
    oldest = min(heard, key=lambda one: one.number, default=None)
    return "" if oldest is None or oldest.number == own else oldest.address


def _serving(listed: Iterable[Process], own: int) -> list[Process]:
    staying = [one for one in listed if one.number != own and not one.leaving]
    return [one for one in staying if one.address and one.silent < HEARD_WITHIN]
