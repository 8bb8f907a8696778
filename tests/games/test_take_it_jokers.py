"""Which double cards jokers stand beside, by edition and by version (TI-28 … TI-31)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from games.take_it_tester import SLAM_DUNK, TAKE_IT, A, at, score, whole_deck
from tablee.games.take_it import GAME
from tablee.games.take_it.components import DOUBLE, JOKER, KINDS
from tablee.games.take_it.jokers import match
from tablee.games.take_it.moves import Options
from tablee.games.take_it.rules import reading
from tablee.games.take_it.score import count
from tablee.games.take_it.state import NEWEST
from tablee.kernel import rules_of
from tablee.kernel.options import carry_options

BOTH = pytest.mark.parametrize("options", [TAKE_IT, SLAM_DUNK], ids=["take_it", "slam_dunk"])


# --- both editions -------------------------------------------------------------------------------


@BOTH
def test_a_joker_prefers_a_positive_card(options: Options) -> None:
    """TI-29, TI-P04."""
    assert score("D+3 D-5 J", options=options) == 3
    assert score("D+3 D+9 J", options=options) == 9


@BOTH
def test_a_joker_must_complete_a_negative_card_when_there_is_no_other(options: Options) -> None:
    """TI-30, TI-P05."""
    assert score("D-5 J S+2", options=options) == -3


@BOTH
def test_the_least_bad_negative_card_may_be_chosen(options: Options) -> None:
    """TI-30, A-TI-6."""
    assert score("D-5 D-2 D-6 J", options=options) == -2


@BOTH
def test_jokers_without_a_double_card_are_worth_nothing(options: Options) -> None:
    """TI-28, TI-31, TI-P07: two jokers are no pair, and plain cards no partner."""
    assert score("J J S+1", options=options) == 1


# --- where they differ ---------------------------------------------------------------------------

HANDS = {
    "D+5 D+5 J D-3": (5, 2),
    "D+5 D+5 J J": (10, 5),
    "D+5 D+5 D+9 D+2 J J": (16, 16),
    "D+4 D-3 J J": (4, 1),
    "D-3 D-3 D-5 J": (-3, -8),
    "D+5 D-3 D-3 D-5 J J": (2, -3),
    "D-3 D-3 J J": (-6, -3),
    "D-3 D-3 J": (-3, -3),
    "D+2 D+2 D-6 D-5 J J J": (4, -9),
}
"""TI-29, TI-30, TI-P06: what they are worth in Take It! and in Slam Dunk (reading A-TI-5)."""


@pytest.mark.parametrize(("cards", "points"), HANDS.items())
def test_the_edition_says_what_jokers_may_and_must_do(cards: str, points: tuple[int, int]) -> None:
    """TI-29: beside any card, or for a missing one; TI-30: who is forced."""
    assert (score(cards, options=TAKE_IT), score(cards, options=SLAM_DUNK)) == points


@pytest.mark.parametrize(
    ("edition", "agreed", "points"),
    [
        ("take_it", "edition", (5, 10)),
        ("slam_dunk", "edition", (2, 5)),
        ("take_it", "no", (5, 5)),
        ("slam_dunk", "yes", (5, 10)),
    ],
)
def test_a_table_may_agree_otherwise_about_pairs(
    edition: Any, agreed: Any, points: tuple[int, int]
) -> None:
    """TI-29, A-TI-5: played to the end. Who is forced still depends on the edition (TI-30)."""
    options = Options(edition=edition, joker_may_split_pairs=agreed, oldest="1")
    piles = [["D+5 D+5 J D-3"], ["D+5 D+5 J J"], ["S+1"]]
    game = at(piles, stock="S+1", options=options).turns("S+1")
    assert game.outcome.scores[:2] == points
    assert tuple(note.score for note in game.scene(A).seats[:2]) == points


# --- earlier versions ----------------------------------------------------------------------------


def test_version_2_never_split_a_negative_pair_and_forced_every_joker() -> None:
    """TI-29, TI-30: tables that began under it end under it."""
    second = rules_of(GAME, 2)
    assert second.start(Options(), 2).rules == 2
    assert score("D-3 D-3 D-5 J", rules=2) == -8
    assert score("D+5 D-3 D-3 D-5 J J", rules=2) == -3
    assert score("D+4 D-3 J J", rules=2) == 1
    assert score("D-3 D-3 J J", rules=2) == -3
    assert score("D+5 D+5 J J", rules=2) == 10


@pytest.mark.parametrize("edition", ["take_it", "slam_dunk"])
def test_version_1_left_natural_pairs_alone_unless_agreed(edition: str) -> None:
    """TI-29: in both editions."""
    first = rules_of(GAME, 1)
    for agreed, points in ((False, 5), (True, 10)):
        begun = first.start(first.options(edition=edition, joker_may_split_pairs=agreed), 3)
        assert score("D+5 D+5 J J", options=begun.options, rules=begun.rules) == points
        assert score("D+4 D-3 J J", options=begun.options, rules=begun.rules) == 1


def test_a_table_of_version_1_that_has_not_begun_keeps_what_was_chosen() -> None:
    """TI-29: a chosen no stays no under the newest rules, where the edition would say yes."""
    for chosen, carried in ((False, "no"), (True, "yes")):
        options = carry_options(GAME, {"joker_may_split_pairs": chosen, "oldest": "2"})
        assert options == {"joker_may_split_pairs": carried, "oldest": "2"}


# --- a judge apart -------------------------------------------------------------------------------

QUICK, ALL = 4, 8
"""Special cards in a hand; `--full` tries all hands of eight (282,000, each read in four ways)."""


@pytest.mark.parametrize("agreed", ["yes", "no"])
@pytest.mark.parametrize("edition", ["take_it", "slam_dunk"])
def test_every_hand_counts_as_a_judge_apart_says(edition: Any, agreed: Any, full: bool) -> None:
    """TI-25 … TI-31, A-TI-5, A-TI-6: for every hand of so many double cards and jokers."""
    options = Options(edition=edition, joker_may_split_pairs=agreed)
    read = reading(options, NEWEST)
    for doubles, jokers in _hands(ALL if full else QUICK):
        held = count([*(KINDS[f"D{number:+d}"] for number in doubles), *[JOKER] * jokers])
        judged = _judge(doubles, jokers, edition == "take_it", agreed == "yes")
        assert match(held, read).points == judged, (doubles, jokers, options)


def _hands(most: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """The numbers of the double cards, at most two alike, and how many jokers."""
    pairs = [number for number in DOUBLE for _ in range(2)]
    for jokers in range(whole_deck("take_it")[JOKER] + 1):
        for size in range(most - jokers + 1):
            for doubles in dict.fromkeys(combinations(pairs, size)):
                yield doubles, jokers


def _judge(doubles: tuple[int, ...], jokers: int, take_it: bool, split: bool) -> int:
    """Lays pairs aside where they stand, then tries every set of cards for the jokers."""
    aside, free = (0, doubles) if split else _lay_pairs_aside(doubles)
    rich = any(number > 0 for number in doubles)
    found = []
    for used in range(jokers + 1):
        for joined in set(combinations(free, used)):
            others = Counter(free) - Counter(joined)
            alone = others if take_it else {n for n, cards in others.items() if cards % 2}
            if used == jokers or not alone or (take_it and rich):
                pairs = sum(number * (cards // 2) for number, cards in others.items())
                found.append(aside + sum(joined) + pairs)
    return max(found)


def _lay_pairs_aside(doubles: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    held = Counter(doubles)
    points = sum(number * (cards // 2) for number, cards in held.items())
    return points, tuple(number for number, cards in held.items() if cards % 2)
