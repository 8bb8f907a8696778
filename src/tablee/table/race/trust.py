"""How far a player's own claims can be believed: learnt by comparing them with measurements."""

from __future__ import annotations

from collections import deque

from tablee.wire.photo import PAINT_MS, Fact, Finish

REMEMBERED = 48
PRIOR_WEIGHT = 6
"""So many presses at the usual bias are assumed before the first."""
LEANING_WATCHED = 10
LEANING_ALLOWED = 3
"""More than this out of the last ten, and the claims no longer count."""
PROBATION = 60
"""Presses judged by measurement alone before the claims count again."""


class Trust:
    """One seat's record at one table."""

    def __init__(self) -> None:
        self._biases: deque[float] = deque(maxlen=REMEMBERED)
        self._leanings: deque[bool] = deque(maxlen=LEANING_WATCHED)
        self._probation = 0

    @property
    def trusted(self) -> bool:
        return self._probation == 0

    @property
    def bias(self) -> float:
        """How much earlier the claims are than the measurements, on average."""
        weight = PRIOR_WEIGHT + len(self._biases)
        return (PRIOR_WEIGHT * PAINT_MS + sum(self._biases)) / weight

    def learn(self, fact: Fact, finish: Finish) -> None:
        """Takes one judged press into account for the next."""
        if fact.claim is None:
            return
        gap = fact.arrived - fact.shown - fact.measure.typical - fact.claim
        self._biases.append(gap)
        self._leanings.append(finish.leaning)
        self._probation = max(0, self._probation - 1)
        if sum(self._leanings) > LEANING_ALLOWED:
            self._probation = PROBATION
            self._leanings.clear()
