"""The statements of rated games, within transactions of the caller."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.store.lines import skill_line
from tablee.store.skill import Change, Judge, RatedGame, Skill, changes, judged, taken_back

EXPECT = "insert into rated (sheet, done) values ($1, false) on conflict do nothing"
EXPECTED = "select sheet from rated where not done"
DONE = """
insert into rated as r (sheet, done) values ($1, true)
on conflict (sheet) do update set done = true where not r.done returning sheet
"""
NOTE = "update rated set game = $2, changes = $3 where sheet = $1"
MADE = "select game, changes from rated where sheet = $1 and done for update"
RATED = """
select sheet, game, changes from rated
where done and changes not in ('', '[]') and strpos(changes, $1) > 0 limit $2
"""
FORGET = """
update rated set changes = replace(changes, $1, '""') where strpos(changes, $1) > 0
"""
SKILLS = "select game, mean, doubt, games, opponents from skills where player = $1"
BEST = """
select player, mean, doubt, games, opponents from skills
where game = $1 and games >= $2 and length(opponents) >= $3 order by ordinal desc, player limit $4
"""
# Always in the same order, so that two rated games never wait for each other.
KNOWN = """
select player, mean, doubt, games, opponents from skills where player = any($1) and game = $2
order by player for update
"""
PUT = """
insert into skills values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (player, game) do update set mean = excluded.mean, doubt = excluded.doubt,
games = excluded.games, ordinal = excluded.ordinal, sum = excluded.sum,
opponents = excluded.opponents
"""

_encode = msgspec.json.Encoder().encode
_changes = msgspec.json.Decoder(list[Change])


async def rate(
    connection: Any, table: str, game: str, players: Sequence[str], judge: Judge, shared: bool
) -> bool:
    """Judges these players once; False where it was done before."""
    if await connection.fetchval(DONE, table) is None:
        return False
    there = await _skills(connection, players, game)
    known = [there.get(player, Skill()) for player in players]
    after = judged(players, known, judge)
    await _put(connection, game, after)
    made = _encode(changes(players, known, after, shared)).decode()
    await connection.execute(NOTE, table, game, made)
    return True


async def undo(connection: Any, table: str) -> list[str]:
    """Takes back what the game made of those who are still there, and says who they are."""
    game, made = await connection.fetchrow(MADE, table) or ("", "")
    found = _changes.decode(made or "[]")
    known = await _skills(connection, [one.player for one in found], game)
    there = [one for one in found if one.player in known]
    after = {one.player: taken_back(known[one.player], one) for one in there}
    await _put(connection, game, after)
    await connection.execute(NOTE, table, "", "")
    return [one.player for one in there]


async def rated(connection: Any, limit: int, player: str) -> list[RatedGame]:
    """Games whose changes name this player, or all."""
    found = await connection.fetch(RATED, player, limit)
    return [RatedGame(table, game, _changes.decode(made)) for table, game, made in found]


async def forget(connection: Any, player: str) -> None:
    """Nobody stands where this player stood."""
    await connection.execute(FORGET, _encode(player).decode())


async def _skills(connection: Any, players: Sequence[str], game: str) -> dict[str, Skill]:
    found = await connection.fetch(KNOWN, list(players), game)
    return {player: Skill(*fields) for player, *fields in found}


async def _put(connection: Any, game: str, skills: dict[str, Skill]) -> None:
    for player, skill in sorted(skills.items()):
        await connection.execute(PUT, *skill_line(player, game, skill))
