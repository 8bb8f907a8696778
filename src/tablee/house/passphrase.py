"""Passphrases: stored as argon2 hashes, computed in a thread, tried no faster than people type."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tablee.house.limits import Bucket, Limits
from tablee.house.recent import Recent
from tablee.kernel import Fault

_hasher = PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)

Result = TypeVar("Result")


class Passphrases:
    """One at a time, in a thread of its own: 32 MB and about a tenth of a second each."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._thread = ThreadPoolExecutor(1, "passphrases")
        self._waiting = 0
        self._names: Recent[str, Bucket] = Recent(limits.names_remembered)
        self._addresses: Recent[str, Bucket] = Recent(limits.names_remembered)

    def spend(self, name: str, address: str) -> None:
        """Counts a try of this name from this address; Fault where there were too many."""
        most = self._limits
        by_address = most.seconds_a_passphrase_per_address, most.passphrases_at_once_per_address
        _take(self._addresses, address, *by_address)
        by_name = most.seconds_a_passphrase_per_name, most.passphrases_at_once_per_name
        _take(self._names, name, *by_name)

    def check(self, passphrase: str) -> None:
        """Raises Fault for one that is too short or too long."""
        least, most = self._limits.shortest_passphrase, self._limits.longest_passphrase
        if not least <= len(passphrase) <= most:
            raise Fault("bad_passphrase", least=least, most=most)

    async def hide(self, passphrase: str) -> str:
        """What is stored of it."""
        self.check(passphrase)
        return await self._aside(lambda: _hasher.hash(passphrase))

    async def is_right(self, passphrase: str, hidden: str | None) -> bool:
        """Whether it is the one whose hash is stored; takes as long when there is none."""
        if len(passphrase) > self._limits.longest_passphrase:
            return False
        right = await self._aside(lambda: _matches(passphrase, hidden or _nobodys()))
        return right and hidden is not None

    async def _aside(self, work: Callable[[], Result]) -> Result:
        if self._waiting >= self._limits.passphrases_waiting:
            raise Fault("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1


def _take(buckets: Recent[str, Bucket], key: str, seconds: float, at_once: float) -> None:
    bucket = buckets.get(key) or Bucket(1 / seconds, at_once)
    buckets.put(key, bucket)
    if not bucket.take(asyncio.get_running_loop().time()):
        raise Fault("too_fast")


@cache
def _nobodys() -> str:
    """Compared with when there is no such name, so that the answer takes as long."""
    return _hasher.hash("nobody has this one")


def _matches(passphrase: str, hidden: str) -> bool:
    try:
        return _hasher.verify(hidden, passphrase)
    except (VerificationError, InvalidHashError):
        return False
