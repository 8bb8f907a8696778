"""One live game on an injected clock: what is asked, what happens by itself, what is told."""

from __future__ import annotations

import msgspec
import pytest

from table.lamps import FADE_MS, GAME, Eager, seated, sheet, table, think, told
from tablee import wire
from tablee.store import Row
from tablee.table import Effects, Table
from tablee.wire import Done, Fresh, Hello, Play, Refused, Seating, Update

# --- judge, write, then tell ---------------------------------------------------------------------


def test_a_move_comes_out_as_rows_to_keep_and_messages_to_send() -> None:
    game = seated()
    effects = game.ask("a", Play(7, "grab 1"), 50)
    assert [(row.number, row.seat, row.move.split()[0], row.at) for row in effects.rows] == [
        (1, 0, "grab", 50),
        (2, -1, "paint", 50),
    ]
    assert isinstance(told(effects, "a")[0], Done)
    assert told(effects, "a")[0] == Done(7, 1)
    assert [type(message) for message in told(effects, "b")] == [Update]


def test_a_refusal_keeps_nothing_and_tells_only_who_asked() -> None:
    game = seated()
    before = game.state
    effects = game.ask("a", Play(7, "grab 2"), 50)
    assert (effects.rows, effects.sheet, game.state) == ([], None, before)
    assert effects.told == [(("a",), Refused(7, "too_late", {"lamp": 2}))]


def test_every_request_is_answered_exactly_once() -> None:
    game = seated(watcher=True)
    requests: list[wire.Request] = [
        Play(1, "grab 1"),
        Play(2, "nonsense"),
        wire.Sit(3, 0),
        wire.Stand(4),
        wire.Place(5, 1, "eager"),
        wire.Begin(6),
    ]
    for viewer in ("a", "b", "w"):
        for request in requests:
            heard = told(game.ask(viewer, request, 10), viewer)
            answers = [message for message in heard if isinstance(message, (Done, Refused))]
            assert [answer.request for answer in answers] == [request.request]  # type: ignore[union-attr]


def test_the_end_is_kept_with_its_last_row_and_told_after_it() -> None:
    game = seated()
    for lamp in (1, 2):
        game.ask("a", Play(lamp, f"grab {lamp}"), lamp)
    effects = game.ask("b", Play(3, "grab 3"), 3)
    assert effects.sheet is not None
    assert effects.sheet.status == "finished"
    assert len(effects.rows) == 2
    last = told(effects, "a")
    assert isinstance(last[0], Update)
    assert last[0].outcome == GAME.outcome(game.state)
    assert isinstance(last[-1], Seating)
    assert game.due() is None
    assert told(game.ask("a", Play(4, "grab 4"), 4), "a") == [Refused(4, "not_playing")]


# --- timers --------------------------------------------------------------------------------------


def test_a_timer_fires_at_its_moment_and_not_before() -> None:
    game = seated()
    assert game.due() == FADE_MS
    assert game.tick(FADE_MS - 1).rows == []
    effects = game.tick(FADE_MS)
    assert [row.move for row in effects.rows] == ["fade 1"]
    assert game.due() == 2 * FADE_MS


def test_a_timer_whose_key_went_is_gone_and_the_next_starts_anew() -> None:
    game = seated()
    game.ask("a", Play(1, "grab 1"), 900)
    assert game.tick(FADE_MS).rows == []
    assert game.due() == 900 + FADE_MS


def test_a_late_tick_lets_everything_due_happen_once() -> None:
    game = seated()
    effects = game.tick(10 * FADE_MS)
    assert [row.move for row in effects.rows] == ["fade 1"]
    assert [row.move for row in game.tick(10 * FADE_MS).rows] == []


def test_the_log_never_goes_back_in_time() -> None:
    game = table("ANN", "BOB", rows=[Row(1, -1, "fade 1", 5_000)])
    game.enter("a", "ANN")
    effects = game.ask("a", Play(1, "grab 2"), 10)
    assert [row.at for row in effects.rows] == [5_000, 5_000]


# --- races ---------------------------------------------------------------------------------------


def test_the_second_hand_is_told_it_was_late_and_does_not_fall_on_the_next_lamp() -> None:
    game = seated()
    first = game.ask("b", Play(1, "grab 1"), 100)
    second = game.ask("a", Play(1, "grab 1"), 100)
    assert told(first, "b")[0] == Done(1, 1)
    assert told(second, "a") == [Refused(1, "too_late", {"lamp": 1})]
    assert (game.state.lamp, len(game.state.owned[0])) == (2, 0)


def test_a_press_and_a_timer_of_the_same_moment_are_judged_in_the_order_they_came() -> None:
    game = seated()
    game.tick(FADE_MS)
    effects = game.ask("a", Play(1, "grab 1"), FADE_MS)
    assert told(effects, "a") == [Refused(1, "too_late", {"lamp": 1})]


# --- opened again --------------------------------------------------------------------------------


def test_opened_again_from_its_rows_it_is_the_same_table() -> None:
    game = seated()
    rows = [row for n in (1, 2) for row in game.ask("ab"[n % 2], Play(n, f"grab {n}"), n).rows]
    again = table("ANN", "BOB", rows=rows)
    assert again.state == game.state
    assert (again.number, again.last_at) == (game.number, 2)
    assert list(again.entries) == list(game.entries)
    again.wake(again.last_at)
    again.enter("a", "ANN")
    assert told(again.ask("a", Hello(), 2), "a") == told(game.ask("a", Hello(), 2), "a")


def test_opened_again_a_bot_has_the_memory_it_had() -> None:
    first, second = Eager(), Eager()
    game = table("ANN", "eager", players={"eager": lambda seat: first})
    think(game, game.wake(0), 0)
    game.enter("a", "ANN")
    effects = game.ask("a", Play(1, "grab 1"), 10)
    think(game, effects, 10)
    again = table("ANN", "eager", rows=effects.rows, players={"eager": lambda seat: second})
    think(again, again.wake(10), 10)
    assert second.noticed == first.noticed


def test_chance_goes_on_as_it_would_have_after_a_crash() -> None:
    game = seated()
    rows = game.ask("a", Play(1, "grab 1"), 1).rows
    cut = table("ANN", "BOB", rows=rows[:1])  # the grab was kept, the painting was not
    assert cut.wake(1).rows == rows[1:]
    assert cut.state == game.state


def test_a_game_that_ended_in_the_last_kept_row_is_finished_when_opened() -> None:
    game = seated()
    rows = [row for n in (1, 2, 3) for row in game.ask("a", Play(n, f"grab {n}"), n).rows]
    again = Table(GAME, sheet("ANN", "BOB"), GAME.players, rows)
    effects = again.wake(3)
    assert again.ended
    assert effects.sheet is not None
    assert effects.sheet.status == "finished"


def test_rows_that_break_the_rules_do_not_open() -> None:
    with pytest.raises(Exception, match="too_late"):
        table("ANN", "BOB", rows=[Row(1, 0, "grab 3", 0)])


# --- chairs --------------------------------------------------------------------------------------


def waiting() -> Table:
    game = table("ANN", "-", status="waiting")
    for viewer, guest in (("a", "ANN"), ("b", "BOB"), ("w", "")):
        game.enter(viewer, guest, guest.title())
        game.ask(viewer, Hello(), 0)
    return game


def test_the_seating_comes_first_and_tells_names_but_no_ids() -> None:
    game = table("ANN", "-", status="waiting")
    (seating,) = told(game.enter("b", "guest-id-of-bob", "Bob"), "b")
    assert isinstance(seating, Seating)
    assert (seating.you, seating.host, seating.watchers) == (None, False, 1)
    assert [chair.here for chair in seating.chairs] == [False, False]
    assert b"guest-id" not in msgspec.json.encode(seating)


def test_a_guest_takes_a_chair_the_host_begins_and_all_are_shown_the_game() -> None:
    game = waiting()
    effects = game.ask("b", wire.Sit(1, 1), 0)
    assert effects.sheet == game.sheet
    assert told(effects, "b")[0] == Done(1)
    assert told(effects, "b")[1].you == 1  # type: ignore[attr-defined]
    begun = game.ask("a", wire.Begin(2), 0)
    assert begun.sheet is not None
    assert begun.sheet.status == "playing"
    for viewer in "abw":
        assert isinstance(told(begun, viewer)[-1], Fresh)
    assert game.due() == FADE_MS


@pytest.mark.parametrize(
    ("viewer", "request_", "code"),
    [
        ("b", wire.Sit(1, 0), "chair_taken"),
        ("b", wire.Sit(1, 5), "no_such_chair"),
        ("a", wire.Sit(1, 1), "already_seated"),
        ("w", wire.Sit(1, 1), "no_name"),
        ("b", wire.Stand(1), "not_seated"),
        ("b", wire.Place(1, 1, "eager"), "only_host"),
        ("w", wire.Begin(1), "only_host"),
        ("a", wire.Place(1, 0, "eager"), "chair_taken"),
        ("a", wire.Place(1, 1, "genius"), "unknown_level"),
        ("a", wire.Begin(1), "chairs_open"),
        ("a", Play(1, "grab 1"), "not_playing"),
    ],
)
def test_what_may_not_be_done_with_chairs(viewer: str, request_: wire.Request, code: str) -> None:
    game = waiting()
    before = game.sheet
    (refused,) = told(game.ask(viewer, request_, 0), viewer)
    assert isinstance(refused, Refused)
    assert refused.code == code
    assert game.sheet == before


def test_the_host_seats_a_bot_and_it_thinks_once_the_game_begins() -> None:
    game = waiting()
    game.ask("a", wire.Place(1, 1, "eager"), 0)
    effects = game.ask("a", wire.Begin(2), 0)
    assert [thought.seat for thought in effects.thoughts] == [1]
    game = waiting()
    game.ask("a", wire.Place(1, 1, "eager"), 0)
    game.ask("a", wire.Place(2, 1, ""), 0)
    assert game.sheet.chairs[1].kind == "open"


def test_coming_and_going_is_told_to_everybody_there() -> None:
    game = seated()
    effects = game.leave("b")
    (seating,) = told(effects, "a")
    assert isinstance(seating, Seating)
    assert [chair.here for chair in seating.chairs] == [True, False]
    assert told(effects, "b") == []


def test_a_crowd_of_watchers_shares_one_message() -> None:
    game = seated()
    for number in range(50):
        game.enter(f"w{number}", f"guest-{number}", now=100)
    effects = game.tick(350)
    assert len(effects.told) == 3
    (seating,) = told(effects, "a")
    assert isinstance(seating, Seating)
    assert seating.watchers == 50


def test_in_a_crowd_everybody_hears_of_a_newcomer_a_little_later() -> None:
    game = seated()
    for number in range(50):
        game.enter(f"w{number}", f"guest-{number}", now=100)
    game.tick(350)
    effects = game.enter("late", "guest-late", now=400)
    assert [to for to, _ in effects.told] == [["late"]]
    gone = game.leave("w0", now=450)
    assert gone.told == []
    assert game.due() == 650
    assert game.tick(649).told == []
    (seating,) = told(game.tick(650), "a")
    assert isinstance(seating, Seating)
    assert seating.watchers == 50
    assert game.due() == 1_000  # the lamp's own moment


def test_a_crowd_that_is_gone_is_told_of_nothing() -> None:
    game = seated()
    for number in range(50):
        game.enter(f"w{number}", f"guest-{number}", now=100)
    for viewer in game.viewers:
        effects = game.leave(viewer, now=200)
    assert effects.told == []
    assert game.due() == 1_000  # the lamp's own moment


def test_begin_may_be_called_by_the_house_itself() -> None:
    game = table("ANN", "eager", status="waiting")
    effects = game.begin(Effects(), 0)
    assert effects.sheet is not None
    assert effects.sheet.status == "playing"
