"""`tablee backup`: everything, of one moment, checked; while the house goes on writing."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from cli.stored import ROWS, row, sheet, tablee
from tablee.store import Lost, Row, SqliteStore
from tablee.store.lines import row_line
from tablee.store.sqlite.care import backup as copying
from tablee.store.sqlite.care.backup import back_up
from tablee.store.sqlite.care.check import check_file
from tablee.store.sqlite.writing import PUT_ROW


def test_a_backup_holds_everything_and_is_its_owners_alone(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    told = tablee("backup", str(copy), "--data", str(data))
    assert told.exit_code == 0, told.output
    assert "20 tables" in told.output
    key = tmp_path / "copy.db.key"
    assert key.read_bytes() == b"k" * 32
    assert {stat.S_IMODE(path.stat().st_mode) for path in (copy, key)} == {0o600}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "copy.db.key", "data"]


def test_a_backup_can_be_opened_as_a_house(data: Path, tmp_path: Path) -> None:
    tablee("backup", str(tmp_path / "tables.db"), "--data", str(data))

    async def look() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        found, rows = await store.load("t7")
        await store.append("t7", [row(ROWS + 1)])
        await store.close()
        assert (found, len(rows)) == (sheet("t7"), ROWS)

    asyncio.run(look())


def test_nothing_is_written_over_unless_that_was_meant(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    told = tablee("backup", str(copy), "--data", str(data))
    assert told.exit_code == 2
    assert copy.read_text() == "precious"
    assert tablee("backup", str(copy), "--data", str(data), "--force").exit_code == 0
    assert check_file(copy).tables == 20


def test_a_folder_without_tables_is_told(tmp_path: Path) -> None:
    told = tablee("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "nowhere"))
    assert told.exit_code == 2
    assert "Nothing was copied" in told.output
    assert list(tmp_path.iterdir()) == []


def test_the_copy_is_one_moment_while_the_house_goes_on_writing(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between any two pages of the copy another move is kept; none of them is in it."""
    monkeypatch.setattr(copying, "PAGES_AT_ONCE", 8)
    steps: list[int] = []
    with closing(sqlite3.connect(data / "tables.db", isolation_level=None)) as house:

        def move(left: int, total: int) -> None:
            steps.append(left)
            fields = row_line("t3", Row(ROWS + len(steps), 0, "mark 1", 0, "later"))
            house.execute(PUT_ROW, fields)

        back_up(data / "tables.db", tmp_path / "copy.db", move)
    assert len(steps) > 5
    assert steps == sorted(steps, reverse=True)  # it never began anew
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("select count(*) from rows").fetchone() == (20 * ROWS,)


def test_a_copy_that_is_not_sound_gets_no_name(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoil(source: Path, part: Path, progress: object) -> None:
        whole = source.read_bytes()
        part.write_bytes(whole[: len(whole) // 2])

    monkeypatch.setattr(copying, "_copy", spoil)
    with pytest.raises(Lost, match="unsound_copy"):
        back_up(data / "tables.db", tmp_path / "copy.db")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
