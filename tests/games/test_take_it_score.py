"""What cards are worth at the end (TI-24 … TI-27, TI-33 … TI-36, TI-40 … TI-42)."""

from __future__ import annotations

from random import Random

import pytest

from games.take_it_tester import SLAM_DUNK, A, B, C, Game, at, score, scores, whole_deck
from tablee.games.take_it.components import (
    DOUBLE,
    JACKPOT,
    JACKPOT_POINTS,
    JOKER,
    KINDS,
    PLAIN,
    TEN,
    parse_cards,
)
from tablee.games.take_it.moves import Options
from tablee.games.take_it.rules import figures, reading
from tablee.games.take_it.score import settle
from tablee.games.take_it.state import NEWEST
from tablee.kernel import Line

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
    counted = settle(((cards,), ()), reading(SLAM_DUNK, NEWEST))[0]
    lines = {line.what.id: line for line in counted}
    assert lines["score-plain"] == Line(lines["score-plain"].what, 2, ("plain-p3", "plain-m1"))
    assert lines["score-pair"].faces == ("double-p4", "double-p4")
    assert lines["score-idle"].faces == ("double-m6",)
    assert lines["score-ten"].points == 10
    assert lines["score-jackpot"].points == JACKPOT_POINTS[2]
    joined = [line.points for line in counted if line.what.id == "score-joker"]
    assert joined == [7, -2]


def test_every_card_of_a_seat_is_in_exactly_one_line() -> None:
    """TI-40, for a whole deck split between two."""
    rng = Random(3)
    cards = [kind for kind, held in enumerate(whole_deck("slam_dunk")) for _ in range(held)]
    rng.shuffle(cards)
    piles = ((tuple(cards[:40]),), (tuple(cards[40:]),))
    for options in (SLAM_DUNK, Options()):
        for own, lines in zip(piles, settle(piles, reading(options, NEWEST)), strict=True):
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


def test_after_the_end_each_row_says_what_it_was_worth() -> None:
    """TI-25: a card of a pair is worth its pair to each of the two rows."""
    game = at([["D+9 S-1", "D+9", "S-4"], ["S+6"]], stock="S+1").turns("S+1")
    assert [figure.args["worth"] for figure in figures([game.state], A)] == ["+8 · +9 · −4"]
    assert [figure.args["worth"] for figure in figures([game.state], B)] == ["+6"]


def test_who_took_no_row_is_told_of_none() -> None:
    game = at([["S+6"], []], stock="S+1").turns("S+1")
    assert figures([game.state], B) == []
