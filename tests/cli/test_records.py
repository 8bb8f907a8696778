"""Finished games on the command line: shown again, checked, written down."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from tablee.catalog import shelf
from tablee.cli import records
from tablee.cli.main import main
from tablee.cli.replay import show
from tablee.record.replay import OPEN
from tablee.record.text import format_record, parse_record, sheet_of
from tablee.store import SqliteStore

EXAMPLE = Path(__file__).parents[2] / "examples" / "records" / "switch.jsonl"
TEXT = EXAMPLE.read_text("utf-8")
RECORD = parse_record(TEXT)


def tablee(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """A record to be tampered with."""
    return tmp_path / "game.jsonl"


# --- replay --------------------------------------------------------------------------------------


def test_a_pipe_gets_the_whole_game_at_once() -> None:
    told = tablee("replay", EXAMPLE, "--lang", "en")
    assert told.exit_code == 0
    for row in RECORD.rows:
        assert f"\n{row.number} · " in told.output
        assert f" · {row.move}\n" in told.output
    assert "The game is over" in told.output
    assert "1. Blaise: 16" in told.output


@pytest.mark.parametrize("eyes", ["0", "1", "watcher", "open"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_any_eyes_and_language_will_do(eyes: str, lang: str) -> None:
    assert tablee("replay", EXAMPLE, "--eyes", eyes, "--lang", lang).exit_code == 0


@pytest.mark.parametrize("eyes", ["2", "-1", "mine", ""])
def test_eyes_nobody_has_are_told_so(eyes: str) -> None:
    told = tablee("replay", EXAMPLE, "--eyes", eyes)
    assert told.exit_code == 2
    assert "--eyes is open, watcher, or a seat from 0 to 1" in told.output


def test_the_pages_are_turned_at_the_pace_of_the_game() -> None:
    waited: list[int] = []
    game = shelf()[RECORD.header.game]
    show(game, RECORD, OPEN, "en", lambda text: None, waited.append)
    assert len(waited) == len(RECORD.rows)
    assert sum(waited) == RECORD.rows[-1].at


def test_the_clock_or_the_reader_turns_the_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    paused: list[str] = []
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(time, "sleep", slept.append)
    monkeypatch.setattr(click, "pause", paused.append)
    records.pacing(2.0)(1_000)
    records.pacing(0.1)(1_000_000)
    records.pacing(None)(1_000)
    assert slept == [0.5, records.LONGEST_PAUSE]
    assert len(paused) == 1


def test_a_move_against_the_rules_cannot_be_shown(changed: Path) -> None:
    changed.write_text(TEXT.replace("shed 5", "shed 9"), "utf-8")
    told = tablee("replay", changed)
    assert told.exit_code == 1
    assert "against_rules (entry=8" in told.output


# --- verify --------------------------------------------------------------------------------------


def test_an_honest_record_passes() -> None:
    told = tablee("verify", EXAMPLE)
    assert told.exit_code == 0
    assert "all 5 draws follow from the promise" in told.output
    assert RECORD.header.commitment in told.output


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("roll 1,1,3,6 blank", "roll 1,2,3,6 blank", "Entry 7 fails: chance drew something else"),
        ("umbrella 7", "umbrella 8", "Entry 1 fails: chance drew something else"),
        ('"secret":"a', '"secret":"b', "The secret is not the one that was promised"),
        ('"commitment":"a', '"commitment":"b', "The secret is not the one that was promised"),
        ("shed 5", "shed 9", "Entry 8 fails: the rules do not allow it"),
        ('"scores":[0,16]', '"scores":[1,16]', "ended otherwise than the last line tells"),
        ('"n":7', '"n":8', "line 8: entry 7 was expected, not 8"),
        ('"version":1', '"version":3', "played by version 3 of the rules of switch; installed is"),
        ('"game":"switch"', '"game":"ludo"', "the game 'ludo', which is not on the shelf"),
        ('"at":887', '"at":"noon"', "line 4: "),
        ("window_ms", "windows", "cannot be checked: bad_options"),
    ],
)
def test_what_was_changed_is_named(changed: Path, old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    changed.write_text(TEXT.replace(old, new, 1), "utf-8")
    told = tablee("verify", changed)
    assert told.exit_code == 1
    assert sentence in told.output


def test_what_is_no_text_is_no_record(changed: Path) -> None:
    changed.write_bytes(b"\xff\xfe\x00")
    told = tablee("verify", changed)
    assert (told.exit_code, "is not text" in told.output) == (1, True)
    assert tablee("verify", changed.parent / "nothing").exit_code == 2


# --- record --------------------------------------------------------------------------------------


async def _fill(folder: Path) -> None:
    store = SqliteStore(folder / "tables.db")
    sheet = sheet_of(RECORD, "t1", "g-Ann", RECORD.header.made_at)
    await store.save(sheet)
    await store.append("t1", RECORD.rows)
    await store.save(replace(sheet, id="t2", status="playing"))
    await store.close()


def test_a_finished_table_is_written_down(tmp_path: Path) -> None:
    asyncio.run(_fill(tmp_path))
    told = tablee("record", "t1", "--data", tmp_path)
    assert told.exit_code == 0
    expected = replace(RECORD, header=replace(RECORD.header, table="t1"))
    assert told.output == format_record(expected)
    file = tmp_path / "out.jsonl"
    assert tablee("record", "t1", "--data", tmp_path, "-o", file).exit_code == 0
    assert file.read_text("utf-8") == told.output
    assert tablee("verify", file).exit_code == 0


@pytest.mark.parametrize(("table", "why"), [("t2", "not_finished"), ("t9", "unknown_table")])
def test_what_is_not_finished_is_not_written_down(tmp_path: Path, table: str, why: str) -> None:
    asyncio.run(_fill(tmp_path))
    told = tablee("record", table, "--data", tmp_path)
    assert told.exit_code == 2
    assert why in told.output


def test_an_empty_folder_has_no_tables_and_gets_none(tmp_path: Path) -> None:
    assert tablee("record", "t1", "--data", tmp_path).exit_code == 2
    assert list(tmp_path.iterdir()) == []
