"""Who has which name, in memory: the same for every store of people."""

from __future__ import annotations

import unicodedata
from hashlib import sha256

from tablee.kernel import Fault
from tablee.store.people.look_alike import looks

SEAL = 16
"""Hexadecimal digits of a seal."""


def fold_name(name: str) -> str:
    """Two names are the same when they read the same: ANN, Ann, Ａｎｎ."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def seal(passphrase_hash: str) -> str:
    """A short mark of this hash, from which the hash cannot be found."""
    return sha256(passphrase_hash.encode()).hexdigest()[:SEAL]


class Register:
    """Names and seals, by guest."""

    def __init__(self) -> None:
        self._holders: dict[str, str] = {}
        self._alike: dict[str, list[str]] = {}
        self._names: dict[str, str] = {}
        self._seals: dict[str, str] = {}

    def holder(self, name: str) -> str:
        """The guest who has this name, however it is written; empty if it is free."""
        return self._holders.get(fold_name(name), "")

    def alike(self, name: str) -> str:
        """A guest who has this name or one that looks like it; empty if there is none."""
        return next((self._alike[look][0] for look in looks(name) if look in self._alike), "")

    def name_of(self, guest: str) -> str:
        """The name this guest has a passphrase for; empty if there is none."""
        return self._names.get(guest, "")

    def seal_of(self, guest: str) -> str:
        """It changes with every passphrase; empty if there is none."""
        return self._seals.get(guest, "")

    def check(self, guest: str, name: str) -> None:
        """Raises Fault where this account cannot be added."""
        if self.name_of(guest):
            raise Fault("has_account")
        if self.holder(name) or self.alike(name):
            raise Fault("name_taken")

    def enter(self, guest: str, name: str, passphrase_hash: str) -> None:
        self._holders[fold_name(name)] = guest
        self._names[guest] = name
        for look in looks(name):  # several accounts may look alike that are older than this check
            self._alike.setdefault(look, []).append(guest)
        self.reseal(guest, passphrase_hash)

    def reseal(self, guest: str, passphrase_hash: str) -> None:
        """The passphrase has changed. Hashes have a salt, so no two seals are the same."""
        if guest in self._names:
            self._seals[guest] = seal(passphrase_hash)

    def strike(self, guest: str) -> None:
        self._seals.pop(guest, None)
        name = self._names.pop(guest, None)
        if name is not None:
            if self.holder(name) == guest:  # otherwise somebody took it since
                del self._holders[fold_name(name)]
            for look in looks(name):
                self._alike[look].remove(guest)
                if not self._alike[look]:
                    del self._alike[look]
