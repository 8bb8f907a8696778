"""A table that was opened for more begins with those who are there."""

from __future__ import annotations

import msgspec
import pytest

from sheets import changed
from table.trio import Room, sheet
from tablee import catalog, wire
from tablee.kernel import BadOptions, Game
from tablee.table.beginning import begin, can_begin
from tablee.wire import Begin, Done, Fresh, Refused, Sit

SHELF = catalog.shelf()
CHAIRS = ("ANN", "-", "BOB", "-")
GAME = SHELF["switch"]  # for two, three or four
PAIRS = SHELF["double-action"]  # for two, four, six or eight, in teams


def waiting(*chairs: str, game: Game = GAME) -> Room:
    """Ann is the host; Bob has his chair; Cat looks on and may sit down."""
    room = Room(sheet(*chairs, game=game, status="waiting"), game)
    return room.come("a", "ANN").come("b", "BOB").come("c", "CAT")


def test_free_chairs_go_away_and_the_others_move_up() -> None:
    room = waiting(*CHAIRS)
    assert room.seating("c").can_begin
    room.ask("a", Begin(1, seats=2))
    assert Done(1, room.table.number) in room.heard["a"]
    assert [chair.guest for chair in room.kept.chairs] == ["ANN", "BOB"]
    assert (room.kept.status, room.seating("b").you) == ("playing", 1)
    assert not room.seating("a").can_begin
    assert all(isinstance(room.heard[viewer][-1], Fresh) for viewer in "abc")


@pytest.mark.parametrize("key", SHELF)
def test_it_is_from_then_on_a_table_of_that_size(key: str) -> None:
    """For every box and number: the log is the one of a table that was opened for so many."""
    game = SHELF[key]
    for seats in game.seats[:-1]:
        company = ["ANN", "BOB", *["regular"] * (seats - 2)][:seats]
        spread = [*company[:1], *["-"] * (max(game.seats) - seats), *company[1:]]
        large = waiting(*spread, game=game)
        large.ask("a", Begin(1, seats=seats))
        opened = changed(large.kept, chairs=large.kept.chairs, status="waiting", nonces=())
        small = Room(changed(opened, options={}, colours=(), needs=()), game).come("a", "ANN")
        small.ask("a", Begin(1))
        assert len(large.kept.chairs) == seats
        assert (large.kept, large.rows) == (small.kept, small.rows)
        assert large.reload().table.state == large.table.state == small.table.state


def test_a_restart_between_opening_and_beginning_changes_nothing() -> None:
    room = waiting(*CHAIRS).reload().come("a", "ANN").come("b", "BOB")
    room.ask("a", Begin(1, seats=2))
    again = room.reload().come("b", "BOB")
    assert (again.kept, again.table.state) == (room.kept, room.table.state)
    assert again.seating("b").you == 1


def test_who_sits_down_first_is_not_dealt_in_unseen() -> None:
    room = waiting(*CHAIRS)
    room.ask("c", Sit(1, 1))
    assert room.ask("a", Begin(1, seats=2)) == Refused(1, "company_changed", {"seats": 3})
    assert room.kept.status == "waiting"
    room.ask("a", Begin(2, seats=3))
    assert [chair.guest for chair in room.kept.chairs] == ["ANN", "CAT", "BOB"]


@pytest.mark.parametrize("seat", range(4))
def test_who_comes_after_it_finds_the_chair_gone(seat: int) -> None:
    room = waiting(*CHAIRS)
    room.ask("a", Begin(1, seats=2))
    assert room.ask("c", Sit(1, seat)) == Refused(1, "already_begun")
    assert len(room.kept.chairs) == 2


@pytest.mark.parametrize(
    ("chairs", "asked", "code"),
    [
        (("ANN", "-", "-", "-"), Begin(1, seats=1), "bad_seats"),
        (CHAIRS, Begin(1), "chairs_open"),
        (CHAIRS, Begin(1, seats=4), "company_changed"),
        (CHAIRS, Begin(1, seats=2**53 - 1), "company_changed"),
        (("-", "-", "-", "-"), Begin(1, seats=0), "chairs_open"),
    ],
)
def test_what_cannot_begin_changes_nothing(
    chairs: tuple[str, ...], asked: Begin, code: str
) -> None:
    room = waiting(*chairs)
    before = room.kept
    refused = room.ask("a", asked)
    assert isinstance(refused, Refused)
    assert refused.code == code
    assert (room.kept, room.rows, room.table.sheet) == (before, [], before)


def test_only_the_host_sends_free_chairs_away() -> None:
    room = waiting(*CHAIRS)
    assert room.ask("b", Begin(1, seats=2)) == Refused(1, "only_host")


def test_three_cannot_begin_a_game_of_two_teams() -> None:
    room = waiting("ANN", "BOB", "-", "-", game=PAIRS)
    assert room.seating("a").can_begin
    room.ask("c", Sit(1, 2))
    assert not room.seating("a").can_begin
    assert room.ask("a", Begin(1, seats=3)) == Refused(1, "bad_seats", {"seats": 3})
    room.ask("a", wire.Place(2, 3, "regular"))
    assert room.seating("a").can_begin


def test_the_options_may_ask_for_more_players() -> None:
    """The rules judge the smaller table before anything of it is stored."""

    def start(options: object, seats: int) -> object:
        if seats < 3:
            raise BadOptions("too_few_for_this", seats=seats)
        return GAME.start(options, seats)

    demanding = msgspec.structs.replace(GAME, start=start)
    room = waiting(*CHAIRS, game=demanding)
    assert not room.seating("a").can_begin
    before = room.kept
    assert room.ask("a", Begin(1, seats=2)) == Refused(1, "too_few_for_this", {"seats": 2})
    assert room.table.sheet == before


def test_a_computer_that_moves_up_has_the_share_of_its_new_seat() -> None:
    room = waiting("ANN", "-", "-", "BOB")
    room.ask("a", wire.Place(1, 2, "regular"))
    name = room.kept.chairs[2].name
    room.ask("a", Begin(2, seats=3))
    assert (room.kept.chairs[1].name, room.kept.nonces[1]) == (name, "bot-1")


def test_a_chosen_colour_stays_with_its_person() -> None:
    room = waiting("ANN", "-", "BOB", "-", game=PAIRS)
    last = PAIRS.box.colours - 1
    room.ask("b", wire.Colour(1, last))
    room.ask("a", Begin(2, seats=2))
    assert room.kept.colours == (0, last)


def test_a_table_that_plays_or_is_over_cannot_begin() -> None:
    begun = begin(sheet("ANN", "BOB", game=GAME, status="waiting"), GAME)
    assert not can_begin(begun, GAME)
    assert not can_begin(changed(begun, status="finished"), GAME)
