"""A disk that outlives processes, and the store a process has on it, which fails and crashes.

A write takes a while, and is on disk at some moment of that while: a process that dies, or a write
that fails, may have kept it or not. What was told to have been kept always is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from sim.registry import Mutant, Registry
from tablee.store import Lost, MemoryStore, Row, Sheet
from tablee.store.people import accounts
from tablee.store.people.ratings import StoredRatings
from tablee.store.postgres.tables import BETWEEN_TRIES, TRIES
from tablee.store.sqlite.people import in_memory
from tablee.store.sqlite.rows import at_once

Result = TypeVar("Result")


class Disk:
    """What is kept, and how unreliable writing to it is at the moment."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.memory = MemoryStore()
        self.people = in_memory()
        self.ratings = StoredRatings(self.people)
        self.failing = 0.0
        """How many of the writes fail, before or after they are on disk."""
        self.stalled_until = 0.0
        """Until then nothing is read or written at all."""
        self.slow = 0.01
        """Seconds a write may take."""
        self.writes = self.failures = 0
        self.limbo: list[asyncio.Future[None]] = []
        """What dead processes wait for: kept, so that nothing of them is tidied up in between."""
        self.rows: dict[str, list[Row]] = {}
        self.sheets: dict[str, Sheet] = {}
        self.first: dict[str, Sheet] = {}
        """As each table was when it was made."""
        self.final: dict[str, Sheet] = {}
        """As each was when its game ended."""
        self.sat: dict[tuple[str, int], set[str]] = {}
        """Who ever had which chair."""
        self.ended = asyncio.Event()
        """A game has just ended, and nobody but the disk knows."""
        self.changes: list[str] = []
        """Whose account or devices changed, in order."""
        self.too_late: set[str] = set()
        """Rated games that began with somebody whose account was gone already: a process that has
        not heard of it lets an open page sit down. Nobody need be judged for those."""
        self.judged: list[str] = []
        """Tables whose players were judged, in order."""
        self.registry = Registry()
        """Of the processes, where there are several."""

    async def keep(self, table: str, rows: Sequence[Row], sheet: Sheet | None) -> None:
        """At one moment; time never goes back in a log, nor a game to where it was before."""
        if rows:
            await self.memory.append(table, rows, sheet)
        elif sheet is not None:
            await self.memory.save(sheet)
        kept = self.rows.setdefault(table, [])
        for row in rows:
            assert not kept or row.at >= kept[-1].at, f"time goes back at entry {row.number}"
            kept.append(row)
        if sheet is not None:
            self._check_course(sheet)
            self._note_begin(sheet)
            if sheet.status == "finished" and table not in self.final:
                self.final[table] = sheet
                self.ended.set()
            self.sheets[table] = sheet
            self.first.setdefault(table, sheet)
            for seat, chair in enumerate(sheet.chairs):
                self.sat.setdefault((table, seat), set()).add(chair.guest)

    def holder(self, name: str) -> str:
        """The guest who has this name by what is on disk; empty if it is free."""
        person = at_once(self.people.read(lambda rows: accounts.find(rows, name)))
        return person.guest if person else ""

    def has_account(self, guest: str) -> bool:
        """By what is on disk."""
        return bool(at_once(self.people.read(lambda rows: accounts.entries_of(rows, [guest]))))

    def _note_begin(self, sheet: Sheet) -> None:
        before = self.sheets.get(sheet.id)
        if (
            sheet.terms.rated
            and sheet.status == "playing"
            and before
            and before.status == "waiting"
        ):
            people = [chair.guest for chair in sheet.chairs if chair.kind == "person"]
            if not all(map(self.has_account, people)):
                self.too_late.add(sheet.id)

    def _check_course(self, sheet: Sheet) -> None:
        order = ("waiting", "playing", "finished")
        before = self.sheets.get(sheet.id)
        if before is None:
            return
        assert order.index(sheet.status) >= order.index(before.status), "a game begins again"
        if before.status != "waiting":
            assert sheet.nonces == before.nonces, "chance was mixed again"
        assert sheet.secret == before.secret, "another secret than the promised one"


class Hand:
    """One process's way to the disk, as long as it lives."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self._dead = False

    def die(self) -> None:
        """The process is gone: whatever is not on disk by now never will be."""
        self._dead = True

    async def write(self, keep: Callable[[], Awaitable[Result]]) -> Result:
        """`keep` happens at one moment, or not at all."""
        disk = self.disk
        disk.writes += 1
        lot = disk.rng.random()
        fails = lot < disk.failing
        if fails:
            disk.failures += 1
        await self.wait()
        if fails and lot < disk.failing / 2:
            raise Lost("not_kept")
        kept = await keep()
        await self.wait()
        if fails:
            raise Lost("not_kept")
        return kept

    async def wait(self) -> None:
        """A while, or none at all; for a dead process it never ends."""
        if self.disk.rng.random() < 0.7:
            await asyncio.sleep(self.disk.rng.random() * self.disk.slow)
        while (stalled := self.disk.stalled_until - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(stalled)
        if self._dead:
            self.disk.limbo.append(asyncio.get_running_loop().create_future())
            await self.disk.limbo[-1]


class Member(Protocol):
    """A process among others."""

    number: int

    def check(self) -> None:
        """Raises Lost where the others have closed it."""

    def tell(self, subject: str, key: str, body: Any = None) -> None:
        """A notice to the others."""


class FaultyStore:
    """Implements `Store` for one process."""

    damaged = ()

    def __init__(self, hand: Hand, member: Member | None = None) -> None:
        self._hand = hand
        self._disk = hand.disk
        self._member = member
        self._pending: dict[str, int] = {}
        """By table, how many writes are under way."""

    async def save(self, sheet: Sheet) -> None:
        await self._write(sheet.id, (), sheet)

    async def append(self, table: str, rows: Sequence[Row], sheet: Sheet | None = None) -> None:
        await self._write(table, rows, sheet)

    async def _write(self, table: str, rows: Sequence[Row], sheet: Sheet | None) -> None:
        self._pending[table] = self._pending.get(table, 0) + 1
        writing = self._hand.write(lambda: self._keep(table, rows, sheet))
        if self._disk.registry.mutant is Mutant.TELLS_TOO_SOON:
            self._disk.limbo.append(asyncio.ensure_future(writing))
            self._pending[table] -= 1
            return
        try:
            await writing
        finally:
            self._pending[table] -= 1

    async def _keep(self, table: str, rows: Sequence[Row], sheet: Sheet | None) -> None:
        if self._member is not None:
            registry, number = self._disk.registry, self._member.number
            self._member.check()
            registry.check_holds(number, table, table not in self._disk.sheets)
            registry.check_writer(number, table)
        await self._disk.keep(table, rows, sheet)

    async def load(self, table: str) -> tuple[Sheet, list[Row]]:
        await self._hand.wait()
        return await self._disk.memory.load(table)

    async def sheets(
        self,
        status: str | None = None,
        limit: int = 100,
        *,
        guest: str | None = None,
        public: bool | None = None,
    ) -> list[Sheet]:
        await self._hand.wait()
        return await self._disk.memory.sheets(status, limit, guest=guest, public=public)

    async def needs(self) -> set[str]:
        return await self._disk.memory.needs()

    async def sweep(
        self, status: str, before: int, limit: int, spare: Collection[str] = ()
    ) -> list[str]:
        """Nobody sweeps in a storm."""
        return []

    async def finished(
        self, before: int, public: bool, behind: tuple[int, str], limit: int
    ) -> list[Sheet]:
        """Nobody sweeps in a storm."""
        return []

    async def remove(self, tables: Collection[str]) -> None:
        """Nobody sweeps in a storm."""

    async def claim(self, table: str) -> None:
        """Waits while nothing is heard of the holder, as the real store does."""
        if self._member is None:
            return
        for _ in range(TRIES):
            await self._hand.wait()
            self._member.check()
            try:
                self._disk.registry.claim(self._member.number, table)
            except Lost as fault:
                if not fault.details.get("silent"):
                    raise
                refusal = fault
            else:
                return
            await asyncio.sleep(BETWEEN_TRIES)
        raise refusal

    async def release(self, table: str) -> None:
        """After all that was given for it is stored."""
        if self._member is None:
            return
        number, registry = self._member.number, self._disk.registry
        while self._pending.get(table):
            await asyncio.sleep(0.01)
        await self._hand.wait()
        registry.release(number, table)

    async def probe(self) -> None:
        """Nobody asks how the server is."""

    async def size(self) -> int:
        return 0

    async def close(self) -> None:
        """Nothing to let go of."""
