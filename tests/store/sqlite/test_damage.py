"""What the disk changed by itself is noticed, harms no other table, and is said once."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from store.written import WRITTEN
from tablee.store import Chair, Lost, Row, Sheet, SqliteStore, Terms, open_people
from tablee.store.sqlite.care.check import check_file
from tablee.store.sqlite.layout import bring_up_to_date

LEAF = 0x0A
"""The first byte of a page of SQLite that leads to no other page."""
DAMAGE = {
    "no JSON": "update sheets set body = '{\"id\": \"t1\", ' where id = 't1'",
    "no text": "update sheets set body = cast(x'ff00fe' as text) where id = 't1'",
    "another name": "update sheets set body = replace(body, 'Ann', 'Bob') where id = 't1'",
    "another status": "update sheets set status = 'finished' where id = 't1'",
    "another move": "update rows set move = 'mark 9' where sheet = 't1' and number = 3",
    "a move that is no text": "update rows set move = cast(x'ff' as text) where sheet = 't1'",
    "other facts": "update rows set facts = '{}' where sheet = 't1' and number = 2",
    "another time": "update rows set at = at + 1 where sheet = 't1' and number = 1",
    "a row too few": "delete from rows where sheet = 't1' and number = 2",
}


def sheet(id: str) -> Sheet:
    chairs = (Chair("person", "Ann", "g-ann"), Chair())
    return Sheet(id, "tictactoe", 1, Terms(), chairs, "g-ann", secret="00", status="playing")


def rows(count: int) -> list[Row]:
    return [Row(n, n % 2, f"mark {n}", 100 * n, '{"n":1}') for n in range(1, count + 1)]


async def fill(store: SqliteStore, tables: int, entries: int = 5) -> None:
    for number in range(tables):
        await store.save(sheet(f"t{number}"))
        await store.append(f"t{number}", rows(entries))


def damaged_file(path: Path, statement: str) -> None:
    async def make() -> None:
        store = SqliteStore(path)
        await fill(store, 3)
        await store.close()

    asyncio.run(make())
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(statement).rowcount > 0


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_is_refused_and_the_others_open(damage: str, tmp_path: Path) -> None:
    damaged_file(tmp_path / "t.db", DAMAGE[damage])

    async def script() -> None:
        store = SqliteStore(tmp_path / "t.db")
        with pytest.raises(Lost) as refused:
            await store.load("t1")
        assert refused.value.code == "damaged"
        assert set(store.damaged) == {"t1"}
        assert await store.load("t2") == (sheet("t2"), rows(5))
        listed = {one.id for one in await store.sheets(guest="g-ann")}
        assert {"t0", "t2"} <= listed
        await store.needs()
        assert {"t0", "t2"} <= set(await store.sweep("playing", 10**10, 10))
        await store.close()

    report = check_file(tmp_path / "t.db")
    assert (set(report.damaged), report.tables) == ({"t1"}, 3)
    asyncio.run(script())


def test_a_damaged_header_is_left_out_of_lists_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged_file(tmp_path / "t.db", DAMAGE["no JSON"])

    async def script() -> None:
        store = SqliteStore(tmp_path / "t.db")
        for _ in range(3):
            assert {one.id for one in await store.sheets("playing")} == {"t0", "t2"}
        await store.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(script())
    assert [record.getMessage().split(";")[0] for record in caplog.records] == [
        "table t1 is damaged"
    ]


def test_a_table_that_was_repaired_is_damaged_no_more(tmp_path: Path) -> None:
    damaged_file(tmp_path / "t.db", DAMAGE["another move"])

    async def script() -> None:
        store = SqliteStore(tmp_path / "t.db")
        with pytest.raises(Lost):
            await store.load("t1")
        with closing(sqlite3.connect(tmp_path / "t.db")) as connection, connection:
            connection.execute("update rows set move = 'mark 3' where sheet='t1' and number = 3")
        assert await store.load("t1") == (sheet("t1"), rows(5))
        assert not store.damaged
        await store.close()

    asyncio.run(script())


def spoil_page(path: Path, mark: bytes) -> None:
    """Overwrites every page in which these bytes lie, and that leads to no other page."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma journal_mode=delete")
        (size,) = connection.execute("pragma page_size").fetchone()
    content = path.read_bytes()
    pages = [content[at : at + size] for at in range(0, len(content), size)]
    spoilt = [mark in page and page[0] == LEAF for page in pages]
    assert 0 < sum(spoilt) < 5
    written = (b"\xa5" * size if bad else page for page, bad in zip(pages, spoilt, strict=True))
    path.write_bytes(b"".join(written))


def test_a_damaged_page_harms_only_what_is_on_it(tmp_path: Path) -> None:
    path = tmp_path / "t.db"

    async def make() -> None:
        store = SqliteStore(path)
        for number in range(40):
            await store.save(sheet(f"t{number}"))
            long = [Row(n, 0, f"mark {n}", n, f'{{"of":"{number:03}"}}' * 20) for n in range(1, 9)]
            await store.append(f"t{number}", long)
        await store.close()

    asyncio.run(make())
    spoil_page(path, b'{"of":"017"}')

    async def look() -> set[str]:
        store = SqliteStore(path)
        for number in range(40):
            with suppress(Lost):
                await store.load(f"t{number}")
        assert len(await store.sheets(limit=100)) == 40
        await store.close()
        return store.damaged

    found = asyncio.run(look())
    assert "t17" in found
    assert len(found) < 20
    report = check_file(path)
    assert "t17" in report.damaged
    assert report.others[0].startswith("pages: ")


def test_a_damaged_page_of_headers_does_not_close_the_lobby(tmp_path: Path) -> None:
    path = tmp_path / "t.db"

    async def make() -> None:
        store = SqliteStore(path)
        await fill(store, 60, entries=1)
        await store.close()

    asyncio.run(make())
    spoil_page(path, b'"id":"t33"')

    async def look() -> None:
        store = SqliteStore(path)
        found = {one.id for one in await store.sheets(limit=100)}
        assert 30 <= len(found) < 60
        assert "t33" in store.damaged
        assert not found & set(store.damaged)
        await store.close()

    asyncio.run(look())


LAYOUT_4 = WRITTEN / "4" / "tables.db"
PAGE = 4_096
SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "zeros": lambda page: bytes(PAGE),
    "noise": lambda page: Random(1).randbytes(PAGE),
    "one bit": lambda page: bytes([page[0] ^ 4]) + page[1:],
}


@pytest.mark.parametrize("how", SPOILT)
def test_whichever_page_is_damaged_nothing_but_a_refusal_comes_of_it(
    how: str, tmp_path: Path, full: bool
) -> None:
    """Tables and accounts that are not on it are read; what is, is Lost, never a traceback."""
    whole = Path(shutil.copy(LAYOUT_4, tmp_path / "whole.db"))
    bring_up_to_date(whole)
    with closing(sqlite3.connect(whole)) as connection:
        connection.execute("pragma journal_mode=delete")
    pages = whole.read_bytes()
    for number in range(0, len(pages) // PAGE, 1 if full else 7):
        at = number * PAGE
        spoilt = SPOILT[how](pages[at : at + PAGE])
        (tmp_path / "t.db").write_bytes(pages[:at] + spoilt + pages[at + PAGE :])
        asyncio.run(_read_all(tmp_path / "t.db"))
        for left in tmp_path.glob("t.db*"):
            left.unlink()


async def _read_all(path: Path) -> None:
    with suppress(Lost):
        store, people = SqliteStore(path), await open_people(path)
        with suppress(Lost):
            for one in await store.sheets(limit=100):
                with suppress(Lost):
                    await store.load(one.id)
        for name in ("Ann", "Bob", "Dora"):
            with suppress(Lost):
                await people.find(name)
        await people.close()
        await store.close()
