"""Ratings when the storm is over: every rated game was judged, and none of them twice."""

from __future__ import annotations

from collections import Counter

from sim.disk import Disk
from sim.patron import Patron
from tablee import catalog
from tablee.store import MemoryPeople, Sheet
from tablee.web.standing import Verdict, shown, verdict


def due(disk: Disk) -> dict[str, Verdict]:
    """Finished games whose players are to be judged."""
    return {id: found for id, sheet in disk.sheets.items() if (found := _verdict(disk, sheet))}


async def check_ratings(disk: Disk, patrons: list[Patron]) -> int:
    """What is kept is what the finished games, judged once each, make of everybody."""
    verdicts, judged = due(disk), Counter(disk.judged)
    assert judged == Counter(list(verdicts)), {"judged": judged, "due": list(verdicts)}
    again = MemoryPeople()
    for table in disk.judged:
        found = verdicts[table]
        await again.rate(table, disk.sheets[table].game, found.players, found.judge)
    for player in {player for found in verdicts.values() for player in found.players}:
        assert await disk.people.skills(player) == await again.skills(player), player
    for patron in patrons:
        await _check_told(patron, again)
    return len(verdicts)


def _verdict(disk: Disk, sheet: Sheet) -> Verdict | None:
    """Nobody is judged for a game that all agreed to stop."""
    if not sheet.rated or sheet.status != "finished" or sheet.ending == "stopped":
        return None
    found = verdict(catalog.find(sheet.game), sheet, disk.rows[sheet.id])
    return found if found.players else None


async def _check_told(patron: Patron, people: MemoryPeople) -> None:
    """Signing in once more, everybody is told their ratings."""
    await patron.sign_in(right=True)
    status, me, _ = await patron.ask("GET", "/api/me")
    assert status == 200
    skills = await people.skills(patron.guest)
    expected = {game: (shown(skill), skill.games) for game, skill in skills.items()}
    told = {one["game"]: (one["rating"], one["games"]) for one in me.get("ratings", ())}
    assert told == expected, (patron.name, told, expected)
