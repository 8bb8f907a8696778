"""Devices of an account: they sign in, are seen again, get a new token now and then, and sign out.

The old token stays good until the new one was used for the first time, and a minute longer. So a
lost answer signs nobody out, and two open pages of one browser do not sign each other out.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec.structs import replace

from tablee.house.limits import Limits
from tablee.store import People
from tablee.store.contract.people import Device, device_id

A_DAY = 86_400
GRACE_SECONDS = 60
DAYS_UNTIL_SIGNED_OUT = 180
"""For a browser that is not used."""
DAYS_UNTIL_A_NEW_TOKEN = 30
"""After so many days a signed-in browser gets another token in its cookie."""
SHOWN = 16
"""Characters of an id that people see: enough to name a device."""


class SignedIn:
    """What an account may do about its devices."""

    def __init__(self, people: People, limits: Limits, wall: Callable[[], float]) -> None:
        self._people = people
        self._devices = people.devices
        self._limits = limits
        self.wall = wall

    def find(self, token: str, guest: str) -> Device | None:
        """The device with this token, if it is signed in to this guest's account."""
        device = self._devices.get(device_id(token))
        if device is None or device.guest != guest or not self._is_good(device):
            return None
        return device

    def listed(self, guest: str) -> list[Device]:
        """The one used last comes first."""
        mine = [one for one in self._devices.of(guest) if self._is_good(one)]
        shown = [one for one in mine if not one.ends_at and not self._devices.get(one.follows)]
        return sorted(shown, key=lambda one: -one.seen_at)

    async def sign_in(self, guest: str, label: str) -> str:
        """Signs one more device in, and returns its token."""
        token, now = secrets.token_urlsafe(24), int(self.wall())
        await self._devices.sign_in(Device(device_id(token), guest, now, now, now, label))
        await self._tidy(guest)
        return token

    async def notice(self, device: Device, label: str, at_once: bool = False) -> str:
        """Notes once a day that the device is in use. Returns a new token if it is due, else ""."""
        now, label = int(self.wall()), label or device.label
        if self._devices.get(device.follows):
            await self._take_place(device, now)
        elif device.renewed_at and now - device.seen_at >= A_DAY:
            await self._devices.change(replace(device, seen_at=now, label=label))
        after = 0 if at_once else DAYS_UNTIL_A_NEW_TOKEN * A_DAY
        if device.ends_at or now - device.renewed_at < after:
            return ""
        return await self._renew(device, label, now)

    async def sign_out(self, guest: str, shown: str = "", but: str = "") -> list[str]:
        """Signs out one device by the id people see, or all `but` one; returns their ids."""
        mine = self._devices.of(guest)
        named = {one.id for one in mine if not shown or one.id[:SHOWN] == shown}
        spared = {one.id for one in mine if but and but in (one.id, one.follows)}
        chosen = [one.id for one in mine if named & {one.id, one.follows} and one.id not in spared]
        await self._devices.sign_out(chosen)
        return chosen

    async def sweep(self, most: int) -> int:
        """Forgets so many of those that nobody has used for too long."""
        unseen = DAYS_UNTIL_SIGNED_OUT * A_DAY
        return await self._devices.sweep(int(self.wall()) - unseen, most)

    async def _renew(self, device: Device, label: str, now: int) -> str:
        """At most one token a day waits to be used."""
        waiting = [one for one in self._devices.of(device.guest) if one.follows == device.id]
        if any(now - one.made_at < A_DAY for one in waiting):
            return ""
        if not device.renewed_at:  # many browsers at once: each gets a device of its own
            return await self.sign_in(device.guest, label)
        await self._devices.sign_out([one.id for one in waiting])
        return await self.follow(device, label, now)

    async def follow(self, device: Device, label: str, now: int) -> str:
        """A new token for this device; the old one ends when the new one is first used."""
        token = secrets.token_urlsafe(24)
        new = Device(device_id(token), device.guest, now, now, now, label, follows=device.id)
        return token if await self._devices.sign_in(new, after=device.id) else ""

    async def _take_place(self, device: Device, now: int) -> None:
        """A new token is used for the first time: the one before it ends soon."""
        before = self._devices.get(device.follows)
        if before is not None:
            ends = before.ends_at or now + GRACE_SECONDS
            mine = replace(device, made_at=before.made_at, follows="", seen_at=now)
            await self._devices.change(replace(before, ends_at=ends), mine)
            others = [one for one in self._devices.of(device.guest) if one.follows == before.id]
            await self._devices.sign_out([one.id for one in others])  # two pages had asked at once

    async def _tidy(self, guest: str) -> None:
        """Forgets devices that have ended. Of too many, the longest unseen are forgotten too."""
        mine = sorted(self._devices.of(guest), key=lambda one: one.seen_at)
        good = [one for one in mine if self._is_good(one)]
        over = [one.id for one in mine if not self._is_good(one)]
        over += [one.id for one in good[: -self._limits.devices_per_account]]
        if over:
            await self._devices.sign_out(over)

    def _is_good(self, device: Device) -> bool:
        now = self.wall()
        unseen = DAYS_UNTIL_SIGNED_OUT * A_DAY
        return now < device.seen_at + unseen and not 0 < device.ends_at <= now
