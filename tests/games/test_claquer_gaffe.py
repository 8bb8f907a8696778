"""Claquer: calling gaffes, in time and in vain, and what nobody is told."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games.claquer_tester import A, B, C, Round, at
from tablee.games.claquer import GAME
from tablee.games.claquer.result import figures
from tablee.games.claquer.state import State
from tablee.kernel import WATCHER, parse_move
from tablee.kernel.say import say

WRONG = ("A snap", "A play 1 1 1")
RIGHT = ("A clap", "A play 1 1 1")


def table() -> Round:
    return at(r1="B-DOG-clap", A="B-GIRL-snap+3", C="Y-BOY-snap+4 G-BOY-clap+1 - R-BOY-slap+3")


def test_anybody_else_may_call_and_the_first_caller_counts() -> None:  # CB-22
    played = table().says(*WRONG).settled()
    assert "gaffe 0" in played.legal(B)
    assert "gaffe 0" in played.legal(C)
    assert played.refuses("A gaffe 0 1") == "own_gaffe"
    assert played.says("B gaffe 0 1").refuses("C gaffe 0 1") == "not_now"
    after = played.says("B gaffe 0 1").runs_out("pause")
    assert after.refuses("C gaffe 0 1") == "call_too_late"


def test_calls_on_the_same_player_are_one_race() -> None:
    """CB-22: whichever play each caller saw last. A play that closes does not make it a new one."""
    twice = at(A="B-GIRL-snap+3 B-CAT-snap+3").says(*WRONG, "A play 2 1 2").state
    for text in ("gaffe 0 1", "gaffe 0 2"):
        assert GAME.race(twice, B, parse_move(GAME.moves, text)) == "gaffe-0-1"
    later = Round(twice).runs_out("window-1-2").state
    assert GAME.race(later, B, parse_move(GAME.moves, "gaffe 0 2")) == "gaffe-0-1"
    nothing = Round(later).runs_out("window-1-3").state
    assert GAME.race(nothing, B, parse_move(GAME.moves, "gaffe 0 2")) is None


def test_a_play_after_all_others_have_closed_is_another_race() -> None:  # CB-22
    closed = at(A="B-GIRL-snap+3 B-CAT-snap+3").says(*WRONG).runs_out("window-1-2")
    again = closed.says("A play 2 1 2").state
    assert GAME.race(again, B, parse_move(GAME.moves, "gaffe 0 2")) == "gaffe-0-2"


@pytest.mark.parametrize("coverer", [A, B])
def test_a_gaffe_that_is_covered_can_still_be_called(coverer: int) -> None:
    """CB-22, A-CB-8: whoever covers it, the culprit or another; the card stays (A-CB-3)."""
    who, pile = "AB"[coverer], 2 - coverer
    hands: dict[str, Any] = {"A": "B-GIRL-snap+3 B-CAT-snap+3", "B": "B-BOY-snap+3"}
    covered = at(**hands).says(*WRONG, f"{who} snap", f"{who} play {pile} 1 2").settled()
    assert "gaffe 0" in covered.legal(C)
    caught = covered.says("C gaffe 0 1").settled()
    assert caught.state.call is not None
    assert caught.state.call.founded
    assert caught.state.receive[0][-2] == "B-GIRL-snap"


def test_a_right_card_over_a_gaffe_of_another_is_not_hit() -> None:  # CB-22
    covered = at(A="B-GIRL-snap+3", B="B-BOY-snap+3").says(*WRONG, "B snap", "B play 1 1 2")
    called = covered.says("C gaffe 1 2")
    assert called.state.call is not None
    assert not called.state.call.founded


def test_turning_the_piles_hides_no_gaffe() -> None:  # CB-22, A-CB-8
    hands: dict[str, Any] = {"A": "B-GIRL-snap R-BOY-snap", "B": "Y-ROBOT-snap G-ROBOT-snap"}
    stuck = at(seats=2, r2="B-CAT-snap", **hands).says(*WRONG)
    turned = stuck.runs_out("stuck")
    assert turned.top(1) == "B-DOG-clap"
    called = turned.says("B gaffe 0 1")
    assert called.state.call is not None
    assert called.state.call.founded


def test_a_call_is_heard_until_its_time_is_up() -> None:
    """CB-22, CB-26, A-CB-8: then the mark is gone."""
    closed = table().says(*WRONG).runs_out("window-1-2")
    assert closed.refuses("C gaffe 0 1") == "call_too_late"
    assert closed.state.landings == ()


def test_a_call_aims_at_what_its_caller_saw() -> None:
    """CB-22, X-3: a gaffe that came after is not hit, nor is anything when its time is up."""
    twice = at(A="B-GIRL-snap+3 B-CAT-snap+3").says(*RIGHT, "A clap", "A play 2 1 2").settled()
    called = twice.says("C gaffe 0 1")
    assert called.state.call is not None
    assert not called.state.call.founded
    assert [landing.number for landing in called.state.landings] == [2]
    assert twice.runs_out("window-1-2").refuses("C gaffe 0 1") == "call_too_late"
    assert twice.refuses("C gaffe 0 3") == "call_too_late"


def test_a_call_reaches_back_to_every_play_in_its_time() -> None:
    """CB-22, A-CB-8: the latest play was right, the one before it was not."""
    both = at(A="B-GIRL-snap+3 G-DOG-snap+3").says(*WRONG, "A snap", "A play 2 2 1").settled()
    called = both.says("C gaffe 0 2")
    assert called.state.call is not None
    assert called.state.call.founded
    assert [landing.number for landing in called.state.landings] == [2]


def test_the_oldest_gaffe_is_punished_and_the_next_can_be_called_again() -> None:  # A-CB-8
    hands: dict[str, Any] = {"A": "B-GIRL-snap+3 B-CAT-snap+3", "C": "Y-BOY-snap+4"}
    twice = at(**hands).says(*WRONG, "A play 2 1 2", "C gaffe 0 2").runs_out("pause")
    assert [(landing.number, landing.gaffe) for landing in twice.state.landings] == [(2, True)]
    again = twice.says("C gaffe 0 2")
    assert again.state.call is not None
    assert (again.state.call.founded, again.cards(C)) == (True, 3)


def test_there_is_one_call_a_player_however_many_plays() -> None:  # CB-22
    busy = at(A="B-GIRL-snap+3 B-CAT-snap+3", B="B-BOY-snap+3")
    busy = busy.says(*RIGHT, "A snap", "A play 2 1 2", "B snap", "B play 1 1 3").settled()
    calls = [move for move in busy.legal(C) if move.startswith("gaffe")]
    assert calls == ["gaffe 0", "gaffe 1"]


def test_play_stops_for_a_moment_and_no_time_runs() -> None:
    """CB-23: nobody slips a card in; only the end of the pause is awaited."""
    stopped = table().says(*WRONG, "C gaffe 0 1").settled()
    assert GAME.to_act(stopped.state) == ()
    assert stopped.refuses("B snap") == "not_now"
    assert stopped.timers == {"pause"}
    assert GAME.to_act(stopped.runs_out("pause").state) == (0, 1, 2)


def test_what_was_running_out_stands_still_during_the_pause() -> None:  # CB-23
    mine = "B-GIRL-stop+1 B-CAT-snap+1 B-BOY-snap+1 B-GRAN-snap+1"
    playing = at(A=mine).says("A clap", "A play 1 1 1", "A snap", "A play 2 1 2").settled()
    running = {timer.key for timer in GAME.timers(playing.state)}
    stopped = playing.says("B gaffe 0 2").settled()
    assert GAME.held(playing.state) == ()
    assert any(key.startswith("stop-") for key in GAME.held(stopped.state))
    resumed = stopped.runs_out("pause")
    assert running & {timer.key for timer in GAME.timers(resumed.state)}


def test_a_stop_goes_on_after_the_pause_with_its_plays() -> None:  # CB-23
    mine = "B-GIRL-stop+1 B-CAT-snap+1 B-BOY-snap+1 B-GRAN-snap+1"
    stop = at(A=mine).says("A clap", "A play 1 1 1", "A snap", "A play 2 1 2", "B gaffe 0 2")
    resumed = stop.runs_out("pause")
    assert resumed.state.lock is not None
    assert resumed.state.lock.left == 2
    assert resumed.refuses("B play 1 1 3") == "stopped"


def test_the_caller_gives_one_card_from_each_own_pile() -> None:
    """CB-24, CB-25: they go under the culprit's piles in turn; the tops stay (A-CB-10)."""
    start = at(A="B-GIRL-snap+2 R-CAT-clap", C="Y-BOY-snap+4 G-BOY-clap R-BOY-slap+3 Y-GRAN-snap")
    played = start.says(*WRONG).settled()
    tops = played.tops(A)
    after = played.says("C gaffe 0 1").settled()
    assert after.counts(C) == [4, 0, 3, 0]
    assert after.tops(A) == tops
    assert after.state.piles[A][0].known == ("Y-BOY-snap", "R-BOY-slap")
    assert after.state.piles[A][1].known == ("G-BOY-clap", "Y-GRAN-snap")
    assert after.top(1) == "B-GIRL-snap"  # A-CB-3: the card stays


def test_cards_received_come_up_again_as_they_went_in() -> None:  # A-CB-10
    start = at(A="B-GIRL-snap+1 R-CAT-clap", C="B-BOY-snap+4")
    after = start.says(*WRONG, "C gaffe 0 1").runs_out("pause")
    first = after.tops(A)[0]
    assert after.state.piles[A][0].known == ("B-BOY-snap",)
    state = msgspec.structs.replace(after.state, receive=(("B-DOG-clap", first), ("G-CAT-shrug",)))
    shown = Round(state).says(f"A play 1 1 {state.aims[0]}")
    assert shown.tops(A)[0] == "B-BOY-snap"
    assert not shown.state.due


def test_a_caller_left_without_cards_has_won() -> None:  # CB-25
    start = at(A="B-GIRL-snap+2", C="Y-BOY-snap G-BOY-clap")
    over = start.says(*WRONG, "C gaffe 0 1")
    assert over.outcome is not None
    assert over.outcome.winners == (C,)
    assert over.outcome.ranks == (2, 3, 1)  # A holds 4 cards, B 8


def test_a_gaffe_nobody_notices_costs_nothing() -> None:  # CB-26
    played = table().says(*WRONG).settled()
    assert played.runs_out("window").counts(A) == played.counts(A) == [3, 0, 0, 0]


def test_an_unfounded_call_freezes_its_caller() -> None:
    """CB-22, A-CB-9: a pause, then no card and no call for a while; others go on."""
    start = at(A="B-GIRL-snap+3", C="B-BOY-snap+4")
    called = start.says(*RIGHT, "C gaffe 0 1")
    assert called.counts(C) == [5, 0, 0, 0]
    assert called.state.call is not None
    assert not called.state.call.founded
    frozen = called.runs_out("pause")
    assert frozen.refuses("C play 1 1 2") == "frozen"
    assert frozen.timers >= {"freeze"}
    assert frozen.runs_out("freeze").says("C play 1 1 2").top(1) == "B-BOY-snap"
    assert "snap" in frozen.legal(C)


def test_an_unfounded_call_costs_nothing_where_the_table_says_so() -> None:  # A-CB-9
    start = at(A="B-GIRL-snap+3", C="B-BOY-snap+4", false_call_seconds=0)
    after = start.says(*RIGHT, "C gaffe 0 1").runs_out("pause")
    assert after.says("C play 1 1 2").top(1) == "B-BOY-snap"


def test_a_play_judged_right_is_not_called_twice() -> None:  # A-CB-9
    after = table().says(*RIGHT, "B gaffe 0 1").runs_out("pause")
    assert after.refuses("C gaffe 0 1") == "call_too_late"


def test_whoever_has_no_cards_calls_nobody() -> None:
    last = at(A="B-GIRL-snap", B="G-DOG-snap+3").says("B play 1 2 1", *RIGHT)
    assert last.refuses("A gaffe 1 1") == "no_cards"


# --- nobody is told ------------------------------------------------------------------------------


def _told(state: State, viewer: int) -> bytes:
    """Everything that leaves the rules for one viewer: view, scene, offers, clocks, refusals."""
    acting = viewer in GAME.to_act(state)
    legal = tuple(GAME.legal(state, viewer)) if acting else ()
    view = GAME.view(state, viewer)
    clocks = [
        (timer.key, timer.seat, timer.after_ms, timer.shown, repr(timer.move))
        for timer in GAME.timers(state)
    ]
    return msgspec.json.encode((view, [repr(m) for m in legal], GAME.scene(view, legal), clocks))


def _flipped(state: State) -> State:
    """The same position with every silent mark turned round."""
    turned = [msgspec.structs.replace(one, gaffe=not one.gaffe) for one in state.landings]
    return msgspec.structs.replace(state, landings=tuple(turned))


@pytest.mark.parametrize("last_card", [False, True])
def test_nothing_shown_depends_on_the_mark(last_card: bool) -> None:
    """CB-17: two states that differ in the mark alone are the same to everybody, byte for byte."""
    start = at(A="B-GIRL-snap" if last_card else "B-GIRL-snap+3", seats=4)
    state = start.says(*WRONG).settled().state
    other = _flipped(state)
    assert state != other
    for viewer in (0, 1, 2, 3, WATCHER):
        assert _told(state, viewer) == _told(other, viewer)


def test_a_right_and_a_wrong_play_make_the_same_news_and_the_same_table() -> None:
    """CB-17: the covered card alone differs, so each text differs by that card's name alone."""
    right = at(r1="B-DOG-snap", A="B-GIRL-clap+3").says("A snap")
    wrong = at(r1="B-DOG-clap", A="B-GIRL-clap+3").says("A snap")
    move = parse_move(GAME.moves, "play 1 1 1")
    for viewer in (0, 1, 2, WATCHER):
        texts = []
        for before in (right.state, wrong.state):
            after = GAME.apply(before, A, move)
            shown = Round(after).says("chance show R-CAT-clap").state
            news = GAME.news(GAME.view(before, viewer), A, move, GAME.view(after, viewer))
            texts.append(_told(shown, viewer) + msgspec.json.encode(news))
        alike = texts[0].replace(b"DOG-snap", b"DOG-clap")
        alike = alike.replace(b'"action-snap"', b'"action-clap"')
        assert alike == texts[1].replace(b'"action-snap"', b'"action-clap"')


def test_the_window_shows_the_covered_card_whether_right_or_wrong() -> None:
    """CB-17, CB-26: and hides it again at the same moment."""
    for script in (RIGHT, WRONG):
        played = table().says(*script).settled()
        landing = played.view(B).landed(1)
        assert landing is not None
        assert (landing.covered, landing.seat) == ("B-DOG-clap", A)
        assert played.runs_out("window").view(B).landed(1) is None


def test_imagined_marks_are_what_anybody_could_judge() -> None:
    assert GAME.imagine is not None
    for script, gaffe in ((RIGHT, False), (WRONG, True)):
        played = table().says(*script).settled()
        twin = GAME.imagine(played.view(B), Random(1))
        assert [landing.gaffe for landing in twin.landings] == [gaffe]


def test_after_a_call_everybody_hears_what_was_due_and_what_was_made() -> None:
    """CB-22, X-5: not a word of it before."""
    for shown, made in (("A snap",), "gesture-snap"), ((), "gestures-none"):
        played = table().says(*shown, "A play 1 1 1").settled()
        call = parse_move(GAME.moves, "gaffe 0 1")
        after = GAME.apply(played.state, B, call)
        views = GAME.view(played.state, C), GAME.view(after, C)
        caught, due = GAME.news(views[0], B, call, views[1])
        assert caught.id == "news-caught"
        assert due.id == "news-due"
        assert (due.args["due"], due.args["made"]) == (say("due-clap"), say(made))


def test_a_false_call_tells_nothing_of_movements() -> None:  # CB-25
    played = table().says(*RIGHT).settled()
    call = parse_move(GAME.moves, "gaffe 0 1")
    views = GAME.view(played.state, C), GAME.view(GAME.apply(played.state, B, call), C)
    assert [told.id for told in GAME.news(views[0], B, call, views[1])] == ["news-unfounded"]


def test_after_the_end_it_is_told_how_many_gaffes_each_made_and_called() -> None:  # CB-26
    start, played = table(), table().says(*WRONG)
    called = played.settled().says("B gaffe 0 1")
    states = [one.state for one in (start, start.says(WRONG[0]), played, played.settled(), called)]
    for seat, (made, heard) in {A: (1, 0), B: (0, 1), C: (0, 0)}.items():
        told = [say("figure-gaffes", made=made), say("figure-called", called=heard)]
        assert figures(states, seat) == told


def test_right_plays_and_calls_in_vain_count_for_nobody() -> None:  # CB-26
    played = table().says(*RIGHT)
    vain = played.settled().says("B gaffe 0 1")
    states = [one.state for one in (table(), table().says(RIGHT[0]), played, vain)]
    nothing = [say("figure-gaffes", made=0), say("figure-called", called=0)]
    assert figures(states, A) == figures(states, B) == nothing
