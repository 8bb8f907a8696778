"""Who is here, and what they are told: at this process, and at the others by notices.

Whether somebody is at another process is asked only when a friend of theirs looks. The answer is
there at the next look, and is believed for a moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

import msgspec

from tablee import wire
from tablee.house.cluster.processes import OtherProcesses
from tablee.house.recent import Recent
from tablee.web.guard.rate_limit import RateLimit

INVITED, WHO, HERE = "invited", "who_is_here", "here"
"""Subjects of notices between processes."""
BELIEVED = 25.0
"""Seconds; pages that show friends ask more often."""
MOST = 10_000
"""Guests at other processes that are remembered."""


class SentInvitation(msgspec.Struct, frozen=True):
    """To the other processes: this guest may have a page open there."""

    guest: str
    table: str
    game: str
    name: str


class GuestPresence:
    """One for each process."""

    def __init__(self, processes: OtherProcesses, rate_limit: RateLimit) -> None:
        self._processes, self._rate_limit = processes, rate_limit
        self._heard: Recent[str, float] = Recent(MOST)
        self._count = 0
        heard = processes.also_heard
        heard[INVITED], heard[WHO], heard[HERE] = self._invited, self._asked, self._answered

    def are_here(self, guests: Collection[str]) -> set[str]:
        """Those of them who have a page open, as far as is known."""
        now = asyncio.get_running_loop().time()
        here = {one for one in guests if self._rate_limit.is_here(one)}
        away = sorted(set(guests) - here)
        if away and not self._processes.is_alone:
            self._tell(WHO, away)
        return here | {one for one in away if now < (self._heard.get(one) or 0.0) + BELIEVED}

    def invite(self, invitation: SentInvitation) -> None:
        """Every page of this guest, wherever it is."""
        self._invite(invitation)
        self._tell(INVITED, invitation)

    def _tell(self, subject: str, body: Any) -> None:
        """Each has a key of its own, so that none takes the place of another."""
        self._count += 1
        self._processes.cluster.tell(subject, str(self._count), body)

    def _invite(self, one: SentInvitation) -> None:
        self._rate_limit.tell(one.guest, wire.Invited(one.table, one.game, one.name))

    def _invited(self, body: Any) -> None:
        self._invite(msgspec.convert(body, SentInvitation))

    def _asked(self, body: Any) -> None:
        here = [one for one in msgspec.convert(body, list[str]) if self._rate_limit.is_here(one)]
        if here:
            self._tell(HERE, here)

    def _answered(self, body: Any) -> None:
        now = asyncio.get_running_loop().time()
        for guest in msgspec.convert(body, list[str]):
            self._heard.put(guest, now)
