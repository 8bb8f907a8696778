"""What the server has measured of one connection: its recent round trips, in several ways.

Browsers answer pings, but a program could answer late. Witnesses are systems that measure the line
themselves: the server's own, or that of a named proxy where the line ends. The usual trip is taken
as at most a little more than they say. If even the quickest answer is later than the shortest trip
of a witness explains, that lateness is taken off every answer.
"""

from __future__ import annotations

from collections import deque
from statistics import median

from tablee.table.race.samples import SLACK_MS, longest_usual
from tablee.table.race.witness import UNSEEN, Witness
from tablee.wire.photo import Measure

WINDOW = 32
"""Round trips remembered: about a minute of pings."""
UNKNOWN_SPREAD_MS = 20.0


EXACT = Measure()
"""The line of a computer player, which has no delay."""


class RoundTrips:
    """The round trips of one connection, in a sliding window."""

    def __init__(self) -> None:
        self._pings: deque[float] = deque(maxlen=WINDOW)
        self._usual: deque[float] = deque(maxlen=WINDOW)
        self._least: float | None = None
        """The shortest round trip a witness has measured since the connection was made."""
        self._samples: tuple[float, ...] = ()
        """What a proxy has measured lately, on new connections."""

    def add(self, ping_ms: float, witness: Witness = UNSEEN) -> None:
        """One answered ping, and what else is known of the line at that moment."""
        self._pings.append(max(0.0, ping_ms))
        if witness.usual is not None:
            self._usual.append(max(0.0, witness.usual))
        self._samples = witness.samples or self._samples
        known = [trip for trip in (self._least, witness.least) if trip is not None]
        self._least = min(known, default=None)

    def measure(self) -> Measure:
        """What is assumed of the line now. A line without measurements is assumed to be short."""
        if not self._pings:
            return Measure(0.0, 0.0, UNKNOWN_SPREAD_MS)
        pings = sorted(self._pings)
        late = self._late(pings[0])
        least, typical = pings[0] - late, median(pings) - late
        if self._usual:
            least = min(least, min(self._usual) + SLACK_MS)
            typical = min(typical, median(self._usual) + SLACK_MS)
        if self._samples:
            typical = min(typical, longest_usual(self._samples))
            least = min(least, typical)
        high = pings[(len(pings) * 9) // 10]
        return Measure(least, typical, max(0.0, min(high - median(pings), typical)))

    def _late(self, shortest: float) -> float:
        """How much later than the line explains even the quickest answer came."""
        known = min(self._samples, default=self._least)
        if known is None:
            return 0.0
        return max(0.0, shortest - known - SLACK_MS)
