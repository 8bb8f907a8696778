"""What is written once runs on SQLite: its statements in SQLite's words, its work in one go."""

from __future__ import annotations

import asyncio

import pytest

from tablee.kernel import Fault
from tablee.store import Lost
from tablee.store.contract.transactions import Rows
from tablee.store.sqlite.people import in_memory
from tablee.store.sqlite.rows import at_once, in_sqlite


@pytest.mark.parametrize(
    ("written", "run"),
    [
        ("select 1 from t where a = $1 and b = $2", "select 1 from t where a = ?1 and b = ?2"),
        ("select 1 from t where a = $1 for update", "select 1 from t where a = ?1"),
        (
            "delete from t where a = any($12)",
            "delete from t where a in (select value from json_each(?12))",
        ),
    ],
)
def test_statements_are_turned_into_sqlites_words(written: str, run: str) -> None:
    assert in_sqlite(written) == run


def test_a_list_is_one_value() -> None:
    async def ask(rows: Rows) -> list[str]:
        await rows.many("insert into health values ($1, $2)", [(1, "a"), (2, "b ☃"), (3, "c")])
        assert await rows.run("update health set mark = mark where mark = any($1)", []) == 0
        found = await rows.all("select mark from health where mark = any($1)", ["b ☃", "c", "d"])
        return [mark for (mark,) in found]

    assert at_once(in_memory().write(ask)) == ["b ☃", "c"]


def test_work_that_fails_leaves_nothing_behind() -> None:
    async def change(rows: Rows) -> None:
        assert await rows.run("insert into health values (1, 'a')") == 1
        raise Fault("name_taken")

    store = in_memory()
    with pytest.raises(Fault, match="name_taken"):
        at_once(store.write(change))
    assert at_once(store.read(lambda rows: rows.one("select mark from health"))) is None


def test_work_that_waits_for_something_else_is_a_mistake_and_is_told() -> None:
    """A transaction may not stay open until somebody answers."""

    async def change(rows: Rows) -> None:
        await rows.run("insert into health values (1, 'a')")
        await asyncio.sleep(0)

    async def script() -> None:
        store = in_memory()
        with pytest.raises(RuntimeError):
            await store.write(change)
        assert await store.read(lambda rows: rows.all("select mark from health")) == []

    asyncio.run(script())


def test_a_closed_store_says_so() -> None:
    async def script() -> None:
        store = in_memory()
        await store.close()
        await store.close()
        for call in (store.read, store.write, store.erase):
            with pytest.raises(Lost, match="store_closed"):
                await call(lambda rows: rows.all("select mark from health"))

    asyncio.run(script())
