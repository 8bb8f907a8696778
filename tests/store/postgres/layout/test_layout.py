"""The layout of the database: its number, its steps, and that one process at a time changes it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from postgres import Server
from tablee.store import Lost, People, SqliteStore, Store, open_people
from tablee.store.contract.people import mark_of
from tablee.store.postgres.layout import layout
from tablee.store.postgres.layout.layout import LAYOUT, bring_up_to_date, layout_of
from tablee.store.postgres.layout.steps import STEPS
from tablee.store.postgres.opened import open_postgres
from tablee.store.postgres.session import Timeouts, connected

WRITTEN = Path(__file__).parents[2] / "databases"
"""Dumps of databases as each layout had them, by its number."""
SAME = {"1": "3", "2": "4", "3": "4"}
"""By layout: the folder of layouts/ whose tables and people were moved into that database."""
RATED = (
    """insert into rated (sheet, done, game, changes) values ('t', true, 'chess',
    '[["g-a",[25,8,3],[26,7,4]],["g-b",[25,2,30],[24,2,31]],["bot:expert",[9,2,0],[8,2,1]]]')""",
    "insert into skills values ('g-a', 'chess', 26, 7, 4, 5, 0)",
    "insert into skills values ('g-b', 'chess', 24, 2, 31, 18, 0)",
)
"""A game that was rated before it was noted who met whom, and what became of two of its players."""
WITH_OPPONENTS = 3
"""The first layout that notes it."""
NAMES = ("Ann", "Bob", "Dora", "Nobody")


async def open_and_close(url: str) -> None:
    store, _ = await open_postgres(url)
    await store.close()


async def migrate(url: str) -> int:
    async with connected(url, Timeouts()) as connection:
        await bring_up_to_date(connection)
        return await layout_of(connection)


def refusal(url: str) -> Lost:
    with pytest.raises(Lost) as refused:
        asyncio.run(open_and_close(url))
    return refused.value


def test_processes_that_open_an_empty_database_at_once_fill_it_once(
    database: str, postgres_server: Server
) -> None:
    async def all_at_once() -> None:
        await asyncio.gather(*(open_and_close(database) for _ in range(4)))

    asyncio.run(all_at_once())
    told = postgres_server.sql("select number from migrations", url=database)
    assert told == str(LAYOUT)


def test_a_newer_database_is_refused_and_left_alone(database: str, postgres_server: Server) -> None:
    asyncio.run(open_and_close(database))
    postgres_server.sql(f"insert into migrations values ({LAYOUT + 5})", url=database)
    told = refusal(database)
    assert (told.code, told.details["layout"]) == ("newer_store", LAYOUT + 5)
    with pytest.raises(Lost, match="newer_store"):
        asyncio.run(migrate(database))
    assert postgres_server.sql("select count(*) from houses", url=database) == "1"


def test_an_older_database_waits_for_its_steps(
    database: str, monkeypatch: pytest.MonkeyPatch, postgres_server: Server
) -> None:
    asyncio.run(open_and_close(database))
    steps = (
        *STEPS,
        "alter table sheets add column due_at bigint",
        "create table more (n int)",
    )
    monkeypatch.setattr(layout, "STEPS", steps)
    monkeypatch.setattr(layout, "LAYOUT", LAYOUT + 2)
    assert refusal(database).code == "older_store"
    assert asyncio.run(migrate(database)) == LAYOUT + 2
    assert asyncio.run(migrate(database)) == LAYOUT + 2, "nothing is left to do"
    asyncio.run(open_and_close(database))
    assert postgres_server.sql("select count(due_at) from sheets", url=database) == "0"
    told = postgres_server.sql("select count(*) from migrations", url=database)
    assert told == "3"


def test_a_step_that_fails_leaves_the_database_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch, postgres_server: Server
) -> None:
    asyncio.run(open_and_close(database))
    steps = (*STEPS, "drop table skills", "alter table nothing add column n int")
    monkeypatch.setattr(layout, "STEPS", steps)
    monkeypatch.setattr(layout, "LAYOUT", LAYOUT + 2)
    with pytest.raises(Exception, match="nothing"):
        asyncio.run(migrate(database))
    assert postgres_server.sql("select count(*) from skills", url=database) == "0"
    assert postgres_server.sql("select max(number) from migrations", url=database) == str(LAYOUT)


@pytest.mark.parametrize(("layout", "folder"), SAME.items())
def test_a_database_of_an_older_layout_is_brought_up_to_date_and_nothing_is_missing(
    layout: str, folder: str, database: str, postgres_server: Server, tmp_path: Path
) -> None:
    postgres_server.load(WRITTEN / f"{layout}.sql", database)
    file = Path(shutil.copy(WRITTEN.parent / "layouts" / folder / "tables.db", tmp_path))
    if int(layout) < WITH_OPPONENTS:
        postgres_server.sql(*RATED, url=database)
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript("; ".join(RATED))
    asyncio.run(migrate(database))

    async def compare() -> None:
        store, people = await open_postgres(database)
        same, others = SqliteStore(file), await open_people(file)
        assert await _everything(store, people) == await _everything(same, others)
        skills = [await people.ratings.skills(one) for one in ("g-a", "g-b")]
        met = [one["chess"].opponents for one in skills if one]
        assert int(layout) >= WITH_OPPONENTS or met == [
            "".join(sorted(map(mark_of, ("g-b", "bot:expert")))),
            mark_of("bot:expert"),
        ]
        for one in (people, others, store, same):
            await one.close()

    asyncio.run(compare())


async def _everything(store: Store, people: People) -> dict[str, Any]:
    """Tables with their rows, and accounts with their ratings."""
    found = {one.id: (one, await store.load(one.id)) for one in await store.sheets(limit=1_000)}
    accounts = [await people.find(name) for name in NAMES]
    skills = [await people.ratings.skills(people.holder(name)) for name in NAMES]
    skills += [await people.ratings.skills(one) for one in ("g-a", "g-b", "bot:expert")]
    return {"tables": found, "accounts": accounts, "skills": skills}


def test_every_layout_so_far_has_its_dump() -> None:
    """That of today may lie there already, for the day when it is old."""
    assert SAME.keys() >= {str(number) for number in range(1, LAYOUT)}
