"""Dice: every throw with its weight, and which sums a throw can make, as a bit mask.

Dice have no order: a throw is a sorted tuple, so that equal throws are equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import TypeAlias

from tablee.kernel import Rng

SIDES = 6

Throw: TypeAlias = tuple[int, ...]


def roll(number: int, rng: Rng) -> Throw:
    """So many fair dice."""
    below = rng.randrange
    thrown = [below(SIDES) + 1 for _ in range(number)]
    thrown.sort()
    return tuple(thrown)


@cache
def throws(number: int) -> tuple[tuple[Throw, int], ...]:
    """Every throw of so many dice, with the number of ways it falls; they add up to 6ⁿ."""
    kinds = combinations_with_replacement(range(1, SIDES + 1), number)
    return tuple((dice, _ways(dice)) for dice in kinds)


@cache
def fair(number: int) -> frozenset[Throw]:
    """Every throw of so many dice as it must be written."""
    return frozenset(dice for dice, _ in throws(number))


def sums(dice: Sequence[int]) -> int:
    """Bit n is set where some of the dice, each counted once, add up to n; bit 0 never is."""
    mask = 1
    for die in dice:
        mask |= mask << die
    return mask & ~1


def in_a_row(mask: int, first: int) -> int:
    """How many bits stand one after the other from bit `first` upward."""
    rest = mask >> first
    return (~rest & (rest + 1)).bit_length() - 1


@lru_cache(maxsize=8192)  # 462 throws of up to five dice are all that a game can ask about
def reach(dice: Throw, first: int) -> int:
    """How many totals in a row, from `first` upward, some of the dice add up to."""
    return in_a_row(sums(dice), first)


def making(dice: Sequence[int], total: int) -> tuple[int, ...]:
    """Where the fewest dice lie that add up to the total; empty where none do."""
    for size in range(1, len(dice) + 1):
        for places in combinations(range(len(dice)), size):
            if sum(dice[place] for place in places) == total:
                return places
    return ()


def _ways(dice: Throw) -> int:
    """In how many orders these dice can lie."""
    return factorial(len(dice)) // prod(factorial(dice.count(face)) for face in set(dice))
