"""Before the start: the host's controls, everybody's share of the chance, and locked tables."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sheets import changed
from table.trio import GAME, Room, sheet
from tablee import catalog, wire
from tablee.kernel import CHANCE, Stream, commit
from tablee.kernel.options import describe_options, settle_options
from tablee.table.seating import usual_options
from tablee.table.viewers.absences import LONG_MS
from tablee.table.viewers.lock import hide_word, is_word
from tablee.wire import Change, Done, Fresh, Nonce, Refused, Remove, Seating, Sit
from tablee.wire.terms import TablePace, TableTerms

SALT = bytes(16)


def waiting(*chairs: str, **fields: Any) -> Room:
    """Ann is the host; Bob has come, seated or not; somebody looks on."""
    game = Room(sheet(*chairs, status="waiting", **fields), fields.get("game", GAME))
    return game.come("a", "ANN").come("b", "BOB").come("w", "")


# --- the host ------------------------------------------------------------------------------------


def test_the_host_frees_the_chair_of_a_sleeper() -> None:
    game = waiting("ANN", "BOB")
    assert isinstance(game.ask("a", Remove(1, 1)), Seating)
    assert game.kept.chairs[1].kind == "open"
    assert game.seating("b").you is None
    game.ask("b", Sit(2, 1))
    assert game.seating("b").you == 1


@pytest.mark.parametrize(
    ("viewer", "seat", "code"),
    [
        ("b", 0, "only_host"),
        ("w", 1, "only_host"),
        ("a", 0, "not_removable"),
        ("a", 2, "not_removable"),
        ("a", 9, "no_such_chair"),
    ],
)
def test_whom_nobody_may_remove(viewer: str, seat: int, code: str) -> None:
    game = waiting("ANN", "BOB", "regular", game=_three())
    refused = game.ask(viewer, Remove(1, seat))
    assert isinstance(refused, Refused)
    assert refused.code == code


def test_a_line_that_drops_takes_nothing_from_the_host() -> None:
    """For a minute the host decides, and nobody frees the host's chair even later."""
    game = waiting("ANN", "BOB").go("a")
    game.wait(LONG_MS - 1)
    assert not game.seating("b").host
    assert game.ask("b", Remove(1, 0)) == Refused(1, "only_host")
    assert game.ask("b", wire.Begin(2)) == Refused(2, "only_host")
    game.come("a", "ANN")
    assert game.seating("a").host
    game.go("a").wait(LONG_MS)
    assert game.seating("b").host
    assert game.ask("b", Remove(3, 0)) == Refused(3, "not_removable", {"seat": 0})


def test_a_table_that_was_opened_again_waits_for_its_host_as_long() -> None:
    game = Room(sheet("ANN", "BOB", status="waiting")).come("b", "BOB")
    assert not game.seating("b").host
    game.wait(LONG_MS)
    assert game.seating("b").host


def test_once_the_host_has_left_the_first_who_is_seated_and_there_stands_in() -> None:
    game = waiting("ANN", "-", "BOB", game=_three()).come("c", "CAT")
    game.ask("c", Sit(1, 1))
    game.go("a").wait(LONG_MS)
    assert [game.seating(viewer).host for viewer in "bcw"] == [False, True, False]
    assert game.ask("b", wire.Begin(2)) == Refused(2, "only_host")
    assert game.ask("w", wire.Begin(2)) == Refused(2, "only_host")
    game.ask("c", wire.Begin(5))
    assert game.kept.status == "playing"


def test_the_host_who_is_back_decides_again() -> None:
    game = waiting("ANN", "BOB").go("a")
    game.wait(LONG_MS)
    assert game.seating("b").host
    game.come("a", "ANN")
    assert (game.seating("a").host, game.seating("b").host) == (True, False)
    assert game.ask("b", wire.Begin(1)) == Refused(1, "only_host")


def test_nobody_stands_in_where_nobody_is_seated() -> None:
    game = waiting("ANN", "-").go("a")
    game.wait(LONG_MS)
    assert [game.seating(viewer).host for viewer in "bw"] == [False, False]
    assert game.ask("b", wire.Place(1, 1, "regular")) == Refused(1, "only_host")


def test_nobody_is_removed_once_it_has_begun() -> None:
    game = waiting("ANN", "BOB")
    game.ask("a", wire.Begin(1))
    assert game.ask("a", Remove(2, 1)) == Refused(2, "already_begun")
    assert game.ask("a", Change(3, {})) == Refused(3, "already_begun")


def _three() -> Any:
    """A turn game for three that begins with a draw."""
    games = [g for g in catalog.shelf().values() if 3 in g.seats and g.tempo == "turns"]
    return next(game for game in games if game.to_act(game.start(game.options(), 3)) == (CHANCE,))


def _optional() -> tuple[Any, dict[str, Any]]:
    """A game with something to choose, and a choice that is not the default."""
    for game in catalog.shelf().values():
        for choice in describe_options(game.options):
            if choice.kind == "bool":
                return game, {choice.name: not choice.default}
    raise AssertionError("no game with a choice")


def test_the_host_changes_the_options_and_the_game_begins_with_them() -> None:
    game, options = _optional()
    seats = ("ANN", "BOB", *("regular" for _ in range(game.seats[0] - 2)))
    table = Room(sheet(*seats, game=game, status="waiting"), game).come("a", "ANN").come("b", "BOB")
    table.ask("a", Change(1, options))
    assert table.seating("b").terms.options == options
    expected = game.start(msgspec.convert(options, game.options), len(seats))
    assert table.table.state == expected
    table.ask("a", wire.Begin(2))
    assert table.kept.terms.options == settle_options(game, options, 2)
    assert table.reload().table.state == table.table.state


def test_options_the_game_does_not_offer_change_nothing() -> None:
    game = waiting("ANN", "BOB")
    before = game.kept
    refused = game.ask("a", Change(1, {"gravity": True}))
    assert refused == Refused(1, "bad_options", {"field": "gravity"})
    assert game.ask("b", Change(2, {})) == Refused(2, "only_host")
    assert game.kept == before


def test_the_host_changes_the_other_terms_until_the_first_move() -> None:
    game = waiting("ANN", "BOB")
    terms = TableTerms(access="public", pace=TablePace(per_move=30), grace=0, games=3)
    assert game.ask("b", Change(1, terms=terms)) == Refused(1, "only_host")
    game.ask("a", Change(2, terms=terms))
    assert game.seating("b").terms == terms
    assert game.kept.terms == terms.stored()
    game.ask("a", wire.Begin(3))
    game.ask("a", wire.Hello())
    shown = [message for message in game.heard["a"] if isinstance(message, Fresh)]
    assert {clock.total_ms for clock in shown[-1].clocks} == {30_000}
    assert game.ask("a", Change(4, terms=TableTerms())) == Refused(4, "already_begun")


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        (TableTerms(access="locked"), "terms_stay"),
        (TableTerms(pace=TablePace(per_move=86_400, days=True)), "terms_stay"),
        (TableTerms(lesson="en"), "terms_stay"),
        (TableTerms(options={"gravity": True}), "bad_options"),
    ],
)
def test_what_a_table_was_made_for_stays(terms: TableTerms, code: str) -> None:
    game = waiting("ANN", "BOB")
    before = game.kept
    refused = game.ask("a", Change(1, terms=terms))
    assert isinstance(refused, Refused)
    assert refused.code == code
    assert game.kept == before


# --- everybody's share of the chance -------------------------------------------------------------


def test_the_promise_is_there_from_the_first_moment_and_kept_at_the_end() -> None:
    game = waiting("ANN", "BOB")
    first = game.heard["w"][0]
    assert isinstance(first, Seating)
    assert first.commitment == commit(bytes.fromhex(game.kept.secret))
    game.ask("a", wire.Begin(1))
    assert game.kept.secret.encode() not in msgspec.json.encode(list(game.heard.values()))
    game.ask("a", wire.Resign(2))
    assert game.seating("w").secret == game.kept.secret
    assert commit(bytes.fromhex(game.seating("w").secret)) == first.commitment


def test_each_seat_adds_its_own_and_all_are_mixed_in_and_shown_at_the_start() -> None:
    game = waiting("ANN", "BOB")
    game.ask("a", Nonce(1, "first thought"))
    game.ask("a", Nonce(2, "second thought"))
    assert [chair.ready for chair in game.seating("w").chairs] == [True, False]
    assert game.seating("w").nonces == ()
    game.ask("b", Nonce(3, "Bob's own"))
    game.ask("a", wire.Begin(4))
    assert game.kept.nonces == ("second thought", "Bob's own")
    assert game.seating("w").nonces == game.kept.nonces
    assert game.ask("a", Nonce(5, "third thought")) == Refused(5, "already_begun")


def test_a_bots_share_is_fixed_and_known_and_who_gave_none_adds_nothing() -> None:
    game = waiting("ANN", "-")
    game.ask("a", wire.Place(1, 1, "regular"))
    game.ask("a", wire.Begin(2))
    assert game.kept.nonces == ("", "bot-1")


def test_the_first_draw_follows_from_secret_and_nonces() -> None:
    box = _three()
    made = sheet("ANN", "BOB", "regular", game=box, status="waiting")
    game = Room(made, box).come("a", "ANN").come("b", "BOB")
    game.ask("a", Nonce(1, "ann"))
    game.ask("b", Nonce(2, "bob"))
    game.ask("a", wire.Begin(3))
    start = box.start(box.options(), 3)
    stream = Stream(bytes.fromhex(made.secret), ("ann", "bob", ""), 1)
    assert game.table.entries[0].move == box.draw(start, stream)


@pytest.mark.parametrize("value", ["", "a\x00b", "x" * 65, "line\nbreak"])
def test_a_share_is_short_and_printable(value: str) -> None:
    game = waiting("ANN", "BOB")
    assert game.ask("a", Nonce(1, value)) == Refused(1, "bad_nonce", {"most": 64})


def test_only_a_seat_adds_to_the_chance() -> None:
    game = waiting("ANN", "-")
    assert game.ask("b", Nonce(1, "mine")) == Refused(1, "not_seated")
    game.ask("b", Sit(2, 1))
    game.ask("b", Nonce(3, "mine"))
    game.ask("b", wire.Stand(4))
    assert game.kept.chairs[1].nonce == ""


# --- locked tables -------------------------------------------------------------------------------


def locked(*chairs: str, **fields: Any) -> Room:
    return Room(sheet(*chairs, access="locked", word=hide_word("Sésame", SALT), **fields))


def test_a_word_is_kept_as_a_salted_hash() -> None:
    hidden = hide_word("Sésame", SALT)
    assert "same" not in hidden
    assert hidden != hide_word("Sésame", bytes(15) + b"x")
    assert is_word(" sésame ", hidden)
    assert not is_word("sesame", hidden)
    assert not is_word("", "")


def test_without_the_word_nothing_of_the_game_is_shown() -> None:
    game = locked("ANN", "BOB").come("a", "ANN").come("w", "")
    assert [type(message) for message in game.heard["w"]] == [Seating, Refused]
    assert not game.seating("w").admitted
    game.play("a", "mark 4")
    game.ask("a", wire.Resign(1))
    assert {type(message) for message in game.heard["w"]} == {Seating, Refused}
    assert game.seating("w").secret == ""


def test_with_the_word_one_may_watch_and_sit() -> None:
    game = locked("ANN", "BOB").come("a", "ANN").come("w", "", word="sésame")
    assert game.seating("w").admitted
    assert isinstance(game.heard["w"][-1], wire.Fresh)
    open_chair = locked("ANN", "-", status="waiting").come("b", "BOB")
    assert open_chair.ask("b", Sit(1, 1)) == Refused(1, "wrong_word")
    assert open_chair.ask("b", Sit(2, 1, "pepper")) == Refused(2, "wrong_word")
    assert isinstance(open_chair.ask("b", Sit(3, 1, "sésame")), Seating)
    assert Done(3) in open_chair.heard["b"]
    assert open_chair.seating("b").you == 1


def test_its_people_and_its_host_need_no_word() -> None:
    game = locked("CLO", "BOB").come("a", "ANN").come("b", "BOB")
    assert game.seating("a").admitted
    assert game.seating("b").admitted
    assert game.refusals("b") == []


def test_a_waiting_room_shows_the_defaults_of_the_company_that_is_expected() -> None:
    """An open chair is for a person."""
    game = catalog.find("double-action")
    together = sheet("ANN", "-", game=game, status="waiting")
    alone = sheet("ANN", "regular", game=game, status="waiting")
    assert usual_options(game, together) == {"threat_marks": False}
    assert usual_options(game, alone) == {"threat_marks": True}
    assert usual_options(game, changed(alone, status="playing")) == {}
