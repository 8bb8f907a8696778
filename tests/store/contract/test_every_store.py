"""One contract, every store: in memory, on disk, and in a database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from sheets import changed
from tablee.store import Chair, Lost, MemoryStore, Row, Sheet, SqliteStore, Store, Terms
from tablee.store.contract.tables import IMPORTED
from tablee.store.postgres.opened import open_postgres

Script = Callable[[Store], Awaitable[None]]
Run = Callable[[Script], None]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a script against a new store and closes it."""
    url = request.getfixturevalue("database") if request.param == "postgres" else ""

    async def new() -> Store:
        if url:
            return (await open_postgres(url))[0]
        return MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "t.db")

    def with_store(script: Script) -> None:
        async def go() -> None:
            store = await new()
            try:
                await script(store)
            finally:
                await store.close()

        asyncio.run(go())

    return with_store


def sheet(id: str = "t1", **changes: object) -> Sheet:
    chairs = (Chair("person", "Ann", "g-ann"), Chair())
    made = Sheet(id, "tictactoe", 1, Terms({"size": 3}), chairs, host="g-ann", secret="00ff")
    return changed(made, **changes)


def rows(first: int, last: int) -> list[Row]:
    return [Row(n, n % 2, f"mark {n}", n * 100, '{"n":1}') for n in range(first, last + 1)]


def test_what_was_kept_comes_back(run: Run) -> None:
    async def script(store: Store) -> None:
        await store.save(sheet())
        await store.append("t1", rows(1, 3))
        await store.append("t1", rows(4, 4))
        assert await store.load("t1") == (sheet(), rows(1, 4))

    run(script)


def test_a_header_changes(run: Run) -> None:
    async def script(store: Store) -> None:
        await store.save(sheet())
        await store.save(sheet(status="playing"))
        assert (await store.load("t1"))[0].status == "playing"

    run(script)


@pytest.mark.parametrize("late", [rows(2, 2), rows(4, 4), [*rows(3, 3), *rows(5, 5)], rows(1, 3)])
def test_a_row_that_does_not_follow_is_refused_and_nothing_kept(run: Run, late: list[Row]) -> None:
    async def script(store: Store) -> None:
        await store.save(sheet())
        await store.append("t1", rows(1, 2))
        with pytest.raises(Lost) as refused:
            await store.append("t1", late, sheet(status="finished"))
        assert refused.value.code == "out_of_order"
        assert await store.load("t1") == (sheet(), rows(1, 2))

    run(script)


def test_rows_and_their_header_are_kept_together(run: Run) -> None:
    async def script(store: Store) -> None:
        await store.save(sheet())
        await store.append("t1", rows(1, 2), sheet(status="finished"))
        assert await store.load("t1") == (sheet(status="finished"), rows(1, 2))

    run(script)


def test_an_unknown_table_is_lost(run: Run) -> None:
    async def script(store: Store) -> None:
        with pytest.raises(Lost):
            await store.load("nowhere")
        with pytest.raises(Lost):
            await store.append("nowhere", rows(1, 1))

    run(script)


def test_one_refused_append_leaves_the_others_of_its_group_alone(run: Run) -> None:
    async def script(store: Store) -> None:
        names = [f"t{n}" for n in range(50)]
        await asyncio.gather(*(store.save(sheet(name)) for name in names))
        writes = [store.append(name, rows(1 + (name == "t7"), 3)) for name in names]
        told = await asyncio.gather(*writes, return_exceptions=True)
        assert [name for name, fault in zip(names, told, strict=True) if fault] == ["t7"]
        assert (await store.load("t7"))[1] == []
        assert (await store.load("t8"))[1] == rows(1, 3)

    run(script)


def test_appends_to_one_table_keep_their_order(run: Run) -> None:
    async def script(store: Store) -> None:
        await store.save(sheet())
        await asyncio.gather(*(store.append("t1", rows(n, n)) for n in range(1, 101)))
        assert (await store.load("t1"))[1] == rows(1, 100)

    run(script)


def test_sheets_are_listed_the_newest_first(run: Run) -> None:
    async def script(store: Store) -> None:
        for made, name in enumerate(("old", "mid", "new")):
            await store.save(sheet(name, made_at=made))
        assert [found.id for found in await store.sheets()] == ["new", "mid", "old"]
        assert [found.id for found in await store.sheets(limit=2)] == ["new", "mid"]

    run(script)


def test_sheets_are_found_by_status_guest_and_whether_they_are_listed(run: Run) -> None:
    async def script(store: Store) -> None:
        await store.save(sheet("a"))
        await store.save(sheet("b", status="playing", access="public"))
        await store.save(sheet("c", chairs=(Chair(), Chair()), host="g-bob"))
        assert [found.id for found in await store.sheets("playing")] == ["b"]
        assert [found.id for found in await store.sheets(public=True)] == ["b"]
        assert {found.id for found in await store.sheets(guest="g-ann")} == {"a", "b"}
        assert [found.id for found in await store.sheets("waiting", guest="g-bob")] == ["c"]
        assert await store.sheets(guest="") == []

    run(script)


def test_a_guest_who_stood_up_is_no_longer_found(run: Run) -> None:
    async def script(store: Store) -> None:
        seated = sheet(host="g-bob")
        await store.save(seated)
        await store.save(msgspec.structs.replace(seated, chairs=(Chair(), Chair())))
        assert await store.sheets(guest="g-ann") == []

    run(script)


def test_old_tables_are_swept_a_few_at_a_time(run: Run) -> None:
    async def script(store: Store) -> None:
        for number in range(6):
            await store.save(sheet(f"t{number}", made_at=number))
            await store.append(f"t{number}", rows(1, 2))
        assert await store.sweep("waiting", before=4, limit=2, spare=("t1",)) == ["t0", "t2"]
        assert await store.sweep("waiting", before=4, limit=9, spare=("t1",)) == ["t3"]
        assert {one.id for one in await store.sheets()} == {"t1", "t4", "t5"}
        assert {one.id for one in await store.sheets(guest="g-ann")} == {"t1", "t4", "t5"}
        with pytest.raises(Lost, match="unknown_table"):
            await store.load("t0")
        with pytest.raises(Lost, match="unknown_table"):
            await store.append("t0", rows(3, 3))

    run(script)


def test_finished_tables_are_read_from_the_oldest_on(run: Run) -> None:
    async def script(store: Store) -> None:
        for id, made_at in (("t3", 3), ("t1", 1), ("t1b", 1), ("t2", 2), ("t9", 9)):
            await store.save(sheet(id, status="finished", made_at=made_at))
        await store.save(sheet("t0", status="playing", made_at=0))
        await store.save(sheet("t4", status="finished", made_at=2, access="public"))

        async def ids(behind: tuple[int, str], public: bool = False) -> list[str]:
            return [one.id for one in await store.finished(9, public, behind, 2)]

        assert await ids((0, "")) == ["t1", "t1b"]
        assert await ids((1, "t1")) == ["t1b", "t2"]
        assert await ids((2, "t2")) == ["t3"]
        assert await ids((0, ""), public=True) == ["t4"]

    run(script)


def test_removed_tables_are_gone(run: Run) -> None:
    async def script(store: Store) -> None:
        for id in ("t1", "t2"):
            await store.save(sheet(id))
            await store.append(id, rows(1, 2))
        await store.remove(["t1", "nowhere"])
        assert [one.id for one in await store.sheets(guest="g-ann")] == ["t2"]
        with pytest.raises(Lost, match="unknown_table"):
            await store.append("t1", rows(3, 3))

    run(script)


def test_a_finished_table_is_as_old_as_its_end(run: Run) -> None:
    async def script(store: Store) -> None:
        await store.save(sheet("t1", status="finished", made_at=5, ended_at=50))
        await store.save(sheet("t2", status="finished", made_at=5, ended_at=20))
        await store.save(sheet("t3", status="playing", made_at=5))
        await store.save(sheet("t4", status="finished", made_at=5))
        assert sorted(await store.sweep("finished", before=30, limit=9)) == ["t2", "t4"]
        assert {one.id for one in await store.sheets()} == {"t1", "t3"}

    run(script)


def test_a_table_that_was_released_is_claimed_and_goes_on(run: Run) -> None:
    async def script(store: Store) -> None:
        await store.save(sheet())
        await store.claim("t1")
        await store.append("t1", rows(1, 2))
        await store.release("t1")
        await store.claim("t1")
        await store.append("t1", rows(3, 3))
        assert await store.load("t1") == (sheet(), rows(1, 3))

    run(script)


def test_a_swept_table_may_be_made_again(run: Run) -> None:
    async def script(store: Store) -> None:
        await store.save(sheet(made_at=1))
        await store.append("t1", rows(1, 4))
        kept, swept = await asyncio.gather(
            store.append("t1", rows(5, 5)), store.sweep("waiting", before=9, limit=1)
        )
        assert (kept, swept) == (None, ["t1"])
        await store.save(sheet(made_at=2))
        await store.append("t1", rows(1, 1))
        assert await store.load("t1") == (sheet(made_at=2), rows(1, 1))

    run(script)


def test_the_size_is_that_of_what_is_stored(run: Run) -> None:
    async def script(store: Store) -> None:
        await store.save(sheet())
        before = await store.size()
        await store.append("t1", rows(1, 2_000))
        assert before <= await store.size()
        assert isinstance(store, MemoryStore) or before > 0

    run(script)


def test_imported_games_go_by_when_somebody_last_looked(run: Run) -> None:
    async def script(store: Store) -> None:
        for number, opened in enumerate((0, 50, 20)):
            await store.save(
                sheet(f"t{number}", status="finished", made_at=10 + number, came_from=IMPORTED)
            )
            if opened:
                made = (await store.load(f"t{number}"))[0]
                await store.save(changed(made, opened_at=opened))
        await store.save(sheet("own", status="finished", made_at=1, ended_at=1))
        assert sorted(await store.sweep("imported", before=30, limit=9)) == ["t0", "t2"]
        assert {one.id for one in await store.sheets()} == {"t1", "own"}

    run(script)
