"""Rated games: which wait to be judged, what each changed, and how strong players are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tablee.store.contract.people import MARK, RatedGame, RatingChange, Skill, SkillUpdate
from tablee.store.contract.transactions import Line, Rows, Transactions
from tablee.store.people.skill import changes, judged, taken_back
from tablee.store.sums import summed

EXPECT = "insert into rated (sheet, done) values ($1, false) on conflict do nothing"
EXPECTED = "select sheet from rated where not done"
DONE = """
insert into rated (sheet, done) values ($1, true)
on conflict (sheet) do update set done = true where not rated.done
"""
NOTE = "update rated set game = $2, changes = $3 where sheet = $1"
MADE = "select game, changes from rated where sheet = $1 and done for update"
# SQLite and PostgreSQL both have `replace`, which finds a text in another.
NAMES = "replace(changes, $1, '') <> changes"
RATED = f"""
select sheet, game, changes from rated
where done and changes not in ('', '[]') and ({NAMES} or $1 = '') limit $2
"""
OF_TABLES = "select sheet, game, changes from rated where sheet = any($1) and done"
FORGET = "delete from skills where player = $1"
FORGET_CHANGES = f"update rated set changes = replace(changes, $1, '\"\"') where {NAMES}"
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
_changes = msgspec.json.Decoder(list[RatingChange])


class StoredRatings:
    """Those of everybody, of computer players too."""

    def __init__(self, store: Transactions) -> None:
        self._store = store

    async def expect(self, table: str) -> None:
        """A rated game has begun at this table; it is not forgotten until it is rated."""
        await self._store.write(lambda rows: rows.run(EXPECT, table))

    async def expected(self) -> list[str]:
        """Tables of rated games that have not been rated yet."""
        return [table for (table,) in await self._store.read(lambda rows: rows.all(EXPECTED))]

    async def rate(
        self,
        table: str,
        game: str,
        players: Sequence[str],
        judge: SkillUpdate,
        shared: bool = False,
    ) -> bool:
        """Judges these players and marks the table as rated, both or neither.

        `shared`: people at it came from one address, which is noted with the change. False, and
        nothing changes, if the table was rated before. Without players the table is only marked,
        and is no longer expected.
        """

        async def change(rows: Rows) -> bool:
            if not await rows.run(DONE, table):
                return False
            there = await _known(rows, players, game)
            known = [there.get(player, Skill()) for player in players]
            after = judged(players, known, judge)
            await _put(rows, game, after)
            made = _encode(changes(players, known, after, shared)).decode()
            await rows.run(NOTE, table, game, made)
            return True

        return await self._store.write(change)

    async def undo(self, table: str) -> list[str]:
        """Takes back what this rated game changed, and returns its players.

        It is never judged again. If it was not rated, nothing changes and the list is empty.
        """

        async def change(rows: Rows) -> list[str]:
            game, made = await rows.one(MADE, table) or ("", "")
            found = _changes.decode(made or "[]")
            known = await _known(rows, [one.player for one in found], game)
            there = [one for one in found if one.player in known]
            after = {one.player: taken_back(known[one.player], one) for one in there}
            await _put(rows, game, after)
            await rows.run(NOTE, table, "", "")
            return [one.player for one in there]

        return await self._store.write(change)

    async def rated(self, limit: int, player: str = "") -> list[RatedGame]:
        """Games that were rated and not undone, of this player or of everybody."""
        return await self._store.read(lambda rows: rated_games(rows, limit, player))

    async def rated_at(self, tables: Sequence[str]) -> list[RatedGame]:
        """What was made of their players at those of these tables that were rated, in no order."""
        found = await self._store.read(lambda rows: rows.all(OF_TABLES, list(tables)))
        return [
            RatedGame(table, game, _changes.decode(made or "[]")) for table, game, made in found
        ]

    async def skills(self, player: str) -> Mapping[str, Skill]:
        """Game by game."""
        found = await self._store.read(lambda rows: rows.all(SKILLS, player))
        return {game: Skill(*fields) for game, *fields in found}

    async def best(
        self, game: str, limit: int, least: int = 0, met: int = 0
    ) -> list[tuple[str, Skill]]:
        """The strongest players of a game, the best first. Only those who have played `least`
        games, and `met` so many opponents whose strength was known."""
        asked = (game, least, met * MARK, limit)
        found = await self._store.read(lambda rows: rows.all(BEST, *asked))
        return [(player, Skill(*fields)) for player, *fields in found]


async def rated_games(rows: Rows, limit: int, player: str = "") -> list[RatedGame]:
    """One id may be part of another, so what SQL finds is checked again."""
    lines = await rows.all(RATED, player, limit)
    games = [RatedGame(table, game, _changes.decode(made)) for table, game, made in lines]
    return [one for one in games if not player or one.of(player)]


async def forget_player(rows: Rows, player: str) -> None:
    """Removes this player from all ratings and changes."""
    await rows.run(FORGET, player)
    await rows.run(FORGET_CHANGES, _encode(player).decode())


def skill_line(player: str, game: str, skill: Skill) -> Line:
    """Opponents are not in the sum, like all that layout 5 added."""
    fields = (player, game, skill.mean, skill.doubt, skill.games, skill.ordinal)
    return (*summed(fields), skill.opponents)


async def _known(rows: Rows, players: Sequence[str], game: str) -> dict[str, Skill]:
    found = await rows.all(KNOWN, list(players), game)
    return {player: Skill(*fields) for player, *fields in found}


async def _put(rows: Rows, game: str, skills: Mapping[str, Skill]) -> None:
    lines = [skill_line(player, game, skill) for player, skill in sorted(skills.items())]
    await rows.many(PUT, lines)
