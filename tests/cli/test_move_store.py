"""The command `move-store`: from a folder into a database and back, broken off and begun again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import postgres
from sheets import changed
from store.written import WRITTEN
from tablee.cli.main import main
from tablee.cli.move_store import KEPT
from tablee.store import Chair, Lost, Person, Row, Sheet, Skill, SqliteStore, Terms, open_people
from tablee.store.contract.people import Device, Passkey, PersonDecision, Tie
from tablee.store.contract.tables import IMPORTED
from tablee.store.contract.transactions import Line
from tablee.store.folder import MOVED, hold
from tablee.store.moving import KINDS, LineKind, count, move
from tablee.store.postgres.moving import PostgresSide, database_target
from tablee.store.postgres.opened import open_postgres
from tablee.store.sqlite.care.check import check_file
from tablee.store.sqlite.moving import file_source
from tablee.store.sums import line_sum

TABLES = 30
ROWS = 90


@pytest.fixture
def server(postgres_server: postgres.Server) -> postgres.Server:
    return postgres_server


@pytest.fixture
def url(server: postgres.Server) -> str:
    return server.new_database()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder in which every kind of line is stored."""
    made = tmp_path / "data"
    made.mkdir()
    asyncio.run(fill(made / "tables.db"))
    return made


def sheet(id: str) -> Sheet:
    chairs = (Chair("person", "Ännchen ☃", "g-ann"), Chair())
    return Sheet(id, "tictactoe", 1, Terms(), chairs, "g-ann", secret="00", made_at=int(id[1:]))


async def fill(file: Path) -> None:
    store, people = SqliteStore(file), await open_people(file)
    for n in range(TABLES):
        await store.save(sheet(f"t{n}"))
        rows = [Row(m, m % 2, f"mark {m} é", 7 * m, '{"n":1}') for m in range(1, ROWS)]
        await store.append(f"t{n}", rows)
    await store.save(changed(sheet("t7"), status="finished", came_from=IMPORTED, opened_at=50))
    await people.add(Person("g-ann", "Ann", "hash-a", 7, "code-a"))
    await people.devices.sign_in(Device("d-1", "g-ann", 5, 5, 5, "Firefox"))
    await people.ties.change(put=[Tie("g-ann", "block", "g-bob", "t-1", "Bob ☃", 7)])
    await people.decisions.put(PersonDecision("g-bob", "mute", 90, 7, "shouts ☃"))
    await people.passkeys.add(Passkey("k-1", "g-ann", "play.example", "public"))
    await people.ratings.rate("t1", "chess", ["g-ann", "b"], lambda known: [Skill(26.5, 7.25)] * 2)
    await people.ratings.expect("t2")
    await people.close()
    await store.close()


def tablee(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def move_store(source: Path | str, target: Path | str) -> Result:
    return tablee("move-store", "--from", str(source), "--to", str(target))


def lines(folder: Path) -> dict[str, list[Line]]:
    """Every line of the file, its list of imported games too."""
    with closing(sqlite3.connect(folder / "tables.db")) as file:
        names = [kind.name for kind in KINDS] + ["imported"]
        return {name: file.execute(f"select * from {name}").fetchall() for name in names}


def test_everything_goes_into_a_database_and_back(folder: Path, url: str, tmp_path: Path) -> None:
    before = lines(folder)
    assert all(before.values()), "every kind is tried"
    told = move_store(folder, url)
    assert told.exit_code == 0, told.output
    assert "Both stores have the same lines" in told.output
    assert f"rows       {TABLES * (ROWS - 1):>10,}" in told.output
    asyncio.run(look(url))
    assert lines(folder) == before

    told = move_store(url, tmp_path / "back")
    assert told.exit_code == 0, told.output
    assert lines(tmp_path / "back") == before
    assert check_file(tmp_path / "back" / "tables.db").is_sound
    assert (tmp_path / "back" / "tables.db").stat().st_mode & 0o777 == 0o600


async def look(url: str) -> None:
    """The database opens as a store, and goes on."""
    store, people = await open_postgres(url)
    try:
        assert (await store.load("t3"))[0] == sheet("t3")
        assert len((await store.load("t3"))[1]) == ROWS - 1
        assert await store.sweep("imported", 50, 9) == []
        assert len(await store.sheets(guest="g-ann", limit=1_000)) == TABLES
        found = await people.find("ann")
        assert found == Person("g-ann", "Ann", "hash-a", 7, "code-a")
        assert (await people.ratings.skills("b"))["chess"] == Skill(26.5, 7.25, 1)
        assert await people.ratings.expected() == ["t2"]
        assert people.devices.get("d-1") == Device("d-1", "g-ann", 5, 5, 5, "Firefox")
        assert await people.passkeys.find("k-1")
    finally:
        await store.close()


def test_a_backup_of_a_database_goes_back_into_a_database_or_a_folder(
    folder: Path, url: str, server: postgres.Server, tmp_path: Path
) -> None:
    assert move_store(folder, url).exit_code == 0
    before, file, key = lines(folder), tmp_path / "copy" / "day.db", tmp_path / "key"
    file.parent.mkdir()
    key.write_bytes(b"k" * 32)
    asyncio.run(back_up_at_work(url, file, key))
    assert file.stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "copy" / "day.db.key").read_bytes() == b"k" * 32
    assert "exists already" in tablee("backup", str(file), "--store", url).output

    other, data = server.new_database(), ("--data", str(tmp_path / "new"))
    told = tablee("restore", str(file), "--store", other, *data)
    assert told.exit_code == 0, told.output
    assert (tmp_path / "new" / "key").read_bytes() == b"k" * 32
    again = tablee("restore", str(file), "--store", other, *data)
    assert "has tables already" in again.output
    asyncio.run(look(other))
    assert tablee("restore", str(file), "--data", str(tmp_path / "back")).exit_code == 0
    assert lines(tmp_path / "back") == before
    assert {one.name for one in file.parent.iterdir()} == {"day.db", "day.db.key"}

    sound = tablee("check-store", "--store", other, *data)
    assert (sound.exit_code, f"{TABLES} tables" in sound.output) == (0, True)
    server.sql("update rows set move = 'x' where sheet = 't4' and number = 9", url=other)
    found = tablee("check-store", "--store", other, *data)
    assert (found.exit_code, found.output.strip()) == (1, "Table t4 is damaged: entry 9.")
    damaged = tablee("backup", str(file), "--store", other, "--force", *data)
    assert (damaged.exit_code, "Table t4 is damaged" in damaged.output) == (1, True)
    assert "not mended here" in tablee("check-store", "--store", other, "--move-out").output
    (tmp_path / "new" / "key").write_bytes(b"x" * 32)
    empty = server.new_database()
    assert "another key" in tablee("restore", str(file), "--store", empty, *data).output
    for command in (("backup", str(file), "--force"), ("check-store",)):
        assert "no tables in the database" in tablee(*command, "--store", empty, *data).output


async def back_up_at_work(url: str, file: Path, key: Path) -> None:
    """A process holds the database, and goes on."""
    store, _ = await open_postgres(url)
    try:
        words = ("backup", str(file), "--store", url, "--key-file", str(key))
        told = await asyncio.to_thread(tablee, *words)
        assert told.exit_code == 0, told.output
        assert f"{TABLES} tables" in told.output
    finally:
        await store.close()


class Breaks(PostgresSide):
    """As if the machine went down while rows are copied."""

    async def put(self, kind: LineKind, lines: Sequence[Line]) -> None:
        if kind.name == "rows" and await count(self.rows, kind):
            raise Lost("store_unwell", why="away")
        await super().put(kind, lines)


async def break_off(folder: Path, url: str) -> None:
    with file_source(folder / "tables.db") as source:
        async with database_target(url) as side:
            with pytest.raises(Lost):
                await move(source, Breaks(side._connection))


def test_a_move_that_was_broken_off_goes_on(
    folder: Path, url: str, server: postgres.Server, tmp_path: Path
) -> None:
    asyncio.run(break_off(folder, url))
    copied = int(server.sql("select count(*) from rows", url=url))
    assert 0 < copied < TABLES * (ROWS - 1)
    refused = tablee("serve", "--port", "0", "--data", str(tmp_path / "new"), "--store", url)
    assert refused.exit_code == 2
    assert "is half filled" in refused.output
    told = move_store(folder, url)
    assert told.exit_code == 0, told.output
    asyncio.run(look(url))


def test_a_line_that_is_lost_on_the_way_is_found(
    folder: Path, url: str, server: postgres.Server
) -> None:
    asyncio.run(break_off(folder, url))
    server.sql("delete from rows where sheet = 't0' and number = 5", url=url)
    told = move_store(folder, url)
    assert told.exit_code == 2
    assert "The rows of both stores are not the same" in told.output
    with pytest.raises(Lost, match="half_moved"):
        asyncio.run(look(url))


def test_what_is_there_is_never_written_over(folder: Path, url: str) -> None:
    assert move_store(folder, url).exit_code == 0
    before = lines(folder)
    (folder / MOVED).unlink()
    for told in (move_store(folder, url), move_store(url, folder)):
        assert told.exit_code == 2
        assert "has tables already; nothing was changed" in told.output
        assert KEPT not in told.output
    assert lines(folder) == before


@pytest.mark.parametrize("layout", ["1", "2"])
def test_a_database_of_an_older_layout_is_backed_up_before_it_is_migrated(
    layout: str, url: str, server: postgres.Server, tmp_path: Path
) -> None:
    """As the runbook says. What the backup has is what the migration makes of it."""
    server.load(WRITTEN.parent / "databases" / f"{layout}.sql", url)
    server.sql(*RATED, url=url)
    file, data = tmp_path / "day.db", ("--data", str(tmp_path / "d"))
    told = tablee("backup", str(file), "--store", url, *data)
    assert told.exit_code == 0, told.output
    assert "sound and complete" in told.output
    assert tablee("check-store", "--store", url, *data).exit_code == 0
    assert tablee("migrate", "--store", url).exit_code == 0
    assert tablee("backup", str(tmp_path / "later.db"), "--store", url, *data).exit_code == 0
    before, after = (lines_of(tmp_path / name) for name in ("day.db", "later.db"))
    assert all(before[name] == after[name] for name in before)
    assert any(line[-1] for line in before["skills"])


RATED = (
    """insert into rated (sheet, done, game, changes) values ('t', true, 'chess',
    '[["g-a",[25,8,3],[26,7,4]],["g-b",[25,2,30],[24,2,31]]]')""",
    "insert into skills values ('g-a', 'chess', 26, 7, 4, 5,"
    f" {line_sum('g-a', 'chess', 26.0, 7.0, 4, 5.0)})",
)


def lines_of(file: Path) -> dict[str, list[Line]]:
    with closing(sqlite3.connect(file)) as copy:
        return {kind.name: copy.execute(f"select * from {kind.name}").fetchall() for kind in KINDS}


def test_nobody_opens_what_was_moved(folder: Path, url: str, tmp_path: Path) -> None:
    """Without --store a server would go on with the old file."""
    assert move_store(folder, url).exit_code == 0
    where = url.partition("@")[2].partition("?")[0]
    for command in COMMANDS_ON_A_FOLDER:
        told = tablee(*command, "--data", str(folder))
        assert told.exit_code == 2, command
        assert f"went to postgresql://{where}" in " ".join(told.output.split()), command
    assert "went to postgresql://" in move_store(folder, url).output
    assert tablee("check-store", "--store", url, "--data", str(folder)).exit_code == 0
    assert move_store(url, tmp_path / "back").exit_code == 0
    told = tablee("serve", "--port", "0", "--data", str(tmp_path / "new"), "--store", url)
    assert f"went to the folder {tmp_path / 'back'}" in " ".join(told.output.split())
    assert not (tmp_path / "back" / MOVED).exists()


COMMANDS_ON_A_FOLDER = (
    ("serve", "--port", "0"),
    ("backup", "copy.db"),
    ("check-store",),
    ("record", "t7"),
    ("undo-rating", "--list"),
    ("undo-rating", "t1", "--reason", "x"),
    ("restore", __file__),
)


def test_a_left_over_file_is_not_read_when_a_database_is_named(
    folder: Path, url: str, tmp_path: Path
) -> None:
    """The folder has tables of its own; those of the database are asked for."""
    asyncio.run(fill(tmp_path / "other.db"))
    (tmp_path / "other").mkdir()
    (tmp_path / "other.db").rename(tmp_path / "other" / "tables.db")
    assert move_store(tmp_path / "other", url).exit_code == 0
    asked = ("--store", url, "--data", str(folder))
    assert tablee("undo-rating", "--list", *asked).output == "t1  chess  2 players\n"
    undone = tablee("undo-rating", "t1", "--reason", "two accounts", *asked)
    assert undone.exit_code == 0, undone.output
    assert tablee("undo-rating", "--list", *asked).output == ""
    assert tablee("undo-rating", "--list", "--data", str(folder)).output != ""
    assert "two accounts" in (folder / "operator.log").read_text("utf-8")
    told = tablee("record", "t3", *asked)
    assert "There is no finished game 't3' in postgresql://" in " ".join(told.output.split())


def test_a_store_in_use_is_not_moved(folder: Path, url: str, tmp_path: Path) -> None:
    with hold(folder):
        told = move_store(folder, url)
    assert told.exit_code == 2
    assert "is in use by another Tablée" in told.output

    async def at_work() -> Result:
        store, _ = await open_postgres(url)
        try:
            return await asyncio.to_thread(move_store, url, tmp_path / "new")
        finally:
            await store.close()

    told = asyncio.run(at_work())
    assert told.exit_code == 2
    assert "A process is at work" in told.output


def test_one_side_is_a_folder_and_the_other_a_database(folder: Path, tmp_path: Path) -> None:
    told = move_store(folder, tmp_path / "other")
    assert told.exit_code == 2
    assert "One of --from and --to" in told.output
    told = move_store(tmp_path / "nothing", "postgresql://localhost/x")
    assert told.exit_code == 2
    assert "There are no tables" in told.output
