"""Devices in the SQLite file, written by the thread that writes people."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Collection
from typing import Protocol, TypeVar

from msgspec.structs import astuple

from tablee.store.devices import Device, DeviceIndex
from tablee.store.lines import summed

FIELDS = "id, guest, made_at, renewed_at, seen_at, label, follows, ends_at"
ALL = f"select {FIELDS} from devices"
PUT = "into devices select ?, ?, ?, ?, ?, ?, ?, ?, ?"
STILL_THERE = "where exists (select 1 from devices where id = ?)"
OLD = "select id from devices where seen_at < ? limit ?"
FORGET = "delete from devices where guest = ?"

Result = TypeVar("Result")


class Write(Protocol):
    """Runs a change in the thread, as one transaction."""

    def __call__(self, change: Callable[[], Result], /) -> Awaitable[Result]: ...


class SqliteDevices(DeviceIndex):
    """What is in memory changes after the disk has."""

    def __init__(self, connection: sqlite3.Connection, write: Write) -> None:
        super().__init__()
        self._connection = connection
        self._write = write
        for known in connection.execute(ALL):
            self.put(Device(*known))

    async def sign_in(self, device: Device, after: str = "") -> bool:
        def store() -> bool:
            if not after:
                return self._put("insert", device).rowcount > 0
            return self._put("insert", device, STILL_THERE, after).rowcount > 0

        stored = await self._write(store)
        if stored:
            self.put(device)
        return stored

    async def change(self, *devices: Device) -> None:
        def store() -> list[Device]:
            return [
                device
                for device in devices
                if self._put("insert or replace", device, STILL_THERE, device.id).rowcount > 0
            ]

        changed = await self._write(store)
        for device in changed:
            self.put(device)

    async def sign_out(self, ids: Collection[str]) -> None:
        await self._write(lambda: self._forget(ids))
        self.drop(ids)

    async def sweep(self, before: int, limit: int) -> int:
        def forget() -> list[str]:
            old = [id for (id,) in self._connection.execute(OLD, (before, limit))]
            self._forget(old)
            return old

        old = await self._write(forget)
        self.drop(old)
        return len(old)

    def _forget(self, ids: Collection[str]) -> None:
        lines = [(id,) for id in ids]
        self._connection.executemany("delete from devices where id = ?", lines)

    def _put(self, how: str, device: Device, where: str = "", *values: str) -> sqlite3.Cursor:
        line = (*summed(astuple(device)), *values)
        return self._connection.execute(f"{how} {PUT} {where}", line)
