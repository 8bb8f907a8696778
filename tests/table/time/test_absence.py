"""Coming and going: away, kept warm, handed back; and a table that sleeps."""

from __future__ import annotations

from typing import Any

import pytest

from table.trio import Room, room, sheet
from tablee import catalog, wire
from tablee.kernel import Game
from tablee.table import Table
from tablee.table.time.absence import Absence

GAMES = [pytest.param(game, id=key) for key, game in catalog.shelf().items()]


def test_who_drops_is_shown_as_away_and_loses_nothing() -> None:
    game = room("ANN", "BOB", grace=60).go("b")
    assert [chair.here for chair in game.seating("a").chairs] == [True, False]
    assert game.seating("a").chairs[1].name == "BOB"
    game.come("b2", "BOB")
    assert game.seating("b2").you == 1


def test_after_the_grace_a_bot_keeps_the_seat_and_its_moves_say_so() -> None:
    game = room("ANN", "BOB", grace=60)
    game.play("a", "mark 4")
    game.go("b").wait(59_999)
    assert len(game.rows) == 1
    assert not game.seating("a").chairs[1].kept
    game.wait(30_000)
    assert game.seating("a").chairs[1].kept
    assert [(row.seat, row.facts) for row in game.rows] == [(0, ""), (1, '{"kept":true}')]


def test_the_seat_is_handed_back_at_once_and_what_the_bot_meant_to_do_is_dropped() -> None:
    game = room("ANN", "BOB", grace=10)
    game.play("a", "mark 4")
    game.go("b").wait(10_000)
    assert game.seating("a").chairs[1].kept
    assert game.table.due() is not None  # the bot has made up its mind
    game.come("b2", "BOB")
    assert not game.seating("a").chairs[1].kept
    assert game.table.due() is None
    game.wait(600_000)
    assert len(game.rows) == 1
    game.play("b2", "mark 0")
    assert game.rows[-1].facts == ""


def test_a_thought_that_ends_after_its_person_came_back_is_forgotten() -> None:
    game = room("ANN", "BOB", grace=10)
    game.play("a", "mark 4")
    game.go("b")
    game.now += 10_000
    effects = game.table.tick(game.now)  # the bot begins to think
    game.come("b2", "BOB")
    (thought,) = effects.thoughts
    game.table.decide(thought, thought.run(), game.now)
    assert game.table.due() is None


def test_without_grace_nobody_keeps_a_seat() -> None:
    game = room("ANN", "BOB", grace=0)
    game.play("a", "mark 4")
    game.go("b").wait(10**9)
    assert len(game.rows) == 1


def test_nobody_keeps_seats_for_an_empty_room_even_if_a_stranger_looks_on() -> None:
    game = room("ANN", "BOB", grace=10).come("w", "")
    game.go("b").wait(10_000)
    assert game.seating("w").chairs[1].kept
    game.go("a").wait(10**6)
    assert not any(chair.kept for chair in game.seating("w").chairs)
    assert game.rows == []
    game.come("a2", "ANN").wait(10_000)  # grace begins anew for Bob
    assert game.seating("a2").chairs[1].kept


def test_who_plays_alone_against_the_house_keeps_their_seat_open() -> None:
    game = room("ANN", "regular", grace=10).come("w", "").go("a").wait(10**6)
    assert game.rows == []


def test_a_second_tab_keeps_its_person_here() -> None:
    game = room("ANN", "BOB", grace=10).come("b2", "BOB").go("b").wait(10**6)
    assert not game.seating("a").chairs[1].kept
    assert game.seating("a").chairs[1].here


def test_after_a_restart_the_grace_starts_anew() -> None:
    game = room("ANN", "BOB", grace=10)
    game.play("a", "mark 4")
    game.go("b").wait(60_000)
    played = len(game.rows)
    again = game.reload()
    assert again.table.state == game.table.state
    again.come("a", "ANN").wait(9_999)
    assert not again.seating("a").chairs[1].kept
    again.wait(1)
    assert again.seating("a").chairs[1].kept
    assert len(again.rows) == played


def test_a_table_everybody_left_sleeps_and_wakes_where_it_was() -> None:
    game = room("ANN", "BOB", grace=10)
    game.play("a", "mark 4")
    game.go("a").go("b")
    assert game.table.due() is None
    again = game.reload()
    assert again.table.due() is None
    again.come("b", "BOB").come("a", "ANN")
    assert isinstance(again.play("b", "mark 0"), wire.Update)
    assert again.table.number == 2


class Rememberer:
    """A bot that shows what it was told."""

    views: list[Any]

    def __init__(self, seat: int) -> None:
        self.views = []

    def notice(self, view: Any) -> None:
        self.views.append(view)

    def think(self, view: Any, legal: Any, rng: Any) -> None:
        return None


def test_whoever_keeps_a_seat_knows_all_that_the_seat_was_shown_and_nothing_else() -> None:
    game = room("ANN", "BOB", grace=10)
    for viewer, move in (("a", "mark 4"), ("b", "mark 0"), ("a", "mark 1")):
        game.play(viewer, move)
    bots: list[Rememberer] = []

    def make(seat: int) -> Rememberer:
        bots.append(Rememberer(seat))
        return bots[-1]

    table = Table(game.game, game.kept, {"only": make}, game.rows)
    table.wake(0)
    table.enter("a", "ANN", "Ann", 0)
    effects = table.tick(10_000)
    for thought in effects.thoughts:
        thought.run()
    states = [game.game.start(game.game.options(), 2)]
    for entry in table.entries:
        states.append(game.game.apply(states[-1], entry.seat, entry.move))
    assert [bot.views for bot in bots] == [[game.game.view(state, 1) for state in states[1:]]]


@pytest.mark.parametrize("game", GAMES)
def test_a_kept_seat_plays_on_in_every_game(game: Game) -> None:
    seats = game.seats[0] if game.seats[0] > 1 else game.seats[1]
    people = ("ANN", "BOB", "CLO", "DAN")[:seats]
    opened = Room(sheet(*people, game=game, grace=5), game).come("a", "ANN").wait(60_000)
    assert [chair.kept for chair in opened.seating("a").chairs] == [False] + [True] * (seats - 1)
    assert opened.faults == []
    opened.come("b", "BOB")
    assert not opened.seating("a").chairs[1].kept
    opened.reload()


def test_moments_of_absence_are_exact() -> None:
    absence = Absence(100)
    assert absence.follow({0, 1, 2}, {0, 1}, 5) == set()
    assert absence.due() == 105
    absence.follow({0, 1, 2}, {0}, 50)
    assert absence.due() == 105
    assert absence.take(104) == set()
    assert absence.take(105) == {2}
    assert absence.due() == 150
    assert absence.follow({0, 1, 2}, {0, 2}, 120) == {2}
    assert absence.due() == 150
