"""What a series of games shows: wins and their uncertainty, scores, lengths; by player, by seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tablee.lab.series import Plan, Result
from tablee.lab.statistics import Estimate, Spread, share, spread


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


Picks = Callable[[Result], Sequence[int]]


def _named(name: str) -> Picks:
    return lambda result: [seat for seat, player in enumerate(result.players) if player == name]


def _seated(seat: int) -> Picks:
    return lambda result: [seat]


def _result(name: str, results: Sequence[Result], picks: Picks) -> PlayerResult:
    """Over the games in which the picked seats are not empty."""
    played = [(result, seats) for result in results if (seats := picks(result))]
    wins = [sum(_won(result, seat) for seat in seats) for result, seats in played]
    found = share(wins) or Estimate(0.0, 0.0, 1.0, 0)
    scores = [result.scores[seat] for result, seats in played for seat in seats]
    numbers = (len(played), sum(wins), found.value, found.low, found.high)
    return PlayerResult(name, *numbers, spread(scores or [0]))


def _won(result: Result, seat: int) -> float:
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0
