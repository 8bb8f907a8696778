"""Somebody who comes to the house: a guest under a name, perhaps one with a passphrase.

Whatever was answered holds from then on: an account is there, its name is nobody else's, the right
passphrase opens it and no other does. A request without an answer may have counted or not.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from sim.disk import Disk
from sim.network import Network, Unreachable

AGAIN = (429, 503)
"""The house is closing, or its disk failed, or it has been asked too much."""


class Patron:
    """One person, on however many pages."""

    def __init__(self, name: str, network: Network, disk: Disk, rng: Random) -> None:
        self.name = name
        self.cookie = ""
        self.signed_up = False
        self._network = network
        self._disk = disk
        self._rng = rng
        self._called = name

    @property
    def guest(self) -> str:
        """Who the house thinks this is, once there is an account."""
        return self._disk.people.holder(self.name)

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
                    return status, told, lost
                lost = lost or status == 503
            await asyncio.sleep(0.2 + self._rng.random())

    async def arrive(self) -> None:
        """Says a name, and is somebody from then on."""
        status, told, _ = await self.ask("POST", "/api/me", {"name": self.name})
        assert (status, told["name"]) == (200, self.name), told

    # --- with an account -------------------------------------------------------------------------

    async def live(self, others: list[Patron]) -> None:
        """Signs up in the storm, and goes on minding names until the simulation ends."""
        await self.sign_up()
        while True:
            await asyncio.sleep(self._rng.random() * 15)
            match self._rng.randrange(3):
                case 0:
                    await self.sign_in(self._rng.random() < 0.7)
                case 1:
                    await self.rename()
                case 2:
                    await self.usurp(self._rng.choice(others))

    async def sign_up(self) -> None:
        status, told, lost = await self.ask("POST", "/api/account", self._login())
        assert status == 201 or (lost and status == 409), (self.name, status, told)
        assert self._disk.people.holder(self.name), "an account is told that is not on disk"
        self.signed_up = True

    async def sign_in(self, right: bool) -> None:
        status, told, _ = await self.ask("POST", "/api/account/login", self._login(right))
        assert status == (200 if right else 401), (self.name, status, told)
        assert not right or told["name"] == self.name, told

    async def rename(self) -> None:
        """A name with a passphrase is not changed by saying another."""
        status, told, _ = await self.ask("POST", "/api/me", {"name": f"Not {self.name}"})
        assert (status, told["code"]) == (409, "has_account"), told

    async def usurp(self, other: Patron) -> None:
        """Somebody else's own name is not to be had."""
        if other is self or not other.signed_up:
            return
        stranger = Patron(other.name.lower(), self._network, self._disk, self._rng)
        status, told, _ = await stranger.ask("POST", "/api/me", {"name": stranger.name})
        assert (status, told["code"]) == (409, "name_taken"), told

    def _login(self, right: bool = True) -> dict[str, str]:
        return {"name": self.name, "passphrase": f"{'right' if right else 'wrong'} {self.name}"}

    # --- without one -----------------------------------------------------------------------------

    async def wander(self) -> None:
        """A guest may be called something else, and stays the same guest."""
        while True:
            await asyncio.sleep(self._rng.random() * 40)
            self._called = f"{self.name}{self._rng.randrange(9)}"
            status, told, _ = await self.ask("POST", "/api/me", {"name": self._called})
            assert (status, told["name"]) == (200, self._called), told
