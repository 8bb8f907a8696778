"""Token buckets: a burst, then a steady rate. Used for requests and for tries at secrets."""

from __future__ import annotations

import asyncio

from tablee.house.recent import Recent
from tablee.kernel import Fault


class Bucket:
    """A token bucket on a clock that is passed in, in seconds."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, per_second: float, burst: float) -> None:
        self._rate = per_second
        self._burst = self._left = burst
        self._at = 0.0

    def has(self, now: float) -> bool:
        """Whether one more would be allowed."""
        return self._left + (now - self._at) * self._rate >= 1

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether one more of this cost is allowed at this moment."""
        left = min(self._burst, self._left + (now - self._at) * self._rate)
        is_enough = left >= cost
        self._left = left - cost if is_enough else left
        self._at = now
        return is_enough


class Tries:
    """Counted by key; of the keys, so many are remembered."""

    def __init__(self, seconds: float, at_once: float, remembered: int) -> None:
        self._rate, self._at_once = 1 / seconds, at_once
        self._buckets: Recent[str, Bucket] = Recent(remembered)

    def spend(self, key: str) -> None:
        """One try; raises `too_fast` where there were too many."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = Bucket(self._rate, self._at_once)
            self._buckets.put(key, bucket)
        if not bucket.take(asyncio.get_running_loop().time()):
            raise Fault("too_fast")
