"""Old tables go, a few at a time; what somebody looks at, and what may be kept, stays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from tablee.house.archive.retention_periods import DAY, HOUR, RetentionPeriods
from tablee.house.house import House
from tablee.house.upkeep import guest_games, retention
from tablee.house.upkeep.guest_games import GuestGames
from tablee.house.upkeep.retention import sweep_on, sweep_once
from tablee.store import Chair, MemoryStore, Person, Sheet, Store, Terms
from tablee.store.contract.tables import IMPORTED

NOW = 1_000 * DAY
WEEK = 7 * DAY
ANN = Person("g-ann", "Ann", "hash")


class Counting(MemoryStore):
    """Remembers how many went at once."""

    def __init__(self) -> None:
        super().__init__()
        self.batches: list[int] = []

    async def sweep(self, *asked: object, **more: object) -> list[str]:
        found = await super().sweep(*asked, **more)  # type: ignore[arg-type]
        self.batches.append(len(found))
        return found


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)


def in_a_house(script: Callable[[House, Counting], Awaitable[None]]) -> None:
    async def go() -> None:
        store = Counting()
        house = House(store, wall=lambda: float(NOW))
        await script(house, store)
        await house.close()

    asyncio.run(go())


async def add(store: Store, id: str, status: str, age: int, ended: int | None = None) -> None:
    chairs = (Chair("person", "Ann", "g-ann"), Chair())
    sheet = Sheet(
        id, "tictactoe", 1, Terms(), chairs, host="g-ann", secret="00" * 32, made_at=NOW - age,
        status=status, ended_at=0 if ended is None else NOW - ended,  # type: ignore[arg-type]
    )  # fmt: skip
    await store.save(sheet)


async def kept(store: Store) -> set[str]:
    return {sheet.id for sheet in await store.sheets(limit=1000)}


def test_by_default_only_tables_nobody_began_go_and_only_after_two_days() -> None:
    async def script(house: House, store: Counting) -> None:
        await add(store, "old", "waiting", 49 * HOUR)
        await add(store, "new", "waiting", 47 * HOUR)
        await add(store, "asleep", "playing", 900 * DAY)
        await add(store, "over", "finished", 900 * DAY, 900 * DAY)
        await house.people.add(ANN)
        assert await sweep_once(house, RetentionPeriods()) == 1
        assert await kept(store) == {"new", "asleep", "over"}

    in_a_house(script)


def test_each_kind_has_its_own_span() -> None:
    async def script(house: House, store: Counting) -> None:
        await add(store, "long ago", "finished", 9 * WEEK, 8 * WEEK)
        await add(store, "long but lately over", "finished", 9 * WEEK, WEEK)
        await add(store, "asleep", "playing", 20 * WEEK)
        await add(store, "going on", "playing", WEEK)
        assert await sweep_once(house, RetentionPeriods(30, 90, 0, guests_days=0)) == 2
        assert await kept(store) == {"long but lately over", "going on"}

    in_a_house(script)


def test_a_game_from_a_record_goes_unless_somebody_looks_at_it() -> None:
    async def script(house: House, store: Counting) -> None:
        for id, age, opened in (("unseen", 31, 0), ("new", 29, 0), ("seen", 90, 5)):
            await add(store, id, "finished", age * DAY, age * DAY)
            sheet, _ = await store.load(id)
            opened_at = NOW - opened * DAY if opened else 0
            await store.save(replace(sheet, came_from=IMPORTED, opened_at=opened_at))
        await add(store, "played here", "finished", 900 * DAY, 900 * DAY)
        await house.people.add(ANN)
        assert await sweep_once(house, RetentionPeriods()) == 1
        assert await kept(store) == {"new", "seen", "played here"}

    in_a_house(script)


def test_finished_games_of_guests_go_after_ninety_days() -> None:
    async def script(house: House, store: Counting) -> None:
        await add(store, "long over", "finished", 92 * DAY, 91 * DAY)
        await add(store, "long, lately over", "finished", 92 * DAY, 89 * DAY)
        await add(store, "asleep", "playing", 900 * DAY)
        assert await sweep_once(house, RetentionPeriods()) == 1
        assert await kept(store) == {"long, lately over", "asleep"}
        assert b"tablee_tables_swept_total 1.0" in house.metrics.render()

    in_a_house(script)


def test_a_game_of_somebody_with_an_account_stays() -> None:
    async def script(house: House, store: Counting) -> None:
        await house.people.add(Person("g-bob", "Bob", "hash"))
        for id, guest in (("with bob", "g-bob"), ("without", "g-eve")):
            await add(store, id, "finished", 900 * DAY, 900 * DAY)
            sheet, _ = await store.load(id)
            chairs = (sheet.chairs[0], Chair("person", guest, guest))
            await store.save(replace(sheet, chairs=chairs))
        assert await sweep_once(house, RetentionPeriods()) == 1
        assert await kept(store) == {"with bob"}

    in_a_house(script)


def test_a_finished_game_of_guests_that_somebody_looks_at_stays() -> None:
    async def script(house: House, store: Counting) -> None:
        await add(store, "old", "finished", 900 * DAY, 900 * DAY)
        await house.open("old")
        assert await sweep_once(house, RetentionPeriods()) == 0

    in_a_house(script)


def test_a_round_goes_on_where_the_last_one_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest_games, "AT_ONCE", 2)
    monkeypatch.setattr(guest_games, "LOOKED_AT", 4)

    async def script(house: House, store: Counting) -> None:
        for number in range(5):
            await add(store, f"ann's {number}", "finished", (910 - number) * DAY, 900 * DAY)
        await house.people.add(ANN)
        await add(store, "old", "finished", 900 * DAY, 900 * DAY)
        sheet, _ = await store.load("old")
        await store.save(replace(sheet, host="g-eve", chairs=(Chair(), Chair())))
        guests = GuestGames(house)
        assert [await sweep_once(house, RetentionPeriods(), guests) for _ in range(3)] == [0, 1, 0]
        assert len(await kept(store)) == 5

    in_a_house(script)


def test_nothing_goes_where_everything_is_kept_for_ever() -> None:
    async def script(house: House, store: Counting) -> None:
        await add(store, "old", "waiting", 900 * DAY)
        assert await sweep_once(house, RetentionPeriods(0, 0, 0, 0, 0, 0)) == 0
        assert store.batches == []

    in_a_house(script)


def test_a_table_in_use_stays() -> None:
    async def script(house: House, store: Counting) -> None:
        await add(store, "old", "waiting", 900 * DAY)
        await house.open("old")
        assert await sweep_once(house, RetentionPeriods()) == 0
        assert await kept(store) == {"old"}

    in_a_house(script)


def test_a_great_clearing_goes_in_small_batches() -> None:
    async def script(house: House, store: Counting) -> None:
        for number in range(2 * retention.BATCH + 3):
            await add(store, f"t{number}", "waiting", 900 * DAY)
        assert await sweep_once(house, RetentionPeriods()) == 2 * retention.BATCH + 3
        assert store.batches == [retention.BATCH, retention.BATCH, 3, 0, 0]
        assert b"tablee_tables_swept_total 103.0" in house.metrics.render()

    in_a_house(script)


def test_clearing_goes_on_after_a_failure() -> None:
    async def script(house: House, store: Counting) -> None:
        await add(store, "old", "waiting", 900 * DAY)
        sweep, failures = store.sweep, [OSError("disk")]

        async def unsteady(*asked: object, **more: object) -> list[str]:
            if failures:
                raise failures.pop()
            return await sweep(*asked, **more)

        store.sweep = unsteady  # type: ignore[method-assign]
        task = asyncio.create_task(sweep_on(house, RetentionPeriods(), every=0.001, first=0))
        while await kept(store):
            await asyncio.sleep(0.001)
        task.cancel()

    in_a_house(script)


def test_a_machine_that_starts_in_the_wrong_year_deletes_nothing() -> None:
    """The clock of the house goes on from the wrong date; that of the machine was set meanwhile."""

    async def script(house: House, store: Counting) -> None:
        await add(store, "new", "waiting", NOW - int(time.time()) + 60)
        house.wall = lambda: time.time() + 30 * 365 * DAY
        assert await sweep_once(house, RetentionPeriods()) == 0
        task = asyncio.create_task(sweep_on(house, RetentionPeriods(), every=0.001))
        await asyncio.sleep(0.05)
        assert await kept(store) == {"new"}, "and nothing at all goes in the first hour"
        task.cancel()

    in_a_house(script)
