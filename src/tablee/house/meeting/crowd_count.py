"""How many wait for each game, and how many play it at this moment. Numbers alone, no names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tablee import wire
from tablee.house.house import House
from tablee.house.meeting.strangers import Strangers

ALL = ""


class CrowdCount:
    """Of this process, and of others as far as they have said so."""

    def __init__(self, house: House, strangers: Strangers) -> None:
        self._house, self._strangers = house, strangers

    def now(self) -> Mapping[str, wire.Crowd]:
        """By game, and under the empty name all together. A game that is absent has nobody."""
        waiting, playing = self._strangers.waiting, self.playing()
        here = {game for game in self._strangers.games if waiting(game)} | playing.keys()
        crowds = {game: wire.Crowd(waiting(game), playing[game]) for game in here}
        everybody = wire.Crowd(waiting(), playing.total())
        return crowds | ({ALL: everybody} if crowds else {})

    def playing(self) -> Counter[str]:
        """People whose page is at a running table where they sit."""
        found: Counter[str] = Counter()
        for sheet in self._house.open_sheets():
            live = self._house.live(sheet.id)
            if live is not None and sheet.status == "playing":
                present = live.table.present
                found[sheet.game] += sum(chair.guest in present for chair in sheet.chairs)
        return +found
