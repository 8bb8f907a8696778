"""Ending early: resigning, agreeing to stop; and playing the same again."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from table.trio import GAME, Room, room, sheet
from tablee import catalog, wire
from tablee.kernel import CHANCE, Game, Outcome, who
from tablee.kernel.say import say
from tablee.record.retrace import check, write_down
from tablee.record.text import format_record, parse_record
from tablee.table import ending, running_game
from tablee.wire import Again, Done, Fresh, Refused, Resign, Stop, Update

GAMES = [pytest.param(game, id=key) for key, game in catalog.shelf().items()]


def many(seats: int) -> Game:
    """A turn game for this many, each for themselves."""
    games = [game for game in catalog.shelf().values() if game.tempo == "turns"]
    return next(game for game in games if seats in game.seats and not game.sides)


def teams() -> Game:
    return next(g for g in catalog.shelf().values() if g.sides and 4 in g.seats)


def opened(game: Game, *chairs: str, **fields: Any) -> Room:
    made = Room(sheet(*chairs, game=game, **fields), game)
    for chair in chairs:
        if chair.isupper():
            made.come(chair[0].lower(), chair)
    return made


def outcome(game: Room) -> Outcome | None:
    """What a page that comes now is told."""
    fresh = game.come("late", "").heard["late"][-1]
    assert isinstance(fresh, Fresh)
    assert fresh.offers == ()
    assert fresh.to_act == ()
    return fresh.outcome


# --- resigning -----------------------------------------------------------------------------------


def test_one_of_two_resigns_and_the_other_wins() -> None:
    game = room("ANN", "BOB").come("w", "")
    game.play("a", "mark 4")
    game.ask("b", Resign(2))
    why = say("end-resigned", seat=who(1))
    assert outcome(game) == Outcome((1, 2), (0, 0), why=why)
    assert (game.kept.status, game.kept.ending, game.kept.resigned) == (
        "finished",
        "resigned",
        (1,),
    )
    seating = game.seating("w")
    assert seating.ending == "resigned"
    assert [chair.resigned for chair in seating.chairs] == [False, True]
    updates = [m for m in game.heard["w"] if isinstance(m, Update)]
    assert updates[-1].outcome == outcome(game)
    assert game.ask("a", wire.Play(3, "mark 0")) == Refused(3, "not_playing")


def test_the_end_by_resigning_survives_a_restart_and_a_page_that_says_since() -> None:
    game = room("ANN", "BOB")
    game.play("a", "mark 4")
    game.ask("b", Resign(2))
    again = game.reload()
    assert outcome(again) == outcome(game)
    again.come("a", "ANN", since=1)
    assert isinstance(again.heard["a"][-1], Fresh)


def test_against_the_house_resigning_ends_it() -> None:
    game = room("ANN", "regular")
    game.ask("a", Resign(1))
    assert game.kept.ending == "resigned"


def test_with_more_people_a_bot_plays_on_for_good() -> None:
    game = opened(many(3), "ANN", "BOB", "CLO", grace=5)
    game.ask("c", Resign(1))
    assert game.kept.status == "playing"
    game.wait(120_000)
    assert game.ask("c", Resign(2)) == Refused(2, "resigned")
    assert game.ask("c", Stop(3)) == Refused(3, "resigned")
    assert game.ask("c", wire.Play(4, "anything")) == Refused(4, "resigned")
    assert [chair.resigned for chair in game.seating("a").chairs] == [False, False, True]
    again = game.reload()
    assert again.table._running.bots.seats == {2}
    game.ask("a", Resign(5))
    result = outcome(game)
    assert result is not None
    assert (result.ranks, result.why) == ((2, 1, 2), say("end-resigned", seat=who(0)))


def test_who_resigned_goes_on_looking_from_their_seat_with_nothing_to_click() -> None:
    box = many(3)
    game = opened(box, "ANN", "BOB", "CLO")
    seat = next(seat for seat in box.to_act(game.table.state) if seat >= 0)
    viewer = "abc"[seat]
    before = game.ask(viewer, wire.Hello())
    assert isinstance(before, Fresh)
    assert before.offers
    update = game.ask(viewer, Resign(1))
    assert isinstance(update, Update)
    assert update.offers is None
    for table in (game, game.reload().come(viewer, ("ANN", "BOB", "CLO")[seat])):
        after = table.ask(viewer, wire.Hello())
        assert isinstance(after, Fresh)
        assert after.offers == ()
        assert {zone.id for zone in after.zones} == {zone.id for zone in before.zones}


def test_a_second_page_that_was_away_learns_of_resigning() -> None:
    """It makes no entry, so no number tells that page that its offers are gone."""
    box = many(3)
    game = opened(box, "ANN", "BOB", "CLO")
    assert game.table.number  # something was dealt
    viewer = "abc"[next(seat for seat in box.to_act(game.table.state) if seat >= 0)]
    game.ask(viewer, Resign(1))
    after = game.ask(viewer, wire.Hello(since=game.table.number))
    assert isinstance(after, Fresh)
    assert after.offers == ()


def test_when_only_bots_would_be_left_it_is_over() -> None:
    game = opened(many(3), "ANN", "regular", "regular")
    game.ask("a", Resign(1))
    result = outcome(game)
    assert result is not None
    assert result.ranks == (3, 1, 1)


def test_a_side_has_lost_when_all_of_it_resigned() -> None:
    game = opened(teams(), "ANN", "BOB", "CLO", "DAN")
    game.ask("a", Resign(1))
    assert game.kept.status == "playing"
    game.ask("c", Resign(1))
    result = outcome(game)
    assert result is not None
    assert result.ranks == (3, 1, 3, 1)


@pytest.mark.parametrize("viewer", ["w", "a"])
def test_nobody_resigns_who_does_not_play(viewer: str) -> None:
    game = room("ANN", "BOB", status="waiting").come("w", "")
    code = "not_seated" if viewer == "w" else "not_playing"
    for request in (Resign(1), Stop(1)):
        assert game.ask(viewer, request) == Refused(1, code)


# --- agreeing to stop ----------------------------------------------------------------------------


def test_it_stops_when_everybody_agrees_and_nobody_has_won() -> None:
    game = room("ANN", "BOB")
    game.play("a", "mark 4")
    game.ask("a", Stop(1))
    assert [chair.stops for chair in game.seating("b").chairs] == [True, False]
    assert game.kept.status == "playing"
    game.ask("b", Stop(2))
    assert (game.kept.status, game.kept.ending) == ("finished", "stopped")
    assert outcome(game) == Outcome((1, 1), (0, 0), why=say("end-stopped"))
    assert outcome(game.reload()) == outcome(game)


def test_who_agreed_may_change_their_mind_even_after_a_restart() -> None:
    game = room("ANN", "BOB")
    game.ask("a", Stop(1))
    again = game.reload().come("a", "ANN").come("b", "BOB")
    again.ask("a", Stop(2, agree=False))
    again.ask("b", Stop(3))
    assert again.kept.status == "playing"
    assert again.kept.stops == (1,)


def test_bots_and_who_resigned_need_not_be_asked() -> None:
    game = opened(many(3), "ANN", "BOB", "regular")
    game.ask("b", Resign(1))
    game.ask("a", Stop(1))
    assert game.kept.ending == "stopped"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_stopped_and_shows_nothing_to_click(game: Game) -> None:
    people = ("ANN", "BOB", "CLO", "DAN")[: game.seats[0]]
    stopped = opened(game, *people).wait(2_000)
    for person in people:
        stopped.ask(person[0].lower(), Stop(1))
    assert stopped.table.ended
    assert stopped.table.due() is None
    assert outcome(stopped) is not None
    assert stopped.seating("a").secret == stopped.kept.secret


# --- the same again ------------------------------------------------------------------------------


def test_a_rematch_is_asked_for_by_who_played_and_after_the_end() -> None:
    game = room("ANN", "BOB").come("w", "")
    assert game.ask("a", wire.Rematch(1)) == Refused(1, "not_finished")
    game.ask("a", Resign(2))
    assert game.ask("w", wire.Rematch(3)) == Refused(3, "not_seated")
    effects = game.table.ask("b", wire.Rematch(4), 0)
    assert (effects.rematches, effects.told) == ([("b", 4)], [])


def test_everybody_hears_of_the_new_table_and_whoever_comes_later() -> None:
    game = room("ANN", "BOB")
    game.ask("a", Resign(1))
    game.take(game.table.tell_rematch("t2", [("b", 4)]))
    assert game.heard["b"][-2:] == [Done(4, 0), Again("t2")]
    assert game.heard["a"][-1] == Again("t2")
    game.ask("a", wire.Rematch(5))
    assert game.heard["a"][-2:] == [Done(5, 0), Again("t2")]
    late = game.reload().come("w", "")
    assert Again("t2") in late.heard["w"]


def test_the_rules_end_is_marked_as_played() -> None:
    game = room("ANN", "BOB")
    for turn, move in enumerate(("mark 0", "mark 3", "mark 1", "mark 4", "mark 2")):
        game.play("ab"[turn % 2], move)
    assert game.kept.ending == "played"
    assert ending.outcome(GAME, game.table.state, game.kept) == GAME.outcome(game.table.state)


def test_who_withdraws_stands_up_before_the_game_and_gives_up_in_it() -> None:
    waiting = Room(sheet("ANN", "BOB", status="waiting"))
    effects = waiting.table.withdraw("BOB", 0)
    assert effects.sheet is not None
    assert [chair.kind for chair in effects.sheet.chairs] == ["person", "open"]
    playing = opened(GAME, "ANN", "BOB")
    ended = playing.table.withdraw("BOB", playing.now).sheet
    assert ended is not None
    assert (ended.status, ended.resigned) == ("finished", (1,))


def test_who_has_no_chair_or_has_given_up_has_nothing_to_withdraw_from() -> None:
    game = opened(many(3), "ANN", "BOB", "CLO")
    game.ask("c", Resign(1))
    for guest in ("CLO", "DAN", ""):
        assert game.table.withdraw(guest, game.now).sheet is None


# --- too long ------------------------------------------------------------------------------------


def test_a_game_that_goes_on_for_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "MOST_ENTRIES", 4)
    game = room("ANN", "BOB")
    for viewer, move in (("a", "mark 0"), ("b", "mark 1"), ("a", "mark 2"), ("b", "mark 3")):
        assert game.kept.status == "playing"
        game.play(viewer, move)
    kept = game.kept
    assert (kept.status, kept.ending, kept.why) == ("finished", "stopped", "too_long")
    assert len(game.rows) == 4
    assert outcome(game) == Outcome((1, 1), (0, 0), why=say("end-too-long"))
    assert outcome(game.reload()) == Outcome((1, 1), (0, 0), why=say("end-too-long"))


def test_a_game_that_is_won_with_its_last_entry_is_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "MOST_ENTRIES", 5)
    game = room("ANN", "BOB")
    for number, place in enumerate((0, 3, 1, 4, 2)):
        game.play("ab"[number % 2], f"mark {place}")
    assert (game.kept.ending, game.kept.why) == ("played", "")


def test_a_stored_game_that_is_too_long_already_opens_and_is_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = room("ANN", "BOB")
    for viewer, move in (("a", "mark 0"), ("b", "mark 1"), ("a", "mark 2")):
        game.play(viewer, move)
    monkeypatch.setattr(ending, "MOST_ENTRIES", 2)
    again = game.reload()
    assert (again.kept.why, len(again.rows)) == ("too_long", 3)


def test_the_record_of_a_game_that_was_too_long_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "MOST_ENTRIES", 2)
    game = room("ANN", "BOB")
    game.play("a", "mark 0")
    game.play("b", "mark 1")
    record = write_down(GAME, game.kept, game.rows)
    assert record.outcome == outcome(game)
    assert parse_record(format_record(record)) == record
    check(GAME, record)


def test_chance_alone_does_not_go_on_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "MOST_ENTRIES", 3)
    shuffles = next(g for g in catalog.shelf().values() if g.to_act(started(g)) == (CHANCE,))
    endless = replace(shuffles, apply=lambda state, seat, move: state)
    game = Room(sheet("ANN", "BOB", game=shuffles), endless)
    assert (game.kept.why, len(game.rows)) == ("too_long", 3)


def started(game: Game) -> Any:
    return game.start(game.options(), game.seats[0])


def test_a_newcomer_to_a_long_game_is_told_the_news_of_its_last_entries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And sees the same as anybody else: the game is not played again from its beginning."""
    game = room("ANN", "BOB")
    for number, place in enumerate((0, 3, 1, 4, 8)):
        game.play("ab"[number % 2], f"mark {place}")
    monkeypatch.setattr(running_game, "STRIDE", 2)
    short, whole = game.reload().come("w", "").heard["w"][-1], game.come("w", "").heard["w"][-1]
    assert isinstance(short, Fresh)
    assert isinstance(whole, Fresh)
    assert {news.number for news in whole.news} == {1, 2, 3, 4, 5}
    assert {news.number for news in short.news} == {3, 4, 5}
    assert replace(short, news=()) == replace(whole, news=())
