"""Passphrases: stored as argon2 hashes, computed in a thread, tried no faster than people type."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tablee.house.background_queue import BackgroundQueue
from tablee.house.bucket import Tries
from tablee.house.limits import Limits
from tablee.kernel import Fault

SHORTEST, LONGEST = 8, 200
"""Characters of a passphrase."""

_hasher = PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)


class Passphrases:
    """One at a time, in a thread of its own: 32 MB and about a tenth of a second each."""

    def __init__(self, limits: Limits) -> None:
        self.tell: Callable[[str, str, bool], None] = lambda name, address, known: None
        """Called with every try, for the other processes."""
        self._queue = BackgroundQueue("passphrases", limits.passphrases_waiting)
        most, kept = limits, limits.names_remembered
        self._of_address = Tries(
            most.seconds_a_passphrase_per_address, most.passphrases_at_once_per_address, kept
        )
        self._of_both = Tries(
            most.seconds_a_passphrase_per_name, most.passphrases_at_once_per_name, kept
        )
        self._of_name = Tries(
            most.seconds_a_passphrase_in_all, most.passphrases_at_once_in_all, kept
        )

    def spend(self, name: str, address: str, known: bool = False) -> None:
        """Counts a try of this name from this address; Fault where there were too many.

        Tries of strangers do not count against a `known` device.
        """
        self.tell(name, address, known)
        self._spend(name, address, known)

    def hear(self, name: str, address: str, known: bool) -> None:
        """A try at another process counts here too, so more processes allow no more guesses."""
        with suppress(Fault):
            self._spend(name, address, known)

    def _spend(self, name: str, address: str, known: bool) -> None:
        self._of_address.spend(address)
        self._of_both.spend(f"{address} {name}")
        if not known:
            self._of_name.spend(name)

    def check(self, passphrase: str) -> None:
        """Raises Fault for one that is too short or too long."""
        if not SHORTEST <= len(passphrase) <= LONGEST:
            raise Fault("bad_passphrase", least=SHORTEST, most=LONGEST)

    async def hide(self, passphrase: str) -> str:
        """What is stored of it."""
        self.check(passphrase)
        return await self._queue.run(lambda: _hasher.hash(passphrase))

    async def is_right(self, passphrase: str, hidden: str | None) -> bool:
        """Whether it is the one whose hash is stored; takes as long when there is none."""
        if len(passphrase) > LONGEST:
            return False
        right = await self._queue.run(lambda: _matches(passphrase, hidden or _nobodys()))
        return right and hidden is not None


@cache
def _nobodys() -> str:
    """A hash to compare with when there is no such name, so that the answer takes as long."""
    return _hasher.hash("nobody has this one")


def _matches(passphrase: str, hidden: str) -> bool:
    try:
        return _hasher.verify(hidden, passphrase)
    except (VerificationError, InvalidHashError):
        return False
