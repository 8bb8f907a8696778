"""What another process changed about somebody is brought into memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.store.devices import Device, DeviceIndex
from tablee.store.people import Register, SignedOut, seal


def learn(
    register: Register,
    devices: DeviceIndex,
    guest: str,
    known: Sequence[Any] | None,
    theirs: Sequence[Device],
) -> SignedOut | None:
    """How this guest was signed out by it, if so. `known`: guest, name and hash as stored now."""
    had_account, sealed = bool(register.name_of(guest)), register.seal_of(guest)
    before = {one.id for one in devices.of(guest)}
    gone = before - {one.id for one in theirs}
    register.strike(guest)
    if known is not None:
        register.enter(*known)
    devices.drop(gone)
    for device in theirs:
        devices.put(device)
    if had_account and (known is None or seal(known[2]) != sealed):
        return SignedOut(guest, None)
    return SignedOut(guest, gone) if gone else None
