"""One temper for all games: what is noticed, kept and done by mistake."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import mean, pstdev

import pytest

from tablee.kernel import Reaction
from tablee.pieces.temper import Temper

DRAWS = 20_000


def test_half_of_what_was_seen_is_known_after_the_half_life() -> None:
    temper = Temper(keeps=40)
    assert temper.recall(0) == 1.0
    assert temper.recall(40) == 0.5
    assert 0 < temper.recall(400) < temper.recall(100) < 0.5


def test_who_keeps_all_forgets_nothing() -> None:
    assert Temper().recall(10_000) == 1.0


@pytest.mark.parametrize("share", [0.0, 0.15, 0.8, 1.0])
def test_moments_are_noticed_and_slips_made_as_often_as_said(share: float) -> None:
    rng, temper = Random("eyes"), Temper(notices=share, slips=share)
    noticed = mean(temper.is_awake(rng) for _ in range(DRAWS))
    slipped = mean(temper.does_slip(rng) for _ in range(DRAWS))
    assert noticed == pytest.approx(share, abs=0.01)
    assert slipped == pytest.approx(share, abs=0.01)


def test_reactions_are_a_normal_part_and_a_tail_to_the_right() -> None:
    """An ex-Gaussian: mean, spread and skew are those of its two parts."""
    rng, reaction = Random("pace"), Reaction(mean_ms=900, spread_ms=150, tail_ms=300)
    drawn = [reaction.draw(rng) for _ in range(DRAWS)]
    middle, spread = mean(drawn), pstdev(drawn)
    skew = mean(((ms - middle) / spread) ** 3 for ms in drawn)
    assert middle == pytest.approx(900 + 300, rel=0.01)
    assert spread == pytest.approx(sqrt(150**2 + 300**2), rel=0.03)
    assert skew == pytest.approx(2 * (300 / sqrt(150**2 + 300**2)) ** 3, rel=0.1)


def test_a_blur_makes_dear_mistakes_rarer_than_cheap_ones() -> None:
    best, near, far = Temper(blur=0.1).shares([0.6, 0.55, 0.2])
    assert best > near > far > 0
    assert Temper().shares([0.6, 0.55, 0.2]) == [1.0, 0.0, 0.0]
