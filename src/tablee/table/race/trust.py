"""How far a player's own claims can be believed: learnt by comparing them with measurements."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from tablee.wire.photo import PAINT_MS, Fact, Finish

REMEMBERED = 48
PRIOR_WEIGHT = 3
"""How many presses with the usual bias are assumed before the first."""
LEANING_WATCHED = 10
LEANING_ALLOWED = 3
"""More than this out of the last ten, and the claims no longer count."""
UNKNOWN_PRESSES = 10
"""After so many presses a player is known. Until then their claims count little, though more each
time. So nobody gains by lying a little and leaving."""
PROBATION = 60
"""Presses judged by measurement alone before the claims count again."""


class Trust:
    """One seat's record at one table."""

    def __init__(self) -> None:
        self._biases: deque[tuple[str, float]] = deque(maxlen=REMEMBERED)
        """With the connection each was measured on."""
        self._leanings: deque[bool] = deque(maxlen=LEANING_WATCHED)
        self._probation = 0

    @property
    def trusted(self) -> bool:
        return self._probation == 0

    @property
    def weight(self) -> float:
        """How much a claim counts beside the measurement."""
        return min(1.0, len(self._biases) ** 2 / UNKNOWN_PRESSES**2)

    def bias(self, viewer: str) -> float:
        """How much earlier the claims are than the measurements, on average.

        It is that of all presses or that of this connection, whichever is worse. So honest presses
        on one line do not make up for lies on another.
        """
        gaps = [gap for _, gap in self._biases]
        return max(_mean(gaps), _mean([gap for line, gap in self._biases if line == viewer]))

    def learn(self, fact: Fact, finish: Finish, viewer: str = "") -> None:
        """Takes one judged press into account for the next."""
        if fact.claim is None:
            return
        flight, latest = fact.arrived - fact.shown, finish.high - fact.common
        # A claim beyond what is possible counts only as the limit. So nobody can save up for a
        # later lie.
        gap = flight - fact.measure.typical - min(fact.claim, latest)
        self._biases.append((viewer, gap))
        self._leanings.append(finish.leaning)
        self._probation = max(0, self._probation - 1)
        if sum(self._leanings) > LEANING_ALLOWED:
            self._probation = PROBATION
            self._leanings.clear()


def _mean(gaps: Sequence[float]) -> float:
    return (PRIOR_WEIGHT * PAINT_MS + sum(gaps)) / (PRIOR_WEIGHT + len(gaps))
