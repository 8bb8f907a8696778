"""Folders of older layouts, whole and damaged: check, backup, upgrade, restore, deletion."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from cli.stored import tablee
from store.written import WRITTEN, folders
from tablee.catalog import find
from tablee.house.house import House
from tablee.house.people.guest import Guest
from tablee.house.upkeep.by_rules import check_by_rules
from tablee.house.upkeep.delete_account import forget_guest
from tablee.house.upkeep.retention import sweep_once
from tablee.kernel import OtherVersion, rules_of
from tablee.store import SqliteStore, open_people
from tablee.store.folder import mark_moved
from tablee.store.older_files import COPY_DAYS, DAY, expire_copies, forget_in_copies
from tablee.store.sqlite.care.check import check_file
from tablee.store.sqlite.layout import bring_up_to_date

FIRST = WRITTEN / "1"
WITHOUT_SUMS = ("1", "2")


@pytest.fixture(params=folders(), ids=lambda folder: f"layout-{folder.name}")
def older(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return Path(shutil.copytree(request.param, tmp_path / "data"))


@pytest.fixture(params=WITHOUT_SUMS)
def unsigned(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return Path(shutil.copytree(WRITTEN / request.param, tmp_path / "data"))


def ask(file: Path, query: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as disk, disk:
        return disk.execute(query, values).fetchall()


def counted(file: Path) -> str:
    counts = [ask(file, f"select count(*) from {name}")[0][0] for name in KINDS]
    return "{} tables, {} entries and {} accounts".format(*counts)


KINDS = ("sheets", "rows", "accounts")


def test_an_older_folder_is_read_before_it_is_called_sound(older: Path) -> None:
    told = tablee("check-store", "--data", str(older))
    assert told.exit_code == 0, told.output
    assert counted(older / "tables.db") in told.output
    assert "0 entries" not in told.output


DAMAGE = {
    "a move that is no move": "update rows set move = 'xyz' where number = 9",
    "a move against the rules": "update rows set move = 'mark 1' where number = 2",
    "a move that is no text": "update rows set move = cast(x'ff00' as text) where number = 9",
    "a time that goes back": "update rows set at = -5 where number = 9",
    "a row that is gone": "delete from rows where number = 4",
    "a header that is no JSON": "update sheets set body = 'x' where game(body) <> ''",
    "a header of another table": "update sheets set status = 'waiting' where status = 'finished'",
    "an account with no hash": "update accounts set hidden = ''",
    "a name under another": "update accounts set folded = 'zoe' where folded = 'ann'",
    "a rating that is no number": "update skills set mean = 'x'",
    "guests that do not sit there": "delete from guests",
}


def spoil(data: Path, statement: str) -> None:
    with closing(sqlite3.connect(data / "tables.db")) as disk, disk:
        disk.create_function("game", 1, str)
        assert disk.execute(statement).rowcount > 0


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_in_lines_without_sums_is_named_and_never_signed(
    unsigned: Path, damage: str, tmp_path: Path
) -> None:
    spoil(unsigned, DAMAGE[damage])
    before = tablee("check-store", "--data", str(unsigned))
    assert before.exit_code == 1
    assert "amaged" in before.output
    copy = tmp_path / "copy.db"
    backed_up = tablee("backup", str(copy), "--data", str(unsigned))
    assert (backed_up.exit_code, "sound" in backed_up.output) == (1, False)
    restored = tablee("restore", str(copy), "--data", str(tmp_path / "new"))
    assert (restored.exit_code, "sound" in restored.output) == (1, False)
    bring_up_to_date(unsigned / "tables.db", judge=check_by_rules)
    after = tablee("check-store", "--data", str(unsigned))
    assert after.exit_code == 1
    assert named(after.output) == named(before.output)


def named(output: str) -> list[str]:
    """What is damaged. Where, is told better before the upgrade."""
    return sorted(line.partition(":")[0] for line in output.splitlines() if "amaged" in line)


def gone(game: object, version: object) -> bool:
    """Nobody can judge it any more."""
    try:
        rules_of(find(str(game)), int(str(version)))
    except OtherVersion:
        return True
    return False


def test_all_damaged_rows_are_found_and_the_others_play_on(tmp_path: Path) -> None:
    """186 rows made garbage were called sound, and signed."""
    data = Path(shutil.copytree(FIRST, tmp_path / "data"))
    query = "select id, json_extract(body, '$.game'), json_extract(body, '$.version') from sheets"
    retired = {id for id, game, version in ask(data / "tables.db", query) if gone(game, version)}
    spoil(data, "update rows set move = 'garbage' where number = 7")
    assert (
        f"{len(retired)} games are older than" in tablee("check-store", "--data", str(data)).output
    )
    found = ask(data / "tables.db", "select sheet from rows where number = 7")
    hit = {table for (table,) in found} - retired
    bring_up_to_date(data / "tables.db", judge=check_by_rules)
    report = check_file(data / "tables.db")
    assert report.damaged == dict.fromkeys(hit, "entry 7")

    async def whole() -> int:
        store = SqliteStore(data / "tables.db")
        try:
            sheets = [one for one in await store.sheets(limit=1_000) if one.id not in hit]
            return sum([len((await store.load(one.id))[1]) for one in sheets])
        finally:
            await store.close()

    assert asyncio.run(whole()) > 0


def test_an_upgrade_names_the_copy_and_what_cannot_be_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = Path(shutil.copytree(FIRST, tmp_path / "data"))
    spoil(data, "update rows set move = 'garbage' where sheet = '2wds3stzc5' and number = 7")
    bring_up_to_date(data / "tables.db", judge=check_by_rules)
    first, *others = [record.getMessage() for record in caplog.records]
    assert str(data / "tables.layout-1.db") in first
    assert f"{COPY_DAYS} days" in first
    assert others == ["table 2wds3stzc5 is damaged since before the new layout: entry 7"]


# --- the copy from before ------------------------------------------------------------------------


def holds(file: Path, *texts: str) -> set[str]:
    """Which of these stand anywhere in the bytes of the file."""
    raw = file.read_bytes()
    return {text for text in texts if text.encode() in raw}


def delete_ann(data: Path) -> tuple[str, str]:
    """As the page does; says the id and the hash."""

    async def script() -> tuple[str, str]:
        file = data / "tables.db"
        store, people = SqliteStore(file), await open_people(file)
        person = await people.find("Ann")
        assert person
        house = House(store, people=people, folder=data)
        await forget_guest(house, Guest(person.guest, "Ann"))
        await people.remove(person.guest)
        await house.close()
        await people.close()
        await store.close()
        return person.guest, person.passphrase_hash

    return asyncio.run(script())


def test_a_deleted_account_is_gone_from_the_copy_too(older: Path) -> None:
    file = older / "tables.db"
    bring_up_to_date(file)
    (copy,) = older.glob("tables.layout-*.db")
    was = check_file(copy, check_by_rules)
    guest, hidden = delete_ann(older)
    assert holds(copy, guest, hidden) == set()
    assert '"name":"Ann"' not in copy.read_bytes().decode("utf-8", "replace").replace(": ", ":")
    report = check_file(copy, check_by_rules)
    assert (report.damaged, report.others) == ({}, [])
    assert (report.tables, report.entries) == (was.tables, was.entries)
    assert report.accounts == was.accounts - 1
    assert "Bob" in holds(copy, "Bob")


def test_a_copy_that_cannot_be_cleaned_is_removed(older: Path) -> None:
    bring_up_to_date(older / "tables.db")
    (copy,) = older.glob("tables.layout-*.db")
    copy.write_bytes(b"\0" * 4_096)
    delete_ann(older)
    assert not copy.exists()


def test_the_old_file_of_a_moved_folder_forgets_and_expires_too(tmp_path: Path) -> None:
    """The tables are in a database. Until then the file is nobody's copy."""
    data = Path(shutil.copytree(FIRST, tmp_path / "data"))
    file = data / "tables.db"
    bring_up_to_date(file)
    ((guest, hidden),) = ask(file, "select guest, hidden from accounts where name = 'Ann'")
    later = time.time() + (COPY_DAYS + 1) * DAY
    forget_in_copies(data, str(guest), "Anonyme")
    assert holds(file, str(guest), str(hidden)) == {guest, hidden}
    mark_moved(data, "postgresql://db.example/tablee")
    forget_in_copies(data, str(guest), "Anonyme")
    assert holds(file, str(guest), str(hidden)) == set()
    assert check_file(file).is_sound
    assert expire_copies(data, time.time()) == 0
    assert expire_copies(data, later) == 2
    assert not file.exists()


def test_the_copy_expires_by_itself(older: Path) -> None:
    bring_up_to_date(older / "tables.db")
    (copy,) = older.glob("tables.layout-*.db")

    async def sweep() -> None:
        store = SqliteStore(older / "tables.db")
        house = House(store, folder=older)
        await sweep_once(house, house.retention)
        await house.close()
        await store.close()

    asyncio.run(sweep())
    assert copy.exists()
    old = copy.stat().st_mtime - (COPY_DAYS + 1) * DAY
    os.utime(copy, (old, old))
    asyncio.run(sweep())
    assert not copy.exists()
    assert (older / "tables.db").exists()


def test_one_can_go_back_to_the_copy(older: Path, tmp_path: Path) -> None:
    """As operating.md says."""
    counts = counted(older / "tables.db")
    bring_up_to_date(older / "tables.db")
    (copy,) = older.glob("tables.layout-*.db")
    shutil.copy(older / "key", copy.with_name(copy.name + ".key"))
    told = tablee("restore", str(copy), "--data", str(tmp_path / "back"))
    assert told.exit_code == 0, told.output
    assert counts in told.output
