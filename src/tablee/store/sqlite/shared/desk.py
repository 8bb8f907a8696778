"""In the parent: which of its processes has a table, who changed what, and who is silent.

All of it is in memory, and ends with the parent, as its processes do. A table is free when its
process has released it, or is dead. A process that hangs is killed first: then it writes nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from tablee.store.contract import Lost
from tablee.store.others import LOOK, Process
from tablee.store.sqlite.shared.words import Notices

GONE_AFTER, HANGS_AFTER = 1.0, 5.0
"""Seconds of silence after which nobody is sent to a process, and after which it is killed."""
STARTS_WITHIN = 60.0
"""Seconds of silence that a process may need before it serves, on a busy machine."""
PAUSED_AFTER = 2.0
"""Seconds between two looks after which the parent itself has slept: it judges nobody then."""
BETWEEN_TRIES = 0.1
DEPARTURE_SECONDS = 60.0
"""A process may have died over it, and the person may have thought better of it."""
MOST_CHANGES = 10_000
"""Remembered. Whoever knows less reads everything again."""


class Member:
    """One process."""

    def __init__(self, number: int, address: str, seen: float) -> None:
        self.number = number
        self.address = address
        self.seen = seen
        self.version = ""
        self.leaving = False
        self.serves = False
        self.wants_bar = False
        self.closed = False
        self.cut_off = False
        """Its line has ended. It may still write, until it is dead."""
        self.tables: set[str] = set()
        self.hear: Callable[[Notices], None] = lambda notices: None


class Desk:
    """What processes ask is answered here. `clock`: seconds, of the parent."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._looked = clock()
        self._last = 0
        self._members: dict[int, Member] = {}
        self._holders: dict[str, Member] = {}
        self._orphans: set[str] = set()
        """Tables of dead processes that nobody has claimed since."""
        self._changes: deque[tuple[int, str]] = deque(maxlen=MOST_CHANGES)
        self._turn = 0
        self._all_known_since = 0
        self._departures: dict[str, float] = {}
        self._barred: Member | None = None
        self._unbarred = asyncio.Event()
        self._at_once: dict[str, Callable[[Member, Any], Any]] = {
            "arrived": self._arrived,
            "beat": self._beat,
            "bye": self._bye,
            "release": self._release,
            "unbar": self._unbar,
            "leave": self._leave,
            "listed": self._listed,
            "say": self._say,
            "changed": self._changed,
            "unsure": self._unsure,
            "behind": self._behind,
            "depart": self._depart,
            "departing": self._departing,
            "departed": self._departed,
        }

    # --- coming and going ----------------------------------------------------------------------

    def arrive(self, address: str) -> Member:
        """A process that was just started. Its number is never used again."""
        self._last += 1
        member = Member(self._last, address, self._clock())
        self._members[member.number] = member
        return member

    def close(self, member: Member) -> None:
        """It is dead, or writes no more: what it held is free."""
        if member.closed:
            return
        member.closed = True
        del self._members[member.number]
        for table in member.tables:
            del self._holders[table]
        self._unbar(member)

    def hear_of(self, member: Member) -> None:
        """A sign of life."""
        member.seen = self._clock()

    def opened(self, member: Member) -> None:
        """It serves, and gives signs of life from now on."""
        member.serves = True
        self.hear_of(member)

    def lose(self, member: Member) -> None:
        """It died: what it changed about people, it may not have told. All read them again."""
        if not member.closed:
            self._orphans |= member.tables
            self._unsure(member)
        self.close(member)

    def hung(self) -> list[int]:
        """Processes to kill. A machine that slept wakes all of them at once: they speak first."""
        now = self._clock()
        slept, self._looked = now - self._looked > PAUSED_AFTER, now
        if slept:
            for member in self._members.values():
                member.seen = now
        return [one.number for one in self._members.values() if now - one.seen > _patience(one)]

    # --- what they ask -------------------------------------------------------------------------

    async def answer(self, member: Member, what: str, about: Any) -> Any:
        """Raises Lost where it is refused."""
        self.hear_of(member)
        if what == "claim":
            return await self._claim(member, about)
        if what == "bar":
            return await self._bar(member)
        if what not in self._at_once:  # a newer program than the parent's
            raise Lost("unknown_word", word=what)
        return self._at_once[what](member, about)

    async def _claim(self, member: Member, table: str) -> bool:
        """Says whether a dead process had it before.

        While nothing is heard of the holder, this waits until it is heard, or dead.
        """
        while True:
            if member.closed:
                raise Lost("fenced", house=member.number)
            holder = self._holders.get(table, member)
            if self._barred not in (None, member):
                await self._unbarred.wait()
            elif holder is member:
                self._holders[table] = member
                member.tables.add(table)
                taken_over = table in self._orphans
                self._orphans.discard(table)
                return taken_over
            elif not self._is_silent(holder):
                where = holder.address
                raise Lost("elsewhere", table=table, house=holder.number, address=where)
            else:
                await asyncio.sleep(BETWEEN_TRIES)

    def _is_silent(self, member: Member) -> bool:
        return member.cut_off or self._clock() - member.seen > GONE_AFTER

    async def _bar(self, member: Member) -> list[str]:
        """Nobody else claims anything until `unbar`. Says what the others hold."""
        member.wants_bar = True
        while self._barred not in (None, member):
            await self._unbarred.wait()
        if not member.wants_bar or member.closed:  # it waited too long, or is dead
            return []
        self._barred = member
        self._unbarred.clear()
        return [table for table, holder in self._holders.items() if holder is not member]

    def _unbar(self, member: Member, about: Any = None) -> None:
        member.wants_bar = False
        if self._barred is member:
            self._barred = None
            self._unbarred.set()

    def _release(self, member: Member, table: str) -> None:
        if self._holders.get(table) is member:
            del self._holders[table]
            member.tables.discard(table)

    def _arrived(self, member: Member, version: str) -> tuple[int, int]:
        """Its number, and the last change so far: what it reads now is not older."""
        member.version = version
        return member.number, self._turn

    def _beat(self, member: Member, about: Any) -> None:
        """A sign of life, as everything else that it says."""

    def _leave(self, member: Member, about: Any) -> None:
        member.leaving = True

    def _listed(self, member: Member, about: Any) -> list[Process]:
        return self.listed()

    def listed(self) -> list[Process]:
        """The processes that serve: nobody is sent to one that is only starting."""
        now = self._clock()
        return [
            Process(m.number, m.address, m.version, m.leaving, now - m.seen, len(m.tables))
            for m in self._members.values()
            if m.serves
        ]

    def _say(self, member: Member, said: list[tuple[str, Any]]) -> None:
        self._tell(member, said)

    def _tell(self, sender: Member, said: list[tuple[str, Any]]) -> None:
        for member in self._members.values():
            if member is not sender:
                member.hear(Notices(said))

    def _changed(self, member: Member, guests: list[str]) -> None:
        for guest in guests:
            self._turn += 1
            self._changes.append((self._turn, guest))

    def _unsure(self, member: Member, about: Any = None) -> None:
        """Somebody has changed, and nobody knows who: all read everybody again."""
        self._turn += 1
        self._all_known_since = self._turn
        self._tell(member, [(LOOK, None)])

    def _behind(self, member: Member, turn: int) -> tuple[int, list[str] | None]:
        """The last change, and who has changed since that one; None: anybody."""
        oldest = self._changes[0][0] if self._changes else self._turn + 1
        if turn < self._all_known_since or (turn < self._turn and turn < oldest - 1):
            return self._turn, None
        return self._turn, sorted({guest for at, guest in self._changes if at > turn})

    def _depart(self, member: Member, guest: str) -> None:
        self._departures[guest] = self._clock()

    def _departing(self, member: Member, about: Any) -> list[str]:
        late = self._clock() - DEPARTURE_SECONDS
        self._departures = {who: at for who, at in self._departures.items() if at > late}
        return list(self._departures)

    def _departed(self, member: Member, guest: str) -> None:
        self._departures.pop(guest, None)

    def _bye(self, member: Member, about: Any) -> None:
        """It has written everything, and writes no more."""
        self.close(member)


def _patience(member: Member) -> float:
    return HANGS_AFTER if member.serves else STARTS_WITHIN
