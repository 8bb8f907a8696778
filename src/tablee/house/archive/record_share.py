"""How many bytes of records one guest and one address may have stored within an hour."""

from __future__ import annotations

import asyncio

from tablee.house.bucket import Bucket
from tablee.house.limits import Limits
from tablee.house.recent import Recent
from tablee.kernel import Fault

AN_HOUR = 3600.0


class RecordShare:
    """Everything here is bounded: the longest unseen is forgotten first."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.record_bytes_an_hour
        self._most_per_address = limits.record_bytes_an_hour_per_address
        self._guests: Recent[str, Bucket] = Recent(limits.names_remembered)
        self._addresses: Recent[str, Bucket] = Recent(limits.addresses_remembered)

    def spend(self, guest: str, address: str, size: int) -> None:
        """Counts so many bytes, or refuses with `too_many_requests`."""
        now = asyncio.get_running_loop().time()
        own = _bucket(self._guests, guest, self._most)
        shared = _bucket(self._addresses, address, self._most_per_address)
        if not own.take(now, size) or not shared.take(now, size):
            raise Fault("too_many_requests")


def _bucket(known: Recent[str, Bucket], name: str, most: int) -> Bucket:
    found = known.get(name)
    if found is None:
        found = Bucket(most / AN_HOUR, most)
        known.put(name, found)
    return found
