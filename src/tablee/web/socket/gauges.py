"""A proxy measures a line again and again: now and then its page opens a small socket for this.

A proxy's system measures each connection while it is opened. The answer comes from the other system
and not from the program, so a page cannot fake it by answering pings late.

The page is given a ticket, which is good once and for its own line. A page that never uses one is
judged by what the proxy measured when its first socket was opened.
"""

from __future__ import annotations

import secrets
from collections import deque
from statistics import median

from starlette.types import Scope

from tablee.table.race.witness import Witness
from tablee.web.guard.address import address_of, line_trip

SAMPLES = 8
"""Measurements that are remembered, of about the last minute. More would be more exact, but would
take longer to show that a line has become slow."""
FIRST, SOON, LATER = (9, 10), (1, 2), (3, 6)
"""Pings until a page is first asked, until it is asked again, and later on.

The numbers are random, so that a short disturbance is not always missed. The first is after the
quick pings of a new line: when a server restarts, everybody comes at once, and must not open five
sockets instead of one.
"""
AT_FIRST = 4
"""How many times it is asked at short intervals."""
TICKETS = 4
"""Good at the same time for one line."""


class GaugedLine:
    """One player's line, and what a named proxy has measured of it."""

    def __init__(self, gauges: Gauges, address: str, first: float) -> None:
        self.address = address
        self._gauges = gauges
        self._trips = deque((first,), SAMPLES)
        self._tickets: deque[str] = deque()
        self._asked = 0
        self._pause = _by_chance(*FIRST)
        """Pings until the page is asked again."""

    def __call__(self) -> Witness:
        return Witness(samples=tuple(self._trips))

    def ticket(self) -> str:
        """For the page, after each ping; none if it is not time."""
        self._pause -= 1
        if self._pause:
            return ""
        self._asked += 1
        self._pause = _by_chance(*(SOON if self._asked < AT_FIRST else LATER))
        if len(self._tickets) == TICKETS:
            self._gauges.void(self._tickets.popleft())
            self.add_nothing()
        self._tickets.append(self._gauges.give(self))
        return self._tickets[-1]

    def spend(self, ticket: str) -> None:
        self._tickets.remove(ticket)

    def add(self, trip: float) -> None:
        self._trips.append(trip)

    def add_nothing(self) -> None:
        """A page was asked and did not come, or came from elsewhere.

        This counts as the median of what is known: nobody gains by staying silent.
        """
        self.add(median(self._trips))

    def close(self) -> None:
        """Its socket is gone."""
        while self._tickets:
            self._gauges.void(self._tickets.pop())


class Gauges:
    """All tickets of this process."""

    def __init__(self) -> None:
        self._lines: dict[str, GaugedLine] = {}
        """By ticket."""

    def __len__(self) -> int:
        return len(self._lines)

    def line(self, scope: Scope) -> GaugedLine | None:
        """The line of a socket, if it came through a proxy that measures."""
        first = line_trip(scope)
        return GaugedLine(self, address_of(scope), first) if first is not None else None

    def give(self, line: GaugedLine) -> str:
        ticket = secrets.token_urlsafe(16)
        self._lines[ticket] = line
        return ticket

    def void(self, ticket: str) -> None:
        self._lines.pop(ticket, None)

    def take(self, ticket: str, scope: Scope) -> None:
        """Somebody shows a ticket. It counts once, and only from the address of its line."""
        line, trip = self._lines.pop(ticket, None), line_trip(scope)
        if line is None:
            return
        line.spend(ticket)
        if trip is not None and address_of(scope) == line.address:
            line.add(trip)
        else:
            line.add_nothing()


def _by_chance(least: int, most: int) -> int:
    return least + secrets.randbelow(most - least + 1)
