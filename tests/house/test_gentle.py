"""Gentle tables: for one person among computers, named as such, stored, replayed and checked."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from sheets import new_table
from tablee import wire
from tablee.catalog import players, shelf
from tablee.house.archive.old_games import branch, judged
from tablee.house.people.guest import Guest
from tablee.house.sheets.new_table import draft
from tablee.house.sheets.versions import open_table
from tablee.house.tables.rematch import rematch
from tablee.kernel import BadOptions, Fault
from tablee.kernel.options import parse_options
from tablee.record.replay import replay
from tablee.record.retrace import write_down
from tablee.record.text import format_record
from tablee.record.verify import verify
from tablee.store import Row, Sheet, Terms
from tablee.table import Effects, Table, beginning, seating
from tablee.wire import Hello, Place, Play, Refused

ANN = Guest("g-ann", "Ann")
OURS = ("claquer", "crack-word", "double-action", "switch", "take-it")


def drafted(key: str, *chairs: str, **wishes: Any) -> Sheet:
    return draft(shelf()[key], new_table(key, *chairs, **{"gentle": True, **wishes}), ANN, 0)


def options_of(key: str, **wishes: Any) -> dict[str, Any]:
    sheet = drafted(key, "me", "beginner", **wishes)
    return beginning.begin(sheet, shelf()[key]).terms.options


def test_the_box_says_what_gentle_means_for_it() -> None:
    assert options_of("double-action")["auto_draw"] is True
    assert options_of("crack-word")["second_try"] is True
    assert options_of("claquer")["slow_computers"] is True
    assert options_of("double-action", gentle=False)["auto_draw"] is False


def test_what_somebody_chose_stays() -> None:
    assert options_of("double-action", options={"auto_draw": False})["auto_draw"] is False


@pytest.mark.parametrize("key", OURS)
def test_every_version_of_a_box_offers_its_gentle_options(key: str) -> None:
    for game in (shelf()[key], *shelf()[key].earlier):
        parse_options(game.options, game.gentle)


@pytest.mark.parametrize(
    ("chairs", "wishes"),
    [
        (("me", "open"), {}),
        (("beginner", "beginner"), {}),
        (("me", "beginner"), {"rated": True}),
    ],
)
def test_among_people_and_for_a_rating_the_booklet_rules(
    chairs: tuple[str, ...], wishes: dict[str, Any]
) -> None:
    with pytest.raises(BadOptions, match="gentle_company"):
        drafted("double-action", *chairs, **wishes)


def test_no_chair_of_a_gentle_table_is_opened() -> None:
    sheet = drafted("double-action", "me", "beginner")
    with pytest.raises(Fault, match="gentle_company"):
        seating.place(sheet, 1, "", players(shelf()["double-action"]))


def test_a_table_that_was_stored_before_is_not_gentle() -> None:
    terms = msgspec.to_builtins(Terms())
    del terms["gentle"]
    assert msgspec.convert(terms, Terms).gentle is False


def test_the_terms_are_sent_to_everybody_and_go_on_in_a_rematch() -> None:
    sheet = drafted("double-action", "me", "beginner")
    assert seating.note(sheet, "", (), 0).terms.gentle
    assert seating.usual_options(shelf()["double-action"], sheet)["auto_draw"] is True
    assert rematch(shelf()["double-action"], sheet, ANN.id, 0).terms.gentle


# --- a game with a move taken back ---------------------------------------------------------------

CALLS = ("mark 4", "take-back", "mark 0")


def begun() -> tuple[Table, list[Row]]:
    """Tic-tac-toe; Ann plays, takes it back, plays another."""
    sheet = drafted("tictactoe", "me", "beginner")
    table, rows = open_table(sheet, ()), list[Row]()
    table.enter("a", ANN.id)
    rows += table.begin(Effects(), 0).rows
    table.ask("a", Hello(), 0)
    for number, move in enumerate(CALLS, 1):
        rows += table.ask("a", Play(number, move), number).rows
    return table, rows


def finished() -> tuple[Table, list[Row]]:
    """To the end: computers answer, and Ann marks any cell that is free."""
    table, rows = begun()
    now = 10
    effects = table.wake(now)
    while not table.ended:
        for thought in effects.thoughts:
            table.decide(thought, thought.run(), now)
        due = table.due()
        now = now + 1 if due is None else due
        effects = table.tick(now) if due is not None else _mark(table, now)
        rows += effects.rows
    return table, rows


def _mark(table: Table, now: int) -> Effects:
    game, state = table.game, table.state
    offers = game.scene(game.view(state, 0), game.legal(state, 0)).offers
    return table.ask("a", Play(9, offers[0].move), now)


def test_the_move_and_the_take_back_are_entries() -> None:
    table, rows = begun()
    assert [(row.number, row.seat, row.move) for row in rows] == [
        (1, 0, "mark 4"),
        (2, 0, "take-back"),
        (3, 0, "mark 0"),
    ]
    again = open_table(table.sheet, rows)
    assert again.state == table.state


def test_a_second_take_back_is_refused() -> None:
    table, _ = begun()
    effects = table.ask("a", Play(7, "take-back"), 9)
    assert effects.told == [(("a",), Refused(7, "no_take_back"))]


def test_elsewhere_there_is_no_such_move() -> None:
    sheet = drafted("tictactoe", "me", "beginner", gentle=False)
    table = open_table(sheet, ())
    table.enter("a", ANN.id)
    table.begin(Effects(), 0)
    table.ask("a", Play(1, "mark 4"), 1)
    effects = table.ask("a", Play(2, "take-back"), 2)
    assert [type(message) for _, message in effects.told] == [Refused]


def test_computers_never_take_back_and_the_game_ends() -> None:
    _, rows = finished()
    assert [row.seat for row in rows if row.move == "take-back"] == [0]


def test_the_record_is_replayed_checked_and_read_again() -> None:
    table, rows = finished()
    game, sheet = shelf()["tictactoe"], table.sheet
    record = write_down(game, sheet, rows)
    assert verify(game, record).ok
    assert judged(format_record(record), 100).header.gentle
    shown = replay(game, sheet, rows, 0)
    assert len(shown.frames) == len(rows)
    lines = shown.frames[1].update.lines_of_news()
    assert [news.what.id for news in lines] == ["news-take-back"]


def test_a_record_that_hides_it_is_against_the_rules() -> None:
    table, rows = finished()
    record = write_down(shelf()["tictactoe"], table.sheet, rows)
    plain = replace(record, header=replace(record.header, gentle=False))
    assert verify(shelf()["tictactoe"], plain).code == "against_rules"


def test_a_gentle_game_is_continued_otherwise() -> None:
    table, rows = finished()
    sheet = branch(table.sheet, rows, wire.Branch(seat=0, number=3, level="beginner"), ANN, 0)
    assert sheet.terms.gentle
    assert open_table(sheet, rows[:3]).number == 3


def test_somebody_who_comes_later_sees_the_same() -> None:
    table, _ = begun()
    table.enter("w", "")
    told = [message for _, message in table.ask("w", Hello(), 20).told]
    fresh = next(message for message in told if isinstance(message, wire.Fresh))
    assert [news.what.id for news in fresh.news].count("news-take-back") == 1
    assert isinstance(table.ask("a", Place(5, 1, ""), 21).told[0][1], Refused)
