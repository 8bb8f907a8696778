"""A notice to all, sent to every open page when it begins, when it ends and when it is changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tablee import wire
from tablee.house.library.open_library import OpenLibrary
from tablee.web.guard.rate_limit import Hearer, RateLimit
from tablee.wire import HouseText

LONGEST_WAIT = 3600.0
"""Seconds. Somebody may set the clock of the machine meanwhile."""


class Announcer:
    """Has an alarm while something is still to come, from the first connection on."""

    def __init__(
        self, library: OpenLibrary, rate_limit: RateLimit, wall: Callable[[], float]
    ) -> None:
        self._library, self._rate_limit, self._wall = library, rate_limit, wall
        self._told: HouseText | None = None
        """What all pages have."""
        self._alarm: asyncio.TimerHandle | None = None
        library.listeners.append(self._look)

    def greet(self, page: Hearer) -> None:
        """Somebody has connected. They are sent the notice before everything else."""
        if self._alarm is None:
            self._look()
        if self._told is not None:
            page.say(wire.Announced(self._told))

    def _look(self) -> None:
        """The clock is read once: an alarm may ring a little early, and the end must not fall
        between two looks at it."""
        now = self._wall()
        notice = self._library.notice(now)
        if notice != self._told:
            self._told = notice
            for page in self._rate_limit.everybody():
                page.say(wire.Announced(notice))
        self._set_alarm(now)

    def _set_alarm(self, now: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        wait, self._alarm = self._library.notice_changes_in(now), None
        if wait is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(min(wait, LONGEST_WAIT), self._look)
