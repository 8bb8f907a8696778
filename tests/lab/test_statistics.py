"""Intervals hold the truth as often as they say, and tests are wrong as seldom: by simulation."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from tablee.lab.arena import Sprt, expected, standing
from tablee.lab.statistics import (
    Estimate,
    beyond,
    chance_of,
    change,
    counted,
    holm,
    interval,
    match_length,
    mean,
    ratio,
    share,
)

UNITS = (5, 10, 25, 100)
TRUTHS = (0.5, 0.8, 0.95, 0.99)
QUICK, FULL = 400, 4_000
"""Series for each number of units and each truth."""
HELD = 0.93
"""Of an interval of 95 %: what is counted in whole games cannot be held exactly."""

Draw = Callable[[Random, float], float]


def _apart(rng: Random, truth: float) -> float:
    """Two games that do not depend on each other."""
    return ((rng.random() < truth) + (rng.random() < truth)) / 2


def _alike(rng: Random, truth: float) -> float:
    """The better one wins both games or none."""
    return float(rng.random() < truth)


def _mirrored(rng: Random, truth: float) -> float:
    """The seat decides as often as it can."""
    luck = rng.random()
    return ((luck < truth) + (1 - luck < truth)) / 2


PAIRS: dict[str, Draw] = {"apart": _apart, "alike": _alike, "mirrored": _mirrored}


def _noise(rng: Random, truth: float) -> float:
    return rng.gauss(truth, 3)


def _even(rng: Random, truth: float) -> float:
    """Now and then one of the two wins; a little more often the one."""
    return float(rng.choices((-1, 0, 1), (0.1, 0.8 - truth, 0.1 + truth))[0])


def covered(
    ask: Callable[[list[float]], Estimate | None], draw: Draw, units: int, truth: float, series: int
) -> float:
    """How often the interval holds the truth."""
    rng, held = Random(f"{units} {truth}"), 0
    for _ in range(series):
        found = ask([draw(rng, truth) for _ in range(units)])
        assert found is not None
        assert found.low < found.high
        held += found.low <= truth <= found.high
    return held / series


@pytest.mark.parametrize("truth", TRUTHS)
@pytest.mark.parametrize("units", UNITS)
@pytest.mark.parametrize("kind", PAIRS)
def test_a_share_of_pairs_is_held(kind: str, units: int, truth: float, full: bool) -> None:
    """Arena, ladder, series, fairness and skill."""
    series = FULL if full else QUICK
    assert covered(share, PAIRS[kind], units, truth, series) >= HELD


@pytest.mark.parametrize("truth", TRUTHS)
@pytest.mark.parametrize("units", UNITS)
def test_what_happens_or_not_is_held(units: int, truth: float, full: bool) -> None:
    def ask(happened: list[float]) -> Estimate | None:
        return counted(round(sum(happened)), len(happened))

    assert covered(ask, _alike, units, truth, FULL if full else QUICK) >= HELD


@pytest.mark.parametrize("truth", TRUTHS)
@pytest.mark.parametrize("units", UNITS)
def test_a_part_of_unequal_wholes_is_held(units: int, truth: float, full: bool) -> None:
    """The part of luck: long games weigh more."""

    def ask(parts: list[float]) -> Estimate | None:
        wholes = [1.0 + n % 2 for n in range(len(parts))]
        return ratio([p * w for p, w in zip(parts, wholes, strict=True)], wholes)

    assert covered(ask, _apart, units, truth, FULL if full else QUICK) >= HELD


@pytest.mark.parametrize("truth", [0.0, 0.01, 0.3, 0.8])
@pytest.mark.parametrize("units", UNITS)
def test_a_difference_of_shares_is_held(units: int, truth: float, full: bool) -> None:
    """Sweeps: of most pairs both games end alike."""

    draw = _even if truth < 0.1 else _alike
    assert covered(change, draw, units, truth, FULL if full else QUICK) >= HELD


@pytest.mark.parametrize("units", UNITS)
def test_a_mean_is_held(units: int, full: bool) -> None:
    """Lengths and counts."""

    assert covered(mean, _noise, units, 20, FULL if full else 1_000) >= HELD


@pytest.mark.parametrize("points", [0, 200])
@pytest.mark.parametrize("kind", PAIRS)
def test_the_arenas_test_is_seldom_wrong(kind: str, points: int, full: bool) -> None:
    """Somebody who is ahead by `less` is taken for better 5 times of 100 at most, and so on."""
    test, series = Sprt(points, points + 100), 1_000 if full else 100
    for truth, wrong in ((test.less, "more"), (test.more, "less")):
        rng = Random(f"{kind} {truth}")
        verdicts = [_verdict(test, PAIRS[kind], rng, expected(truth)) for _ in range(series)]
        assert verdicts.count(wrong) <= five_of_100(series)


def five_of_100(series: int) -> float:
    """What chance adds to it: three standard deviations."""
    return 0.05 * series + 3 * sqrt(0.05 * 0.95 * series)


def _verdict(test: Sprt, draw: Draw, rng: Random, truth: float) -> str:
    shares: list[float] = []
    while test.verdict(shares) == "open" and len(shares) < 300:
        shares += [draw(rng, truth) for _ in range(5)]
    return test.verdict(shares)


@pytest.mark.parametrize("draw", [_noise, _even], ids=["noise", "even"])
@pytest.mark.parametrize("units", UNITS)
def test_a_sweep_seldom_finds_what_is_not_there(units: int, draw: Draw, full: bool) -> None:
    rng, series = Random(f"sweep {units}"), FULL if full else QUICK
    found = sum(chance_of([draw(rng, 0.0) for _ in range(units)]) < 0.05 for _ in range(series))
    assert found <= five_of_100(series)


# --- single numbers ------------------------------------------------------------------------------


def test_one_pair_proves_nothing() -> None:
    assert chance_of([1.0]) == 1.0
    found = standing([1.0])
    assert found.low < 0.5
    assert found.elo_high == pytest.approx(1000)


def test_no_interval_has_no_width() -> None:
    for found in (share([1.0, 1.0]), change([0.0, 0.0]), mean([4.0]), mean([0.0, 0.0])):
        assert found is not None
        assert found.low < found.high


def test_the_intervals_of_the_books() -> None:
    """Newcombe 1998, table II: 81 of 263, 15 of 148, 0 of 20, 1 of 29, with correction."""
    cases = {(81, 263): (0.2535, 0.3682), (15, 148): (0.0598, 0.1644)}
    cases |= {(0, 20): (0.0, 0.2005), (1, 29): (0.0018, 0.1963)}
    for counts, ends in cases.items():
        assert interval(*counts) == pytest.approx(ends, abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "apart"), [(1, 12.706), (2, 4.303), (4, 2.776), (9, 2.262), (30, 2.042)]
)
def test_students_law_is_that_of_the_books(freedom: int, apart: float) -> None:
    assert beyond(apart, freedom) == pytest.approx(0.05, abs=5e-5)


def test_a_difference_is_never_surer_than_its_signs() -> None:
    assert chance_of([2.0, 2.0, 2.0]) == 0.25
    assert chance_of([0.0, 0.0]) == 1.0
    assert chance_of([1.0, -1.0, 1.0, -1.0]) == 1.0
    assert chance_of([1.0 + n / 100 for n in range(20)]) == 2.0**-19


def test_pairs_that_vary_less_say_more() -> None:
    """What is gained by playing the same chance twice with the seats exchanged."""
    steady, lucky = share([0.5, 0.5, 0.5, 1.0] * 10), share([0.0, 0.5, 1.0, 1.0] * 10)
    assert steady is not None
    assert lucky is not None
    assert steady.value == lucky.value
    assert steady.high - steady.low < 0.7 * (lucky.high - lucky.low)


def test_a_mean_and_a_share_know_when_there_is_nothing() -> None:
    assert (mean([]), share([]), change([]), counted(0, 0), ratio([0.0], [0.0])) == (None,) * 5


def test_holm_corrects_the_smallest_most_and_stays_in_order() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_a_match_is_as_long_as_the_better_one_needs() -> None:
    """At 60 %: three games 64.8 %, five 68.3 %, seven 71.0 %, nine 73.3 %, eleven 75.3 %."""
    assert match_length(0.6) == 11
    assert match_length(0.75) == 1
    assert match_length(0.5) is None
