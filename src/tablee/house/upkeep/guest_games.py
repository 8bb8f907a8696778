"""Finished games at which nobody with an account sat. They are deleted some time after their end.

Who has an account is known in memory, so the store is not asked. Each round looks at a part of the
old tables, the oldest first, and the next round goes on from there.
"""

from __future__ import annotations

from tablee.house.house import House
from tablee.store import Sheet
from tablee.store.contract.tables import guests_of

AT_ONCE = 50
"""Tables looked at together, so that nobody's move waits behind many."""
LOOKED_AT = 2_000
"""Tables looked at in one round: old games of accounts are passed over again and again."""
BEGINNING = (0, "")


class GuestGames:
    """Where the last round stopped, for listed tables and for the others."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._stopped = {True: BEGINNING, False: BEGINNING}
        self._left = {True: 0, False: 0}

    def begin(self) -> None:
        """A new round."""
        self._left = dict.fromkeys(self._left, LOOKED_AT)

    async def sweep(self, before: int) -> int | None:
        """Looks at a few that ended before that second. Returns how many it deleted, or None."""
        public = next((kind for kind, left in self._left.items() if left > 0), None)
        if public is None:
            return None
        store = self._house.store
        found = await store.finished(before, public, self._stopped[public], AT_ONCE)
        self._left[public] = self._left[public] - len(found) if found else 0
        self._stopped[public] = (found[-1].made_at, found[-1].id) if found else BEGINNING
        using = self._house.in_use()
        old = [one.id for one in found if one.id not in using and self._is_old(one, before)]
        if old:
            await store.remove(old)
        return len(old)

    def _is_old(self, sheet: Sheet, before: int) -> bool:
        """A game read from a record has a span of its own."""
        if sheet.imported_at is not None or (sheet.ended_at or sheet.made_at) >= before:
            return False
        return not any(map(self._house.people.name_of, guests_of(sheet)))
