"""A virtual clock, lines with their faults, and the host of one table."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Protocol

from tablee import wire
from tablee.table import Effects, Table
from tablee.table.race.witness import UNSEEN, Witness
from tablee.web.socket.gauges import SAMPLES

WRITE_MS = 3.0
"""What keeping an entry on disk takes before anybody is told."""
PING_EVERY_MS = 2_000.0
LONGEST_ACK_WAIT_MS = 40.0
"""So long a system waits with its acknowledgement for an answer that can carry it (Linux). The
kernel's round trip is longer by that; of a later answer it shows nothing."""


GAUGES_AT_FIRST_MS = (4_600.0, 7_600.0, 10_600.0, 13_600.0)
"""When a page is first asked to let a proxy measure its line."""
GAUGE_EVERY_MS = (6_000.0, 12_000.0)
"""Between two later times: anything from the first to the second."""


class Clock:
    """Events in order of their moment; nothing else moves time."""

    def __init__(self) -> None:
        self.now = 0.0
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0

    def at(self, moment: float, event: Callable[[], None]) -> None:
        self._count += 1
        heapq.heappush(self._events, (max(moment, self.now), self._count, event))

    def run(self, until: Callable[[], bool]) -> None:
        while self._events and not until():
            self.now, _, event = heapq.heappop(self._events)
            event()


@dataclass
class Wire:
    """One connection's two ways. All lags are of the round trip, in ms."""

    lag: float
    rng: Random
    jitter: float = 10.0
    """Standard deviation of the round trip."""
    down_share: float = 0.5
    loss: float = 0.0
    """Chance that a packet is lost and comes again after a time-out."""
    bloat: float = 0.0
    """A queue that fills and empties: up to so many ms more, slowly changing."""
    bursts: float = 0.0
    """Chance that a packet falls into a burst of 80 ms."""
    _last: dict[str, float] = field(default_factory=dict)

    def trip(self, way: str, now: float) -> float:
        share = self.down_share if way == "down" else 1 - self.down_share
        delay = self.lag * share
        if self.jitter:
            delay += self.rng.gammavariate(2.0, self.jitter / 2.0)
        if self.bloat:
            phase = (now / 20_000.0) % 1.0
            delay += self.bloat * share * (1 - abs(2 * phase - 1))
        if self.rng.random() < self.bursts:
            delay += 80.0
        if self.rng.random() < self.loss:
            delay += 200.0 + self.lag
        return delay

    def arrival(self, way: str, now: float) -> float:
        """When something sent now arrives: never before what was sent earlier."""
        moment = max(now + self.trip(way, now), self._last.get(way, 0.0))
        self._last[way] = moment
        return moment


class Page(Protocol):
    """What a connection needs of whoever looks through it."""

    line: Wire
    direct: bool
    is_gauged: bool
    """Whether it lets the proxy measure its line when it is asked."""
    acknowledges_late: float
    """So long its system holds back the first acknowledgement of a connection."""

    def receive(self, message: wire.Message) -> None: ...

    def pong_delay(self) -> float: ...


class House:
    """Runs one table: writes take a while, then everybody is told; pings go round."""

    def __init__(self, clock: Clock, table: Table) -> None:
        self.clock = clock
        self.table = table
        self.holds = True
        """Whether fast lines are sent things later; a plain judge does not ask for it."""
        self.proxy_measures = True
        """Whether a proxy says what it measures of a line, whenever a socket is opened."""
        self._pages: dict[str, Page] = {}
        self._ticking = -1
        self._pauses = Random(0)
        self._trips: dict[str, deque[float]] = {}
        """By viewer, the round trips of new connections."""

    def connect(self, viewer: str, guest: str, page: Page) -> None:
        self._pages[viewer] = page
        self._trips[viewer] = deque([self._new_trip(page)], SAMPLES)
        self.carry_out(self.table.enter(viewer, guest, guest))
        self.carry_out(self.table.ask(viewer, wire.Hello(), self._now()))
        for warm_up in range(12):
            self.clock.at(warm_up * 60.0, lambda: self._ping(viewer))
        self.clock.at(PING_EVERY_MS, lambda: self._keep_pinging(viewer))
        if not page.direct:
            for moment in GAUGES_AT_FIRST_MS if page.is_gauged else ():
                self.clock.at(moment, lambda: self._gauge(viewer))
            later = GAUGES_AT_FIRST_MS[-1] + GAUGE_EVERY_MS[0]
            self.clock.at(later, lambda: self._keep_gauging(viewer))

    def begin(self) -> None:
        self.carry_out(self.table.begin(Effects(), self._now()))

    def send(self, viewer: str, request: wire.Request) -> None:
        """A message leaves a page."""
        arrives = self._pages[viewer].line.arrival("up", self.clock.now)

        def arrive() -> None:
            self.carry_out(self.table.ask(viewer, request, self._now()))

        self.clock.at(arrives, arrive)

    def carry_out(self, effects: Effects) -> None:
        number = self.table.number
        moment = self.clock.now + (WRITE_MS if effects.rows else 0.0)
        for thought in effects.thoughts:
            self.table.decide(thought, thought.run(), self._now())
        if effects.told:
            self.clock.at(moment, lambda: self._tell(effects, number))
        self._schedule()

    def _tell(self, effects: Effects, number: int) -> None:
        self.table.told(number, self._now())
        for viewers, message in effects.told:
            for viewer in viewers:
                page, wait = self._pages[viewer], self.holds * effects.waits.get(viewer, 0)
                arrives = page.line.arrival("down", self.clock.now + wait)
                self.clock.at(arrives, lambda p=page, m=message: p.receive(m))  # type: ignore[misc]

    def _schedule(self) -> None:
        due = self.table.due()
        if due is not None and due != self._ticking:
            self._ticking = due
            self.clock.at(due, self._tick)

    def _tick(self) -> None:
        self._ticking = -1
        self.carry_out(self.table.tick(self._now()))

    def _keep_pinging(self, viewer: str) -> None:
        self._ping(viewer)
        self.clock.at(self.clock.now + PING_EVERY_MS, lambda: self._keep_pinging(viewer))

    def _keep_gauging(self, viewer: str) -> None:
        self._gauge(viewer)
        pause = self._pauses.uniform(*GAUGE_EVERY_MS)
        self.clock.at(self.clock.now + pause, lambda: self._keep_gauging(viewer))

    def _gauge(self, viewer: str) -> None:
        page, trips = self._pages[viewer], self._trips[viewer]
        trips.append(self._new_trip(page) if page.is_gauged else median(trips))

    def _new_trip(self, page: Page) -> float:
        """What a system measures while a connection is made: its other end is a system, too."""
        return self._round_trip(page.line) + page.acknowledges_late

    def _ping(self, viewer: str) -> None:
        page, sent = self._pages[viewer], self.clock.now
        there = page.line.trip("down", sent)
        back = page.line.trip("up", sent + there)
        late = page.pong_delay()
        witness = self._witness(viewer, late)

        def answer() -> None:
            self.table.measured(viewer, there + back + late, witness)

        self.clock.at(sent + there + back, answer)

    def _witness(self, viewer: str, late: float) -> Witness:
        """What the server's system says of a line, or the proxy's of new connections."""
        page, trips = self._pages[viewer], tuple(self._trips[viewer])
        usual = self._round_trip(page.line) + (late if late < LONGEST_ACK_WAIT_MS else 0.0)
        usual += min(page.acknowledges_late, LONGEST_ACK_WAIT_MS)
        if page.direct:
            return Witness(usual, min(usual, trips[0]))
        return Witness(samples=trips) if self.proxy_measures else UNSEEN

    def _round_trip(self, line: Wire) -> float:
        return line.trip("down", self.clock.now) + line.trip("up", self.clock.now)

    def _now(self) -> int:
        return round(self.clock.now)
