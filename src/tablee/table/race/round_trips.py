"""What the server has measured of one connection: its recent round trips, in two ways.

The page answers pings, and could answer late. The kernel measures the round trip of the socket, and
the page cannot change that. Where both are known, a ping counts at most a little more than the
kernel says. Behind a proxy only pings are known.
"""

from __future__ import annotations

from collections import deque
from statistics import median

from tablee.wire.photo import Measure

WINDOW = 32
"""Round trips remembered: about a minute of pings."""
WITNESS_SLACK_MS = 3.0
"""What an honest browser may need beyond the network before it answers."""
UNKNOWN_SPREAD_MS = 20.0


EXACT = Measure()
"""Computer players sit at the table itself."""


class RoundTrips:
    """The round trips of one connection, in a sliding window."""

    def __init__(self) -> None:
        self._pings: deque[float] = deque(maxlen=WINDOW)
        self._kernel: deque[float] = deque(maxlen=WINDOW)

    def add(self, ping_ms: float, kernel_ms: float | None = None) -> None:
        """One answered ping and, where it can be asked, the kernel's round trip at that moment."""
        self._pings.append(max(0.0, ping_ms))
        if kernel_ms is not None:
            self._kernel.append(max(0.0, kernel_ms))

    def measure(self) -> Measure:
        """What may be assumed of the line now; an unmeasured line is assumed to be short."""
        if not self._pings:
            return Measure(0.0, 0.0, UNKNOWN_SPREAD_MS)
        pings = sorted(self._pings)
        least, typical = pings[0], median(pings)
        if self._kernel:
            least = min(least, min(self._kernel) + WITNESS_SLACK_MS)
            typical = min(typical, median(self._kernel) + WITNESS_SLACK_MS)
        high = pings[(len(pings) * 9) // 10]
        return Measure(least, typical, max(0.0, min(high - median(pings), typical)))
