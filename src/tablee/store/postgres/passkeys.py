"""Passkeys in the database."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple

from tablee.store.lines import summed
from tablee.store.passkeys import Passkey
from tablee.store.postgres.database import Database

FIELDS = "id, guest, host, key, count, label, made_at, used_at"
ONE = f"select {FIELDS} from passkeys where id = $1"
MINE = f"select {FIELDS} from passkeys where guest = $1 order by made_at, id"
ADD = """
insert into passkeys values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict do nothing returning id
"""
USE = "update passkeys set count = $2, used_at = $3, sum = $4 where id = $1"
FORGET = "delete from passkeys where guest = $1"


class PostgresPasskeys:
    """Nothing of them is in memory."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, passkey: Passkey) -> bool:
        line = summed(astuple(passkey))
        return await self._database.write(lambda c: c.fetchval(ADD, *line)) is not None

    async def find(self, id: str) -> Passkey | None:
        found = await self._database.read(lambda connection: connection.fetchrow(ONE, id))
        return Passkey(*found) if found else None

    async def of(self, guest: str) -> list[Passkey]:
        found = await self._database.read(lambda connection: connection.fetch(MINE, guest))
        return [Passkey(*fields) for fields in found]

    async def use(self, id: str, count: int, at: int) -> bool:
        async def change(connection: Any) -> bool:
            known = await connection.fetchrow(f"{ONE} for update", id)
            used = Passkey(*known).used(count, at) if known else None
            if used:
                await connection.execute(USE, id, count, at, summed(astuple(used))[-1])
            return used is not None

        return await self._database.write(change)

    async def remove(self, guest: str, id: str) -> None:
        query = f"{FORGET} and id = $2"
        await self._database.write(lambda connection: connection.execute(query, guest, id))
