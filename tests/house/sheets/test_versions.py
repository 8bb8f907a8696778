"""Rules keep their past: tables go on under the version they began with, or end with a reason."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from house.ear import enter
from house.running import ANN, until
from sheets import new_table as wanted
from tablee import catalog, wire
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.kernel import Game, IllegalMove, OtherVersion, rules_of
from tablee.record.retrace import check, write_down
from tablee.record.verify import verify
from tablee.store import MemoryStore

PLAIN = catalog.find("tictactoe")


class Wide(msgspec.Struct, frozen=True):
    """Options of the second version; the first had none."""

    corners_first: bool = True


def second(game: Game = PLAIN, **more: Any) -> Game:
    """A second version of tic-tac-toe: the first mark stands in a corner."""

    def apply(state: Any, seat: int, move: Any) -> Any:
        if move.cell not in (0, 2, 6, 8) and state == PLAIN.start(PLAIN.options(), 2):
            raise IllegalMove("corners_first")
        return game.apply(state, seat, move)

    start = lambda options, seats: PLAIN.start(PLAIN.options(), seats)  # noqa: E731
    return replace(game, version=2, options=Wide, start=start, apply=apply, **more)


@pytest.fixture
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], None]:
    """Puts another version of tic-tac-toe on the shelf, as a newer program would."""
    known = dict(catalog.shelf())

    def put(game: Game) -> None:
        games = {**known, game.key: game}
        monkeypatch.setattr(sys.modules["tablee.catalog.shelf"], "shelf", lambda: games)

    return put


def run(script: Callable[[MemoryStore], Awaitable[None]]) -> None:
    asyncio.run(script(MemoryStore()))  # type: ignore[arg-type]


def open_house(store: MemoryStore) -> House:
    return House(store, Limits(idle_seconds=0.01))


async def begun(house: House) -> str:
    """Ann plays the middle, against herself as it were: a bot that never answers in time."""
    new = wire.NewTable("tictactoe", ("me", "random"), begin=True)
    table = (await house.create(new, ANN)).id
    live = await house.open(table)
    enter(live, "a", ANN)
    live.ask("a", wire.Play(1, "mark 4"))
    await live.settled()
    live.leave("a")
    await live.settled()
    return table


def test_a_table_goes_on_under_the_rules_it_began_with(on_the_shelf: Any) -> None:
    async def script(store: MemoryStore) -> None:
        table = await begun(open_house(store))
        on_the_shelf(second(earlier=(PLAIN,)))
        house = open_house(store)
        live = await house.open(table)
        assert (live.table.game, live.table.sheet.version) == (PLAIN, 1)
        assert live.table.number >= 1
        newer = await house.create(wire.NewTable("tictactoe", ("me", "random")), ANN)
        assert (await store.load(newer.id))[0].version == 2
        await house.close()

    run(script)


def test_its_record_is_written_checked_and_verified_by_its_own_rules(on_the_shelf: Any) -> None:
    async def script(store: MemoryStore) -> None:
        house = open_house(store)
        table = await begun(house)
        live = await house.open(table)
        enter(live, "a", ANN)
        live.ask("a", wire.Resign(2))
        await live.settled()
        newest = second(earlier=(PLAIN,))
        on_the_shelf(newest)
        record = write_down(newest, *(await store.load(table)))
        assert record.outcome is not None
        check(newest, record)
        assert verify(newest, record).ok
        await house.close()

    run(script)


def test_retired_rules_stop_running_tables_and_say_why(on_the_shelf: Any) -> None:
    async def script(store: MemoryStore) -> None:
        table = await begun(open_house(store))
        on_the_shelf(second())
        house = open_house(store)
        house.start()
        await until(lambda: store.sheet(table).status == "finished")
        sheet, rows = await store.load(table)
        assert (sheet.ending, sheet.why) == ("stopped", "retired")
        assert sheet.ended_at
        with pytest.raises(OtherVersion) as refused:
            await house.open(table)
        assert refused.value.code == "retired"
        record = write_down(second(), sheet, rows)
        assert (len(record.rows), record.outcome) == (len(rows), None)
        assert (await house.sheet_of(table)).status == "finished"
        await house.close()

    run(script)


def test_who_comes_first_to_a_retired_table_stops_it_too(on_the_shelf: Any) -> None:
    async def script(store: MemoryStore) -> None:
        table = await begun(open_house(store))
        on_the_shelf(second())
        house = open_house(store)
        with pytest.raises(OtherVersion):
            await house.open(table)
        assert (await store.load(table))[0].why == "retired"
        await house.close()

    run(script)


def test_a_table_that_has_not_begun_takes_the_newest_rules(on_the_shelf: Any) -> None:
    async def script(store: MemoryStore) -> None:
        house = open_house(store)
        table = (await house.create(wire.NewTable("tictactoe", ("me", "random")), ANN)).id
        on_the_shelf(second(earlier=(PLAIN,)))
        house = open_house(store)
        live = await house.open(table)
        enter(live, "a", ANN)
        live.ask("a", wire.Begin(1))
        await live.settled()
        sheet, _ = await store.load(table)
        assert (sheet.version, sheet.terms.options) == (2, {"corners_first": True})
        await house.close()

    run(script)


def test_a_changed_default_leaves_running_tables_as_they_are(on_the_shelf: Any) -> None:
    class Other(msgspec.Struct, frozen=True):
        corners_first: bool = False

    async def script(store: MemoryStore) -> None:
        on_the_shelf(second())
        house = open_house(store)
        new = wire.NewTable("tictactoe", ("me", "random"), begin=True)
        table = (await house.create(new, ANN)).id
        on_the_shelf(replace(second(), options=Other))
        live = await open_house(store).open(table)
        assert live.table.sheet.terms.options == {"corners_first": True}
        await house.close()

    run(script)


def test_a_default_may_depend_on_who_sits_there(on_the_shelf: Any) -> None:
    def defaults(chosen: Any, people: int) -> dict[str, bool]:
        return {"corners_first": people < 2}

    async def script(store: MemoryStore) -> None:
        on_the_shelf(replace(second(), defaults=defaults))
        house = open_house(store)
        alone = await house.create(wire.NewTable("tictactoe", ("me", "random"), begin=True), ANN)
        assert (await store.load(alone.id))[0].terms.options == {"corners_first": True}
        chosen = {"corners_first": False}
        asked = wanted("tictactoe", "me", "random", options=chosen, begin=True)
        table = await house.create(asked, ANN)
        assert (await store.load(table.id))[0].terms.options == chosen
        await house.close()

    run(script)


def test_newer_rules_than_these_are_no_retired_ones() -> None:
    with pytest.raises(OtherVersion) as refused:
        rules_of(PLAIN, 2)
    assert refused.value.code == "newer_version"
    assert rules_of(PLAIN, 1) is PLAIN
