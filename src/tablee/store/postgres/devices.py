"""Devices in the database; all of them are in memory too."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import astuple

from tablee.store.devices import Device, DeviceIndex
from tablee.store.lines import summed
from tablee.store.postgres.changes import FIELDS, note
from tablee.store.postgres.database import Database

ALL = f"select {FIELDS} from devices order by made_at, id"
PUT = "insert into devices select $1, $2, $3, $4, $5, $6, $7, $8, $9"
STILL_THERE = "where exists (select from devices where id = $10 for update)"
CHANGE = """
update devices set guest = $2, made_at = $3, renewed_at = $4, seen_at = $5, label = $6,
follows = $7, ends_at = $8, sum = $9 where id = $1 returning id
"""
OLD = """
delete from devices where id in (select id from devices where seen_at < $1 limit $2)
returning id, guest
"""
SIGN_OUT = "delete from devices where id = any($1) returning guest"
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
            where, more = (STILL_THERE, (after,)) if after else ("", ())
            line = summed(astuple(device))
            stored = await connection.fetchval(f"{PUT} {where} returning id", *line, *more)
            if stored is not None:
                await note(connection, [device.guest])
            return stored is not None

        stored = await self._database.write_people(store)
        if stored:
            self.put(device)
        return stored

    async def change(self, *devices: Device) -> None:
        async def store(connection: Any) -> list[Device]:
            changed = [
                device
                for device in devices
                if await connection.fetchval(CHANGE, *summed(astuple(device))) is not None
            ]
            await note(connection, [device.guest for device in changed])
            return changed

        for device in await self._database.write_people(store):
            self.put(device)

    async def sign_out(self, ids: Collection[str]) -> None:
        async def forget(connection: Any) -> None:
            found = await connection.fetch(SIGN_OUT, list(ids))
            await note(connection, [guest for (guest,) in found])

        await self._database.write_people(forget)
        self.drop(ids)

    async def sweep(self, before: int, limit: int) -> int:
        async def forget(connection: Any) -> list[str]:
            found = await connection.fetch(OLD, before, limit)
            await note(connection, [guest for _, guest in found])
            return [id for id, _ in found]

        old = await self._database.write_people(forget)
        self.drop(old)
        return len(old)
