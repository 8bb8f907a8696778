"""What only the store on disk promises: survival, and faults that stay where they are."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tablee.store import Chair, Lost, Row, Sheet, SqliteStore, Terms

SHEET = Sheet("t1", "tictactoe", 1, Terms(grace=0), (Chair(), Chair()), host="g", secret="00")


def test_a_new_store_on_the_same_file_finds_everything(tmp_path: Path) -> None:
    async def script() -> None:
        first = SqliteStore(tmp_path / "t.db")
        await first.save(SHEET)
        await first.append("t1", [Row(1, 0, "mark 4", 7)])
        await first.close()
        second = SqliteStore(tmp_path / "t.db")
        assert await second.load("t1") == (SHEET, [Row(1, 0, "mark 4", 7)])
        await second.close()

    asyncio.run(script())


def test_the_file_is_in_wal_mode_and_every_commit_is_flushed(tmp_path: Path) -> None:
    async def script() -> None:
        store = SqliteStore(tmp_path / "t.db")
        assert store._writes.execute("pragma journal_mode").fetchone() == ("wal",)
        assert store._writes.execute("pragma synchronous").fetchone() == (2,)
        await store.close()

    asyncio.run(script())


def test_a_row_the_disk_cannot_hold_fails_alone(tmp_path: Path) -> None:
    async def script() -> None:
        store = SqliteStore(tmp_path / "t.db")
        await asyncio.gather(store.save(SHEET), store.save(_named("t2")))
        told = await asyncio.gather(
            store.append("t1", [Row(1, 0, "\ud800", 0)]),  # no UTF-8 for half a character
            store.append("t2", [Row(1, 0, "mark 0", 0)]),
            return_exceptions=True,
        )
        assert isinstance(told[0], Lost)
        assert told[1] is None
        assert len((await store.load("t2"))[1]) == 1
        assert (await store.load("t1"))[1] == []
        await store.close()

    asyncio.run(script())


def test_closing_finishes_what_was_accepted(tmp_path: Path) -> None:
    async def script() -> None:
        store = SqliteStore(tmp_path / "t.db")
        await store.save(SHEET)
        writes = [asyncio.ensure_future(store.append("t1", [Row(n, 0, "x", 0)])) for n in (1, 2, 3)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writes)
        with pytest.raises(Lost):
            await store.save(SHEET)

    asyncio.run(script())
    with sqlite3.connect(tmp_path / "t.db") as connection:
        assert connection.execute("select count(*) from rows").fetchone() == (3,)
    connection.close()


def _named(id: str) -> Sheet:
    return Sheet(id, "tictactoe", 1, Terms(grace=0), (Chair(), Chair()), host="g", secret="00")
