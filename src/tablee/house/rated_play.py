"""Which rated games count: not those given up at once, and not the same people all day long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from tablee.house.limits import Limits
from tablee.kernel import Game
from tablee.store import Row, Sheet

A_DAY = 86_400


def is_long_enough(game: Game, sheet: Sheet, rows: Sequence[Row], limits: Limits) -> bool:
    """A game that was played to its end always is; one that somebody gave up has to be."""
    if not sheet.resigned:
        return True
    moved = Counter(row.seat for row in rows)
    people = [seat for seat, chair in enumerate(sheet.chairs) if chair.kind == "person"]
    lasted = rows[-1].at - sheet.began if rows else 0
    least = game.box.minutes * limits.rated_ms_a_minute
    return lasted >= least and all(moved[seat] >= limits.rated_moves for seat in people)


def people_of(sheet: Sheet) -> frozenset[str]:
    """The persons who play here."""
    return frozenset(chair.guest for chair in sheet.chairs if chair.kind == "person")


def games_before(sheet: Sheet, others: Iterable[Sheet]) -> int:
    """Rated games that the same people finished within the day before this one."""
    mine = people_of(sheet)
    return sum(
        one.terms.rated
        and one.game == sheet.game
        and people_of(one) == mine
        and sheet.ended_at - A_DAY < one.ended_at <= sheet.ended_at
        and one.id != sheet.id
        for one in others
    )
