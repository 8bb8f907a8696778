"""What cards are worth at the end (TI-24 … TI-36, TI-40 … TI-42)."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from games.take_it_tester import A, B, C, Game, at, score, scores, whole_deck
from tablee.games.take_it import GAME
from tablee.games.take_it.components import (
    DOUBLE,
    JACKPOT,
    JACKPOT_POINTS,
    JOKER,
    KINDS,
    NUMBERS,
    PLAIN,
    TEN,
    parse_cards,
)
from tablee.games.take_it.moves import Options
from tablee.games.take_it.rules import splits_pairs
from tablee.games.take_it.score import GAINS, LOSSES, count, match, settle
from tablee.kernel import Line, rules_of
from tablee.kernel.options import carry_options

# --- plain cards and pairs -----------------------------------------------------------------------


def test_plain_cards_count_their_numbers() -> None:
    """TI-24, TI-P01."""
    assert score("S+3 S-2 S+5", "S+1") == 7


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("D-2 D-2", -2),
        ("D+4 D+4 D+4", 4),
        ("D+4 D+4 D+4 D+4", 8),
        ("D+4 D-4", 0),
        ("D+4 S+4", 4),
    ],
)
def test_a_pair_counts_its_number_once(cards: str, points: int) -> None:
    """TI-26, TI-P02; TI-25: +4 and −4, or a plain and a double 4, are not identical."""
    assert score(cards) == points


def test_a_pair_may_lie_in_two_piles() -> None:
    """TI-25, TI-P03."""
    assert score("D+6 S-1", "S+2 S-2", "D+6") == 5


def test_a_double_card_left_alone_is_worth_nothing() -> None:
    """TI-27."""
    assert score("D+10") == score("D-6") == 0


# --- jokers --------------------------------------------------------------------------------------


def test_a_joker_prefers_a_positive_card() -> None:
    """TI-29, TI-P04."""
    assert score("D+3 D-5 J") == 3
    assert score("D+3 D+9 J") == 9


def test_a_joker_must_complete_a_negative_card_when_there_is_no_other() -> None:
    """TI-30, TI-P05."""
    assert score("D-5 J S+2") == -3


def test_the_least_bad_negative_card_may_be_chosen() -> None:
    """TI-30, A-TI-6."""
    assert score("D-5 D-2 D-6 J") == -2


def test_two_jokers_find_one_positive_and_one_negative_card() -> None:
    """TI-30, TI-P06 (reading A-TI-5)."""
    assert score("D+4 D-3 J J") == 1


def test_jokers_without_a_double_card_are_worth_nothing() -> None:
    """TI-28, TI-31, TI-P07: two jokers are no pair, and plain cards no partner."""
    assert score("J J S+1") == 1


def test_in_slam_dunk_natural_pairs_come_before_jokers() -> None:
    """TI-29, A-TI-5: the joker finds no positive card left alone."""
    assert score("D+5 D+5 J D-3") == 2
    assert score("D+5 D+5 J J") == 5


def test_in_take_it_jokers_split_pairs_where_that_is_best() -> None:
    """TI-29, A-TI-5: one joker for each card of the pair, or none for the negative one."""
    assert score("D+5 D+5 J J", split=True) == 10
    assert score("D+5 D+5 J D-3", split=True) == 5
    assert score("D+5 D+5 D+9 D+2 J J", split=True) == 16
    assert score("D-2 D-2 J J", split=True) == -2
    assert score("D+3 D-5 J", split=True) == 3


@pytest.mark.parametrize(
    ("edition", "agreed", "points"),
    [
        ("take_it", "edition", (5, 10)),
        ("slam_dunk", "edition", (2, 5)),
        ("take_it", "no", (2, 5)),
        ("slam_dunk", "yes", (5, 10)),
    ],
)
def test_the_edition_says_whether_jokers_split_pairs_unless_agreed_otherwise(
    edition: Any, agreed: Any, points: tuple[int, int]
) -> None:
    """TI-29, A-TI-5: played to the end, the last card turned."""
    options = Options(edition=edition, joker_may_split_pairs=agreed, oldest="1")
    piles = [["D+5 D+5 J D-3"], ["D+5 D+5 J J"], ["S+1"]]
    game = at(piles, stock="S+1", options=options).turns("S+1")
    assert game.outcome.scores[:2] == points
    assert tuple(note.score for note in game.scene(A).seats[:2]) == points


def test_version_1_leaves_natural_pairs_alone_in_both_editions() -> None:
    """TI-29: tables that began under it end under it, with what they agreed on."""
    first = rules_of(GAME, 1)
    for edition in ("take_it", "slam_dunk"):
        assert not splits_pairs(first.start(first.options(edition=edition), 3).options)
        agreed = first.options(edition=edition, joker_may_split_pairs=True)
        assert splits_pairs(first.start(agreed, 3).options)


def test_a_table_of_version_1_that_has_not_begun_keeps_what_was_chosen() -> None:
    """TI-29: a chosen no stays no under the newest rules, where the edition would say yes."""
    for chosen, carried in ((False, "no"), (True, "yes")):
        options = carry_options(GAME, {"joker_may_split_pairs": chosen, "oldest": "2"})
        assert options == {"joker_may_split_pairs": carried, "oldest": "2"}


def test_the_chosen_match_is_the_best_that_is_allowed() -> None:
    """TI-29, TI-30 against an exhaustive search over random hands, with and without splitting."""
    rng = Random(7)
    doubles = [kind for kind in (*GAINS, *LOSSES) for _ in range(2)]
    for _ in range(300):
        cards = rng.sample(doubles, rng.randrange(7)) + [JOKER] * rng.randrange(4)
        counts = count(cards)
        for split in (False, True):
            assert match(counts, split).points == _best(counts, split), (cards, split)


def _best(counts: list[int], split: bool) -> int:
    """Every set of cards the jokers might complete; unused ones must find nothing to complete."""
    cards = [kind for kind in (*GAINS, *LOSSES) for _ in range(counts[kind])]
    found = []
    for size in range(min(counts[JOKER], len(cards)) + 1):
        for joined in combinations(cards, size):
            left = count(cards)
            for kind in joined:
                left[kind] -= 1
            if _is_allowed(counts, left, joined, split):
                pairs = sum(NUMBERS[kind] * (n // 2) for kind, n in enumerate(left))
                found.append(pairs + sum(NUMBERS[kind] for kind in joined))
    return max(found)


def _is_allowed(counts: list[int], left: list[int], joined: tuple[int, ...], split: bool) -> bool:
    idle = [kind for kind in (*GAINS, *LOSSES) if left[kind] % 2]
    spare = counts[JOKER] - len(joined)
    if spare and idle:
        return False
    if any(NUMBERS[kind] < 0 for kind in joined) and any(NUMBERS[kind] > 0 for kind in idle):
        return False
    if any(NUMBERS[kind] < 0 and counts[kind] % 2 == 0 for kind in joined):
        return False
    return split or all(joined.count(kind) <= counts[kind] % 2 for kind in joined)


# --- ten or nothing, jackpot ---------------------------------------------------------------------


def test_all_who_have_most_tens_get_ten_points() -> None:
    """TI-33, TI-34, TI-P08: counts 4, 4, 3 give 10, 10, 0."""
    tens = [((TEN,) * held,) for held in (4, 4, 3)]
    assert scores(tens) == (10, 10, 0)
    assert scores([((TEN,),)] * 3) == (10, 10, 10)


def test_jokers_and_doubles_are_no_tens() -> None:
    """TI-33."""
    assert scores([(parse_cards("T J J D+9"),), (parse_cards("T T"),)]) == (9, 10)


def test_nobody_gets_ten_points_for_no_card() -> None:
    """TI-33, A-TI-7."""
    assert scores([(parse_cards("S+1"),), ()]) == (1, 0)


def test_the_jackpot_grows_from_nothing_to_forty() -> None:
    """TI-36: both ends are attested, between them it never falls."""
    assert [score("K " * held) for held in range(8)] == list(JACKPOT_POINTS)
    assert (JACKPOT_POINTS[0], JACKPOT_POINTS[7]) == (0, 40)
    assert list(JACKPOT_POINTS) == sorted(JACKPOT_POINTS)


# --- the decks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["take_it", "slam_dunk"])
def test_a_deck_has_77_cards_of_the_attested_kinds(edition: str) -> None:
    """TI-03, TI-32, TI-35."""
    deck = whole_deck(edition)
    assert sum(deck) == 77
    assert (deck[JOKER], deck[TEN]) == (3, 11)
    doubles = [deck[KINDS[f"D{number:+d}"]] for number in DOUBLE]
    assert all(held >= 2 and held % 2 == 0 for held in doubles)
    assert deck[KINDS["D-2"]] > 0
    for numbers in (PLAIN, DOUBLE):
        assert min(numbers) < 0 < max(numbers)


def test_only_slam_dunk_has_jackpots() -> None:
    """TI-36."""
    assert (whole_deck("take_it")[JACKPOT], whole_deck("slam_dunk")[JACKPOT]) == (0, 7)


# --- the count at the end ------------------------------------------------------------------------


def test_every_score_is_explained_by_lines_with_the_cards_that_made_it() -> None:
    """TI-40: plain cards, each pair, jokers, idle cards, tens and jackpots."""
    cards = parse_cards("S+3 S-1 D+4 D+4 D+7 J D-2 J D-6 T K K")
    lines = {line.what.id: line for line in settle(((cards,), ()), False)[0]}
    assert lines["score-plain"] == Line(lines["score-plain"].what, 2, ("plain-p3", "plain-m1"))
    assert lines["score-pair"].faces == ("double-p4", "double-p4")
    assert lines["score-idle"].faces == ("double-m6",)
    assert lines["score-ten"].points == 10
    assert lines["score-jackpot"].points == JACKPOT_POINTS[2]
    joined = [line for line in settle(((cards,), ()), False)[0] if line.what.id == "score-joker"]
    assert [line.points for line in joined] == [7, -2]


def test_every_card_of_a_seat_is_in_exactly_one_line() -> None:
    """TI-40, for a whole deck split between two."""
    rng = Random(3)
    cards = [kind for kind, held in enumerate(whole_deck("slam_dunk")) for _ in range(held)]
    rng.shuffle(cards)
    piles = ((tuple(cards[:40]),), (tuple(cards[40:]),))
    for split in (False, True):
        for own, lines in zip(piles, settle(piles, split), strict=True):
            assert sum(len(line.faces) for line in lines) == len(own[0])


def ended(*rows: str) -> Game:
    """A game of as many players as rows, each of which took one, and the last card turned."""
    return at([[row] for row in rows], stock="S+1").turns("S+1")


def test_the_highest_total_wins() -> None:
    """TI-41; TI-04: where all are below zero, the least bad wins."""
    assert ended("S+3", "S+6", "S-1").outcome.winners == (B,)
    assert ended("S-3", "S-6", "S-1").outcome.winners == (C,)


def test_equal_highest_totals_all_win() -> None:
    """TI-42, TI-P15: 12, 12, 7."""
    outcome = ended("S+6 S+6", "D+10 D+10 S+2", "S+6 S+1").outcome
    assert outcome.scores == (12, 12, 7)
    assert outcome.winners == (A, B)
    assert outcome.ranks == (1, 1, 3)
