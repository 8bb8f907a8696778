"""Numbers with their uncertainty, for the arena, the ladder, series and reports.

What is counted are units that do not depend on each other: games, or pairs of games with the same
chance. `tests/lab/test_statistics.py` simulates how often each interval holds the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atan, cos, pi, sin, sqrt
from statistics import fmean, pstdev, stdev
from typing import Final

import msgspec

SURE: Final = 1.96
"""Standard deviations to either side: an interval that holds the truth 95 times of 100."""
SEEN: Final = 0.84
"""Standard deviations more, and 8 reports of 10 show an edge."""
LEAST_PAIRS: Final = 10
"""With fewer units nothing is called sure."""
UNEVEN: Final = 2
"""So many more units are taken for as uneven as units can be: a few alike prove little."""
LONGEST_MATCH: Final = 999
"""Games. A longer match than this would not be told from luck by anybody."""


class Spread(msgspec.Struct, frozen=True):
    """How numbers are spread: mean, standard deviation, and quantiles."""

    mean: float
    sd: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float


class Estimate(msgspec.Struct, frozen=True):
    """A share, a mean or a difference, with its 95 % interval and the games it comes from."""

    value: float
    low: float
    high: float
    games: int


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


# --- shares --------------------------------------------------------------------------------------


def interval(wins: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share, with the correction for continuity (Newcombe 1998).

    It holds for few games and for shares near 0 and 1. Neither number needs to be whole.
    """
    losses, square = games - wins, SURE * SURE
    middle, whole, part = 2 * wins + square, 2 * (games + square), wins / games
    below = SURE * sqrt(square - 2 - 1 / games + 4 * part * (losses + 1))
    above = SURE * sqrt(square + 2 - 1 / games + 4 * part * (losses - 1))
    low = 0.0 if wins <= 0.5 else (middle - 1 - below) / whole
    high = 1.0 if losses <= 0.5 else (middle + 1 + above) / whole
    return max(0.0, low), min(1.0, high)


def counted(wins: int, games: int) -> Estimate | None:
    """How often something happens that happens or not. None: there were no games."""
    return Estimate(wins / games, *interval(wins, games), games) if games else None


def share(parts: Sequence[float]) -> Estimate | None:
    """Of each unit a part, from 0 to 1. None: there are none."""
    return ratio(parts, [1.0] * len(parts))


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Estimate | None:
    """Parts of wholes, summed over the units; None: there is nothing to be a part of.

    Units that differ less than wins and losses would are worth more games than they are (Korn and
    Graubard 1998). How much less is shrunk towards not at all.
    """
    total, units = sum(wholes), len(wholes)
    if not total:
        return None
    value, mean = sum(parts) / total, total / units
    rests = (part - value * whole for part, whole in zip(parts, wholes, strict=True))
    most = value * (1 - value) * mean * mean
    varied = sum(rest * rest for rest in rests) / most / units if most else 1.0
    worth = units * (UNEVEN + units) / (UNEVEN + units * varied)
    return Estimate(value, *interval(value * worth, worth), units)


def change(differences: Sequence[float]) -> Estimate | None:
    """The mean of differences between shares, from -1 to 1."""
    found = share([(1 + each) / 2 for each in differences])
    if found is None:
        return None
    value, low, high = (2 * each - 1 for each in (found.value, found.low, found.high))
    return Estimate(value, low, high, found.games)


def smallest_edge(found: Estimate) -> float:
    """What 8 of 10 reports with so many games would show, where the edge is so large."""
    return (found.high - found.low) / 2 * (SURE + SEEN) / SURE


# --- means ---------------------------------------------------------------------------------------


def mean(numbers: Sequence[float]) -> Estimate | None:
    """Student's interval. None: there are no numbers."""
    if not numbers:
        return None
    middle, freedom = fmean(numbers), max(1, len(numbers) - 1)
    reach = _student(freedom) * deviation(numbers) / sqrt(len(numbers))
    return Estimate(middle, middle - reach, middle + reach, len(numbers))


def deviation(numbers: Sequence[float]) -> float:
    """The standard deviation; of numbers that are all alike, as if one more were nothing.

    Where all are nothing, as if one more were one.
    """
    found = stdev(numbers) if len(numbers) > 1 else 0.0
    return found or stdev([*numbers, 0.0]) or stdev([*numbers, 1.0])


def chance_of(differences: Sequence[float]) -> float:
    """How likely so large a mean is if there is no difference: two-sided, by Student's law.

    Each difference could then as well have the other sign: so it is never less likely than that
    all signs agree.
    """
    signs = sum(1 for each in differences if each)
    if not signs:
        return 1.0
    freedom = max(1, len(differences) - 1)
    apart = abs(fmean(differences)) * sqrt(len(differences)) / deviation(differences)
    return max(beyond(apart, freedom), min(1.0, 2.0 ** (1 - signs)))


def beyond(apart: float, freedom: int) -> float:
    """How much of Student's law lies further out on both sides (Abramowitz and Stegun, 26.7.3)."""
    angle = atan(apart / sqrt(freedom))
    term = cos(angle) if freedom % 2 else 1.0
    total = 0.0
    for step in range(freedom % 2, freedom - 1, 2):
        total += term
        term *= cos(angle) ** 2 * (step + 1) / (step + 2)
    if freedom % 2:
        return 1 - 2 / pi * (angle + sin(angle) * total)
    return 1 - sin(angle) * total


@lru_cache
def _student(freedom: int) -> float:
    """How far from the middle 95 of 100 lie."""
    low, high = SURE, 13.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if beyond(middle, freedom) > 0.05 else (low, middle)
    return high


# --- while it is played --------------------------------------------------------------------------


def evidence(shares: Sequence[float], less: float, more: float) -> tuple[float, float]:
    """What speaks against a mean of at most `less`, and against one of at least `more`.

    Somebody bets on every unit, at odds that are fair if the mean is that. Then the chance to have
    ever `n` times as much is 1 in `n` at most, whenever one looks (Waudby-Smith and Ramdas 2024).
    The stakes depend on what was seen before: of that, one win and one loss are made up.
    """
    for_more = for_less = 1.0
    units, total, squares, gap = 2, 1.0, 1.0, more - less
    for each in shares:
        varied = (squares - total * total / units) / (units - 1)
        stake = gap / (varied + gap * gap)
        for_more *= 1 + min(stake, 0.5 / less) * (each - less)
        for_less *= 1 + min(stake, 0.5 / (1 - more)) * (more - each)
        units, total, squares = units + 1, total + each, squares + each * each
    return for_more, for_less


# --- several at once -----------------------------------------------------------------------------


def holm(chances: Sequence[float]) -> list[float]:
    """The same chances, corrected for how many were asked at once (Holm 1979)."""
    corrected, most = [0.0] * len(chances), 0.0
    for place, which in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        most = max(most, min(1.0, chances[which] * (len(chances) - place)))
        corrected[which] = most
    return corrected


def match_length(better: float, aim: float = 0.75) -> int | None:
    """Games, an odd number, after which the better player leads with this chance; None: too many.

    `better` is its share of single games.
    """
    leads, step = better, better * (1 - better)
    for half in range(LONGEST_MATCH // 2 + 1):
        if leads >= aim:
            return 2 * half + 1
        # Two more games change the leader only if it leads, or is behind, by a single one.
        leads += (2 * better - 1) * step
        step *= 2 * (2 * half + 3) / (half + 2) * better * (1 - better)
    return None
