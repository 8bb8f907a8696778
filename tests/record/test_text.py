"""Records: text and back, by the rules; and replays that show what the live table showed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from record.played import Played, play
from table import lamps
from tablee import wire
from tablee.catalog import shelf
from tablee.kernel import WATCHER, BadOptions, Fault, Game
from tablee.record.replay import OPEN, fold, replay
from tablee.record.retrace import check, write_down
from tablee.record.text import BadRecord, format_record, parse_record, record_of, sheet_of
from tablee.record.verify import verify
from tablee.store import Row, Sheet
from tablee.wire import Fresh, Replay

every_game = pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.key)
PICTURE = ("zones", "seats", "to_act", "prompt", "progress", "outcome")
"""All of a scene but the moves, the clocks and the news."""


def again(played: Played, eyes: int) -> Replay:
    return replay(played.table.game, played.table.sheet, played.rows, eyes)


def pictures(told: Replay) -> dict[int, Fresh]:
    """The scene after each entry."""
    scenes = {0: told.start}
    for frame in told.frames:
        scenes[frame.update.number] = fold(scenes[frame.update.follows], frame.update)
    return scenes


def is_same(one: Fresh, other: Fresh) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in PICTURE)


# --- every game on the shelf ---------------------------------------------------------------------


@every_game
def test_a_record_survives_being_text_and_keeps_the_rules(game: Game) -> None:
    record = play(game).record
    assert parse_record(format_record(record)) == record
    check(game, record)
    assert record.outcome == game.outcome(play(game).table.state)


@every_game
def test_a_record_names_names_and_no_ids(game: Game) -> None:
    text = format_record(play(game).record)
    assert "Bot 0" in text
    assert "guest-" not in text
    assert "the host" not in text


@every_game
def test_a_replay_shows_every_eye_what_it_was_shown_live(game: Game) -> None:
    played = play(game)
    for eyes in (*range(len(played.table.sheet.chairs)), WATCHER):
        shown, live = pictures(again(played, eyes)), played.seen(eyes)
        assert len(live) > 1
        last = played.rows[-1].number
        assert last in live
        for number, scene in live.items():
            assert is_same(shown[number], scene), f"eyes {eyes}, entry {number}"
        told = live[last].news
        assert shown[last].news[-len(told) :] == told


@every_game
def test_nothing_in_a_replay_can_be_clicked(game: Game) -> None:
    for eyes in (0, WATCHER, OPEN):
        for scene in pictures(again(play(game), eyes)).values():
            assert scene.offers == ()


@every_game
def test_open_eyes_see_each_seat_s_own_things_under_names_of_their_own(game: Game) -> None:
    played = play(game)
    shown = pictures(again(played, OPEN))
    own = [pictures(again(played, seat)) for seat in range(len(played.table.sheet.chairs))]
    for number, scene in shown.items():
        ids = [zone.id for zone in scene.zones]
        ids += [piece.id for zone in scene.zones for piece in zone.pieces]
        assert len(set(ids)) == len(ids)
        for seat, scenes in enumerate(own):
            mine = [z for z in scenes[number].zones if z.seat == seat]
            turned = [z for z in scene.zones if z.seat == seat]
            assert faces(mine) == faces(turned), f"seat {seat}, entry {number}"


def faces(zones: Any) -> list[str]:
    return sorted(str(piece.face) for zone in zones for piece in zone.pieces)


@every_game
def test_there_are_moments_worth_jumping_to(game: Game) -> None:
    rounds = again(play(game), WATCHER).rounds
    assert rounds
    assert list(rounds) == sorted(set(rounds))
    assert rounds[-1] <= len(play(game).rows)


# --- text that is no record ----------------------------------------------------------------------

LAMPS = play(lamps.GAME)
LINES = format_record(LAMPS.record).splitlines()


def changed(number: int, **fields: Any) -> str:
    """The record of a game of lamps with one line changed, counted from 1."""
    line = msgspec.json.decode(LINES[number - 1]) | fields
    text = msgspec.json.encode(line).decode()
    return "\n".join([*LINES[: number - 1], text, *LINES[number:]])


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "header"),
        ("{}\n{}", 1, "missing required field"),
        ("\n".join(["[" * 100_000, *LINES[1:]]), 1, ""),
        (changed(1, tablee=9), 1, "format 9"),
        (changed(1, secret="no hex"), 1, "secret"),
        (changed(1, guest="g-Ann"), 1, "guest"),
        (changed(1, ending="resigned"), 1, "who resigned"),
        (changed(1, resigned=[7]), 1, "who resigned"),
        (changed(3, n=7), 3, "entry 2 was expected, not 7"),
        (changed(3, seat=5), 3, "no seat 5"),
        (changed(3, seat=-2), 3, "no seat -2"),
        (changed(3, at="soon"), 3, "int"),
        (changed(3, at=-1), 3, "0"),
        (changed(2, at=999_999), 3, "backwards"),
        (changed(3, move=5), 3, "str"),
        ("\n".join(LINES[:-1]), len(LINES) - 1, "unknown field"),
        ("\n".join([*LINES[:2], *LINES[3:]]), 3, "entry 2 was expected, not 3"),
        ("\n".join([*LINES[:1], LINES[2], LINES[1], *LINES[3:]]), 2, "entry 1 was expected"),
    ],
)
def test_what_is_wrong_with_a_record_is_named_by_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(BadRecord) as told:
        parse_record(text)
    assert told.value.code == "bad_record"
    assert told.value.details["line"] == line
    assert why in str(told.value.details["why"])


def test_empty_lines_mean_nothing() -> None:
    assert parse_record("\n" + "\r\n\n".join(LINES) + "\n\n") == LAMPS.record


# --- games that were never played like this ------------------------------------------------------


def test_a_record_of_other_rules_is_refused_with_both_versions() -> None:
    older = replace(LAMPS.record, header=replace(LAMPS.record.header, version=7))
    with pytest.raises(Fault) as told:
        check(lamps.GAME, older)
    assert told.value.code == "newer_version"
    assert told.value.details == {"game": "lamps", "version": 7, "newest": 1}


def test_a_move_against_the_rules_is_named_by_its_entry() -> None:
    for text in (changed(2, move="grab 3"), changed(2, move="dance")):
        with pytest.raises(BadRecord) as told:
            check(lamps.GAME, parse_record(text))
        assert (told.value.code, told.value.details["entry"]) == ("against_rules", 1)


def test_options_and_seats_must_be_the_game_s() -> None:
    with pytest.raises(BadOptions):
        check(lamps.GAME, parse_record(changed(1, options={"colour": "red"})))
    with pytest.raises(BadRecord):
        check(lamps.GAME, parse_record(changed(1, seats=[{"name": "x"}] * 9)))


def test_a_game_without_its_end_is_not_over() -> None:
    record = LAMPS.record
    with pytest.raises(BadRecord) as told:
        check(lamps.GAME, replace(record, rows=record.rows[:-2]))
    assert (told.value.code, told.value.details["entry"]) == ("unfinished", len(record.rows) - 2)


def test_an_outcome_that_does_not_follow_is_refused() -> None:
    record = LAMPS.record
    assert record.outcome is not None
    lied = replace(record.outcome, scores=(99, 99))
    with pytest.raises(BadRecord) as told:
        check(lamps.GAME, replace(record, outcome=lied))
    assert told.value.code == "other_outcome"


# --- tables --------------------------------------------------------------------------------------


def test_a_running_game_has_no_record() -> None:
    with pytest.raises(Fault) as told:
        record_of(lamps.sheet("ANN", "BOB"), (), None)
    assert told.value.code == "not_finished"


def test_a_record_becomes_a_finished_table_again() -> None:
    sheet = sheet_of(LAMPS.record, "new", "importer", 5)
    assert (sheet.status, sheet.came_from, sheet.terms.rated) == ("finished", "record", False)
    back = write_down(lamps.GAME, sheet, LAMPS.rows)
    assert back == replace(
        LAMPS.record, header=replace(LAMPS.record.header, table="new", made_at=5)
    )


def ended_early(*requests: tuple[str, wire.Request]) -> tuple[Sheet, list[Row]]:
    """Ann grabs a lamp, then these things are asked."""
    table = lamps.table("ANN", "BOB")
    table.wake(0)
    rows: list[Row] = []
    for viewer, guest in (("a", "ANN"), ("b", "BOB")):
        table.enter(viewer, guest)
    for viewer, request in (("a", wire.Play(1, "grab 1")), *requests):
        rows += table.ask(viewer, request, 300).rows
    return table.sheet, rows


@pytest.mark.parametrize(
    ("requests", "ending", "ranks"),
    [
        ([("a", wire.Resign(2))], "resigned", (2, 1)),
        ([("a", wire.Stop(2)), ("b", wire.Stop(3))], "stopped", (1, 1)),
    ],
)
def test_a_game_that_ended_early_is_recorded_with_its_ending(
    requests: list[tuple[str, wire.Request]], ending: str, ranks: tuple[int, ...]
) -> None:
    sheet, rows = ended_early(*requests)
    record = parse_record(format_record(write_down(lamps.GAME, sheet, rows)))
    assert record.header.ending == ending
    assert record.outcome is not None
    assert record.outcome.ranks == ranks
    check(lamps.GAME, record)
    shown = pictures(replay(lamps.GAME, sheet, rows, WATCHER))
    assert shown[len(rows)].outcome == record.outcome


def test_no_such_eyes_are_refused() -> None:
    for eyes in (-1, -4, 2):
        with pytest.raises(Fault) as told:
            again(LAMPS, eyes)
        assert told.value.code == "no_such_eyes"


def test_times_count_from_the_beginning_of_the_game() -> None:
    sheet = replace(LAMPS.table.sheet, began=100)
    frames = replay(lamps.GAME, sheet, LAMPS.rows, 0).frames
    assert [frame.at for frame in frames] == [max(0, row.at - 100) for row in LAMPS.rows]


# --- anything at all -----------------------------------------------------------------------------

WHOLE = "\n".join(LINES)
scratches = st.tuples(st.integers(0, len(WHOLE)), st.integers(0, 12), st.text(max_size=6))


@given(st.lists(scratches, min_size=1, max_size=4))
def test_a_scratched_record_is_refused_or_read_and_nothing_else(
    scratched: list[tuple[int, int, str]],
) -> None:
    """Whatever was written over, a reader gets a record or a Fault."""
    text = WHOLE
    for place, gone, put in scratched:
        text = text[:place] + put + text[place + gone :]
    try:
        record = parse_record(text)
        check(lamps.GAME, record)
    except Fault:
        return
    assert parse_record(format_record(record)) == record
    assert verify(lamps.GAME, record).draws <= len(record.rows)
