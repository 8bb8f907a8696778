"""How often one guest, and one address, may ask for company, and not come when it is there.

Whoever is called and does not come costs others ten seconds. A few times that is somebody who was
called away; after that it is a nuisance.
"""

from __future__ import annotations

from collections.abc import Callable

from tablee.house.bucket import Bucket
from tablee.house.limits import Limits
from tablee.house.recent import Recent
from tablee.kernel import Fault

AN_HOUR = 3600.0


class WaitingLimits:
    """`clock`: seconds that never go back."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits, self._clock = limits, clock
        self._guests: Recent[str, Bucket] = Recent(limits.names_remembered)
        self._addresses: Recent[str, Bucket] = Recent(limits.addresses_remembered)
        self._wishes: Recent[str, Bucket] = Recent(limits.addresses_remembered)

    def check(self, guest: str, address: str) -> None:
        """Refuses who missed too many calls, and an address that asks too often."""
        now = self._clock()
        if not (self._guest(guest).has(now) and self._address(address).has(now)):
            raise Fault("too_many_missed")
        if not self._wish(address).take(now):
            raise Fault("too_fast")

    def missed(self, guest: str, address: str) -> None:
        """Somebody was called and did not come."""
        now = self._clock()
        self._guest(guest).take(now)
        self._address(address).take(now)

    def _guest(self, guest: str) -> Bucket:
        limits = self._limits
        return _found(self._guests, guest, limits.seconds_a_missed_call, limits.missed_at_once)

    def _address(self, address: str) -> Bucket:
        limits = self._limits
        seconds, at_once = limits.seconds_a_missed_call_per_address, limits.missed_per_address
        return _found(self._addresses, address, seconds, at_once)

    def _wish(self, address: str) -> Bucket:
        most = self._limits.wishes_an_hour_per_address
        return _found(self._wishes, address, AN_HOUR / most, most)


def _found(buckets: Recent[str, Bucket], key: str, seconds: float, at_once: int) -> Bucket:
    bucket = buckets.get(key)
    if bucket is None:
        bucket = Bucket(1 / seconds, at_once)
        buckets.put(key, bucket)
    return bucket
