"""An account, as it is stored."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace


class Person(msgspec.Struct, frozen=True):
    """An account: a name that is somebody's own."""

    guest: str
    """The guest this person is, on every device."""
    name: str
    passphrase_hash: str
    """The passphrase itself is stored nowhere."""
    made_at: int = 0
    recovery: str = ""
    """A hash of the recovery code; empty where there is none."""
    recovery_at: int = 0
    """When that code was made; 0: before this was noted."""

    def has_secrets_of(self, other: Person | None) -> bool:
        """Whether passphrase and code are still those; anybody's are, where no one is named."""
        return other is None or self._secrets == other._secrets

    def with_secrets_of(self, other: Person) -> Person:
        """The same account with the passphrase and the code of the other."""
        return replace(
            self,
            passphrase_hash=other.passphrase_hash,
            recovery=other.recovery,
            recovery_at=other.recovery_at,
        )

    @property
    def _secrets(self) -> tuple[str, str]:
        return self.passphrase_hash, self.recovery

    def __repr__(self) -> str:
        """Without the hashes, since persons may be printed in reports of failures."""
        return f"Person({self.name!r})"


class SignedOut(msgspec.Struct, frozen=True):
    """Devices of a guest that another process signed out; None: all of them."""

    guest: str
    devices: set[str] | None
