"""Passkeys in the SQLite file, read and written by the thread of the people."""

from __future__ import annotations

import sqlite3

from msgspec.structs import astuple

from tablee.store.lines import summed
from tablee.store.passkeys import Passkey
from tablee.store.sqlite.devices import Write

FIELDS = "id, guest, host, key, count, label, made_at, used_at"
ONE = f"select {FIELDS} from passkeys where id = ?"
MINE = f"select {FIELDS} from passkeys where guest = ? order by made_at, id"
PUT = "into passkeys values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
FORGET = "delete from passkeys where guest = ?"


class SqlitePasskeys:
    """`ask` reads and `write` changes, both in the thread."""

    def __init__(self, connection: sqlite3.Connection, ask: Write, write: Write) -> None:
        self._connection = connection
        self._ask = ask
        self._write = write

    async def add(self, passkey: Passkey) -> bool:
        return await self._write(lambda: self._put("insert or ignore", passkey))

    async def find(self, id: str) -> Passkey | None:
        return await self._ask(lambda: self._one(id))

    async def of(self, guest: str) -> list[Passkey]:
        found = await self._ask(lambda: self._connection.execute(MINE, (guest,)).fetchall())
        return [Passkey(*fields) for fields in found]

    async def use(self, id: str, count: int, at: int) -> bool:
        def change() -> bool:
            known = self._one(id)
            used = known and known.used(count, at)
            return used is not None and self._put("insert or replace", used)

        return await self._write(change)

    async def remove(self, guest: str, id: str) -> None:
        query = f"{FORGET} and id = ?"
        await self._write(lambda: self._connection.execute(query, (guest, id)))

    def _one(self, id: str) -> Passkey | None:
        found = self._connection.execute(ONE, (id,)).fetchone()
        return Passkey(*found) if found else None

    def _put(self, how: str, passkey: Passkey) -> bool:
        line = summed(astuple(passkey))
        return self._connection.execute(f"{how} {PUT}", line).rowcount > 0
