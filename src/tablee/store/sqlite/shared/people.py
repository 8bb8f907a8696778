"""People in a file that two processes of one parent share."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tablee.store.devices import Device
from tablee.store.learning import Learning
from tablee.store.people import SignedOut
from tablee.store.sqlite.devices import FIELDS
from tablee.store.sqlite.people import SqlitePeople
from tablee.store.sqlite.shared.line import Line
from tablee.store.sqlite.shared.tables import BUSY_SECONDS

KNOWN = "select guest, name, hidden from accounts"
DEVICES = f"select {FIELDS} from devices"
THESE = "where guest in (select value from json_each(?))"

Result = TypeVar("Result")
Found = tuple[dict[str, Any], dict[str, list[Device]]]
"""Accounts and devices, by their guest."""


class SharedPeople(SqlitePeople):
    """What one process changes, it tells the parent before it answers anybody."""

    def __init__(self, path: Path | str, line: Line, turn: int) -> None:
        super().__init__(path, BUSY_SECONDS, self._tell)
        self._line = line
        self._turn = turn
        self._catching_up = asyncio.Lock()
        self._learning = Learning(self._register, self.devices)

    async def catch_up(self) -> list[SignedOut]:
        async with self._catching_up:
            turn, guests = await self._line.ask("behind", self._turn)
            if guests == []:
                return []
            known, devices = await self._ask(lambda: _read(self._connection, guests))
            self._turn = turn
            if guests is None:
                guests = {*known, *devices, *self._register.guests(), *self.devices.guests()}
            return self._learn(guests, known, devices)

    def _learn(
        self, guests: Collection[str], known: dict[str, Any], devices: dict[str, list[Device]]
    ) -> list[SignedOut]:
        learn = self._learning.learn
        found = [learn(who, known.get(who), devices.get(who, [])) for who in sorted(guests)]
        self.learnt = self._learning.count
        return [one for one in found if one is not None]

    async def _write(self, change: Callable[[], Result]) -> Result:
        """It is stored also when the one who waits goes away: then nobody tells what changed."""
        writing = asyncio.ensure_future(super()._write(change))
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:
            writing.add_done_callback(lambda _: self._line.send("unsure"))
            raise

    async def _tell(self, guests: Collection[str]) -> None:
        await self._line.ask("changed", sorted(set(guests)))
        self._line.tell("people", "")


def _read(connection: sqlite3.Connection, guests: list[str] | None) -> Found:
    """All of one moment; without guests, everybody."""
    where = THESE if guests is not None else ""
    values = (msgspec.json.encode(guests).decode(),) if guests is not None else ()
    with connection:
        connection.execute("begin")
        known = {line[0]: line for line in connection.execute(f"{KNOWN} {where}", values)}
        devices: dict[str, list[Device]] = {}
        for line in connection.execute(f"{DEVICES} {where} order by made_at, id", values):
            device = Device(*line)
            devices.setdefault(device.guest, []).append(device)
    return known, devices
