"""Ties: whom somebody has blocked, whom they asked to be friends, by a link too, and their friends.

All of them are in memory too, since they are asked for with every word that is said. Memory is
changed after the store.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec.structs import astuple

from tablee.store.contract.people import Tie, TieKind
from tablee.store.contract.transactions import Line, Rows, Transactions
from tablee.store.sums import summed

FIELDS = "guest, kind, other, id, name, made_at"
ALL = f"select {FIELDS} from ties order by made_at, id"
OF = f"select {FIELDS} from ties where guest = any($1) order by made_at, id"
PUT = """
insert into ties values ($1, $2, $3, $4, $5, $6, $7) on conflict (guest, kind, other)
do update set id = excluded.id, name = excluded.name, made_at = excluded.made_at,
sum = excluded.sum
"""
DROP = "delete from ties where guest = $1 and kind = $2 and other = $3"
WITH = "select distinct guest from ties where other = $1"
FORGET = "delete from ties where guest = $1 or other = $1"
OLD = """
select guest, kind, other from ties
where made_at < $1 and (kind = 'link' or guest not in (select guest from accounts)) limit $2
"""


class TieIndex:
    """By the guest who made them; in memory."""

    def __init__(self) -> None:
        self._of: dict[str, dict[tuple[TieKind, str], Tie]] = {}
        self._blocked_by: dict[str, set[str]] = {}
        self._linked: dict[str, str] = {}
        """Who made the link of this id."""
        self.on_change: list[Callable[[str, str], None]] = []
        """Called with both guests of a tie that came, changed or went."""

    def of(self, guest: str, kind: TieKind) -> list[Tie]:
        """Their ties of this kind, in the order in which they were made."""
        return [tie for tie in self._of.get(guest, {}).values() if tie.kind == kind]

    def get(self, guest: str, kind: TieKind, other: str) -> Tie | None:
        return self._of.get(guest, {}).get((kind, other))

    def has(self, guest: str, kind: TieKind, other: str) -> bool:
        return (kind, other) in self._of.get(guest, {})

    def link(self, id: str) -> Tie | None:
        """The link of this id, whoever made it."""
        return self.get(self._linked.get(id, ""), "link", "")

    def may_meet(self, one: str, other: str) -> bool:
        """Whether neither has blocked the other. This alone decides it, everywhere."""
        return not (self.has(one, "block", other) or self.has(other, "block", one))

    def avoided(self, guest: str) -> set[str]:
        """Everybody whom this guest may not meet. For nearly all guests it is empty."""
        mine = {tie.other for tie in self.of(guest, "block")} if guest in self._of else set()
        return mine | self._blocked_by.get(guest, set())

    def learn(self, guest: str, ties: Sequence[Tie]) -> bool:
        """These are all that this guest has; says whether that is news."""
        before = self._of.get(guest, {})
        now = {(tie.kind, tie.other): tie for tie in ties}
        self._set(guest, now)
        changed = {key for key in before.keys() | now.keys() if before.get(key) != now.get(key)}
        for _, other in sorted(changed):
            self._tell(guest, other)
        return bool(changed)

    def _set(self, guest: str, ties: dict[tuple[TieKind, str], Tie]) -> None:
        for kind, other in self._of.get(guest, {}).keys() ^ ties.keys():
            if kind == "block":
                found = self._blocked_by.setdefault(other, set())
                found ^= {guest}
                if not found:
                    del self._blocked_by[other]
        if (old := self.get(guest, "link", "")) is not None:
            del self._linked[old.id]
        if (new := ties.get(("link", ""))) is not None:
            self._linked[new.id] = guest
        if ties:
            self._of[guest] = ties
        else:
            self._of.pop(guest, None)

    def _tell(self, guest: str, other: str) -> None:
        for listener in self.on_change:
            listener(guest, other)


class Ties(TieIndex):
    """Those of everybody."""

    def __init__(self, store: Transactions) -> None:
        super().__init__()
        self._store = store

    async def change(self, put: Sequence[Tie] = (), drop: Sequence[Tie] = ()) -> None:
        """Stores and removes these, all or none."""

        async def store(rows: Rows) -> None:
            for tie in drop:
                await rows.run(DROP, tie.guest, tie.kind, tie.other)
            for tie in put:
                await rows.run(PUT, *tie_line(tie))
            rows.changed.update(tie.guest for tie in (*drop, *put))

        await self._store.write(store)
        for tie in drop:
            self._forget(tie)
        for tie in put:
            mine = self._of.get(tie.guest, {})
            self._set(tie.guest, {**mine, (tie.kind, tie.other): tie})
        for guest, other in {(tie.guest, tie.other): None for tie in (*drop, *put)}:
            self._tell(guest, other)

    async def sweep(self, before: int, limit: int) -> int:
        """Removes up to `limit` older ties: links, and all of guests without an account.

        Returns how many.
        """

        async def forget(rows: Rows) -> list[Line]:
            old = list(await rows.all(OLD, before, limit))
            for key in old:
                await rows.run(DROP, *key)
            rows.changed.update(guest for guest, *_ in old)
            return old

        old = await self._store.write(forget)
        for guest, kind, other in old:
            self._forget(Tie(guest, kind, other, "", "", 0))
        return len(old)

    def drop_all(self, guest: str) -> None:
        """Everything about this guest, whoever made it."""
        self.learn(guest, ())
        for owner in [one for one, ties in self._of.items() if any(guest == o for _, o in ties)]:
            left = [tie for tie in self._of[owner].values() if tie.other != guest]
            self.learn(owner, left)

    def _forget(self, tie: Tie) -> None:
        left = dict(self._of.get(tie.guest, {}))
        left.pop((tie.kind, tie.other), None)
        self._set(tie.guest, left)


async def all_ties(rows: Rows) -> list[Tie]:
    """In the order in which they were made."""
    return [Tie(*line) for line in await rows.all(ALL)]


async def ties_of(rows: Rows, guests: Collection[str]) -> list[Tie]:
    """The same, of these guests."""
    return [Tie(*line) for line in await rows.all(OF, list(guests))]


async def forget(rows: Rows, guest: str) -> None:
    """Everything about this guest. Others whose ties change by it are told, too."""
    rows.changed.update(other for (other,) in await rows.all(WITH, guest))
    await rows.run(FORGET, guest)


def tie_line(tie: Tie) -> Line:
    return summed(astuple(tie))
