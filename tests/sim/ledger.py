"""Ratings when the storm is over: every rated game was judged, and none of them twice."""

from __future__ import annotations

from collections import Counter

from sim.disk import Disk
from sim.member import Member
from tablee import catalog
from tablee.house.limits import Limits
from tablee.house.people.taken_out import ANONYMOUS
from tablee.house.ratings.ratings import shown
from tablee.house.ratings.verdict import Verdict, verdict
from tablee.house.ratings.which_games_count import is_long_enough
from tablee.store import MemoryPeople, Sheet
from tablee.store.people.ratings import StoredRatings

RATED = Limits(rated_moves=1, rated_ms_a_minute=0)
"""A storm is short: a game counts as soon as everybody has moved."""


def due(disk: Disk) -> dict[str, Verdict]:
    """Finished games whose players are to be judged."""
    return {id: found for id, sheet in disk.final.items() if (found := _verdict(disk, sheet))}


async def check_ratings(disk: Disk, members: list[Member]) -> int:
    """What is kept is what the finished games, judged once each, make of everybody."""
    verdicts, judged = due(disk), Counter(disk.judged)
    assert judged == Counter(list(verdicts)), {"judged": judged, "due": list(verdicts)}
    again, gone = MemoryPeople().ratings, {guest for member in members for guest in member.gone}
    for table in disk.judged:
        found = verdicts[table]
        await again.rate(table, disk.sheets[table].game, found.players, found.judge)
    for player in {player for found in verdicts.values() for player in found.players}:
        expected = {} if player in gone else await again.skills(player)
        assert await disk.ratings.skills(player) == expected, player
    for member in members:
        await _check_told(member, again)
    return len(verdicts)


def _verdict(disk: Disk, sheet: Sheet) -> Verdict | None:
    """Nobody is judged for a game that all agreed to stop, that somebody left without a
    name, or that was over at once."""
    if not sheet.terms.rated or sheet.ending == "stopped":
        return None
    if any(chair.name == ANONYMOUS for chair in sheet.chairs):
        return None
    if sheet.id in disk.too_late and sheet.id not in disk.judged:
        return None
    game, rows = catalog.find(sheet.game), disk.rows[sheet.id]
    if not is_long_enough(game, sheet, rows, RATED):
        return None
    found = verdict(game, sheet, rows, RATED.rated_games_until_listed)
    return found if found.players else None


async def _check_told(member: Member, ratings: StoredRatings) -> None:
    """Signing in once more, everybody is told their ratings."""
    await member.sign_in(right=True)
    status, me, _ = await member.ask("GET", "/api/me")
    assert status == 200
    skills = await ratings.skills(member.guest)
    expected = {game: (shown(skill), skill.games) for game, skill in skills.items()}
    told = {one["game"]: (one["rating"], one["games"]) for one in me.get("ratings", ())}
    assert told == expected, (member.name, told, expected)
