"""A few samples of a proxy bound what late answers can pretend."""

from __future__ import annotations

import pytest

from tablee.table.race.round_trips import RoundTrips
from tablee.table.race.samples import SLACK_MS, longest_usual
from tablee.table.race.witness import Witness
from tablee.wire.photo import Measure

CALM = (40.0, 41.0, 40.0, 39.0, 42.0, 40.0, 41.0, 39.0)
SWELLING = (40.0, 120.0, 230.0, 80.0, 190.0, 60.0, 150.0, 240.0)
"""A queue fills and empties."""


def behind_a_proxy(samples: tuple[float, ...], *pings: float) -> Measure:
    line = RoundTrips()
    for ping in pings:
        line.add(ping, Witness(samples=samples))
    return line.measure()


@pytest.mark.parametrize("pings", [[140.0] * 10, [40.0] * 3 + [140.0] * 7], ids=["all", "most"])
def test_late_answers_count_no_more_than_the_proxy_measures(pings: list[float]) -> None:
    assert behind_a_proxy(CALM, *pings).typical <= 40.0 + SLACK_MS


def test_honest_answers_count_in_full() -> None:
    assert behind_a_proxy(CALM, *CALM).typical == 40.0


def test_a_queue_that_comes_and_goes_is_believed() -> None:
    unlucky = tuple(sorted(SWELLING))[:-1]
    assert longest_usual(unlucky) > longest_usual(CALM[: len(unlucky)]) + 50
    assert behind_a_proxy(unlucky, *SWELLING).typical == 135.0


def test_one_sample_says_less_than_many() -> None:
    assert (
        longest_usual(CALM[:1]) > longest_usual(CALM[:4]) > longest_usual(CALM) == 40.0 + SLACK_MS
    )


def test_who_is_measured_once_gains_no_more_than_the_doubt_about_one_sample() -> None:
    measure = behind_a_proxy((40.0,), *[40.0] * 3, *[140.0] * 7)
    assert 40.0 < measure.typical == longest_usual((40.0,)) < 55.0


def test_a_few_samples_of_a_slower_moment_change_little() -> None:
    assert longest_usual((*CALM[:6], 240.0, 240.0)) < longest_usual(CALM) + 3.0


def test_the_shortest_trip_is_never_longer_than_the_usual_one() -> None:
    measure = behind_a_proxy(CALM, *[300.0] * 5)
    assert measure.least <= measure.typical
