"""Dice: throws, their weights, and the sums they make."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tablee.pieces import dice

THROW = st.lists(st.integers(1, 6), min_size=1, max_size=6)


def _sums_by_listing(throw: list[int]) -> set[int]:
    sizes = range(1, len(throw) + 1)
    return {sum(some) for size in sizes for some in combinations(throw, size)}


@given(THROW)
def test_the_mask_holds_exactly_the_sums_of_some_dice(throw: list[int]) -> None:
    mask = dice.sums(throw)
    assert {n for n in range(40) if mask >> n & 1} == _sums_by_listing(throw)


def test_no_die_counts_twice_within_a_sum() -> None:
    assert not dice.sums((1, 3, 5)) >> 2 & 1


@given(st.integers(0, 2**20), st.integers(0, 20))
def test_in_a_row_counts_set_bits_from_the_first(mask: int, first: int) -> None:
    expected = 0
    while mask >> (first + expected) & 1:
        expected += 1
    assert dice.in_a_row(mask, first) == expected


def test_throws_are_all_there_with_the_number_of_ways_they_fall() -> None:
    for number in range(1, 6):
        ways = dict(dice.throws(number))
        counted: dict[tuple[int, ...], int] = {}
        for ordered in product(range(1, 7), repeat=number):
            throw = tuple(sorted(ordered))
            counted[throw] = counted.get(throw, 0) + 1
        assert ways == counted
        assert sum(ways.values()) == 6**number


def test_a_roll_is_one_of_the_throws() -> None:
    rng = Random(4)
    known = {throw for throw, _ in dice.throws(3)}
    assert {dice.roll(3, rng) for _ in range(2_000)} <= known


def test_every_side_falls_about_equally_often() -> None:
    rng = Random(7)
    fallen = [side for _ in range(6_000) for side in dice.roll(1, rng)]
    # 1,000 expected each; 120 is more than four standard deviations.
    assert all(abs(fallen.count(side) - 1_000) < 120 for side in range(1, 7))


@given(THROW, st.integers(1, 36))
def test_making_names_dice_that_add_up_or_none(throw: list[int], total: int) -> None:
    places = dice.making(throw, total)
    assert bool(places) == (total in _sums_by_listing(throw))
    assert not places or sum(throw[place] for place in places) == total
    assert len(set(places)) == len(places)
