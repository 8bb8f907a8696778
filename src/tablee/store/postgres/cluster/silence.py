"""How long nothing was heard of the database. A process that is cut off stops speaking.

Others close a process after five seconds of silence, and its tables are theirs. It cannot know, so
it sends everybody away a second before that.
"""

from __future__ import annotations

import time
from collections.abc import Callable

SPEAKS_FOR = 4.0
"""Seconds since the last question that was answered. It counts from when it was asked."""


class Silence:
    """By our own clock, which is compared with no other."""

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
        """Whether this is the moment to stop speaking: True once for each time."""
        was, self.is_cut_off = self.is_cut_off, self.is_cut_off or self.seconds > SPEAKS_FOR
        return self.is_cut_off and not was
