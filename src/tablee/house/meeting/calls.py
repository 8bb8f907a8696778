"""Calls: people who were found for each other, until all have said yes or somebody does not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import msgspec

from tablee.house.pairing.pool import Group

SECONDS = 10.0
"""To say yes."""


class Call(msgspec.Struct):
    """One group that is asked."""

    number: int
    group: Group
    ends: float
    come: set[str] = msgspec.field(default_factory=set)
    """Guests who have said yes."""

    @property
    def guests(self) -> tuple[str, ...]:
        return tuple(seeker.guest for seeker in self.group.seekers)

    @property
    def is_complete(self) -> bool:
        return len(self.come) == len(self.group.seekers)


class Calls:
    """All calls that are open. A guest is in one at most."""

    def __init__(self) -> None:
        self._by_guest: dict[str, Call] = {}
        self._open: dict[int, Call] = {}
        """In the order in which they end, since all take equally long."""
        self._numbers = count(1)

    def open(self, group: Group, now: float) -> Call:
        call = Call(next(self._numbers), group, now + SECONDS)
        self._open[call.number] = call
        for guest in call.guests:
            self._by_guest[guest] = call
        return call

    def of(self, guest: str) -> Call | None:
        return self._by_guest.get(guest)

    def close(self, call: Call) -> None:
        """It has come to something, or to nothing."""
        del self._open[call.number]
        for guest in call.guests:
            del self._by_guest[guest]

    def over(self, now: float) -> Iterator[Call]:
        """Those whose time is over; the caller closes them."""
        while (due := self.due()) is not None and due <= now:
            yield next(iter(self._open.values()))

    def due(self) -> float | None:
        first = next(iter(self._open.values()), None)
        return None if first is None else first.ends
