"""Counting the piles (TI-24 … TI-36, TI-40 … TI-42), with a line for everything that counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

import msgspec

from tablee.games.take_it.components import (
    DOUBLE,
    JACKPOT,
    JACKPOT_POINTS,
    JOKER,
    NAMES,
    NUMBERS,
    PLAIN,
    TEN,
    TEN_POINTS,
    face_of,
)
from tablee.kernel import Line, Outcome, Say, rank
from tablee.kernel.say import say
from tablee.pieces.stock import kinds

Piles: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]
GAINS = tuple(range(len(PLAIN), len(PLAIN) + sum(number > 0 for number in DOUBLE)))
"""Kinds of double cards with a positive number."""
LOSSES = tuple(range(GAINS[-1] + 1, JOKER))
"""And with a negative one, the least bad first."""
DOUBLES = (*GAINS, *LOSSES)


class Match(msgspec.Struct, frozen=True):
    """What became of the double cards and jokers: kinds, one for each pair."""

    pairs: tuple[int, ...]
    joined: tuple[int, ...]
    """Each completed by a joker."""
    idle: tuple[int, ...]
    spare: int
    """Jokers without a partner."""

    @property
    def points(self) -> int:
        return sum(NUMBERS[kind] for kind in self.pairs + self.joined)


@lru_cache(maxsize=64)
def settle(piles: Piles, split: bool) -> tuple[tuple[Line, ...], ...]:
    """Every seat's score, line by line. TI-25: a player's piles count together."""
    counts = [count(chain.from_iterable(own)) for own in piles]
    tens = max(own[TEN] for own in counts)
    return tuple(
        (
            *_plain_lines(own),
            *_double_lines(match(own, split)),
            *_ten_lines(own[TEN], tens),
            *_jackpot_lines(own[JACKPOT]),
        )
        for own in counts
    )


def outcome(lines: tuple[tuple[Line, ...], ...], why: Say) -> Outcome:
    """TI-41: the highest total wins; TI-42: equal ones all win."""
    scores = tuple(sum(line.points for line in own) for own in lines)
    return Outcome(ranks=rank(scores), scores=scores, lines=lines, why=why)


def count(cards: Iterable[int]) -> list[int]:
    """Cards by kind."""
    counts = [0] * len(NAMES)
    for kind in cards:
        counts[kind] += 1
    return counts


def match(counts: Sequence[int], split: bool) -> Match:
    """The best use of doubles and jokers that the rules allow their owner.

    TI-29, TI-30: a joker completes the best positive card it can, else it must complete a negative
    one, the least bad. Natural pairs stand, unless jokers may split them (A-TI-5).
    """
    joined: list[int] = []
    jokers = counts[JOKER]
    if jokers:
        joined = _best_gains(counts, jokers) if split else _idle(counts, reversed(GAINS))[:jokers]
        joined += _idle(counts, LOSSES)[: jokers - len(joined)]
    left = list(counts)
    for kind in joined:
        left[kind] -= 1
    pairs = [kind for kind in DOUBLES if left[kind] > 1 for _ in range(left[kind] // 2)]
    idle = _idle(left, DOUBLES)
    return Match(tuple(pairs), tuple(joined), tuple(idle), jokers - len(joined))


def _idle(counts: Sequence[int], kinds: Iterable[int]) -> list[int]:
    """TI-26: three alike are a pair and an idle one."""
    return [kind for kind in kinds if counts[kind] % 2]


def _best_gains(counts: Sequence[int], jokers: int) -> list[int]:
    """With split pairs: one joker for every positive card is best, the highest numbers first.

    The first joker on a pair gains nothing by itself but spares its owner a negative card, so the
    whole choice is weighed: at most 4 jokers over at most 9 numbers.
    """
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for kind in GAINS:
        grown: dict[int, tuple[int, list[int]]] = {}
        for used, (points, chosen) in best.items():
            for more in range(min(counts[kind], jokers - used) + 1):
                worth = points + NUMBERS[kind] * (more + (counts[kind] - more) // 2)
                if worth > grown.get(used + more, (-1, []))[0]:
                    grown[used + more] = (worth, chosen + [kind] * more)
        best = grown
    losses = [NUMBERS[kind] for kind in _idle(counts, LOSSES)]
    return max(
        (points + sum(losses[: jokers - used]), used, chosen)
        for used, (points, chosen) in best.items()
    )[2]


def _plain_lines(counts: Sequence[int]) -> list[Line]:
    cards = kinds(counts[: len(PLAIN)])
    if not cards:
        return []
    points = sum(map(NUMBERS.__getitem__, cards))
    return [Line(say("score-plain"), points, _faces(cards))]


def _double_lines(found: Match) -> list[Line]:
    lines = [_PAIRS[kind] for kind in found.pairs]
    lines += [_JOINED[kind] for kind in found.joined]
    if found.idle:
        lines.append(Line(say("score-idle"), 0, _faces(found.idle)))
    if found.spare:
        lines.append(Line(say("score-spare"), 0, _faces((JOKER,) * found.spare)))
    return lines


def _ten_lines(own: int, most: int) -> list[Line]:
    """TI-33, TI-34: all who have most get the ten; without any card there is nothing to get."""
    if not own:
        return []
    won = own == most
    what = say("score-ten" if won else "score-nothing", cards=own, most=most)
    return [Line(what, TEN_POINTS if won else 0, _faces((TEN,) * own))]


def _jackpot_lines(own: int) -> list[Line]:
    if not own:
        return []
    faces = _faces((JACKPOT,) * own)
    return [Line(say("score-jackpot", cards=own), JACKPOT_POINTS[own], faces)]


def _faces(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(face_of, cards))


# Lines are values: a pair counts the same in every game.
_PAIRS = tuple(
    Line(say("score-pair"), number, _faces((kind, kind))) for kind, number in enumerate(NUMBERS)
)
_JOINED = tuple(
    Line(say("score-joker"), number, _faces((kind, JOKER))) for kind, number in enumerate(NUMBERS)
)
