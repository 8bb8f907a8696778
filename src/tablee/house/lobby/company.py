"""With whom somebody has sat at a table lately, and how games against a friend went."""

from __future__ import annotations

from collections.abc import Sequence

from tablee import wire
from tablee.house.house import House
from tablee.house.lobby.lists import latest
from tablee.house.lobby.summaries import Summaries
from tablee.house.lobby.summary import Summary
from tablee.house.people.guest import Guest
from tablee.store import Sheet
from tablee.table import seating

LOOKED_AT = 60
"""Tables, the newest first."""
COUNTED = 200
"""Finished tables of one guest that are looked at for games against a friend."""


class Company:
    """Read from tables that are stored all the same."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._summaries = Summaries(house)

    async def lately(self, guest: Guest) -> list[wire.Companion]:
        """Each once, the last table first; nobody whom the guest may not meet."""
        if not guest.id:
            return []
        sheets = await self._house.store.sheets(guest=guest.id, limit=LOOKED_AT)
        found: dict[str, wire.Companion] = {}
        avoided = self._house.people.ties.avoided(guest.id)
        for sheet in latest(sheets):
            if sheet.imported_at is not None or seating.seat_of(sheet, guest.id) is None:
                continue
            for seat, chair in enumerate(sheet.chairs):
                if chair.guest and chair.guest not in found and chair.guest not in avoided:
                    when = sheet.ended_at or sheet.made_at
                    told = wire.Companion(sheet.id, seat, chair.name, sheet.game, when)
                    found[chair.guest] = told
        found.pop(guest.id, None)
        return list(found.values())[: self._house.limits.company]

    async def against(self, guest: str, other: str) -> list[wire.HeadToHead]:
        """Game by game. A few logs are played again for each look; the next look knows more."""
        sheets = await self._house.store.sheets("finished", COUNTED, guest=guest)
        games = [one for one in sheets if _are_both_there(one, guest, other)]
        summaries = await self._summaries.of(games)
        by_game: dict[str, list[Sheet]] = {}
        for sheet in games:
            by_game.setdefault(sheet.game, []).append(sheet)
        told = [_count(one, summaries, guest, other) for one in by_game.values()]
        return sorted(told, key=lambda one: -one.games)


def _are_both_there(sheet: Sheet, guest: str, other: str) -> bool:
    seats = (seating.seat_of(sheet, guest), seating.seat_of(sheet, other))
    return None not in seats and sheet.imported_at is None and sheet.ending != "stopped"


def _count(
    sheets: Sequence[Sheet], summaries: dict[str, Summary], guest: str, other: str
) -> wire.HeadToHead:
    wins = draws = losses = 0
    for sheet in sheets:
        winners = summaries[sheet.id].winners if sheet.id in summaries else ()
        mine = seating.seat_of(sheet, guest) in winners
        theirs = seating.seat_of(sheet, other) in winners
        wins, losses = wins + (mine and not theirs), losses + (theirs and not mine)
        draws += mine and theirs
    return wire.HeadToHead(sheets[0].game, len(sheets), wins, draws, losses)
