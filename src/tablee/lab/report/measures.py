"""The measures of a report, from the games of its rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from statistics import fmean
from typing import Final

import msgspec

from tablee.lab.arena import elo_of
from tablee.lab.report.plan import ReportRow
from tablee.lab.report.used import Used
from tablee.lab.report.watch import Watched
from tablee.lab.statistics import (
    Estimate,
    Spread,
    counted,
    match_length,
    mean,
    ratio,
    share,
    spread,
)

MINUTE: Final = 60_000


class Games(msgspec.Struct, frozen=True):
    """The games of one row: those that ended, all of them, and what was used."""

    row: ReportRow
    over: list[Watched]
    every: list[Watched]
    used: Used


class Fair(msgspec.Struct, frozen=True):
    """Wins by seat, and of the side that begins. A shared win counts in parts."""

    by_seat: tuple[Estimate | None, ...]
    begins: Estimate | None
    due: float
    """What is due to the side that begins, if all sides are alike."""


class Length(msgspec.Struct, frozen=True):
    entries: Spread | None
    turns: Spread | None
    minutes: Spread | None
    mean_minutes: Estimate | None
    never: Estimate | None
    """The share of games that never ended."""


class ChoiceMeasure(msgspec.Struct, frozen=True):
    decisions: Estimate | None
    moves: float | None
    """To choose from, at a decision."""
    forced: float | None
    matter: float | None
    """Of the decisions that could be weighed; None: the game does not know what moves are worth."""
    lost: float | None
    """Of the chance to win, at such a decision."""


class SkillGap(msgspec.Struct, frozen=True):
    """Two players at one table, the better one first."""

    better: str
    other: str
    share: Estimate
    """Of the games that one of them ends before the other."""
    elo: float
    elo_low: float
    elo_high: float
    match: int | None
    """Games until the better one leads with 75 %; None: more than anybody plays."""


def ended(games: Iterable[Watched]) -> list[Watched]:
    return [game for game in games if not game.fault]


def minutes(game: Watched) -> float:
    return game.ms / MINUTE


def by_number(rows: Iterable[Games], of: Callable[[Watched], float | None]) -> list[float]:
    """Over several rows. Games with the same number have the same chance: they count as one."""
    found: dict[int, list[float]] = {}
    for row in rows:
        for game in row.over:
            value = of(game)
            if value is not None:
                found.setdefault(game.number, []).append(value)
    return [fmean(values) for values in found.values()]


def won(game: Watched, seat: int) -> float:
    return 1 / game.ranks.count(1) if game.ranks[seat] == 1 else 0.0


def won_by_first(game: Watched) -> float:
    """Of the side that begins."""
    own = game.sides[game.first]
    return sum(won(game, seat) for seat, side in enumerate(game.sides) if side == own)


def fair(games: Sequence[Watched], seats: int) -> Fair:
    begun = [game for game in games if game.first >= 0]
    sides = len(set(games[0].sides)) if games else seats
    by_seat = (share([won(game, seat) for game in games]) for seat in range(seats))
    return Fair(tuple(by_seat), share([won_by_first(game) for game in begun]), 1 / sides)


def length(games: Sequence[Watched]) -> Length:
    over = ended(games)
    return Length(
        spread([game.entries for game in over]) if over else None,
        spread([len(game.turns) for game in over]) if over else None,
        spread([minutes(game) for game in over]) if over else None,
        mean([minutes(game) for game in over]),
        counted(len(games) - len(over), len(games)),
    )


def choice(games: Sequence[Watched], waits: bool) -> ChoiceMeasure:
    """`waits`: everybody may also wait, so that nothing is forced."""
    decisions = sum(game.decisions for game in games)
    weighed = sum(game.weighed for game in games)
    forced = sum(game.forced for game in games)
    return ChoiceMeasure(
        mean([game.decisions for game in games]),
        sum(game.choices for game in games) / decisions if decisions else None,
        forced / decisions if decisions and not waits else None,
        sum(game.matter for game in games) / weighed if weighed else None,
        sum(game.lost for game in games) / weighed if weighed else None,
    )


def luck(games: Sequence[Watched]) -> Estimate | None:
    """The part of all that moved the chances to win which chance did; None: not known."""
    return ratio([game.luck for game in games], [game.luck + game.play for game in games])


def skills(games: Sequence[Watched], players: Sequence[str]) -> list[SkillGap]:
    """Every two players who met; equal ranks count half for each."""
    found = (_skill(games, one, other) for one, other in combinations(players, 2))
    return [skill for skill in found if skill is not None]


def _skill(games: Sequence[Watched], one: str, other: str) -> SkillGap | None:
    points = [point for game in games if (point := meeting(game, one, other)) is not None]
    if not points:
        return None
    if sum(points) * 2 < len(points):
        one, other, points = other, one, [1 - point for point in points]
    found = share(points)
    assert found is not None
    elo, low, high = elo_of(found.value), elo_of(found.low), elo_of(found.high)
    return SkillGap(one, other, found, elo, low, high, match_length(found.value))


def meeting(game: Watched, one: str, other: str) -> float | None:
    """1: the one ended before the other; the mean over all seats of both; None: they never met."""
    met = [
        0.5 + 0.5 * ((game.ranks[a] < game.ranks[b]) - (game.ranks[a] > game.ranks[b]))
        for a, mine in enumerate(game.players)
        for b, theirs in enumerate(game.players)
        if (mine, theirs) == (one, other) and game.sides[a] != game.sides[b]
    ]
    return sum(met) / len(met) if met else None
