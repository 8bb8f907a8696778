"""How the ratings of one player went, game by game."""

from __future__ import annotations

from tablee import wire
from tablee.house.ratings.ratings import likely, shown
from tablee.store import People, Store
from tablee.store.contract.people import Skill


async def ratings_over_time(
    store: Store, people: People, player: str, limit: int
) -> tuple[wire.RatingThen, ...]:
    """Rated games among the last finished ones, the oldest first. A game that was taken back, or
    judged for nobody, has no place in it."""
    sheets = await store.sheets("finished", limit, guest=player)
    ended = {one.id: one.ended_at or one.made_at for one in sheets if one.terms.rated}
    found: list[tuple[int, int, wire.RatingThen]] = []
    for one in await people.ratings.rated_at(list(ended)):
        change = one.of(player)
        if change is not None:
            at, skill = ended[one.table], change.after
            found.append((at, skill.games, _point(one.game, one.table, at, skill)))
    found.sort(key=lambda point: point[:2])
    return tuple(point for _, _, point in found)


def _point(game: str, table: str, at: int, skill: Skill) -> wire.RatingThen:
    return wire.RatingThen(game, table, at, shown(skill), likely(skill))
