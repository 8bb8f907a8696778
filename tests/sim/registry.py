"""Which processes are at work with one disk, and which of them may write a table.

The same statements as in PostgreSQL, each at one moment, by one clock. A mutant leaves one of their
conditions out: then a storm must find that something is wrong.
"""

from __future__ import annotations

import asyncio
from enum import Enum

import msgspec

from sim.clock import Process
from tablee.store import Lost
from tablee.store.contract.cluster import Process as Listed
from tablee.store.postgres.cluster.this_process import GONE_AFTER, HANGS_AFTER
from tablee.store.postgres.database import BEAT_SECONDS


class Mutant(Enum):
    """What is left out."""

    NO_FENCE = "a closed process may still write"
    CLAIMS_FROM_THE_LIVING = "a table is claimed that a living process holds"
    JUDGES_AFTER_A_PAUSE = "a process that was silent itself closes the others"
    TELLS_TOO_SOON = "what is told need not be stored yet"
    CLOSES_BY_ITS_OWN_CLOCK = "the silence of others is measured by a clock that may be wrong"
    WAITS_FOR_NOTICES = "what a lost notice would have told is never asked for"
    RELEASES_TOO_SOON = "a table is free before its last entries are stored, and they still are"


class Entry(msgspec.Struct):
    """One process, as the others see it."""

    address: str
    process: Process
    seen: float
    is_closed: bool = False
    is_connected: bool = True
    is_leaving: bool = False


class Registry:
    """Belongs to the disk: it outlives every process."""

    def __init__(self, mutant: Mutant | None = None) -> None:
        self.mutant = mutant
        self.entries: dict[int, Entry] = {}
        self.holds: dict[str, int] = {}
        self.departing: set[str] = set()
        self.expired = self.fenced = self.sent_elsewhere = 0
        self.flaws: list[str] = []
        """What no storm may bring about."""

    def arrive(self, address: str, process: Process) -> int:
        number = len(self.entries) + 1
        self.entries[number] = Entry(address, process, _now())
        return number

    def check(self, number: int) -> None:
        """First in everything that writes."""
        if self.entries[number].is_closed and self.mutant is not Mutant.NO_FENCE:
            self.fenced += 1
            raise Lost("fenced", house=number)

    def check_holds(self, number: int, table: str, is_new: bool) -> None:
        """A new table is held by the process that makes it."""
        if is_new:
            self.holds.setdefault(table, number)
        if self.holds.get(table) != number and self.mutant is not Mutant.RELEASES_TOO_SOON:
            raise Lost("elsewhere", table=table)

    def beat(self, number: int) -> None:
        self.check(number)
        self.entries[number].seen = _now()

    def expire(self, number: int, awake: float) -> None:
        """Closes processes that are dead or hang. `awake`: seconds since the disk last hung."""
        now = _now()
        if self.mutant is Mutant.CLOSES_BY_ITS_OWN_CLOCK:
            now = self.entries[number].process.own_time(now)
        for other, entry in self.entries.items():
            silent = now - entry.seen
            gone = silent > GONE_AFTER and not entry.is_connected
            if other != number and not entry.is_closed and (gone or silent > HANGS_AFTER):
                entry.is_closed = True
                self.expired += 1
                self._check_closing(other, entry, awake)

    def _check_closing(self, number: int, entry: Entry, awake: float) -> None:
        """Whether it was silent by itself; by the one true clock, whatever a mutant goes by."""
        silent = _now() - entry.seen
        hung = _now() - entry.process.frozen_until < silent
        if silent <= GONE_AFTER:
            self.flaws.append(f"process {number} is closed though it gives signs of life")
        if entry.is_connected and not hung and awake < BEAT_SECONDS / 2:
            self.flaws.append(f"process {number} is closed for the silence of the disk")

    def claim(self, number: int, table: str) -> None:
        self.check(number)
        holder = self.holds.get(table)
        entry = self.entries.get(holder or 0)
        free = holder in (None, number) or entry is None or entry.is_closed
        if free or self.mutant is Mutant.CLAIMS_FROM_THE_LIVING:
            self.holds[table] = number
            return
        assert entry is not None
        self.sent_elsewhere += 1
        silent = not entry.is_connected or _now() - entry.seen > GONE_AFTER
        raise Lost("elsewhere", table=table, address=entry.address, silent=silent)

    def release(self, number: int, table: str) -> None:
        if self.holds.get(table) == number:
            del self.holds[table]

    def release_all(self, number: int) -> None:
        for table in [one for one, holder in self.holds.items() if holder == number]:
            del self.holds[table]

    def close(self, number: int) -> None:
        """In order: what it holds is free."""
        self.entries[number].is_closed = True

    def listed(self) -> list[Listed]:
        return [
            Listed(n, e.address, "sim", e.is_leaving, _now() - e.seen, self._count(n))
            for n, e in self.entries.items()
            if not e.is_closed
        ]

    def _count(self, number: int) -> int:
        return sum(holder == number for holder in self.holds.values())

    def check_writer(self, number: int, table: str) -> None:
        """What a database promises, whatever the mutant left out."""
        if self.entries[number].is_closed:
            self.flaws.append(f"process {number} writes after it was closed")
        if self.holds.get(table) != number:
            self.flaws.append(f"process {number} writes a table that it does not hold")


def _now() -> float:
    return asyncio.get_running_loop().time()
