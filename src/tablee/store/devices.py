"""What a store promises about devices: the browsers that are signed in to accounts.

All of them are in memory, so that no request waits for the disk to know who asks.
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import Protocol

import msgspec

ID = 32
"""Hexadecimal digits of a device's id."""


class Device(msgspec.Struct, frozen=True):
    """One browser that is signed in. All times are wall-clock seconds."""

    id: str
    """A hash of the token in its cookie. The token itself is stored nowhere."""
    guest: str
    made_at: int
    """When it signed in."""
    renewed_at: int
    """When it was given this token; 0 for all browsers that signed in before there were tokens."""
    seen_at: int
    """Rarely written, so it is exact to the day only."""
    label: str = ""
    """The browser and the system, as it names itself."""
    follows: str = ""
    """The device whose place this one takes as soon as it is used."""
    ends_at: int = 0
    """Another one took its place: it is good until then. 0 for one that goes on."""


def device_id(token: str) -> str:
    """The id of the device whose cookie holds this token."""
    return sha256(token.encode()).hexdigest()[:ID]


def token_before(seal: str) -> str:
    """Stands for the token of a cookie from before there were tokens. The steps know it too."""
    return f"before {seal}"


class Devices(Protocol):
    """Memory, SQLite, PostgreSQL: one contract, tested by test_every_way_in.py."""

    def get(self, id: str) -> Device | None:
        """The device with this id, if it is signed in."""

    def of(self, guest: str) -> list[Device]:
        """Devices that are signed in to this guest's account."""

    async def sign_in(self, device: Device, after: str = "") -> bool:
        """Stores a new one. With `after`: only if the device with that id is still signed in."""

    async def change(self, *devices: Device) -> None:
        """Stores what is new about these, all or none. Those that were signed out stay so."""

    async def sign_out(self, ids: Collection[str]) -> None:
        """These are signed out, all or none."""

    async def sweep(self, before: int, limit: int) -> int:
        """Signs out so many of those that nobody has used since then; says how many."""


class DeviceIndex:
    """By id, and by the account they are signed in to; in memory."""

    def __init__(self) -> None:
        self._known: dict[str, Device] = {}
        self._of: dict[str, dict[str, None]] = {}

    def get(self, id: str) -> Device | None:
        return self._known.get(id)

    def of(self, guest: str) -> list[Device]:
        return [self._known[id] for id in self._of.get(guest, ())]

    def guests(self) -> set[str]:
        return set(self._of)

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


class MemoryDevices(DeviceIndex):
    """Nothing survives the process."""

    async def sign_in(self, device: Device, after: str = "") -> bool:
        if after and not self.get(after):
            return False
        self.put(device)
        return True

    async def change(self, *devices: Device) -> None:
        for device in devices:
            if self.get(device.id):
                self.put(device)

    async def sign_out(self, ids: Collection[str]) -> None:
        self.drop(ids)

    async def sweep(self, before: int, limit: int) -> int:
        old = [one.id for one in self._known.values() if one.seen_at < before][:limit]
        self.drop(old)
        return len(old)
