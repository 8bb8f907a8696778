"""`tablee check-store`, `tablee restore` and what is said of folders in trouble."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cli.stored import ROWS, sheet, tablee
from tablee.store import SqliteStore
from tablee.store.folder import hold
from tablee.store.sqlite.care.check import check_file


def damage(data: Path, statement: str) -> None:
    with closing(sqlite3.connect(data / "tables.db")) as disk, disk:
        assert disk.execute(statement).rowcount > 0


def spoil_move(data: Path) -> None:
    damage(data, "update rows set move = 'mark 2' where sheet = 't7' and number = 9")


def test_a_sound_folder_is_said_to_be_sound(data: Path) -> None:
    told = tablee("check-store", "--data", str(data))
    assert told.exit_code == 0, told.output
    assert f"20 tables, {20 * ROWS} entries and 0 accounts" in told.output


def test_damage_is_named_table_by_table(data: Path) -> None:
    spoil_move(data)
    damage(data, "update sheets set body = 'x' where id = 't3'")
    told = tablee("check-store", "--data", str(data))
    assert told.exit_code == 1
    assert told.output.splitlines() == [
        "Table t3 is damaged: header or text.",
        "Table t7 is damaged: entry 9.",
    ]


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("delete from guests where sheet = 't5'", "guests of table t5"),
        ("delete from sheets where id = 't5'", "rows of 1 tables without a header"),
    ],
)
def test_what_belongs_together_is_compared(data: Path, statement: str, found: str) -> None:
    damage(data, statement)
    assert f"Damaged: {found}." in tablee("check-store", "--data", str(data)).output


def test_a_backup_says_what_is_damaged_in_it(data: Path, tmp_path: Path) -> None:
    spoil_move(data)
    told = tablee("backup", str(tmp_path / "copy.db"), "--data", str(data))
    assert told.exit_code == 1
    assert "Table t7 is damaged: entry 9." in told.output
    assert "sound" not in told.output
    assert check_file(tmp_path / "copy.db").tables == 20  # what can be read is in the copy


def test_damaged_tables_are_put_back_from_a_backup(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert tablee("backup", str(copy), "--data", str(data)).exit_code == 0
    spoil_move(data)
    told = tablee("check-store", "--data", str(data), "--repair-from", str(copy))
    assert told.exit_code == 0, told.output
    assert "Table t7 is back" in told.output

    async def look() -> None:
        store = SqliteStore(data / "tables.db")
        found, rows = await store.load("t7")
        assert (found, len(rows)) == (sheet("t7"), ROWS)
        await store.close()

    asyncio.run(look())


def test_damaged_tables_are_moved_out_with_all_that_is_left(data: Path) -> None:
    spoil_move(data)
    told = tablee("check-store", "--data", str(data), "--move-out")
    assert told.exit_code == 0, told.output
    assert "19 tables" in told.output
    left = json.loads((data / "damaged" / "t7.json").read_text("utf-8"))
    assert len(left["rows"]) == ROWS
    assert bytes.fromhex(left["rows"][8][2]) == b"mark 2"


def test_nothing_is_mended_under_a_running_server(data: Path) -> None:
    spoil_move(data)
    with hold(data):
        told = tablee("check-store", "--data", str(data), "--move-out")
    assert told.exit_code == 2
    assert "is in use by another Tablée" in told.output
    assert "t7" in check_file(data / "tables.db").damaged


# --- restore -------------------------------------------------------------------------------------


def test_a_backup_is_restored_into_an_empty_folder(data: Path, tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "new"
    tablee("backup", str(copy), "--data", str(data))
    told = tablee("restore", str(copy), "--data", str(new))
    assert told.exit_code == 0, told.output
    assert "20 tables" in told.output
    assert (new / "key").read_bytes() == b"k" * 32
    assert {(new / name).stat().st_mode & 0o777 for name in ("key", "tables.db")} == {0o600}
    assert check_file(new / "tables.db") == check_file(data / "tables.db")


def test_nothing_is_restored_over_tables_that_are_there(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    tablee("backup", str(copy), "--data", str(data))
    told = tablee("restore", str(copy), "--data", str(data))
    assert told.exit_code == 2
    assert "choose an empty folder" in told.output


def test_a_backup_without_its_key_is_restored_and_says_so(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    tablee("backup", str(copy), "--data", str(data))
    (tmp_path / "copy.db.key").unlink()
    told = tablee("restore", str(copy), "--data", str(tmp_path / "new"))
    assert told.exit_code == 0
    assert "everybody has to sign in again" in told.output


# --- one sentence --------------------------------------------------------------------------------

COMMANDS = {
    "serve": ("serve", "--port", "0"),
    "backup": ("backup", "copy.db"),
    "record": ("record", "t1"),
    "check-store": ("check-store",),
}


def run(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """In a process of its own: a traceback would be seen."""
    code = f"from tablee.cli.main import main; main({list(words)!r})"
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, cwd=folder
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_a_damaged_file_header_is_one_sentence(command: str, data: Path, tmp_path: Path) -> None:
    with (data / "tables.db").open("r+b") as file:
        file.write(b"\0" * 100)
    told = run(*COMMANDS[command], "--data", str(data), folder=tmp_path)
    assert told.returncode == 2, told.stderr
    assert "damaged" in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("key", [b"", b"short"])
def test_a_key_that_can_be_guessed_is_one_sentence(key: bytes, data: Path, tmp_path: Path) -> None:
    (data / "key").write_bytes(key)
    told = run("serve", "--port", "0", "--data", str(data), folder=tmp_path)
    assert told.returncode == 2
    assert f"has {len(key)} bytes instead of 32" in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1


def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    told = run("serve", "--port", "0", "--data", str(tmp_path / "file/data"), folder=tmp_path)
    assert told.returncode == 2
    assert "cannot be used" in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1


def test_restoring_something_else_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 1_000)
    told = run("restore", "letter.txt", "--data", str(tmp_path / "new"), folder=tmp_path)
    assert told.returncode == 2
    assert "is damaged, or is no file of Tablée" in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1
