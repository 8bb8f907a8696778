"""A stock of cards as counts by kind: a multiset has no order, so no order can leak.

A card is drawn when somebody sees it; drawing one by one from the counts is the same as dealing
from a shuffled pack.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate, chain, repeat
from typing import TypeAlias

from tablee.kernel import Rng

Stock: TypeAlias = tuple[int, ...]
"""How many of each kind are left; kinds are numbered by the game's card table."""


def draw(stock: Sequence[int], rng: Rng) -> int:
    """The kind of one card, each card equally likely."""
    ends = list(accumulate(stock))
    return bisect(ends, rng.randrange(ends[-1]))


def take(stock: Stock, kind: int) -> Stock:
    """The stock without one card of that kind."""
    if stock[kind] < 1:
        raise ValueError(f"no card of kind {kind} left")
    return _changed(stock, kind, -1)


def put(stock: Stock, kind: int) -> Stock:
    """The stock with one card of that kind more."""
    return _changed(stock, kind, 1)


def kinds(stock: Sequence[int]) -> list[int]:
    """Every card of the stock, as kinds in order."""
    return list(chain.from_iterable(map(repeat, range(len(stock)), stock)))


def _changed(stock: Stock, kind: int, by: int) -> Stock:
    counts = list(stock)  # faster than joining the slices before and after
    counts[kind] += by
    return tuple(counts)
