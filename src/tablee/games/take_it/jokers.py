"""Which double cards the jokers stand beside (TI-25 … TI-31): the best way counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from tablee.games.take_it.components import DOUBLE, JOKER, NUMBERS, PLAIN

GAINS = tuple(range(len(PLAIN), len(PLAIN) + sum(number > 0 for number in DOUBLE)))
"""Kinds of double cards with a positive number."""
LOSSES = tuple(range(GAINS[-1] + 1, JOKER))
"""And with a negative one, the least bad first."""
DOUBLES = (*GAINS, *LOSSES)

Way: TypeAlias = tuple[int, ...]
"""The kinds of double cards that have a joker beside them, one for each such card."""
Key: TypeAlias = tuple[int, bool]
"""How many jokers are placed, and whether a double card is left alone."""


class Reading(msgspec.Struct, frozen=True):
    """What a joker may do and must do, as this table reads it (A-TI-5)."""

    splits_gains: bool
    """A joker may stand beside a card of a natural pair of positive cards."""
    splits_losses: bool
    """And of negative ones."""
    frees_owners: bool
    """TI-30: whoever owns a positive double card is forced to nothing. Take It! alone says so."""


class Match(msgspec.Struct, frozen=True):
    """What became of the double cards and jokers: kinds, one for each pair."""

    pairs: tuple[int, ...]
    joined: Way
    """Each completed by a joker."""
    idle: tuple[int, ...]
    spare: int
    """Jokers without a partner."""

    @property
    def points(self) -> int:
        return sum(NUMBERS[kind] for kind in self.pairs + self.joined)


def match(counts: Sequence[int], reading: Reading) -> Match:
    """A-TI-6: the best use of doubles and jokers that the rules allow their owner."""
    joined = _best(counts, reading) if counts[JOKER] else ()
    left = _left(counts, joined)
    pairs = [kind for kind in DOUBLES if left[kind] > 1 for _ in range(left[kind] // 2)]
    return Match(tuple(pairs), joined, tuple(_idle(left)), counts[JOKER] - len(joined))


def _best(counts: Sequence[int], reading: Reading) -> Way:
    """The best of all ways; of equally good ones, that which uses most jokers."""
    most, all_room = counts[JOKER], sum(_room(counts, kind, reading) for kind in DOUBLES)
    rich = any(counts[GAINS[0] : LOSSES[0]])
    ways = [
        (gain, used, way)
        for (used, idle), (gain, way) in _weighed(counts, reading).items()
        if used in (most, all_room) or (rich if reading.frees_owners else not idle)  # TI-30
    ]
    return max(ways)[2]


def _weighed(counts: Sequence[int], reading: Reading) -> dict[Key, tuple[int, Way]]:
    """The best way, and what it adds to natural pairs, for so many jokers and idle cards or none.

    No kind touches another, so they are weighed one after the other. Their order is the order of
    the lines in a count: stored outcomes hold it.
    """
    best: dict[Key, tuple[int, Way]] = {(0, False): (0, ())}
    for kind in DOUBLES if reading.splits_gains else (*reversed(GAINS), *LOSSES):
        if counts[kind]:
            best = _grown(best, counts, kind, _room(counts, kind, reading))
    return best


def _grown(
    best: dict[Key, tuple[int, Way]], counts: Sequence[int], kind: int, room: int
) -> dict[Key, tuple[int, Way]]:
    """The same with this kind: TI-29, a joker beside some of its cards, or beside none."""
    grown: dict[Key, tuple[int, Way]] = {}
    for (used, idle), (gain, way) in best.items():
        for more in range(min(room, counts[JOKER] - used) + 1):
            left = counts[kind] - more
            key = (used + more, idle or left % 2 == 1)
            pairs = more + left // 2 - counts[kind] // 2
            found = (gain + NUMBERS[kind] * pairs, way + (kind,) * more)
            if key not in grown or found > grown[key]:
                grown[key] = found
    return grown


def _room(counts: Sequence[int], kind: int, reading: Reading) -> int:
    """How many cards of this kind a joker may stand beside: all, or only one left alone."""
    splits = reading.splits_gains if NUMBERS[kind] > 0 else reading.splits_losses
    return counts[kind] if splits else counts[kind] % 2


def _left(counts: Sequence[int], way: Way) -> list[int]:
    """What is left for natural pairs."""
    left = list(counts)
    for kind in way:
        left[kind] -= 1
    return left


def _idle(left: Sequence[int]) -> list[int]:
    """TI-26: three alike are a pair and an idle one."""
    return [kind for kind in DOUBLES if left[kind] % 2]
