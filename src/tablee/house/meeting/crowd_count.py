"""How many wait for each game, and how many play it at this moment. Numbers alone, no names."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from tablee import wire
from tablee.house.house import House
from tablee.house.meeting.strangers import Strangers

ALL = ""
CROWD = "crowd"
"""The subject of a notice."""
GOOD_FOR = 15.0
"""Seconds for which a notice of another process is believed. It is repeated more often."""


class CrowdNotice(msgspec.Struct, frozen=True):
    """To the other processes: how many wait and play here, as in the lobby."""

    process: int
    crowds: dict[str, wire.Crowd]


class CrowdCount:
    """Of this process, and of others as they have said lately."""

    def __init__(self, house: House, strangers: Strangers) -> None:
        self._house, self._strangers = house, strangers
        self._others: dict[int, tuple[float, CrowdNotice]] = {}
        others = house.other_processes
        others.also_heard[CROWD] = self._hear
        others.on_presence.append(self._tell)

    def now(self) -> Mapping[str, wire.Crowd]:
        """By game, and under the empty name all together. A game that is absent has nobody."""
        waiting, playing = Counter[str](), Counter[str]()
        now = asyncio.get_running_loop().time()
        heard = [notice.crowds for at, notice in self._others.values() if now < at + GOOD_FOR]
        for crowds in (self.here(), *heard):
            for game, crowd in crowds.items():
                waiting[game] += crowd.waiting
                playing[game] += crowd.playing
        return {game: wire.Crowd(waiting[game], playing[game]) for game in waiting | playing}

    def here(self) -> dict[str, wire.Crowd]:
        """At this process."""
        waiting, playing = self._strangers.waiting, self._playing()
        games = {game for game in self._strangers.games if waiting(game)} | playing.keys()
        crowds = {game: wire.Crowd(waiting(game), playing[game]) for game in games}
        everybody = wire.Crowd(waiting(), playing.total())
        return crowds | ({ALL: everybody} if crowds else {})

    def _playing(self) -> Counter[str]:
        """People whose page is at a running table where they sit."""
        found: Counter[str] = Counter()
        for sheet in self._house.open_sheets():
            live = self._house.live(sheet.id)
            if live is not None and sheet.status == "playing":
                present = live.table.present
                found[sheet.game] += sum(chair.guest in present for chair in sheet.chairs)
        return +found

    # --- the other processes -------------------------------------------------------------------

    def _tell(self) -> None:
        cluster = self._house.other_processes.cluster
        cluster.tell(CROWD, "", CrowdNotice(cluster.number, self.here()))

    def _hear(self, body: Any) -> None:
        """Those that were not heard for long are forgotten: their processes are gone."""
        notice, now = msgspec.convert(body, CrowdNotice), asyncio.get_running_loop().time()
        self._others[notice.process] = (now, notice)
        self._others = {n: one for n, one in self._others.items() if now < one[0] + GOOD_FOR}
