"""Claquer: cards, hands, stop and striped cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.claquer_tester import A, B, at
from tablee.games.claquer import GAME
from tablee.games.claquer.components import matches
from tablee.kernel import format_move, parse_move
from tablee.kernel.notation import BadNotation


def test_everybody_may_play_at_the_same_time() -> None:
    """CB-07: no turns; all seats may act, and one may play several cards running."""
    table = at(A="B-GIRL-snap+3 B-CAT-snap+3", B="B-BOY-snap+3")
    assert GAME.to_act(table.state) == (0, 1, 2)
    again = table.says("A play 1 1 1", "A play 2 1 2", "B play 1 1 3")
    assert again.top(1) == "B-BOY-snap"


def test_a_play_names_the_top_it_aims_at() -> None:
    """CB-07: a top that is gone, or never was, is too late; the race is for that top."""
    table = at(A="B-GIRL-snap+3", B="B-CAT-snap+3").says("A clap", "A play 1 1 1").settled()
    assert table.refuses("B play 1 1 1") == "too_late"
    assert table.refuses("B play 1 1 7") == "too_late"
    play = parse_move(GAME.moves, "play 1 1 2")
    assert GAME.race(table.state, B, play) == "r1-2"
    assert GAME.race(table.state, B, parse_move(GAME.moves, "snap")) is None


def test_only_tops_of_own_piles_go_onto_receive_piles() -> None:
    """CB-08: an empty pile stays empty; there are four piles and two places."""
    table = at(A="B-GIRL-snap B-CAT-snap+1").says("A clap", "A play 1 1 1")
    assert table.counts(A) == [0, 2, 0, 0]
    assert table.refuses("A play 1 1 2") == "empty_pile"
    assert table.refuses("A play 5 1 2") == "no_such_pile"
    assert table.refuses("A play 2 3 1") == "no_such_pile"
    assert table.says("A play 2 1 2").settled().counts(A) == [0, 1, 0, 0]


def test_colour_or_character_must_be_the_same() -> None:
    """CB-09: either is enough, both are fine; CB-12: the actions play no part."""
    assert matches("B-GIRL-snap", "B-DOG-clap")  # CB-10
    assert matches("Y-GIRL-clap", "R-GIRL-snap")  # CB-11
    assert matches("B-GIRL-snap", "B-GIRL-clap")
    assert not matches("B-GIRL-snap", "R-DOG-snap")


def test_a_blue_girl_goes_on_a_blue_dog() -> None:  # CB-10
    assert at(r1="B-DOG-snap", A="B-GIRL-snap+1").says("A play 1 1 1").top(1) == "B-GIRL-snap"


def test_a_yellow_girl_goes_on_a_red_girl() -> None:  # CB-11
    assert at(r1="R-GIRL-snap", A="Y-GIRL-snap+1").says("A play 1 1 1").top(1) == "Y-GIRL-snap"


def test_the_same_action_alone_is_no_match() -> None:  # CB-12
    table = at(r1="R-GIRL-snap", A="B-CAT-snap+1")
    assert table.refuses("A play 1 1 1") == "no_match"


@pytest.mark.parametrize(
    ("covered", "shown", "right"),
    [
        ("B-DOG-snap", "snap", True),  # CB-14
        ("B-DOG-snap", "clap", False),
        ("B-DOG-clap", "clap", True),  # CB-15
        ("B-DOG-clap", "slap 1", False),
        ("B-DOG-slap", "slap 1", True),  # CB-16
        ("B-DOG-slap", "slap 2", False),
        ("B-DOG-shrug", "snap", True),  # CB-18
        ("B-DOG-shrug", "clap", True),
        ("B-DOG-shrug", "slap 1", True),
        ("B-DOG-shrug", "slap 2", False),
        ("B-GIRL-stop", "snap", True),  # A-CB-5: it asks for nothing
        ("B-GIRL-stop", "slap 2", True),
    ],
)
def test_the_covered_card_says_what_to_do_first(covered: str, shown: str, right: bool) -> None:
    """CB-13: and the card played is accepted either way (CB-17)."""
    table = at(r1=covered, A="B-CAT-clap+1").says(f"A {shown}", "A play 1 1 1")
    assert table.top(1) == "B-CAT-clap"
    assert table.gaffe(1) is not right


@pytest.mark.parametrize("covered", ["B-DOG-snap", "B-DOG-clap", "B-DOG-slap", "B-DOG-shrug"])
def test_no_movement_is_a_gaffe(covered: str) -> None:
    """CB-17, CB-18."""
    assert at(r1=covered, A="B-CAT-clap+1").says("A play 1 1 1").gaffe(1)


def test_no_movement_is_fine_on_a_stop_card() -> None:  # A-CB-5
    assert not at(r1="B-GIRL-stop", A="B-CAT-clap+1").says("A play 1 1 1").gaffe(1)


def test_a_movement_made_after_the_card_is_too_late() -> None:
    """CB-14: it counts for the next card."""
    table = at(r1="B-DOG-snap", A="B-CAT-clap+1 B-BOY-snap+1")
    table = table.says("A play 1 1 1", "A clap")
    assert table.gaffe(1)
    assert not table.says("A play 2 1 2").gaffe(1)


def test_the_last_movement_before_the_card_counts() -> None:
    """CB-17, A-CB-14: those before it are forgotten; only one can be last, so hedging is no use."""
    table = at(r1="B-DOG-snap", A="B-CAT-clap+1")
    assert not table.says("A clap", "A snap", "A play 1 1 1").gaffe(1)
    assert table.says("A snap", "A clap", "A play 1 1 1").gaffe(1)
    assert not table.says("A clap", "A slap 1", "A slap 2", "A snap", "A play 1 1 1").gaffe(1)


def test_a_key_pressed_twice_does_no_harm() -> None:  # CB-17, A-CB-14
    table = at(r1="B-DOG-clap", A="B-CAT-clap+1").says("A clap", "A clap")
    assert not table.says("A play 1 1 1").gaffe(1)


def test_a_movement_for_a_card_that_was_covered_meanwhile_is_made_good() -> None:
    """CB-17, A-CB-14: A claps, B covers, A snaps and plays: nobody has blundered."""
    table = at(r1="B-DOG-clap", A="B-CAT-clap+1", B="B-BOY-snap+1")
    table = table.says("A clap", "B clap", "B play 1 1 1", "A snap", "A play 1 1 2")
    assert not any(landing.gaffe for landing in table.state.landings)


def test_a_movement_counts_for_one_card_only() -> None:  # CB-17
    table = at(r1="B-DOG-clap", A="B-CAT-clap+1 B-BOY-snap+1").says("A clap", "A play 1 1 1")
    assert table.says("A play 2 1 2").gaffe(1)


def test_hands_are_not_lowered() -> None:
    """A-CB-14: it was a move of version 1; nothing offers it now, and it cannot be said."""
    table = at(A="B-CAT-clap+1").says("A clap")
    assert "rest" not in table.legal(A)
    with pytest.raises(BadNotation):
        parse_move(GAME.moves, "rest")


def test_the_card_played_binds_whoever_comes_next() -> None:  # CB-13
    table = at(r1="B-DOG-snap", A="B-CAT-clap+1", B="B-BOY-snap+1").says("A snap", "A play 1 1 1")
    assert not table.says("B clap", "B play 1 1 2").gaffe(1)
    assert table.says("B snap", "B play 1 1 2").gaffe(1)


def test_everybody_sees_everybodys_hands() -> None:
    """CB-17: gestures are in every view, the mark in none."""
    table = at(A="B-CAT-clap+1").says("A slap 2")
    for viewer in (0, 1, 2, -2):
        view = table.view(viewer)
        assert view.gestures[A] == ("slap2",)
        assert (view.receive[1].beats, view.receive[1].struck) == (1, A)


# --- stop cards ----------------------------------------------------------------------------------

STOPPER = "B-GIRL-stop+1 B-CAT-snap+1 B-BOY-stop+1 B-GRAN-snap+1"


def test_a_stop_card_stops_the_others_but_not_their_calls() -> None:
    """CB-19: refused free of charge, movements are free, and gaffes are still called."""
    table = at(r1="B-DOG-clap", A=STOPPER, B="B-ROBOT-snap+3").says("A snap", "A play 1 1 1")
    assert table.refuses("B play 1 1 2") == "stopped"
    assert "gaffe 0" in table.legal(B)
    called = table.says("B gaffe 0 1").settled()
    assert called.state.call is not None
    assert called.state.call.founded


def test_a_stop_card_must_match() -> None:  # CB-19, A-CB-5
    table = at(r1="R-DOG-clap", r2="R-CAT-clap", A="B-GIRL-stop+1")
    assert table.refuses("A play 1 1 1") == "no_match"


def test_three_more_cards_then_all_go_on() -> None:
    """CB-20: the counter runs from three; the player may let go earlier."""
    table = at(r1="B-DOG-clap", A=STOPPER).says("A clap", "A play 1 1 1").settled()
    lock = table.state.lock
    assert lock is not None
    assert (lock.seat, lock.left) == (A, 3)
    one = table.says("A play 2 1 2").settled().state.lock
    assert one is not None
    assert one.left == 2
    assert "release" in table.legal(A)
    assert table.says("A release").state.lock is None
    assert table.refuses("B release") == "no_stop"


def test_a_stop_has_a_time_limit() -> None:
    """CB-20: after a while it ends by itself."""
    table = at(r1="B-DOG-clap", A=STOPPER).says("A clap", "A play 1 1 1").settled()
    assert "stop" in table.timers
    assert table.runs_out("stop").state.lock is None


@pytest.mark.parametrize(("chosen", "ms"), [({}, 20_000), ({"stop_seconds": 45}, 45_000)])
def test_the_table_agrees_how_long_a_stop_lasts(chosen: dict[str, Any], ms: int) -> None:
    """CB-20: twenty seconds unless it says otherwise."""
    table = at(r1="B-DOG-clap", A=STOPPER, **chosen).says("A clap", "A play 1 1 1").settled()
    assert ms in {t.after_ms for t in GAME.timers(table.state) if t.key.startswith("stop")}


def test_a_stop_during_a_stop_starts_the_three_again() -> None:  # CB-20, A-CB-6
    table = at(r1="B-DOG-clap", r2="R-DOG-snap", A="B-GIRL-stop+1 B-CAT-stop+1 B-GRAN-snap+1")
    table = table.says("A clap", "A play 1 1 1", "A play 2 1 2").settled()
    lock = table.state.lock
    assert lock is not None
    assert lock.left == 3


# --- striped cards -------------------------------------------------------------------------------


def test_striped_cards_go_on_anything() -> None:
    """CB-21: and are covered by the same character or another stripe (A-CB-7)."""
    assert all(matches("*-CAT-snap", top) for top in ("R-GIRL-slap", "B-GIRL-stop", "*-DOG-clap"))
    assert matches("R-CAT-clap", "*-CAT-snap")
    assert not matches("R-DOG-clap", "*-CAT-snap")
    assert matches("R-DOG-clap", "*-CAT-snap", wild_both_ways=True)


def test_stripes_both_ways_is_an_option() -> None:  # CB-21, A-CB-7
    hands: dict[str, Any] = {"A": "R-DOG-clap+1"}
    assert at(r1="*-CAT-snap", r2="G-GIRL-snap", **hands).refuses("A play 1 1 1") == "no_match"
    table = at(r1="*-CAT-snap", wild_both_ways=True, **hands).says("A snap", "A play 1 1 1")
    assert table.top(1) == "R-DOG-clap"


# --- what is refused -----------------------------------------------------------------------------


def test_loose_matching_lets_a_wrong_card_through_as_a_gaffe() -> None:
    """CB-09, A-CB-4: it can be caught, and then goes back under its pile."""
    hands: dict[str, Any] = {"A": "R-CAT-clap+2", "B": "Y-BOY-snap+1"}
    table = at(r1="B-DOG-clap", loose_matching=True, **hands)
    table = table.says("A clap", "A play 1 1 1")
    assert table.top(1) == "R-CAT-clap"
    assert table.gaffe(1)
    caught = table.says("B gaffe 0 1").settled()
    assert caught.top(1) == "B-DOG-clap"
    assert caught.cards(A) == 3 + 1
    assert caught.state.piles[A][0].known == ("R-CAT-clap", "Y-BOY-snap")


def test_a_card_that_did_not_match_comes_out_from_under_others() -> None:
    """CB-09, A-CB-4, A-CB-8: the top, and what is aimed at it, stay as they are."""
    hands: dict[str, Any] = {"A": "R-CAT-clap+2", "B": "R-BOY-snap+1", "C": "Y-BOY-snap+4"}
    table = at(r1="B-DOG-clap", loose_matching=True, **hands)
    table = table.says("A clap", "A play 1 1 1", "B clap", "B play 1 1 2").settled()
    caught = table.says("C gaffe 0 1").settled()
    assert caught.state.receive[0] == ("B-DOG-clap", "R-BOY-snap")
    assert caught.state.aims == table.state.aims
    assert "R-CAT-clap" in caught.state.piles[A][0].known
    assert GAME.imagine is not None
    twin = GAME.imagine(caught.view(B), Random(1))
    assert GAME.view(twin, B) == caught.view(B)


def test_loose_matching_takes_back_a_stop_and_ends_it() -> None:  # A-CB-4
    hands: dict[str, Any] = {"A": "B-GIRL-stop+2 G-BOY-clap+1", "B": "Y-BOY-snap+1"}
    table = at(r1="R-DOG-clap", r2="G-CAT-shrug", loose_matching=True, **hands)
    table = table.says("A clap", "A play 1 1 1").settled()
    assert table.state.lock is not None
    assert table.says("B gaffe 0 1").state.lock is None


def test_moves_from_the_wrong_place_are_refused() -> None:
    table = at()
    assert table.refuses("A resume") == "not_yours"
    assert table.refuses("chance snap") == "not_now"
    assert table.refuses("F snap") == "not_yours"
    assert table.refuses("A slap 3") == "no_such_pile"


def test_moves_are_spoken_in_notation() -> None:
    for text in ("snap", "clap", "slap 2", "play 4 2 17", "gaffe 3 12", "release"):
        assert format_move(parse_move(GAME.moves, text)) == text
    for text in ("show *-CAT-snap", "close 1 9", "unstick spare", "thaw 2", "again", "reveal"):
        assert format_move(parse_move(GAME.moves, text)) == text
