"""Claquer: tables that began with version 1 of the rules go on under it, and end."""

from __future__ import annotations

import pytest

from games.claquer_tester import A, B, C, at
from tablee.games.claquer import GAME
from tablee.games.claquer.bot import LEVELS
from tablee.kernel import format_move, rules_of
from tablee.kernel.options import settle_options
from tablee.lab import simulate
from tablee.testing.walk import walk

FIRST = rules_of(GAME, 1)
STOPPER = "B-GIRL-stop+1 B-CAT-snap+1 B-BOY-snap+1 B-GRAN-snap+1"


def test_its_options_keep_their_names_and_their_defaults() -> None:
    settled = settle_options(FIRST, {"gaffe_ms": 750}, 2)
    assert settled["gaffe_ms"] == 750
    assert settled["false_call_freeze"] == 3_000


def test_its_times_are_in_ms() -> None:
    table = at(rules=1, gaffe_ms=750, A="B-GIRL-snap+3").says("A clap", "A play 1 1 1").settled()
    assert [timer.after_ms for timer in FIRST.timers(table.state)] == [750]


def test_its_stop_lasts_eight_seconds() -> None:  # CB-20
    table = at(rules=1, A=STOPPER).says("A clap", "A play 1 1 1").settled()
    assert 8_000 in {t.after_ms for t in FIRST.timers(table.state) if t.key.startswith("stop")}


def test_two_movements_are_a_gaffe_there_unless_hands_were_lowered() -> None:  # A-CB-14
    table = at(rules=1, r1="B-DOG-snap", A="B-CAT-clap+1").says("A clap", "A snap")
    assert table.says("A play 1 1 1").gaffe(1)
    assert "rest" in table.legal(A)
    assert not table.says("A rest", "A snap", "A play 1 1 1").gaffe(1)
    assert at(rules=1).refuses("A rest") == "hands_down"


def test_a_covered_play_cannot_be_called_there() -> None:  # A-CB-8
    table = at(rules=1, A="B-GIRL-snap+3", B="B-CAT-snap+3").says("A snap", "A play 1 1 1")
    assert "gaffe 0 1" in table.legal(C)
    assert table.says("B snap", "B play 1 1 2").refuses("C gaffe 0 1") == "call_too_late"


def test_an_earlier_play_is_called_there_where_its_trace_lies() -> None:
    hand = "B-GIRL-snap+1 B-CAT-snap+1 G-DOG-snap+1"
    table = at(rules=1, A=hand).says("A clap", "A play 1 1 1", "A snap", "A play 3 2 1").settled()
    laid_out = FIRST.scene(table.view(B), FIRST.legal(table.state, B))
    paths = {
        offer.move: offer.path for offer in laid_out.offers if offer.move.startswith("gaffe 0")
    }
    assert paths == {"gaffe 0 1": ("trace1",), "gaffe 0 2": ()}
    assert table.says("C gaffe 0 2").state.landings == ()


@pytest.mark.parametrize("seats", FIRST.seats)
def test_its_scenes_offer_exactly_what_is_legal(seats: int) -> None:
    walked = walk(FIRST, FIRST.options(deck="quick"), seats, seed=seats, steps=400)
    for number in walked.samples(60):
        for seat in range(seats):
            legal = walked.legal(number, seat)
            laid_out = FIRST.scene(FIRST.view(walked.states[number], seat), legal)
            offered = {offer.move for offer in laid_out.offers if not offer.why}
            assert offered == {format_move(move) for move in legal}


@pytest.mark.parametrize("seats", FIRST.seats)
def test_computer_players_finish_its_games(seats: int) -> None:
    levels = [[*LEVELS][seat % 3] for seat in range(seats)]
    played = simulate(FIRST, levels, "version 1", FIRST.options(deck="quick"))
    assert played.sheet.version == 1
    assert min(played.outcome.ranks) == 1
