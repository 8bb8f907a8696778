"""The public scenarios of Claquer, battre et taper, in notation."""

from __future__ import annotations

from typing import Any

from games.claquer_tester import A, B, C, at
from tablee.games.claquer.components import shares


def test_p01_the_deal() -> None:  # CB-P01
    assert shares(62, 4) == ((4, 4, 4, 3), 0)
    assert shares(54, 5) == ((3, 3, 2, 2), 2)


def test_p02_same_colour() -> None:  # CB-P02
    table = at(r1="B-DOG-clap", A="B-GIRL-snap+3").says("A clap", "A play 1 1 1")
    assert table.top(1) == "B-GIRL-snap"
    assert not table.gaffe(1)


def test_p03_same_character() -> None:  # CB-P03
    table = at(r1="R-GIRL-snap", A="Y-GIRL-clap+3").says("A snap", "A play 1 1 1")
    assert table.top(1) == "Y-GIRL-clap"
    assert not table.gaffe(1)


def test_p04_no_match() -> None:  # CB-P04
    table = at(r1="R-GIRL-snap", r2="Y-DOG-slap", A="B-CAT-clap+3")
    assert table.refuses("A play 1 1 1") == "no_match"
    assert table.refuses("A play 1 2 1") == "no_match"
    assert table.tops(A)[0] == "B-CAT-clap"


def test_p05_the_action_on_my_own_card_is_irrelevant() -> None:  # CB-P05
    table = at(r1="B-DOG-clap", A="B-GIRL-snap+3").says("A snap", "A play 1 1 1")
    assert table.top(1) == "B-GIRL-snap"
    assert table.gaffe(1)


CAUGHT: dict[str, Any] = {
    "A": "B-GIRL-snap+3 Y-CAT-snap+2",
    "C": "Y-BOY-snap+4 G-BOY-clap+1 - R-BOY-slap+3",
}


def test_p06_caught_by_somebody_with_three_piles() -> None:  # CB-P06
    table = at(r1="B-DOG-clap", **CAUGHT)
    before = table.cards(A)
    table = table.says("A snap", "A play 1 1 1", "C gaffe 0 1").settled()
    assert table.counts(C) == [4, 1, 0, 3]
    assert table.cards(A) == before - 1 + 3
    assert table.top(1) == "B-GIRL-snap"
    assert table.runs_out("pause").legal(B)


def test_p07_uncaught() -> None:  # CB-P07
    table = at(r1="B-DOG-clap", seats=4, D="B-CAT-snap+2", **CAUGHT)
    table = table.says("A snap", "A play 1 1 1", "D snap", "D play 1 1 2").settled()
    before = table.cards(A)
    late = table.runs_out("window-1-2")
    assert late.refuses("C gaffe 0 1") == "call_too_late"
    assert late.cards(A) == before
    assert table.says("C gaffe 0 1").cards(A) == before + 3  # A-CB-8: D's card hides nothing


def test_p08_shrug() -> None:  # CB-P08
    table = at(r2="G-CAT-shrug", A="G-DOG-slap+3")
    assert not table.says("A clap", "A play 1 2 1").gaffe(2)
    assert not table.says("A snap", "A play 1 2 1").gaffe(2)
    assert table.says("A play 1 2 1").gaffe(2)


def test_p09_stop() -> None:  # CB-P09
    mine = "B-GIRL-stop+1 B-CAT-snap+1 B-BOY-snap+1 B-GRAN-snap+1"
    table = at(r1="B-DOG-clap", A=mine, B="B-ROBOT-snap+3").says("A clap", "A play 1 1 1")
    assert table.refuses("B play 1 1 2") == "stopped"
    for pile, aim in ((2, 2), (3, 3), (4, 4)):
        assert table.refuses(f"B play 1 1 {aim}") == "stopped"
        table = table.says(f"A play {pile} 1 {aim}")
    assert table.says("B play 1 1 5").top(1) == "B-ROBOT-snap"


def test_p10_a_stop_ends_when_nothing_can_be_played() -> None:  # CB-P10
    mine = "B-GIRL-stop B-CAT-snap Y-BOY-snap"
    table = at(r1="B-DOG-clap", r2="G-ROBOT-clap", A=mine, B="B-GRAN-snap+3")
    table = table.says("A clap", "A play 1 1 1", "A play 2 1 2")
    assert table.state.lock is None
    assert table.says("B play 1 1 3").top(1) == "B-GRAN-snap"


def test_p11_striped() -> None:  # CB-P11
    table = at(r1="R-GIRL-slap", A="*-CAT-snap+3")
    assert not table.says("A slap 1", "A play 1 1 1").gaffe(1)
    assert table.says("A play 1 1 1").gaffe(1)


def test_p12_stuck() -> None:  # CB-P12
    table = at(
        r1="B-DOG-snap R-CAT-clap",
        r2="Y-GIRL-slap G-DOG-snap",
        seats=2,
        A="B-BOY-snap Y-BOY-snap",
        B="B-GRAN-snap Y-GRAN-snap",
    ).runs_out("stuck")
    assert (table.top(1), table.top(2)) == ("B-DOG-snap", "Y-GIRL-slap")


def test_p13_the_race_for_a_top() -> None:  # CB-P13
    table = at(r1="B-DOG-clap", A="B-GIRL-snap+3", B="B-CAT-snap+3")
    table = table.says("A clap", "B clap", "A play 1 1 1")
    assert table.refuses("B play 1 1 1") == "too_late"
    assert table.tops(B)[0] == "B-CAT-snap"
    assert table.state.gestures[B] == ("clap",)
    assert [landing.seat for landing in table.state.landings] == [A]


def test_p14_the_end() -> None:  # CB-P14
    table = at(r1="B-DOG-clap", A="B-GIRL-snap", B="B-CAT-snap+3").says("A clap", "A play 1 1 1")
    assert table.refuses("B play 1 1 2") == "round_won"
    over = table.runs_out("window")
    assert over.outcome is not None
    assert over.outcome.winners == (A,)
    assert over.refuses("B play 1 1 2") == "game_over"
    assert over.refuses("C gaffe 0 1") == "game_over"
