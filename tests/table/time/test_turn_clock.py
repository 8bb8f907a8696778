"""Clocks of turn games: from the log alone, shown to all, and never a crash when time is over."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from table.trio import GAME, Room, room, sheet
from tablee import catalog, wire
from tablee.kernel import CHANCE, BadOptions, Entry, Game, IllegalMove, parse_move
from tablee.store import Row
from tablee.store.contract.tables import Pace
from tablee.table.time.turn_clock import TurnClocks, check_pace, moves_out_of_time
from tablee.testing.walks import walks

QUICK = Pace(per_move=30)
BLITZ = Pace(per_game=60)
BOTH = Pace(per_move=20, per_game=30)
TURN_GAMES = [
    pytest.param(game, id=key) for key, game in catalog.shelf().items() if game.tempo == "turns"
]


def clocks(game: Room, viewer: str = "a") -> list[wire.Clock]:
    """As this viewer's page has them when it asks afresh."""
    fresh = game.ask(viewer, wire.Hello())
    assert isinstance(fresh, wire.Fresh)
    return list(fresh.clocks)


# --- the time for a move -------------------------------------------------------------------------


def test_the_time_for_a_move_runs_for_whoever_is_waited_for_and_all_see_it() -> None:
    game = room("ANN", "BOB", pace=QUICK).come("w", "").wait(10_000)
    for viewer in "abw":
        assert clocks(game, viewer) == [wire.Clock("turn-0", 0, 20_000, 30_000, "turn")]
    game.play("a", "mark 4")
    assert clocks(game) == [wire.Clock("turn-1", 1, 30_000, 30_000, "turn")]


def test_clocks_come_with_the_update_that_starts_them() -> None:
    game = room("ANN", "BOB", pace=QUICK)
    update = game.play("a", "mark 4")
    assert isinstance(update, wire.Update)
    assert update.clocks == (wire.Clock("turn-1", 1, 30_000, 30_000, "turn"),)


def test_when_it_is_over_the_game_says_what_happens_and_the_row_says_why() -> None:
    game = room("ANN", "BOB", pace=QUICK).wait(29_999)
    assert game.rows == []
    game.wait(1)
    assert [(row.seat, row.at, row.facts) for row in game.rows] == [(0, 30_000, '{"late":true}')]
    game.wait(30_000)
    assert [row.seat for row in game.rows] == [0, 1]


def test_a_table_without_a_pace_waits_for_ever() -> None:
    assert room("ANN", "BOB").table.due() is None


def test_computer_players_have_no_clock() -> None:
    game = room("regular", "ANN", pace=BOTH)
    assert {clock.seat for clock in clocks(game)} == {1}


def test_who_is_kept_warm_is_played_for_and_not_run_out() -> None:
    game = room("ANN", "BOB", pace=Pace(per_move=60), grace=5)
    game.play("a", "mark 4")
    game.go("b").wait(120_000)
    assert game.rows[1].facts == '{"kept":true}'


# --- the time for the game -----------------------------------------------------------------------


def test_what_is_left_for_the_game_runs_only_in_ones_turn() -> None:
    game = room("ANN", "BOB", pace=BLITZ).wait(10_000)
    game.play("a", "mark 4")
    game.wait(5_000)
    assert clocks(game) == [
        wire.Clock("bank-0", 0, 50_000, 60_000, "bank", running=False),
        wire.Clock("bank-1", 1, 55_000, 60_000, "bank"),
    ]


def test_whose_time_for_the_game_is_over_gets_no_more() -> None:
    game = room("ANN", "BOB", pace=BLITZ).wait(60_000)
    assert [row.seat for row in game.rows] == [0]
    game.play("b", "mark 8")
    game.wait(0)
    assert [(row.seat, row.at) for row in game.rows] == [(0, 60_000), (1, 60_000), (0, 60_000)]


def test_where_both_are_limited_the_shorter_one_counts() -> None:
    game = room("ANN", "BOB", pace=BOTH).wait(20_000)
    assert [(row.seat, row.at) for row in game.rows] == [(0, 20_000)]
    game.play("b", "mark 8")
    game.wait(10_000)  # ten seconds were left in the bank
    assert [(row.seat, row.at) for row in game.rows][2:] == [(0, 30_000)]


def test_clocks_never_go_backwards() -> None:
    game = room("ANN", "BOB", pace=BLITZ)
    left = 60_000
    for turn, move in enumerate(("mark 4", "mark 0", "mark 1", "mark 7", "mark 2")):
        game.wait(700)
        game.play("ab"[turn % 2], move)
        now = sum(clock.left_ms for clock in clocks(game) if clock.seat == 0)
        assert now <= left
        left = now
    assert left == 60_000 - 3 * 700


# --- sleep and restarts --------------------------------------------------------------------------


def test_clocks_survive_a_restart() -> None:
    game = room("ANN", "BOB", pace=BLITZ).wait(10_000)
    game.play("a", "mark 4")
    game.wait(7_000)
    game.play("b", "mark 0")
    before = clocks(game)
    again = game.reload().come("a", "ANN")
    assert clocks(again) == before
    again.wait(50_000)
    assert [row.seat for row in again.rows] == [0, 1, 0]


def test_a_clock_that_sleeps_wakes_where_it_stood_and_not_at_the_last_move() -> None:
    game = room("ANN", "BOB", pace=QUICK).wait(12_000)
    game.go("b").go("a")
    assert game.kept.clock == 12_000
    again = game.reload().come("a", "ANN")
    assert [clock.left_ms for clock in clocks(again)] == [18_000]


def test_a_game_that_began_late_on_the_tables_clock_gives_the_whole_time() -> None:
    waiting = sheet("ANN", "BOB", pace=BLITZ, status="waiting")
    game = Room(waiting).come("a", "ANN").wait(300_000)
    game.ask("a", wire.Begin(1))
    assert [clock.left_ms for clock in clocks(game)] == [60_000, 60_000]
    assert [c.left_ms for c in clocks(game.reload().come("a", "ANN"))] == [60_000, 60_000]


# --- every game ----------------------------------------------------------------------------------


def test_real_time_games_keep_their_own_tempo() -> None:
    for game in catalog.shelf().values():
        if game.tempo == "real-time":
            with pytest.raises(BadOptions, match="no_pace"):
                check_pace(game, QUICK)
            check_pace(game, Pace())
        else:
            check_pace(game, BOTH)


@pytest.mark.parametrize("game", TURN_GAMES)
def test_every_turn_game_goes_on_when_nobody_ever_moves(game: Game) -> None:
    """Running out again and again is never a crash, never refused, and never comes to a stop."""
    people = ("ANN", "BOB", "CLO", "DAN")[: game.seats[0]]
    opened = Room(sheet(*people, game=game, pace=Pace(per_move=1)), game).come("a", "ANN")
    for _ in range(300):
        opened.wait(1_000)
        if opened.table.ended:
            break
    assert opened.faults == []
    assert opened.table.ended or len(opened.rows) > 100
    late = [row for row in opened.rows if row.facts == '{"late":true}']
    assert {row.seat for row in late} == set(range(len(people)))
    assert opened.reload().table.state == opened.table.state


@pytest.mark.parametrize("game", TURN_GAMES)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_wherever_a_game_stands_running_out_of_time_is_a_move_it_accepts(
    game: Game, data: st.DataObject, seed: int
) -> None:
    walked = data.draw(walks(game))
    for number in walked.samples(12):
        state = walked.states[number]
        acting = game.to_act(state)
        awaited = (game.awaited or game.to_act)(state)
        assert set(awaited) <= set(acting)
        assert bool(awaited) == bool(acting)
        for seat in awaited if acting != (CHANCE,) else ():
            move = next(moves_out_of_time(game, state, seat, Random(seed)))
            game.apply(state, seat, move)
        assert game.sides is None or len(game.sides(state)) == walked.seats


def test_a_game_whose_wish_is_refused_or_fails_gets_a_move_it_accepts() -> None:
    def taken(state: object, seat: int) -> object:
        return parse_move(GAME.moves, "mark 4")

    def fails(state: object, seat: int) -> object:
        raise ZeroDivisionError

    for wish in (taken, fails):
        odd = replace(GAME, default=wish)
        rows = [Row(1, 0, "mark 4", 0)]
        game = Room(sheet("ANN", "BOB", pace=QUICK), odd, rows).come("a", "ANN").wait(30_000)
        assert [row.seat for row in game.rows] == [0, 1]
        assert game.faults == []


def test_a_seat_for_which_nothing_can_be_played_is_left_alone() -> None:
    def refuse(state: object, seat: int, move: object) -> object:
        raise IllegalMove("never")

    stuck = Room(sheet("ANN", "BOB", pace=QUICK), replace(GAME, apply=refuse)).come("a", "ANN")
    stuck.wait(60_000)
    assert stuck.faults == ["nothing to play for seat 0, out of time"]
    assert stuck.table.due() is None


def test_a_turn_goes_on_while_others_act_out_of_theirs() -> None:
    odd = replace(GAME, awaited=lambda state: (0,))
    running = TurnClocks(odd, QUICK, None, 2, 0)
    running.follow(Entry(1, 1, parse_move(GAME.moves, "mark 4"), 10_000), None)
    assert running.deadline(0) == 30_000
    running.follow(Entry(2, 0, parse_move(GAME.moves, "mark 5"), 12_000), None)
    assert running.deadline(0) == 42_000
