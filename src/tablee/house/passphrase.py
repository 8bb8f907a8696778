"""Passphrases: hidden by argon2, off the event loop, and no faster than people type."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tablee.house.limits import Bucket
from tablee.house.recent import Recent
from tablee.kernel import Fault

SHORTEST, LONGEST = 8, 200
MOST_WAITING = 16
"""Passphrases that may wait for their turn; more is a flood."""
MOST_REMEMBERED = 10_000
"""Names and addresses whose attempts are counted."""
BY_NAME = (1 / 30, 10.0)
"""Tries of one name: so many a second in the long run, so many at once."""
BY_ADDRESS = (1 / 10, 20.0)

_hasher = PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)

Result = TypeVar("Result")


class Passphrases:
    """One at a time, in a thread of its own: 32 MB and about a tenth of a second each."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "passphrases")
        self._waiting = 0
        self._names: Recent[str, Bucket] = Recent(MOST_REMEMBERED)
        self._addresses: Recent[str, Bucket] = Recent(MOST_REMEMBERED)

    def spend(self, name: str, address: str) -> None:
        """Counts a try of this name from this address; Fault where there were too many."""
        now = asyncio.get_running_loop().time()
        kept = ((self._addresses, address, BY_ADDRESS), (self._names, name, BY_NAME))
        for buckets, key, rate in kept:
            bucket = buckets.get(key) or Bucket(*rate)
            buckets.put(key, bucket)
            if not bucket.take(now):
                raise Fault("too_fast")

    async def hide(self, passphrase: str) -> str:
        """What is kept of it."""
        check_passphrase(passphrase)
        return await self._aside(lambda: _hasher.hash(passphrase))

    async def is_right(self, passphrase: str, hidden: str | None) -> bool:
        """Whether it is the one that was hidden; takes as long when nothing was."""
        if len(passphrase) > LONGEST:
            return False
        right = await self._aside(lambda: _matches(passphrase, hidden or _nobodys()))
        return right and hidden is not None

    async def _aside(self, work: Callable[[], Result]) -> Result:
        if self._waiting >= MOST_WAITING:
            raise Fault("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1


def check_passphrase(passphrase: str) -> None:
    if not SHORTEST <= len(passphrase) <= LONGEST:
        raise Fault("bad_passphrase", least=SHORTEST, most=LONGEST)


@cache
def _nobodys() -> str:
    """Compared with when there is no such name, so that the answer takes as long."""
    return _hasher.hash("nobody has this one")


def _matches(passphrase: str, hidden: str) -> bool:
    try:
        return _hasher.verify(hidden, passphrase)
    except (VerificationError, InvalidHashError):
        return False
