"""A place people return to: rematches, locked tables, clocks that sleep, correspondence."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from house.days import A_DAY, SLOW, Wall, begun, run
from house.ear import enter
from house.running import ANN, BOB, until
from sheets import new_table as wanted
from sheets import wished
from tablee import catalog, wire
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.tables import clock, correspondence
from tablee.kernel import Fault, OtherVersion
from tablee.store import MemoryStore, Sheet
from tablee.store.contract.tables import Pace
from tablee.table.viewers.lock import is_word
from web.players import Person, ask, at

# --- the same again ------------------------------------------------------------------------------


def test_a_rematch_is_one_table_however_often_it_is_asked_for() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        table, ann, bob = await begun(house, "me", "open", grace=7, options={})
        table.ask("a", wire.Resign(3))
        await table.settled()
        table.ask("b", wire.Rematch(4))
        table.ask("a", wire.Rematch(5))
        await until(lambda: "again" in ann.kinds() and "again" in bob.kinds())
        await table.settled()
        table.ask("a", wire.Rematch(6))
        told = {message["table"] for message in ann.heard if message["type"] == "again"}
        (new,) = told
        assert {"type": "done", "request": 4} in bob.heard
        assert {"type": "done", "request": 5} in ann.heard
        assert {"type": "done", "request": 6} in ann.heard
        old, _ = await store.load(table.table.sheet.id)
        assert old.again == new
        sheet, rows = await store.load(new)
        assert (sheet.status, rows) == ("waiting", [])
        assert [chair.guest for chair in sheet.chairs] == [BOB.id, ANN.id]
        assert (sheet.host, sheet.terms.grace, sheet.came_from) == (BOB.id, 7, old.id)
        assert sheet.secret != old.secret
        assert len(await store.sheets()) == 2

    run(script)


def test_who_comes_to_the_old_table_later_finds_the_new_one() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        table, ann, _ = await begun(house, "me", "regular")
        table.ask("a", wire.Resign(3))
        table.ask("a", wire.Rematch(4))
        await until(lambda: "again" in ann.kinds())
        table.leave("a")
        await until(lambda: not house.in_use())
        later = enter(await house.open(table.table.sheet.id), "w")
        assert later.kinds() == ["seating", "again"]

    run(script, idle_seconds=0.01)


def test_a_rematch_the_house_refuses_is_answered() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        table, ann, _ = await begun(house, "me", "regular")
        table.ask("a", wire.Resign(3))
        await table.settled()
        for _ in range(2):
            await house.create(wire.NewTable("tictactoe", ("me", "open")), ANN)
        table.ask("a", wire.Rematch(4))
        await until(lambda: "refused" in ann.kinds())
        assert ann.heard[-1]["code"] == "too_many_tables"
        wall.now += 3_601
        table.ask("a", wire.Rematch(5))
        await until(lambda: "again" in ann.kinds())

    run(script, tables_an_hour=2)


def test_a_disk_that_fails_during_a_rematch_sends_everybody_back_to_what_is_kept() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        table, ann, _ = await begun(house, "me", "regular")
        table.ask("a", wire.Resign(3))
        await table.settled()

        async def full(sheet: Sheet) -> None:
            raise OSError("no space left")

        keep, store.save = store.save, full  # type: ignore[method-assign]
        table.ask("a", wire.Rematch(4))
        await until(lambda: ann.bye_code == "broken")
        store.save = keep  # type: ignore[method-assign]
        again = await house.open(table.table.sheet.id)
        assert again.table.sheet.again == ""

    run(script)


# --- what the sheet says -------------------------------------------------------------------------


def test_a_table_is_made_as_it_was_wished() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        wish = wanted(
            "tictactoe",
            "me",
            "regular",
            access="locked",
            word="Sésame",
            pace=Pace(per_move=9),
            grace=5,
            nonce="mine",
            begin=True,
        )
        sheet, _ = await store.load((await house.create(wish, ANN)).id)
        terms = sheet.terms
        assert (terms.access, terms.pace, terms.grace) == ("locked", Pace(per_move=9), 5)
        assert is_word("sésame", sheet.word)
        assert sheet.nonces == ("mine", "bot-1")
        assert sheet.made_at == int(wall.now)

    run(script)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"access": "locked"}, "no_word"),
        ({"access": "locked", "word": "  "}, "no_word"),
        ({"nonce": "a\x00b"}, "bad_nonce"),
    ],
)
def test_wishes_the_house_refuses(fields: Any, code: str) -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        with pytest.raises(Fault, match=code):
            await house.create(wanted("tictactoe", "me", "regular", **fields), ANN)
        assert await store.sheets() == []

    run(script)


def test_a_real_time_game_takes_no_clock() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        games = catalog.shelf().values()
        game = next(game for game in games if game.tempo == "real-time")
        chairs = ("me", *("random" for _ in range(game.seats[0] - 1)))
        with pytest.raises(Fault, match="no_pace"):
            await house.create(wanted(game.key, *chairs, pace=Pace(per_move=5)), ANN)

    run(script)


def test_the_second_it_ended_is_kept() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        table, _, _ = await begun(house, "me", "regular")
        wall.now += 100
        table.ask("a", wire.Resign(3))
        await table.settled()
        sheet, _ = await store.load(table.table.sheet.id)
        assert (sheet.ended_at, sheet.ending) == (int(wall.now), "resigned")

    run(script)


def test_a_locked_table_shows_nothing_through_its_socket_without_the_word() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        table, _, _ = await begun(house, "me", "open", access="locked", word="sésame")
        stranger = enter(table, "s")
        table.ask("s", wire.Hello())
        friend = enter(table, "f")
        table.ask("f", wire.Hello(word="sésame"))
        await until(lambda: "fresh" in friend.kinds())
        table.ask("a", wire.Play(3, "mark 4"))
        await table.settled()
        assert set(stranger.kinds()) == {"seating", "refused"}
        assert "update" in friend.kinds()

    run(script)


# --- clocks that sleep ---------------------------------------------------------------------------


def test_a_closing_house_keeps_the_clocks_of_whoever_was_there() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        table, _, _ = await begun(house, "me", "open", pace=Pace(per_move=600))
        await until(lambda: table.now() >= 30)
        closing = asyncio.create_task(house.close())
        await asyncio.sleep(0)
        table.leave("a")
        table.leave("b")
        await closing
        sheet, _ = await store.load(table.table.sheet.id)
        assert sheet.clock >= 30
        again = await House(store, wall=wall).open(sheet.id)
        assert again.now() == sheet.clock

    run(script)


# --- correspondence ------------------------------------------------------------------------------


def test_a_day_passes_though_nobody_looks_and_the_house_was_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clock, "NAP_SECONDS", 0.01)
    monkeypatch.setattr(correspondence, "NAP_SECONDS", 0.01)

    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        table, _, _ = await begun(house, "me", "open", pace=SLOW)
        name = table.table.sheet.id
        table.leave("a")
        table.leave("b")
        await until(lambda: not house.in_use())
        wall.now += A_DAY - 1
        await asyncio.sleep(0.05)
        assert (await store.load(name))[1] == []
        wall.now += 1
        await _rows(store, name, 1)
        await until(lambda: not house.in_use())
        await house.close()

        wall.now += A_DAY
        after = House(store, Limits(idle_seconds=0.01), wall)
        assert (await store.load(name))[1][1:] == []
        after.start()
        await _rows(store, name, 2)
        rows = (await store.load(name))[1]
        assert [row.seat for row in rows] == [0, 1]
        assert [row.at // 1000 // A_DAY for row in rows] == [1, 2]
        await after.close()

    run(script, idle_seconds=0.01)


async def _rows(store: MemoryStore, table: str, many: int) -> None:
    async with asyncio.timeout(10):
        while len((await store.load(table))[1]) < many:
            await asyncio.sleep(0.005)


def test_the_machine_answers_a_letter_after_its_writer_has_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        table, _, _ = await begun(house, "me", "random", pace=SLOW)
        table.ask("a", wire.Play(3, "mark 4"))
        table.leave("a")
        wall.now += 60
        await _rows(store, table.table.sheet.id, 2)

    monkeypatch.setattr(clock, "NAP_SECONDS", 0.01)
    run(script)


def test_seats_are_not_kept_warm_by_post() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        table, _, _ = await begun(house, "me", "open", pace=SLOW, grace=5)
        table.ask("a", wire.Play(3, "mark 4"))
        table.leave("b")
        wall.now += 3_600
        table.ask("a", wire.Hello())
        assert table.table.due() == table.now() - 3_600_000 + A_DAY * 1000

    run(script)


def test_a_table_that_no_longer_opens_does_not_keep_the_others_from_waking() -> None:
    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        table, _, _ = await begun(house, "me", "open", pace=SLOW)
        good = table.table.sheet
        bad = msgspec.structs.replace(good, id="bad", version=0, made_at=good.made_at + 1)
        await store.save(bad)
        await table.settled()
        after = House(store, Limits(idle_seconds=0.01), wall)
        wall.now += 2 * A_DAY
        after.start()
        await _rows(store, good.id, 1)
        with pytest.raises(OtherVersion):
            await after.open("bad")
        await after.close()

    run(script)


def test_a_disk_that_fails_by_post_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(clock, "NAP_SECONDS", 0.01)
    monkeypatch.setattr(correspondence, "NAP_SECONDS", 0.01)

    async def script(house: House, store: MemoryStore, wall: Wall) -> None:
        table, ann, _ = await begun(house, "me", "open", pace=SLOW)
        name = table.table.sheet.id

        async def full(*_: Any) -> Any:
            raise OSError("no space left")

        load, append = store.load, store.append
        monkeypatch.setattr(store, "append", full)
        wall.now += A_DAY
        await until(lambda: ann.bye_code == "not_kept")
        monkeypatch.setattr(store, "load", full)
        wall.now += 1
        await until(lambda: "could not be woken" in caplog.text)
        monkeypatch.setattr(store, "load", load)
        monkeypatch.setattr(store, "append", append)
        wall.now += 1
        await _rows(store, name, 1)

    run(script)


def test_a_killed_server_goes_on_by_post_before_anybody_looks(
    start: Callable[..., Any], tmp_path: Path
) -> None:
    server = start()
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    wish = wished("tictactoe", "me", "open", pace={"per_move": 1, "days": True})
    made = httpx.post(f"{server.address}/api/tables", json=wish, headers=ann.cookie)
    table = str(made.json()["id"])

    async def begin() -> None:
        async with at(server, table, ann) as first, at(server, table, bob) as second:
            assert (await ask(second, type="sit", request=1, seat=1))["type"] == "done"
            assert (await ask(first, type="begin", request=2))["type"] == "done"
            server.kill()

    with suppress(ConnectionClosed):
        asyncio.run(begin())
    start()
    with closing(sqlite3.connect(tmp_path / "data" / "tables.db")) as disk:
        asyncio.run(until(lambda: _seats_moved(disk)[:2] == [0, 1]))


def _seats_moved(disk: sqlite3.Connection) -> list[int]:
    return [seat for (seat,) in disk.execute("select seat from rows order by number")]
