"""Which rated games count: none that is over at once, and not the same people all day long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from tablee.house.limits import Limits
from tablee.kernel import Game
from tablee.store import Row, Sheet

A_DAY = 86_400


def is_long_enough(game: Game, sheet: Sheet, rows: Sequence[Row], limits: Limits) -> bool:
    """Whether everybody has moved, and some time has passed: legal games can be lost in no time."""
    moved = Counter(row.seat for row in rows)
    people = [seat for seat, chair in enumerate(sheet.chairs) if chair.kind == "person"]
    lasted = rows[-1].at - sheet.began if rows else 0
    least = game.box.minutes * limits.rated_ms_a_minute
    return lasted >= least and all(moved[seat] >= limits.rated_moves for seat in people)


def people_of(sheet: Sheet) -> frozenset[str]:
    """The persons who play here."""
    return frozenset(chair.guest for chair in sheet.chairs if chair.kind == "person")


def is_too_often(sheet: Sheet, others: Sequence[Sheet], limits: Limits) -> bool:
    """Whether the same people, or one of them alone, have had their rated games for this day.

    `others`: finished tables of one of them. A person alone plays against levels of computer
    players, whose strength is known; only their games of the whole day are counted.
    """
    people = people_of(sheet)
    lately = list(_a_day_before(sheet, others))
    together = sum(people_of(one) == people for one in lately)
    is_company = len(people) > 1 and together >= limits.rated_games_a_day
    return is_company or len(lately) >= limits.rated_games_a_day_per_person


def _a_day_before(sheet: Sheet, others: Iterable[Sheet]) -> Iterator[Sheet]:
    """Rated games of the same kind that ended within the day before this one."""
    return (
        one
        for one in others
        if one.terms.rated
        and one.game == sheet.game
        and sheet.ended_at - A_DAY < one.ended_at <= sheet.ended_at
        and one.id != sheet.id
    )
