"""Somebody in the lobby: hears of every table, asks for games that are none of their business, and
in the end knows what a newcomer is told."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec

from sim.archive import check_replay
from sim.disk import Disk
from sim.network import Line, Network, Unreachable
from sim.oracle import Oracle
from sim.page import edited
from sim.patron import Patron
from tablee.wire import WIRE

LOBBY = f"/ws/lobby?wire={WIRE}"
PRIED_INTO = ("record", "verify", "replay")
OFTEN = 5
"""Seconds between two questions."""
REFUSALS = ("not_finished", "not_begun", "no_scrollback", "locked")


class Visitor:
    """One page that shows the lobby."""

    def __init__(self, patron: Patron, network: Network, disk: Disk, oracles: list[Oracle]) -> None:
        self.patron = patron
        self.lobby: dict[str, Any] | None = None
        self._network = network
        self._disk = disk
        self._oracles = oracles
        self._line: Line | None = None

    async def live(self) -> None:
        """Comes back whenever it was cut off."""
        await self.patron.arrive()
        asked = 0
        while True:
            if self._line is None:
                with contextlib.suppress(Unreachable):
                    self._line = self._network.connect(LOBBY, self.patron.cookie, self._hear)
            await asyncio.sleep(1.0)
            asked += 1
            if asked % OFTEN == 0 and self._oracles:
                oracle = self._oracles[asked // OFTEN % len(self._oracles)]
                await self._pry(oracle, PRIED_INTO[asked // OFTEN % len(PRIED_INTO)])

    def _hear(self, text: str | None) -> None:
        told = {"type": "bye"} if text is None else msgspec.json.decode(text)
        match told.get("type"):
            case "bye":
                if self._line is not None:
                    self._line.cut(0.0, 0.0)
                self._line = None
            case None | "lobbychange":
                told = self.lobby = self._shown(told)
                for card in (*told.get("open", ()), *told.get("mine", ())):
                    assert card["id"] in self._disk.sheets, "a table is told that is not on disk"
                    assert self._disk.sheets[card["id"]].public, "a private table is listed"

    def _shown(self, told: dict[str, Any]) -> dict[str, Any]:
        """Whole, or from what was told before."""
        if "type" not in told or self.lobby is None:
            return told
        names = ("open", "mine", "finished", "played")
        old = self.lobby
        lists = {name: edited(old.get(name, []), told.get(name, [])) for name in names}
        shown = lists | {"crowds": told.get("crowds", old.get("crowds", {}))}
        return {name: found for name, found in shown.items() if found}

    async def _pry(self, oracle: Oracle, what: str) -> None:
        """Of a game that is not over, nothing more than a watcher saw."""
        status, told, _ = await self.patron.ask("GET", f"/api/tables/{oracle.table}/{what}")
        if status != 200:
            assert told["code"] in REFUSALS, (what, status, told)
            return
        assert oracle.sheet.terms.access != "locked", f"the {what} of a locked table is shown"
        if what == "replay":
            check_replay(told, oracle)
        else:
            assert oracle.sheet.status == "finished", f"the {what} of a running game is told"

    async def check(self) -> None:
        """What it was told last is what somebody who asks now is told."""
        status, now, _ = await self.patron.ask("GET", "/api/lobby")
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
