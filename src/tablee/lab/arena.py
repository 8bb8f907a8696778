"""Compares two players: every game is played twice with the same chance, the seats exchanged.

Results are counted by pairs. So luck that favours a seat helps both players once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from itertools import count
from math import log10
from multiprocessing import get_context
from statistics import fmean
from time import thread_time
from typing import Any, Final, Literal

import msgspec

from tablee.bots import can_search, searchers
from tablee.catalog import find, players
from tablee.kernel import Bot, Game
from tablee.lab.simulate import simulate
from tablee.lab.statistics import evidence, share

MOST_ELO: Final = 1000
"""Nobody is said to be ahead by more, since so many games are never played."""
AHEAD: Final = 4
"""The most pairs a worker is given ahead, so that a test that stops early wastes little."""


class Contest(msgspec.Struct, frozen=True):
    """What is to be played. With more than two seats, each player sits at every other seat."""

    game: str
    one: str
    other: str
    seats: int = 2
    seed: int = 0
    options: dict[str, Any] = {}


class Standing(msgspec.Struct, frozen=True):
    """What the pairs show of the one: its share of the wins, and the Elo points it is ahead."""

    pairs: int
    share: float
    low: float
    high: float
    elo: float
    elo_low: float
    elo_high: float


class Sprt(msgspec.Struct, frozen=True):
    """Asked after every pair: is the one ahead by `more` Elo points, or only by `less`?"""

    less: float
    more: float
    alpha: float = 0.05
    """The chance, at most, to say `more` of somebody who is ahead by `less`."""
    beta: float = 0.05
    """The chance, at most, to say `less` of somebody who is ahead by `more`."""

    def evidence(self, shares: Sequence[float]) -> tuple[float, float]:
        """What speaks for `more`, and what for `less`: 20 is enough for a chance of 0.05."""
        return evidence(shares, expected(self.less), expected(self.more))

    def verdict(self, shares: Sequence[float]) -> Literal["more", "less", "open"]:
        for_more, for_less = self.evidence(shares)
        if for_more >= 1 / self.alpha:
            return "more"
        return "less" if for_less >= 1 / self.beta else "open"


def expected(elo: float) -> float:
    """The share of the wins of somebody who is so many points ahead."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(share: float) -> float:
    """The points somebody is ahead who wins this share, `MOST_ELO` at most."""
    return -400 * log10(1 / min(max(share, expected(-MOST_ELO)), expected(MOST_ELO)) - 1)


def standing(shares: Sequence[float]) -> Standing:
    """Of at least one pair."""
    found = share(shares)
    assert found is not None
    elo, low, high = elo_of(found.value), elo_of(found.low), elo_of(found.high)
    return Standing(len(shares), found.value, found.low, found.high, elo, low, high)


def contestants(game: Game) -> Mapping[str, Callable[[int], Bot]]:
    """All that may be seated, and the search that a game without players of its own would have."""
    searching = searchers(game, thread_time) if can_search(game) else {}
    return {**players(game), **({"search": searching["expert"]} if searching else {})}


def contest(
    asked: Contest,
    pairs: int,
    workers: int = 1,
    sprt: Sprt | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[float]:
    """The share of the one in each pair; with a test, until it has a verdict."""
    shares: list[float] = []
    with ExitStack() as stack:
        for share in _pairs(asked, workers, pairs, stack):
            shares.append(share)
            progress(1)
            if len(shares) >= pairs or (sprt is not None and sprt.verdict(shares) != "open"):
                break
    return shares


def play_pair(asked: Contest, number: int) -> float:
    """The share of the one over both games; the same in any process and at any time."""
    game = find(asked.game)
    options = msgspec.convert(asked.options, game.options)
    shares = []
    for first in (0, 1):
        mine = [seat for seat in range(asked.seats) if seat % 2 == first]
        levels = [asked.one if seat in mine else asked.other for seat in range(asked.seats)]
        seated = contestants(game)
        outcome = simulate(game, levels, f"{asked.seed}/{number}", options, seated).outcome
        shares.append(sum(seat in mine for seat in outcome.winners) / len(outcome.winners))
    return fmean(shares)


def _pairs(asked: Contest, workers: int, pairs: int, stack: ExitStack) -> Iterator[float]:
    """In their order, so that a test stops at the same pair however many processes play."""
    if workers <= 1:
        yield from (play_pair(asked, number) for number in count())
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    stack.callback(pool.shutdown, wait=True, cancel_futures=True)
    given = [pool.submit(play_pair, asked, n) for n in range(min(pairs, workers * AHEAD))]
    for number in count(len(given)):
        yield given.pop(0).result()
        if number < pairs:
            given.append(pool.submit(play_pair, asked, number))
