"""Who has which name, in memory: the same for every store of people."""

from __future__ import annotations

import unicodedata
from hashlib import sha256

from tablee.kernel import Fault
from tablee.store.look_alike import looks

SEAL = 16
"""Hexadecimal digits of a seal."""


def fold_name(name: str) -> str:
    """Two names are the same when they read the same: ANN, Ann, Ａｎｎ."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def seal(hidden: str) -> str:
    """A mark of this hash of a passphrase, which does not lead back to it."""
    return sha256(hidden.encode()).hexdigest()[:SEAL]


class Register:
    """Names and seals, by guest."""

    def __init__(self) -> None:
        self._holders: dict[str, str] = {}
        self._alike: dict[str, list[str]] = {}
        self._names: dict[str, str] = {}
        self._seals: dict[str, str] = {}

    def holder(self, name: str) -> str:
        return self._holders.get(fold_name(name), "")

    def alike(self, name: str) -> str:
        return next((self._alike[look][0] for look in looks(name) if look in self._alike), "")

    def name_of(self, guest: str) -> str:
        return self._names.get(guest, "")

    def seal_of(self, guest: str) -> str:
        return self._seals.get(guest, "")

    def check(self, guest: str, name: str) -> None:
        """Raises Fault where this account cannot be added."""
        if self.name_of(guest):
            raise Fault("has_account")
        if self.holder(name) or self.alike(name):
            raise Fault("name_taken")

    def enter(self, guest: str, name: str, hidden: str) -> None:
        self._holders[fold_name(name)] = guest
        self._names[guest] = name
        for look in looks(name):  # several, where they were made before looks were compared
            self._alike.setdefault(look, []).append(guest)
        self.reseal(guest, hidden)

    def reseal(self, guest: str, hidden: str) -> None:
        """The passphrase has changed. Every hash has a salt: no two make the same seal."""
        if guest in self._names:
            self._seals[guest] = seal(hidden)

    def guests(self) -> set[str]:
        return set(self._names)

    def strike(self, guest: str) -> None:
        self._seals.pop(guest, None)
        name = self._names.pop(guest, None)
        if name is not None:
            if self.holder(name) == guest:  # else somebody has taken it since, as others told
                del self._holders[fold_name(name)]
            for look in looks(name):
                self._alike[look].remove(guest)
                if not self._alike[look]:
                    del self._alike[look]
