"""What a series of games shows: wins and their uncertainty, scores, lengths; by player, by seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

import msgspec

from tablee.lab.series import Plan, Result

SURE = 1.96
"""Standard deviations to either side: an interval that holds the truth 95 times of 100."""


class Spread(msgspec.Struct, frozen=True):
    """How numbers are spread: mean, standard deviation, and quantiles."""

    mean: float
    sd: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float


class PlayerResult(msgspec.Struct, frozen=True):
    """One player, or one seat. A shared win counts in parts, so that all wins make the games."""

    name: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    """The share of games won, and its 95 % interval."""
    scores: Spread


class Report(msgspec.Struct, frozen=True):
    """A series in numbers; the same for the same plan on any machine."""

    game: str
    games: int
    seats: int
    seed: int
    options: dict[str, Any]
    players: tuple[PlayerResult, ...]
    by_seat: tuple[PlayerResult, ...]
    entries: Spread
    seconds: Spread
    """On the virtual clock: how long people at this pace would have played."""


def report(plan: Plan, results: Sequence[Result]) -> Report:
    """Sums a series up."""
    names = dict.fromkeys(plan.players)
    return Report(
        game=plan.game,
        games=len(results),
        seats=plan.seats,
        seed=plan.seed,
        options=plan.options,
        players=tuple(_result(name, results, _named(name)) for name in names),
        by_seat=tuple(_result(str(s), results, _seated(s)) for s in range(plan.seats)),
        entries=spread([result.entries for result in results]),
        seconds=spread([result.ms / 1000 for result in results]),
    )


def spread(numbers: Sequence[float]) -> Spread:
    """Quantiles are interpolated between the two nearest values."""
    ordered = sorted(numbers)

    def quantile(part: float) -> float:
        place = part * (len(ordered) - 1)
        below = int(place)
        above = min(below + 1, len(ordered) - 1)
        return ordered[below] + (place - below) * (ordered[above] - ordered[below])

    cuts = (quantile(part) for part in (0.0, 0.25, 0.5, 0.75, 1.0))
    return Spread(fmean(ordered), pstdev(ordered), *cuts)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share; sound for few games and for shares near 0 and 1."""
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games))
    reach /= 1 + square / games
    return max(0.0, middle - reach), min(1.0, middle + reach)


Picks = Callable[[Result], Sequence[int]]


def _named(name: str) -> Picks:
    return lambda result: [seat for seat, player in enumerate(result.players) if player == name]


def _seated(seat: int) -> Picks:
    return lambda result: [seat]


def _result(name: str, results: Sequence[Result], picks: Picks) -> PlayerResult:
    """Over the games in which the picked seats are not empty."""
    played = [(result, seats) for result in results if (seats := picks(result))]
    wins = sum(_won(result, seat) for result, seats in played for seat in seats)
    low, high = interval(wins, len(played)) if played else (0.0, 1.0)
    share = wins / len(played) if played else 0.0
    scores = [result.scores[seat] for result, seats in played for seat in seats]
    return PlayerResult(name, len(played), wins, share, low, high, spread(scores or [0]))


def _won(result: Result, seat: int) -> float:
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0
