"""How long the database has not answered. A process that is cut off sends everybody away.

After five seconds of silence the others close a process and may open its tables. It cannot know
this, so it sends everybody away a second earlier.
"""

from __future__ import annotations

import time
from collections.abc import Callable

SPEAKS_FOR = 4.0
"""Seconds since the last answer, counted from when its question was asked."""


class Silence:
    """Measured by our own clock, and compared with no other clock."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._heard = clock()
        self.is_cut_off = False

    def heard(self, asked: float) -> None:
        """The database has answered what was asked then."""
        self._heard = max(self._heard, asked)
        if self.seconds <= SPEAKS_FOR:
            self.is_cut_off = False

    @property
    def seconds(self) -> float:
        return self.clock() - self._heard

    def begins(self) -> bool:
        """Whether the process must send everybody away now: True once for each silence."""
        was, self.is_cut_off = self.is_cut_off, self.is_cut_off or self.seconds > SPEAKS_FOR
        return self.is_cut_off and not was
