"""Devices in the database; all of them are in memory too."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import astuple

from tablee.store.devices import Device, DeviceIndex
from tablee.store.lines import summed
from tablee.store.postgres.database import Database

FIELDS = "id, guest, made_at, renewed_at, seen_at, label, follows, ends_at"
ALL = f"select {FIELDS} from devices order by made_at, id"
PUT = "insert into devices select $1, $2, $3, $4, $5, $6, $7, $8, $9"
STILL_THERE = "where exists (select from devices where id = $10 for update)"
CHANGE = """
update devices set guest = $2, made_at = $3, renewed_at = $4, seen_at = $5, label = $6,
follows = $7, ends_at = $8, sum = $9 where id = $1 returning id
"""
OLD = """
delete from devices where id in (select id from devices where seen_at < $1 limit $2) returning id
"""
FORGET = "delete from devices where guest = $1"


class PostgresDevices(DeviceIndex):
    """What is in memory changes after the database has."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database

    async def recall(self, connection: Any) -> None:
        """Reads all of them into memory."""
        for line in await connection.fetch(ALL):
            self.put(Device(*line))

    async def sign_in(self, device: Device, after: str = "") -> bool:
        async def store(connection: Any) -> bool:
            line = summed(astuple(device))
            if after:
                query = f"{PUT} {STILL_THERE} returning id"
                return await connection.fetchval(query, *line, after) is not None
            return await connection.fetchval(f"{PUT} returning id", *line) is not None

        stored = await self._database.write(store)
        if stored:
            self.put(device)
        return stored

    async def change(self, *devices: Device) -> None:
        async def store(connection: Any) -> list[Device]:
            return [
                device
                for device in devices
                if await connection.fetchval(CHANGE, *summed(astuple(device))) is not None
            ]

        for device in await self._database.write(store):
            self.put(device)

    async def sign_out(self, ids: Collection[str]) -> None:
        query = "delete from devices where id = any($1)"
        await self._database.write(lambda connection: connection.execute(query, list(ids)))
        self.drop(ids)

    async def sweep(self, before: int, limit: int) -> int:
        old = await self._database.write(lambda c: c.fetch(OLD, before, limit))
        self.drop([id for (id,) in old])
        return len(old)
