"""What other processes change about people: who, in the order in which it was stored.

Each change has a number from one counter. Its row is locked until the change is stored, so no
smaller number appears later, and nobody who asks for what is behind the last one misses any.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tablee.store.devices import Device, DeviceIndex
from tablee.store.learning import Learning
from tablee.store.people import SignedOut
from tablee.store.register import Register

NOTE = """
with counted as (
    update turns set turn = turn + cardinality($1::text[])
    returning turn - cardinality($1::text[]) as turn)
insert into changes (turn, guest) select counted.turn + who.nth, who.guest
from counted, unnest($1::text[]) with ordinality as who (guest, nth)
"""
TURN = "select turn from turns"
BEHIND = "select turn, guest from changes where turn > $1 order by turn"
KNOWN = "select guest, name, hidden from accounts where guest = any($1)"
FIELDS = "id, guest, made_at, renewed_at, seen_at, label, follows, ends_at"
THEIR_DEVICES = f"select {FIELDS} from devices where guest = any($1) order by made_at, id"
OLD = "delete from changes where at < clock_timestamp() - interval '1 day'"


async def note(connection: Any, guests: Iterable[str]) -> None:
    """These guests have changed; last in the transaction that changes them."""
    await connection.execute(NOTE, sorted(set(guests)))


class Changes:
    """Brings what is in memory up to date."""

    def __init__(self, register: Register, devices: DeviceIndex) -> None:
        self.learning = Learning(register, devices)
        self._turn = 0

    async def begin(self, connection: Any) -> None:
        """Before everything is read into memory: what comes later is behind this."""
        self._turn = int(await connection.fetchval(TURN))

    async def catch_up(self, connection: Any) -> list[SignedOut]:
        """Who was signed out elsewhere, and of which devices."""
        behind = await connection.fetch(BEHIND, self._turn)
        if not behind:
            return []
        guests = sorted({line["guest"] for line in behind})
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            known = {line["guest"]: line for line in await connection.fetch(KNOWN, guests)}
            devices = [Device(*line) for line in await connection.fetch(THEIR_DEVICES, guests)]
        self._turn = max(self._turn, behind[-1]["turn"])
        mine = {guest: [one for one in devices if one.guest == guest] for guest in guests}
        found = [self.learning.learn(guest, known.get(guest), mine[guest]) for guest in guests]
        return [one for one in found if one is not None]
