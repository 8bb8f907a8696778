"""Crack Word: the public scenarios CW-P01 to CW-P16, with their own small dictionary."""

from __future__ import annotations

import pytest

from games.crack_word_tester import BLUE, GREEN, RED, at, begin, few_words
from tablee.kernel import CHANCE

__all__ = ["few_words"]


@pytest.mark.parametrize(
    ("seats", "cuts", "piles"),
    [(2, "A B", (30, 30)), (3, "A B C", (20, 21, 21)), (4, "A B C D", (16, 16, 16, 16))],
)
def test_set_up(seats: int, cuts: str, piles: tuple[int, ...]) -> None:
    """CW-P01."""
    table = begin(seats).cuts(cuts).turns_up("E A S R").deals_anything()
    owners = [table.line(number)[-2] for number in range(4)]
    assert owners == {2: ["r", "b", "r", "b"], 3: ["r", "b", "g", "r"], 4: list("rbgy")}[seats]
    assert table.hands == [8] * seats
    assert table.state.left == piles
    assert table.to_act == (RED,)


def test_the_letter_nearest_to_a_starts() -> None:
    """CW-P02."""
    table = begin(3).cuts("M C F")
    assert (table.turn, table.state.phase) == (BLUE, "column")


def test_a_crack() -> None:
    """CW-P03."""
    table = at("R(r) O(b) S(r)", hands="E*7 A | E*8").plays(RED, "place E 0 6 ROSE yes")
    assert table.points == [4, 0]
    assert (table.to_act, table.text()) == ((RED,), "")
    table = table.plays(RED, "seed A")
    assert (table.hands, table.line(), table.turn) == ([6, 8], "A(r)", BLUE)


def test_a_tie_is_no_majority() -> None:
    """CW-P04."""
    table = at("A(b) M(r) E(b)", hands="R*8 | E*8").plays(RED, "place R 0 6 AMER yes")
    assert (table.points, table.line()) == ([0, 0], "A(b) M(r) E(b) R(r)")
    assert (table.hands, table.turn) == ([7, 8], BLUE)


def test_a_joker_counts_double() -> None:
    """CW-P05."""
    table = at("A(b) M(r) E(b)", hands="joker E | E*8").plays(RED, "joker 0 6 R AMER yes")
    assert table.points == [4, 0]


def test_an_opponents_joker_counts_double_for_the_opponent() -> None:
    """CW-P06."""
    table = at("C(r) J=H(b) A(r)", hands="T E | E*8").plays(RED, "place T 0 6 CHAT yes")
    assert table.points == [4, 0]
    table = at("C(r) J=H(b) A(b)", hands="T E | E*8").plays(RED, "place T 0 6 CHAT yes")
    assert (table.points, table.text()) == ([0, 0], "CHAT")


def test_stacking_cracks_and_takes_the_covered_card() -> None:
    """CW-P07."""
    table = at("R(b) A(r) T(b)", hands="T S E | E*8")
    assert table.plays(RED, "place T 0 5 RAT yes").points == [4, 0]
    assert table.plays(RED, "place T 0 5 RAT").line() == "R(b) A(r) T(r)/T(b)"
    assert table.refusal(RED, "place S 0 5 RATS") == "not_the_same_letter"


def test_two_letters_are_too_few() -> None:
    """CW-P08."""
    table = at("O(r)", hands="R E | E*8").plays(RED, "place R 0 2 OR yes")
    assert (table.points, table.line()) == ([0, 0], "O(r) R(r)")


def test_an_example_that_does_and_one_that_does_not() -> None:
    """CW-P09."""
    table = at("H(b) A(b)", hands="C X*7 | E*8")
    assert table.plays(RED, "place C 0 0 ACHAT").line() == "C(r) H(b) A(b)"
    failed = table.plays(RED, "place X 0 4 CHAT")
    assert (failed.line(), failed.to_act) == ("H(b) A(b)", (CHANCE,))
    failed = failed.deals("A")
    assert (failed.hand(RED), failed.turn) == ("A C X X X X X X X", BLUE)


def test_calling_is_optional_and_cannot_be_made_up_for() -> None:
    """CW-P10."""
    table = at("R(r) O(b) S(r)", hands="E*8 | S E*7").plays(RED, "place E 0 6 ROSE")
    assert (table.points, table.text(), table.turn) == ([0, 0], "ROSE", BLUE)
    assert all(move.split()[0] in ("place", "pass") for move in table.legal(BLUE))
    assert table.plays(BLUE, "place S 0 8 ROSES yes").points == [0, 0]  # 3 red, 2 blue


def test_a_bin() -> None:
    """CW-P11."""
    table = at("M(r) E(b) R(g)", hands="bin A*4 | E*5 | E*5").plays(RED, "bin 0")
    assert (table.hands, table.points) == ([5, 6, 6], [1, 0, 0])
    assert (table.hand(RED), table.hand(BLUE)[-1], table.hand(GREEN)[-1]) == ("A A A A M", "E", "R")
    table = table.plays(RED, "seed M")
    assert (table.hands, table.line(), table.turn) == ([4, 6, 6], "M(r)", BLUE)


def test_last_hand_of_one_card() -> None:
    """CW-P12."""
    table = at(hands="E*8 | E*8 | E*8", left=(1, 7, 9)).plays(RED, "pass").deals("A A A")
    assert (table.hands, table.state.left) == ([9, 9, 9], (0, 0, 0))
    assert (table.state.last, table.to_act) == (RED, (BLUE,))


def test_last_hand_of_a_new_hand() -> None:
    """CW-P13."""
    table = at("M(b) E(b)", hands="R | E*8", left=(5, 9)).plays(RED, "place R 0 4 MER")
    table = table.deals("A*4 N E*5")
    assert (table.hands, table.state.left) == ([5, 13], (0, 0))


def test_the_first_to_finish_adds_all_own_cards_on_the_table() -> None:
    """CW-P14."""
    table = at(
        "M(b) E(r)", "T(b)/T(r) A(r)", "S(r)", "O(b)", hands="R | E*3", paquets=(12, 3), last=BLUE
    ).plays(RED, "place R 0 4 MER")
    assert table.to_act == ()
    assert (table.outcome.scores, table.outcome.ranks) == ((17, 3), (1, 2))


def test_the_stuck_lose_a_point_a_letter() -> None:
    """CW-P15."""
    table = at(
        hands="A B C | A | A B C D", paquets=(10, 6, 2), last=RED, out=(RED, BLUE), turn=GREEN
    ).plays(GREEN, "pass")
    assert table.outcome.scores == (7, 5, 0)
    assert table.outcome.winners == (RED,)


def test_a_plurality_is_a_majority() -> None:
    """CW-P16."""
    table = at("R(r) O(b) S(g) E(y)", hands="S E | E | E | E").plays(RED, "place S 0 8 ROSES yes")
    assert table.points == [5, 0, 0, 0]
