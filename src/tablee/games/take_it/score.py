"""Counting the piles (TI-24 … TI-36, TI-40 … TI-42), with a line for everything that counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from tablee.games.take_it.components import (
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
from tablee.games.take_it.jokers import Match, Reading, match
from tablee.kernel import Line, Outcome, Say, rank
from tablee.kernel.say import say
from tablee.pieces.stock import kinds

Piles: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]


@lru_cache(maxsize=64)
def settle(piles: Piles, reading: Reading) -> tuple[tuple[Line, ...], ...]:
    """Every seat's score, line by line. TI-25: a player's piles count together."""
    counts = [count(chain.from_iterable(own)) for own in piles]
    tens = max(own[TEN] for own in counts)
    return tuple(
        (
            *_plain_lines(own),
            *_double_lines(match(own, reading)),
            *_ten_lines(own[TEN], tens),
            *_jackpot_lines(own[JACKPOT]),
        )
        for own in counts
    )


def outcome(lines: tuple[tuple[Line, ...], ...], why: Say) -> Outcome:
    """TI-41: the highest total wins; TI-42: equal ones all win."""
    scores = tuple(sum(line.points for line in own) for own in lines)
    return Outcome(ranks=rank(scores), scores=scores, lines=lines, why=why)


def worths(piles: Piles, reading: Reading, seat: int) -> list[int]:
    """What each pile of this seat was worth: what its total would lack without that one.

    TI-25: they count together, so these are not parts of one sum.
    """
    own, total = piles[seat], _total(piles, reading, seat)
    rests = ((*own[:n], *own[n + 1 :]) for n in range(len(own)))
    return [
        total - _total((*piles[:seat], rest, *piles[seat + 1 :]), reading, seat) for rest in rests
    ]


def _total(piles: Piles, reading: Reading, seat: int) -> int:
    return sum(line.points for line in settle(piles, reading)[seat])


def count(cards: Iterable[int]) -> list[int]:
    """Cards by kind."""
    counts = [0] * len(NAMES)
    for kind in cards:
        counts[kind] += 1
    return counts


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
