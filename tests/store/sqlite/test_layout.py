"""The layout of the file: its number, the steps to the newest, and files of every layout so far."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from store.written import WRITTEN, folders
from tablee.cli.main import main
from tablee.store import Lost, Sheet, SqliteStore, open_people
from tablee.store.contract.people import device_id, token_before
from tablee.store.contract.tables import Pace
from tablee.store.folder import hold
from tablee.store.older_files import copy_before
from tablee.store.sqlite import layout
from tablee.store.sqlite.care.check import check_file
from tablee.store.sqlite.layout import LAYOUT, bring_up_to_date
from tablee.store.sqlite.steps import STEPS


@pytest.fixture(params=folders(), ids=lambda folder: f"layout-{folder.name}")
def written(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A folder written by an older program."""
    return Path(shutil.copytree(request.param, tmp_path / "data"))


def schema(file: Path) -> dict[str, str]:
    with closing(sqlite3.connect(file)) as connection:
        query = "select name, sql from sqlite_master where sql is not null"
        return {name: " ".join(sql.split()) for name, sql in connection.execute(query)}


def number(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("pragma user_version").fetchone()[0])


def sheets(file: Path) -> list[Sheet]:
    async def read() -> list[Sheet]:
        store = SqliteStore(file)
        try:
            return await store.sheets(limit=1_000)
        finally:
            await store.close()

    return asyncio.run(read())


def test_every_layout_so_far_has_its_folder() -> None:
    assert [int(folder.name) for folder in folders()] == list(range(1, LAYOUT))


def test_a_new_file_and_one_that_was_brought_up_to_date_are_alike(
    written: Path, tmp_path: Path
) -> None:
    new = tmp_path / "new.db"
    bring_up_to_date(new)
    bring_up_to_date(written / "tables.db")
    assert number(new) == number(written / "tables.db") == LAYOUT
    assert {n: _squeezed(s) for n, s in schema(new).items()} == {
        n: _squeezed(s) for n, s in schema(written / "tables.db").items()
    }


def _squeezed(sql: str) -> str:
    return sql.lower().replace(" ", "").replace("ifnotexists", "")


def test_an_older_file_is_copied_before_it_is_changed(written: Path) -> None:
    file = written / "tables.db"
    before = schema(file), _bodies(file), number(file)
    bring_up_to_date(file)
    copy = copy_before(file, before[2] or 1)  # layout 1 had no number yet
    assert (schema(copy), _bodies(copy), number(copy)) == before
    assert copy.stat().st_mode & 0o777 == 0o600
    bring_up_to_date(file)  # nothing more to do


def _bodies(file: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("select id, body from sheets order by id").fetchall()


def test_terms_are_gathered_from_layout_1(tmp_path: Path) -> None:
    """What was left out in layout 1 had the default of its day, not of ours."""
    data = Path(shutil.copytree(WRITTEN / "1", tmp_path / "data"))
    raw = {table: msgspec.json.decode(body) for table, body in _bodies(data / "tables.db")}
    found = {sheet.id: sheet for sheet in sheets(data / "tables.db")}
    assert found.keys() == raw.keys()
    for table, sheet in found.items():
        was, terms = raw[table], sheet.terms
        assert terms.options == was["options"]
        assert terms.grace == was.get("grace", 0)
        assert terms.freeze == was.get("freeze", 1_000)
        assert terms.access == was.get("access", "unlisted")
        assert terms.rated == was.get("rated", False)
        assert terms.pace == msgspec.convert(was.get("pace", {}), Pace)
        assert (sheet.secret, sheet.word) == (was["secret"], was.get("word", ""))
    assert {sheet.terms.freeze for sheet in found.values()} >= {0, 250, 500, 1_000}


def test_a_newer_file_is_refused_in_one_sentence_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    bring_up_to_date(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"pragma user_version = {LAYOUT + 5}")
        connection.execute("pragma journal_mode=delete")
    before = file.read_bytes()
    with pytest.raises(Lost, match="newer_store"):
        SqliteStore(file)
    with pytest.raises(Lost, match="newer_store"):
        asyncio.run(open_people(file))
    told = CliRunner().invoke(main, ["serve", "--port", "0", "--data", str(tmp_path)])
    assert told.exit_code != 0
    assert "written by a newer Tablée" in told.output
    assert "nothing was changed" in told.output
    assert file.read_bytes() == before


def test_a_step_that_fails_leaves_the_file_as_it_was(
    written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(connection: sqlite3.Connection) -> None:
        connection.execute("delete from sheets")
        raise RuntimeError("the step fails")

    file = written / "tables.db"
    before = schema(file), _bodies(file), number(file)
    monkeypatch.setattr(layout, "STEPS", (*STEPS, fails))
    monkeypatch.setattr(layout, "LAYOUT", layout.LAYOUT + 1)
    with pytest.raises(RuntimeError):
        bring_up_to_date(file)
    assert (schema(file), _bodies(file), number(file)) == before


def test_a_file_that_was_never_finished_is_begun_again(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch()
    bring_up_to_date(file)
    assert number(file) == LAYOUT
    assert sheets(file) == []


def test_people_who_were_stored_are_still_known(tmp_path: Path) -> None:
    data = Path(shutil.copytree(WRITTEN / "1", tmp_path / "data"))

    async def read() -> None:
        people = await open_people(data / "tables.db")
        guest = people.holder("Ann")
        assert people.name_of(guest) == "Ann"
        assert (await people.ratings.skills(guest))["tictactoe"].games == 1
        await people.close()

    asyncio.run(read())


def test_browsers_that_were_signed_in_count_as_one_device(written: Path) -> None:
    async def read() -> None:
        people = await open_people(written / "tables.db")
        guest = people.holder("Ann")
        (device,) = people.devices.of(guest)
        assert device.id == device_id(token_before(people.seal_of(guest)))
        assert (device.renewed_at, device.label) == (0, "")
        await people.close()

    asyncio.run(read())
    assert check_file(written / "tables.db").is_sound


def test_no_command_changes_the_layout_under_a_running_server(written: Path) -> None:
    file = written / "tables.db"
    before = number(file)
    with hold(written):
        told = CliRunner().invoke(main, ["record", "t1", "--data", str(written)])
    assert told.exit_code == 2
    assert "is in use by another Tablée" in told.output
    assert number(file) == before
    CliRunner().invoke(main, ["record", "t1", "--data", str(written)])
    assert number(file) == LAYOUT
