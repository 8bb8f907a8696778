"""What another value of an option changes, level by level: the same games with both values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Final, TypeAlias

import msgspec

from tablee.lab.report.drama import course_of
from tablee.lab.report.measures import Games, meeting, minutes, won, won_by_first
from tablee.lab.report.plan import ReportPlan, Variant
from tablee.lab.report.watch import Watched
from tablee.lab.statistics import LEAST_PAIRS, Estimate, chance_of, change, holm, mean

UNLIKELY: Final = 0.05

Measure: TypeAlias = Callable[[Watched], float | None]
Pairs: TypeAlias = Sequence[tuple[Watched, Watched]]
"""Games with the same chance and the same players: with the first value, and with another."""


class Difference(msgspec.Struct, frozen=True):
    """One measure with another value of an option, minus the same with the first value."""

    seats: int
    line_up: tuple[str, ...]
    variant: str
    first: str
    measure: str
    of: str
    """Which seat, or which two players; empty where the measure is of the whole game."""
    part: bool
    """Of each game the measure is a part of 1."""
    found: Estimate
    chance: float
    """Of so large a difference by luck alone, corrected for all that were asked."""

    @property
    def sure(self) -> bool:
        return self.found.games >= LEAST_PAIRS and self.chance < UNLIKELY


class Compared(msgspec.Struct, frozen=True):
    """Something that is measured in every game, with both values."""

    name: str
    measure: Measure
    of: str = ""
    part: bool = False


ALWAYS: Final = (
    Compared("minutes", minutes),
    Compared("entries", lambda game: game.entries),
    Compared("decisions", lambda game: game.decisions),
    Compared("moves", lambda game: game.choices / game.decisions if game.decisions else None),
    Compared("begins", lambda game: won_by_first(game) if game.first >= 0 else None, part=True),
    Compared("changes", lambda game: course.changes if (course := course_of(game)) else None),
)


def compared(seats: int, line_up: Sequence[str]) -> Iterator[Compared]:
    """Also the wins of each seat; and where different players met, how far they are apart."""
    yield from ALWAYS
    for seat in range(seats):
        yield Compared("seat", partial(won, seat=seat), str(seat + 1), part=True)
    for one, other in combinations(line_up, 2):
        ahead = partial(meeting, one=other, other=one)
        yield Compared("gap", ahead, f"{other} – {one}", part=True)


def differences(
    asked: Sequence[tuple[int, tuple[str, ...], str, str, Pairs]],
) -> list[Difference]:
    """`asked` is seats, line-up, variant, first variant, pairs. All are corrected together."""
    found, chances = [], []
    for seats, line_up, variant, first, pairs in asked:
        for one in compared(seats, line_up):
            apart = list(_apart(pairs, one.measure))
            value = (change if one.part else mean)(apart)
            if value is not None:
                place = (seats, line_up, variant, first, one.name, one.of, one.part)
                found.append((place, value))
                chances.append(chance_of(apart))
    corrected = holm(chances)
    return [
        Difference(*place, value, chance)
        for (place, value), chance in zip(found, corrected, strict=True)
    ]


def _apart(pairs: Pairs, of: Measure) -> Iterator[float]:
    for one, other in pairs:
        before, after = of(one), of(other)
        if before is not None and after is not None:
            yield after - before


def sweep(plan: ReportPlan, rows: Sequence[Games]) -> list[Difference]:
    """Every value of an option with the first of it, at every number of seats and level."""
    return differences(
        [
            (seats, line_up, variant.label, first.label, _pairs(rows, seats, line_up, both))
            for both in _values(plan)
            for first, variant in [both]
            for seats in plan.seats
            for line_up in plan.line_ups
        ]
    )


def _values(plan: ReportPlan) -> Iterator[tuple[Variant, Variant]]:
    firsts: dict[str, Variant] = {}
    for variant in plan.variants:
        first = firsts.setdefault(variant.group, variant)
        if first is not variant:
            yield first, variant


def _pairs(
    rows: Sequence[Games], seats: int, line_up: tuple[str, ...], both: tuple[Variant, Variant]
) -> Pairs:
    """Games with the same number; both must have ended."""
    one, other = (
        next(
            each.every
            for each in rows
            if (each.row.seats, each.row.line_up, each.row.variant) == (seats, line_up, variant)
        )
        for variant in both
    )
    pairs = zip(one, other, strict=True)
    return [(a, b) for a, b in pairs if not a.fault and not b.fault]
