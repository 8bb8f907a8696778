"""Many games between the same players: seats rotated fairly, seeds from one seed, all cores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random
from typing import Any

import msgspec

from tablee.catalog import find, quick_players
from tablee.lab.simulate import NeverEnds, simulate

CHUNKS = 8
"""Portions a worker gets during a series, so that its progress is seen."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    seats: int
    games: int
    players: tuple[str, ...]
    seed: int = 0
    options: dict[str, Any] = {}
    quick: bool = False
    """Players that search have few steps, and no clock."""


class Result(msgspec.Struct, frozen=True):
    """One game of a series, seat by seat."""

    players: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    entries: int
    ms: int


def seating(plan: Plan, number: int) -> tuple[str, ...]:
    """Who sits where in that game.

    In every round of as many games as there are players, each sits once in every seat; the order
    of neighbours is shuffled again for each round.
    """
    count = len(plan.players)
    order = list(plan.players)
    Random(f"{plan.seed}/{number // count}").shuffle(order)
    return tuple(order[(seat + number) % count] for seat in range(plan.seats))


def run(
    plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda done: None
) -> Sequence[Result]:
    """Plays the series; `progress` is called with how many more games are done."""
    if workers <= 1:
        results = []
        for number in range(plan.games):
            results.append(play(plan, number))
            progress(1)
        return results
    return _spread(plan, workers, progress)


def play(plan: Plan, number: int) -> Result:
    """Game `number` of the series; the same in any process and at any time."""
    game = find(plan.game)
    players = seating(plan, number)
    options = msgspec.convert(plan.options, game.options)
    try:
        seats = quick_players(game) if plan.quick else None
        played = simulate(game, players, f"{plan.seed}/{number}", options, seats)
    except Exception as fault:
        raise NeverEnds(
            f"game {number} of seed {plan.seed}, {','.join(players)}: {fault}"
        ) from fault
    outcome = played.outcome
    return Result(players, outcome.ranks, outcome.scores, len(played.entries), played.ms)


def _spread(plan: Plan, workers: int, progress: Callable[[int], None]) -> Sequence[Result]:
    """Over several new processes, so that no thread of ours is copied into them."""
    portion = max(1, plan.games // (workers * CHUNKS))
    starts = range(0, plan.games, portion)
    results: dict[int, list[Result]] = {}
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        jobs = {
            pool.submit(_play_some, plan, first, min(first + portion, plan.games)): first
            for first in starts
        }
        try:
            for job in as_completed(jobs):
                results[jobs[job]] = job.result()
                progress(len(results[jobs[job]]))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [result for first in starts for result in results[first]]


def _play_some(plan: Plan, first: int, stop: int) -> list[Result]:
    return [play(plan, number) for number in range(first, stop)]
