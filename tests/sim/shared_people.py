"""Accounts where several processes share a disk: each has names and devices in memory.

What one changes is noted on the disk with the change itself. The others learn it when a notice
comes, or when they look for themselves; until then they believe what was true before.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import TypeVar

from sim.disk import Hand, Member
from sim.people import FaultyPeople
from tablee.store import Person
from tablee.store.devices import Device, DeviceIndex
from tablee.store.learning import Learning
from tablee.store.people import SignedOut
from tablee.store.register import Register

Result = TypeVar("Result")
Change = Callable[[], Awaitable[Result]]


class SharedDevices(DeviceIndex):
    """Implements `Devices` for one of several processes."""

    def __init__(self, people: SharedPeople, hand: Hand) -> None:
        super().__init__()
        self._people = people
        self._kept = hand.disk.people.devices

    async def sign_in(self, device: Device, after: str = "") -> bool:
        write = self._people.write
        stored = await write(lambda: self._kept.sign_in(device, after), {device.guest})
        if stored:
            self.put(device)
        return stored

    async def change(self, *devices: Device) -> None:
        whose = {device.guest for device in devices}
        await self._people.write(lambda: self._kept.change(*devices), whose)
        for device in devices:
            if self._kept.get(device.id):
                self.put(device)

    async def sign_out(self, ids: Collection[str]) -> None:
        found = [self._kept.get(id) for id in ids]
        whose = {device.guest for device in found if device}
        await self._people.write(lambda: self._kept.sign_out(ids), whose)
        self.drop(ids)

    async def sweep(self, before: int, limit: int) -> int:
        """Nobody sweeps in a storm."""
        return 0


class SharedPeople(FaultyPeople):
    """Implements `People` for one of several processes."""

    def __init__(self, hand: Hand, member: Member) -> None:
        super().__init__(hand)
        self._member = member
        self._register = Register()
        self._changes = hand.disk.changes
        self._turn = len(self._changes)
        self.devices: SharedDevices = SharedDevices(self, hand)  # type: ignore[assignment]
        self._learning = Learning(self._register, self.devices)
        self.holder = self._register.holder
        self.alike = self._register.alike
        self.name_of = self._register.name_of
        self.seal_of = self._register.seal_of
        for guest in self._kept._persons:
            self._learn(guest)

    async def write(self, change: Change[Result], whose: Collection[str]) -> Result:
        """The change and the note of it, both or none; not where this process was closed."""

        async def keep() -> Result:
            self._member.check()
            done = await change()
            self._changes.extend(sorted(whose))
            return done

        done = await self._hand.write(keep)
        self._member.tell("people", "")
        return done

    async def catch_up(self) -> list[SignedOut]:
        await self._hand.wait()
        behind, self._turn = self._changes[self._turn :], len(self._changes)
        told = [self._learn(guest) for guest in sorted(set(behind))]
        self.learnt = self._learning.count
        return [one for one in told if one is not None]

    def _learn(self, guest: str) -> SignedOut | None:
        person = self._kept._persons.get(guest)
        known = (person.guest, person.name, person.hidden) if person else None
        return self._learning.learn(guest, known, self._kept.devices.of(guest))

    async def add(self, person: Person) -> None:
        self._register.check(person.guest, person.name)
        self._register.enter(person.guest, person.name, person.hidden)
        try:
            await self.write(lambda: self._kept.add(person), {person.guest})
        except BaseException:
            self._register.strike(person.guest)
            raise

    async def rehide(self, changed: Person, instead_of: Person | None = None) -> bool:
        change = partial(self._kept.rehide, changed, instead_of)
        if not await self.write(change, {changed.guest}):
            return False
        self._register.reseal(changed.guest, changed.hidden)
        self.devices.drop_all(changed.guest)
        return True

    async def remove(self, guest: str) -> None:
        await self.write(lambda: self._kept.remove(guest), {guest})
        self.devices.drop_all(guest)
        self._register.strike(guest)
