"""Numbers with their uncertainty: shares, means, differences, and several of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from statistics import fmean, pstdev, stdev
from typing import Final

import msgspec

SURE: Final = 1.96
"""Standard deviations to either side: an interval that holds the truth 95 times of 100."""
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


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share; sound for few games and for shares near 0 and 1."""
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games))
    reach /= 1 + square / games
    return max(0.0, middle - reach), min(1.0, middle + reach)


def share(wins: float, games: int) -> Estimate | None:
    """None: there were no games."""
    return Estimate(wins / games, *interval(wins, games), games) if games else None


def mean(numbers: Sequence[float]) -> Estimate | None:
    """None: there are no numbers. One number alone is sure of nothing but itself."""
    if not numbers:
        return None
    middle = fmean(numbers)
    reach = SURE * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Estimate(middle, middle - reach, middle + reach, len(numbers))


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Estimate | None:
    """Parts of wholes, summed over the games; None: there is nothing to be a part of."""
    total = sum(wholes)
    if not total:
        return None
    value = sum(parts) / total
    rests = (part - value * whole for part, whole in zip(parts, wholes, strict=True))
    reach = SURE * sqrt(sum(rest * rest for rest in rests)) / total
    return Estimate(value, max(0.0, value - reach), min(1.0, value + reach), len(wholes))


def chance_of(differences: Sequence[float]) -> float:
    """How likely so large a mean is if there is no difference: two-sided, by the normal law."""
    middle = fmean(differences)
    error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    if not error:
        return 0.0 if middle else 1.0
    return erfc(abs(middle) / error / sqrt(2))


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
