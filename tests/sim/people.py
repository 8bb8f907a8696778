"""Accounts and ratings on the same unreliable disk."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from sim.disk import Hand
from tablee.store import Person, Skill
from tablee.store.devices import Device
from tablee.store.people import SignedOut
from tablee.store.skill import Judge, RatedGame


class FaultyDevices:
    """Implements `Devices` for one process."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._kept = hand.disk.people.devices
        self.get, self.of = self._kept.get, self._kept.of

    async def sign_in(self, device: Device, after: str = "") -> bool:
        return await self._hand.write(lambda: self._kept.sign_in(device, after))

    async def change(self, *devices: Device) -> None:
        await self._hand.write(lambda: self._kept.change(*devices))

    async def sign_out(self, ids: Collection[str]) -> None:
        await self._hand.write(lambda: self._kept.sign_out(ids))

    async def sweep(self, before: int, limit: int) -> int:
        """Nobody sweeps in a storm."""
        return 0


class FaultyPeople:
    """Implements `People` for one process."""

    learnt = 0

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._kept = hand.disk.people
        self.holder = self._kept.holder
        self.alike = self._kept.alike
        self.name_of = self._kept.name_of
        self.seal_of = self._kept.seal_of
        self.devices = FaultyDevices(hand)
        self.passkeys = self._kept.passkeys

    async def add(self, person: Person) -> None:
        await self._hand.write(lambda: self._kept.add(person))

    async def find(self, name: str) -> Person | None:
        await self._hand.wait()
        return await self._kept.find(name)

    async def rehide(self, changed: Person, instead_of: Person | None = None) -> bool:
        change = partial(self._kept.rehide, changed, instead_of)
        return await self._hand.write(change)

    async def set_recovery(self, changed: Person, instead_of: Person) -> bool:
        return await self._hand.write(lambda: self._kept.set_recovery(changed, instead_of))

    async def remove(self, guest: str) -> None:
        await self._hand.write(lambda: self._kept.remove(guest))

    async def catch_up(self) -> list[SignedOut]:
        """One process at a time."""
        return []

    async def expect(self, table: str) -> None:
        await self._hand.write(lambda: self._kept.expect(table))

    async def expected(self) -> list[str]:
        await self._hand.wait()
        return await self._kept.expected()

    async def rate(
        self, table: str, game: str, players: Sequence[str], judge: Judge, shared: bool = False
    ) -> bool:
        async def keep() -> bool:
            kept = await self._kept.rate(table, game, players, judge, shared)
            if kept and players:
                self._hand.disk.judged.append(table)
            return kept

        return await self._hand.write(keep)

    async def undo(self, table: str) -> list[str]:
        """No operator is there in a storm."""
        return []

    async def rated(self, limit: int, player: str = "") -> list[RatedGame]:
        await self._hand.wait()
        return await self._kept.rated(limit, player)

    async def skills(self, player: str) -> Mapping[str, Skill]:
        await self._hand.wait()
        return await self._kept.skills(player)

    async def best(
        self, game: str, limit: int, least: int = 0, met: int = 0
    ) -> list[tuple[str, Skill]]:
        await self._hand.wait()
        return await self._kept.best(game, limit, least, met)

    async def close(self) -> None:
        """Nothing to let go of."""
