"""What the operator has decided about somebody: a mute, a ban, a code for one day.

All of them are in memory too, since they are asked for with every word that is said. Memory is
changed after the store.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import astuple

from tablee.store.contract.people import DecisionKind, PersonDecision
from tablee.store.contract.transactions import Rows, Transactions
from tablee.store.sums import summed

FIELDS = "guest, kind, ends_at, made_at, detail"
ALL = f"select {FIELDS} from decisions"
OF = f"{ALL} where guest = any($1)"
PUT = """
insert into decisions values ($1, $2, $3, $4, $5, $6) on conflict (guest, kind)
do update set ends_at = excluded.ends_at, made_at = excluded.made_at,
detail = excluded.detail, sum = excluded.sum
"""
DROP = "delete from decisions where guest = $1 and kind = $2"
FORGET = "delete from decisions where guest = $1"
CODE: tuple[DecisionKind, ...] = ("code",)
OLD = "select guest, kind from decisions where ends_at < $1 limit $2"


class DecisionIndex:
    """By guest; in memory."""

    def __init__(self) -> None:
        self._of: dict[str, dict[DecisionKind, PersonDecision]] = {}

    def of(self, guest: str, now: float) -> list[PersonDecision]:
        """Those about this guest that are not over."""
        return [one for one in self._of.get(guest, {}).values() if one.ends_at > now]

    def find(self, guest: str, kind: DecisionKind, now: float) -> PersonDecision | None:
        found = self._of.get(guest, {}).get(kind) if self._of else None
        return found if found and found.ends_at > now else None

    def guests(self) -> list[str]:
        """Everybody about whom something was decided."""
        return sorted(self._of)

    def learn(self, guest: str, decisions: Sequence[PersonDecision]) -> bool:
        """These are all about this guest; says whether that is news."""
        before = self._of.pop(guest, {})
        now: dict[DecisionKind, PersonDecision] = {one.kind: one for one in decisions}
        if now:
            self._of[guest] = now
        return before != now

    def discard(self, guest: str, kinds: Collection[DecisionKind]) -> None:
        left = [one for one in self._of.get(guest, {}).values() if one.kind not in kinds]
        self.learn(guest, left)


class Decisions(DecisionIndex):
    """Those about everybody."""

    def __init__(self, store: Transactions) -> None:
        super().__init__()
        self._store = store

    async def put(self, decision: PersonDecision) -> None:
        """Stores it, in the place of one of the same kind."""

        async def change(rows: Rows) -> None:
            await rows.run(PUT, *summed(astuple(decision)))
            rows.changed.add(decision.guest)

        await self._store.write(change)
        self._of.setdefault(decision.guest, {})[decision.kind] = decision

    async def drop(self, guest: str, kinds: Collection[DecisionKind]) -> bool:
        """False where there were none."""

        async def change(rows: Rows) -> int:
            gone = [await rows.run(DROP, guest, kind) for kind in sorted(kinds)]
            rows.changed.add(guest)
            return sum(gone)

        gone = await self._store.write(change)
        self.discard(guest, kinds)
        return gone > 0

    async def sweep(self, before: int, limit: int) -> int:
        """Forgets up to `limit` that ended before then; returns how many."""

        async def forget(rows: Rows) -> list[tuple[str, DecisionKind]]:
            old = [(guest, kind) for guest, kind in await rows.all(OLD, before, limit)]
            for guest, kind in old:
                await rows.run(DROP, guest, kind)
                rows.changed.add(guest)
            return old

        old = await self._store.write(forget)
        for guest, kind in old:
            self.discard(guest, (kind,))
        return len(old)


async def all_decisions(rows: Rows) -> list[PersonDecision]:
    return [PersonDecision(*line) for line in await rows.all(ALL)]


async def decisions_of(rows: Rows, guests: Collection[str]) -> list[PersonDecision]:
    """The same, about these guests."""
    return [PersonDecision(*line) for line in await rows.all(OF, list(guests))]
