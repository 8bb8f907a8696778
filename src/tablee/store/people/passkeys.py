"""Passkeys: the server has the public half of each key. None are in memory."""

from __future__ import annotations

from msgspec.structs import astuple

from tablee.store.contract.people import Passkey
from tablee.store.contract.transactions import Rows, Transactions
from tablee.store.sums import summed

FIELDS = "id, guest, host, key, count, label, made_at, used_at"
ONE = f"select {FIELDS} from passkeys where id = $1"
OF = f"select {FIELDS} from passkeys where guest = $1 order by made_at, id"
ADD = "insert into passkeys values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing"
USE = "update passkeys set count = $2, used_at = $3, sum = $4 where id = $1"
FORGET = "delete from passkeys where guest = $1"


class Passkeys:
    """Those of everybody."""

    def __init__(self, store: Transactions) -> None:
        self._store = store

    async def add(self, passkey: Passkey) -> bool:
        """Stores a new one; False where one with this id is known, whoever has it."""
        line = summed(astuple(passkey))
        return await self._store.write(lambda rows: rows.run(ADD, *line)) > 0

    async def find(self, id: str) -> Passkey | None:
        """The passkey with this id."""
        found = await self._store.read(lambda rows: rows.one(ONE, id))
        return Passkey(*found) if found else None

    async def of(self, guest: str) -> list[Passkey]:
        """Those of this guest's account, the oldest first."""
        found = await self._store.read(lambda rows: rows.all(OF, guest))
        return [Passkey(*line) for line in found]

    async def use(self, id: str, count: int, at: int) -> bool:
        """Stores that it was used; False where it is gone, or its count has not grown."""

        async def change(rows: Rows) -> bool:
            known = await rows.one(f"{ONE} for update", id)
            used = Passkey(*known).used(count, at) if known else None
            if used:
                await rows.run(USE, id, count, at, summed(astuple(used))[-1])
            return used is not None

        return await self._store.write(change)

    async def remove(self, guest: str, id: str) -> None:
        """Forgets it, if it is this guest's."""
        await self._store.write(lambda rows: rows.run(f"{FORGET} and id = $2", guest, id))
