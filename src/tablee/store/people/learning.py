"""Brings what another process changed about people into memory."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tablee.store.contract.people import Device, PersonDecision, SignedOut, Tie
from tablee.store.contract.transactions import Line
from tablee.store.people.decisions import DecisionIndex
from tablee.store.people.devices import DeviceIndex
from tablee.store.people.register import Register
from tablee.store.people.ties import TieIndex


class Learning:
    """Names, devices, ties and decisions in memory, and how many changes were learnt so far."""

    def __init__(
        self,
        register: Register,
        devices: DeviceIndex,
        ties: TieIndex,
        decisions: DecisionIndex,
    ) -> None:
        self._register, self._devices = register, devices
        self._ties, self._decisions = ties, decisions
        self.count = 0

    def learn_all(
        self,
        guests: Collection[str],
        known: Mapping[str, Line],
        devices: Sequence[Device],
        ties: Sequence[Tie],
        decisions: Sequence[PersonDecision],
    ) -> list[SignedOut]:
        """Returns who was signed out. `known`: guest, name and hash, as stored."""
        for guest in sorted(guests):
            self.count += self._ties.learn(guest, [one for one in ties if one.guest == guest])
            about = [one for one in decisions if one.guest == guest]
            self.count += self._decisions.learn(guest, about)
        mine = {guest: [one for one in devices if one.guest == guest] for guest in guests}
        found = [self._learn(guest, known.get(guest), mine[guest]) for guest in sorted(guests)]
        return [one for one in found if one is not None]

    def _learn(self, guest: str, known: Line | None, theirs: Sequence[Device]) -> SignedOut | None:
        register, devices = self._register, self._devices
        name, sealed, before = register.name_of(guest), register.seal_of(guest), devices.of(guest)
        gone = {one.id for one in before} - {one.id for one in theirs}
        register.strike(guest)
        if known is not None:
            register.enter(*known)
        devices.drop(gone)
        for device in theirs:
            devices.put(device)
        now = (register.name_of(guest), register.seal_of(guest))
        self.count += (name, sealed, _by_id(before)) != (*now, _by_id(theirs))
        if name and now[1] != sealed:
            return SignedOut(guest, None)
        return SignedOut(guest, gone) if gone else None


def _by_id(devices: Sequence[Device]) -> dict[str, Device]:
    return {one.id: one for one in devices}
