"""Somebody who comes to the house: a guest under a name, on however many pages."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from sim.disk import Disk
from sim.network import Network, Unreachable

AGAIN = (429, 503)
"""The house is closing, or its disk failed, or it has been asked too much."""


class Patron:
    """One person without an account."""

    def __init__(self, name: str, network: Network, disk: Disk, rng: Random) -> None:
        self.name = name
        self.cookie = ""
        self.busy = False
        """Opens no page for now: who they are may be changing."""
        self.leaving = False
        """Looks at nothing any more: the account is being deleted."""
        self.void: set[str] = set()
        """Cookies that are nobody's, since that was acknowledged."""
        self.stale: set[str] = set()
        """Those that turned out to be nobody's: whoever notices loads the page anew."""
        self.gone: list[str] = []
        """Guests this person was, before an account was deleted."""
        self._given: set[str] = set()
        self._network = network
        self._disk = disk
        self._rng = rng

    async def live(self, others: list[Patron]) -> None:
        """A guest may be called something else, and stays the same guest."""
        while True:
            await asyncio.sleep(self._rng.random() * 40)
            called = f"{self.name}{self._rng.randrange(9)}"
            status, told, _ = await self.ask("POST", "/api/me", {"name": called})
            assert (status, told["name"]) == (200, called), told

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any, bool]:
        """Asks until there is an answer; says too whether an earlier try may have counted."""
        lost = False
        while True:
            try:
                status, told, cookie = await self._network.ask(method, path, self.cookie, body)
            except Unreachable:
                lost = True
            else:
                if status not in AGAIN:
                    self.cookie = cookie or self.cookie
                    self._given.add(self.cookie)
                    return status, told, lost
                lost = lost or status == 503
            await asyncio.sleep(0.2 + self._rng.random())

    async def arrive(self) -> None:
        """Says a name, and is somebody from then on."""
        status, told, _ = await self.ask("POST", "/api/me", {"name": self.name})
        assert (status, told["name"]) == (200, self.name), told
