"""Devices: the browsers that are signed in to accounts.

All of them are in memory too, so that no request waits for the disk to know who asks. Memory is
changed after the store.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import astuple

from tablee.store.contract.people import Device
from tablee.store.contract.transactions import Line, Rows, Transactions
from tablee.store.sums import summed

FIELDS = "id, guest, made_at, renewed_at, seen_at, label, follows, ends_at"
ALL = f"select {FIELDS} from devices order by made_at, id"
OF = f"select {FIELDS} from devices where guest = any($1) order by made_at, id"
IS_THERE = "select id from devices where id = $1 for update"
ADD = "insert into devices values ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
CHANGE = """
update devices set guest = $2, made_at = $3, renewed_at = $4, seen_at = $5, label = $6,
follows = $7, ends_at = $8, sum = $9 where id = $1
"""
THESE = "select id, guest from devices where id = any($1) order by id for update"
OLD = "select id, guest from devices where seen_at < $1 limit $2 for update"
SIGN_OUT = "delete from devices where id = any($1)"
FORGET = "delete from devices where guest = $1"


class DeviceIndex:
    """By id, and by the account they are signed in to; in memory."""

    def __init__(self) -> None:
        self._known: dict[str, Device] = {}
        self._of: dict[str, dict[str, None]] = {}

    def get(self, id: str) -> Device | None:
        """The device with this id, if it is signed in."""
        return self._known.get(id)

    def of(self, guest: str) -> list[Device]:
        """Devices that are signed in to this guest's account."""
        return [self._known[id] for id in self._of.get(guest, ())]

    def put(self, device: Device) -> None:
        self._known[device.id] = device
        self._of.setdefault(device.guest, {})[device.id] = None

    def drop(self, ids: Collection[str]) -> None:
        for id in ids:
            device = self._known.pop(id, None)
            if device is not None:
                self._of[device.guest].pop(id)
                if not self._of[device.guest]:
                    del self._of[device.guest]

    def drop_all(self, guest: str) -> None:
        self.drop(list(self._of.get(guest, ())))


class Devices(DeviceIndex):
    """Those of everybody."""

    def __init__(self, store: Transactions) -> None:
        super().__init__()
        self._store = store

    async def sign_in(self, device: Device, after: str = "") -> bool:
        """Stores a new one. With `after`: only if the device with that id is still signed in."""

        async def store(rows: Rows) -> bool:
            if after and not await rows.one(IS_THERE, after):
                return False
            await rows.run(ADD, *summed(astuple(device)))
            rows.changed.add(device.guest)
            return True

        stored = await self._store.write(store)
        if stored:
            self.put(device)
        return stored

    async def change(self, *devices: Device) -> None:
        """Stores changed devices, all or none. Those that were signed out stay so."""

        async def store(rows: Rows) -> list[Device]:
            there = [one for one in devices if await rows.run(CHANGE, *summed(astuple(one)))]
            rows.changed.update(one.guest for one in there)
            return there

        for device in await self._store.write(store):
            self.put(device)

    async def sign_out(self, ids: Collection[str]) -> None:
        """These are signed out, all or none."""

        async def forget(rows: Rows) -> None:
            await _forget(rows, await rows.all(THESE, list(ids)))

        await self._store.write(forget)
        self.drop(ids)

    async def sweep(self, before: int, limit: int) -> int:
        """Signs out up to `limit` devices that nobody has used since then; returns how many."""

        async def forget(rows: Rows) -> list[str]:
            return await _forget(rows, await rows.all(OLD, before, limit))

        old = await self._store.write(forget)
        self.drop(old)
        return len(old)


async def all_devices(rows: Rows) -> list[Device]:
    """In the order in which they signed in."""
    return [Device(*line) for line in await rows.all(ALL)]


async def devices_of(rows: Rows, guests: Collection[str]) -> list[Device]:
    """The same, of these guests."""
    return [Device(*line) for line in await rows.all(OF, list(guests))]


async def _forget(rows: Rows, found: Sequence[Line]) -> list[str]:
    """Each with its id and its guest."""
    ids = [id for id, _ in found]
    await rows.run(SIGN_OUT, ids)
    rows.changed.update(guest for _, guest in found)
    return ids
