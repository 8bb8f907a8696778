"""Accounts and ratings on the same unreliable disk, through what every store of people runs on.

Each process has names and devices in memory. Where there are several, what one changes is noted on
the disk with the change itself. The others learn it when a notice comes, or when they look for
themselves; until then they believe what was true before.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeVar

from sim.disk import Disk, Hand, Member
from tablee.store import People, Skill
from tablee.store.contract.people import SkillUpdate
from tablee.store.contract.transactions import Rows, Work
from tablee.store.people.ratings import StoredRatings
from tablee.store.sqlite.rows import at_once

Result = TypeVar("Result")


class FaultyPeople(People):
    """The people of one process, alone or a member of several."""

    def __init__(self, hand: Hand, member: Member | None = None) -> None:
        transactions = FaultyTransactions(hand, member)
        super().__init__(transactions)
        self.ratings = CountedRatings(transactions, hand.disk)
        at_once(self.recall())
        transactions.is_open = True


class CountedRatings(StoredRatings):
    """Notes which tables were judged, at the moment when they are."""

    def __init__(self, transactions: FaultyTransactions, disk: Disk) -> None:
        super().__init__(transactions)
        self._disk = disk

    async def rate(
        self,
        table: str,
        game: str,
        players: Sequence[str],
        judge: SkillUpdate,
        shared: bool = False,
    ) -> bool:
        def counted(known: Sequence[Skill]) -> Sequence[Skill]:
            self._disk.judged.append(table)
            return judge(known)

        return await super().rate(table, game, players, counted, shared)


class FaultyTransactions:
    """Implements `Transactions` for one process."""

    def __init__(self, hand: Hand, member: Member | None) -> None:
        self._hand, self._disk, self._member = hand, hand.disk, member
        self.is_open = False
        """Until then nobody waits for anything."""

    async def read(self, ask: Work[Result]) -> Result:
        if self.is_open:
            await self._hand.wait()
        return await self._disk.people.read(ask)

    async def snapshot(self, ask: Work[Result]) -> Result:
        return await self.read(ask)

    async def write(self, change: Work[Result]) -> Result:
        """The change and the note of it, both or none; not where this process was closed."""

        async def note(rows: Rows) -> Result:
            done = await change(rows)
            self._disk.changes.extend(sorted(rows.changed))
            return done

        async def keep() -> Result:
            if self._member is not None:
                self._member.check()
            return await self._disk.people.write(note)

        done = await self._hand.write(keep)
        if self._member is not None:
            self._member.tell("people", "")
        return done

    async def erase(self, change: Work[Result]) -> Result:
        return await self.write(change)

    async def turn(self) -> int:
        return len(self._disk.changes)

    async def behind(self, turn: int) -> tuple[int, Collection[str]]:
        await self._hand.wait()
        return len(self._disk.changes), set(self._disk.changes[turn:])

    async def close(self) -> None:
        """Nothing to let go of."""
