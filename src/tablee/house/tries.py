"""Tries at secrets: so many at once for each key, then one now and then."""

from __future__ import annotations

import asyncio

from tablee.house.limits import Bucket
from tablee.house.recent import Recent
from tablee.kernel import Fault


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
