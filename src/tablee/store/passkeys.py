"""What a store promises about passkeys: keys of which the server has the public half."""

from __future__ import annotations

from typing import Protocol

import msgspec
from msgspec.structs import replace


class Passkey(msgspec.Struct, frozen=True):
    """One key of an account. All times are wall-clock seconds."""

    id: str
    """As the browser names it, in base64."""
    guest: str
    host: str
    """The name of the server it was made for. It is good there and nowhere else."""
    key: str
    """The public key with its id, in base64."""
    count: int = 0
    """How often it was used, by its own count; 0 for keys that do not count."""
    label: str = ""
    made_at: int = 0
    used_at: int = 0

    def used(self, count: int, at: int) -> Passkey | None:
        """After one more use; None where its count has not grown: a copy of it is about."""
        is_copy = self.count > 0 and count <= self.count
        return None if is_copy else replace(self, count=count, used_at=at)


class Passkeys(Protocol):
    """Memory, SQLite, PostgreSQL: one contract, tested by test_every_way_in.py."""

    async def add(self, passkey: Passkey) -> bool:
        """Stores a new one; False where one with this id is known, whoever has it."""

    async def find(self, id: str) -> Passkey | None:
        """The passkey with this id."""

    async def of(self, guest: str) -> list[Passkey]:
        """Those of this guest's account, the oldest first."""

    async def use(self, id: str, count: int, at: int) -> bool:
        """Stores that it was used; False where it is gone, or its count has not grown."""

    async def remove(self, guest: str, id: str) -> None:
        """Forgets it, if it is this guest's."""


class MemoryPasskeys:
    """Nothing survives the process."""

    def __init__(self) -> None:
        self._known: dict[str, Passkey] = {}

    async def add(self, passkey: Passkey) -> bool:
        return self._known.setdefault(passkey.id, passkey) is passkey

    async def find(self, id: str) -> Passkey | None:
        return self._known.get(id)

    async def of(self, guest: str) -> list[Passkey]:
        mine = [one for one in self._known.values() if one.guest == guest]
        return sorted(mine, key=lambda one: (one.made_at, one.id))

    async def use(self, id: str, count: int, at: int) -> bool:
        known = self._known.get(id)
        used = known and known.used(count, at)
        if used:
            self._known[id] = used
        return used is not None

    async def remove(self, guest: str, id: str) -> None:
        if id in self._known and self._known[id].guest == guest:
            del self._known[id]

    def drop_all(self, guest: str) -> None:
        self._known = {id: one for id, one in self._known.items() if one.guest != guest}
