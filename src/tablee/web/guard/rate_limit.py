"""How much may come from one address and one guest. The table itself limits who watches.

Everything here is bounded. Only so many addresses are remembered; the longest unseen is forgotten
first. What is counted for a guest is forgotten with their last connection.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from typing import Protocol

from tablee.house.limits import Limits
from tablee.house.recent import Recent
from tablee.kernel import Fault
from tablee.web.guard.address_share import AddressShare, RequestKind
from tablee.web.guard.pending_bytes import PendingBytes
from tablee.wire import Message


class Leaver(Protocol):
    """A connection that can be ended."""

    def bye(self, code: str, again: bool) -> None: ...

    def say(self, message: Message) -> None: ...


class Admitted:
    """One connection, counted while this context lasts. It is small: there are thousands."""

    __slots__ = ("_rate_limit", "address", "device", "guest", "who")

    def __init__(
        self, rate_limit: RateLimit, address: str, guest: str, who: Leaver, device: str
    ) -> None:
        self._rate_limit = rate_limit
        self.address, self.guest = address, guest
        self.who = who
        self.device = device

    def __enter__(self) -> None:
        self._rate_limit.come(self)

    def __exit__(self, *_: object) -> None:
        self._rate_limit.go(self)


class RateLimit:
    """Counts what comes, and refuses what is too much, with a code."""

    def __init__(self, limits: Limits, clock: Callable[[], float] | None = None) -> None:
        self._limits = limits
        self._clock = clock or _loop_time
        self._shares: Recent[str, AddressShare] = Recent(limits.addresses_remembered)
        self._by_address: Counter[str] = Counter()
        self._by_guest: Counter[str] = Counter()
        self._lines: dict[str, dict[Leaver, str]] = {}
        """By guest, in the order they came; each with its device."""
        self._inside = 0
        self.pending = PendingBytes(limits.outbox_bytes_in_all)
        """Bytes that wait for all clients together."""

    def __len__(self) -> int:
        """How many things are remembered, of all kinds."""
        inside = (self._by_address, self._by_guest, self._lines)
        return len(self._shares) + sum(len(counts) for counts in inside)

    def share_of(self, address: str) -> AddressShare:
        """What is counted for this address."""
        share = self._shares.get(address)
        if share is None:
            share = AddressShare(self._limits, self.pending)
            self._shares.put(address, share)
        return share

    def ask(self, address: str, kind: RequestKind) -> None:
        """Counts it, or refuses with `too_many_requests`."""
        if not self.share_of(address).buckets[kind].take(self._clock()):
            raise Fault("too_many_requests")

    def admitted(self, address: str, guest: str, who: Leaver, device: str = "") -> Admitted:
        """For as long as a connection lasts; entering raises `too_many_connections`."""
        return Admitted(self, address, guest, who, device)

    def come(self, one: Admitted) -> None:
        """Counts it, or refuses."""
        self.ask(one.address, "socket")
        places = self._places(one)
        full = any(counts[key] >= most for counts, key, most in places)
        if full or self._inside >= self._limits.sockets:
            raise Fault("too_many_connections")
        self._count(places, 1)
        self._lines.setdefault(one.guest, {})[one.who] = one.device

    def go(self, one: Admitted) -> None:
        self._count(self._places(one), -1)
        lines = self._lines[one.guest]
        del lines[one.who]
        if not lines:
            del self._lines[one.guest]

    async def send_away(
        self, guest: str, code: str, devices: Collection[str] | None = None
    ) -> None:
        """Ends every connection of this guest, or of these devices. They may come back.

        It waits for nothing. It is `async` because Starlette runs other calls after an answer in a
        thread.
        """
        for who, device in tuple(self._lines.get(guest, {}).items()):
            if devices is None or device in devices:
                who.bye(code, True)

    def is_here(self, guest: str) -> bool:
        """Whether this guest has a page open at this process."""
        return guest in self._lines

    def tell(self, guest: str, message: Message) -> None:
        """Every page that this guest has open here."""
        for who in tuple(self._lines.get(guest, ())):
            who.say(message)

    def _places(self, one: Admitted) -> list[tuple[Counter[str], str, int]]:
        limits = self._limits
        places = [
            (self._by_address, one.address, limits.sockets_per_address),
            (self._by_guest, one.guest, limits.sockets_per_guest),
        ]
        return [place for place in places if place[1]]

    def _count(self, places: list[tuple[Counter[str], str, int]], change: int) -> None:
        self._inside += change
        for counts, key, _ in places:
            counts[key] += change
            if not counts[key]:
                del counts[key]


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
