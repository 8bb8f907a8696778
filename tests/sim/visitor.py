"""Somebody in the lobby: hears of every table, and in the end knows what a newcomer is told."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec

from sim.disk import Disk
from sim.network import Line, Network, Unreachable


class Visitor:
    """One page that shows the lobby."""

    def __init__(self, cookie: str, network: Network, disk: Disk) -> None:
        self.cookie = cookie
        self.lobby: dict[str, Any] | None = None
        self._network = network
        self._disk = disk
        self._line: Line | None = None

    async def live(self) -> None:
        """Comes back whenever it was cut off."""
        while True:
            if self._line is None:
                with contextlib.suppress(Unreachable):
                    self._line = self._network.connect("/ws/lobby", self.cookie, self._hear)
            await asyncio.sleep(1.0)

    def _hear(self, text: str | None) -> None:
        told = {"type": "bye"} if text is None else msgspec.json.decode(text)
        match told.get("type"):
            case "bye":
                if self._line is not None:
                    self._line.cut(0.0, 0.0)
                self._line = None
            case "ping" if self._line is not None:
                self._line.send(msgspec.json.encode({"type": "pong", "id": told["id"]}).decode())
            case None:
                self.lobby = told
                for card in (*told.get("open", ()), *told.get("mine", ())):
                    assert card["id"] in self._disk.sheets, "a table is told that is not on disk"

    async def check(self) -> None:
        """What it was told last is what somebody who asks now is told."""
        status, now, _ = await self._network.ask("GET", "/api/lobby", self.cookie)
        assert status == 200
        assert self.lobby is not None
        assert _without_presence(self.lobby) == _without_presence(now)


def _without_presence(lobby: dict[str, Any]) -> dict[str, Any]:
    """Who looks at a game that is over is no news to anybody."""
    told = msgspec.json.decode(msgspec.json.encode(lobby))
    for card in told.get("finished", ()):
        for chair in card["chairs"]:
            chair.pop("here", None)
    return dict(told)
