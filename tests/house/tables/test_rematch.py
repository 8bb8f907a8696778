"""The same company once more."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from house.ear import enter
from house.running import ANN, BOB, until
from sheets import changed
from table.trio import GAME, sheet
from tablee.house.house import House
from tablee.house.tables.rematch import rematch
from tablee.store import MemoryStore, Terms
from tablee.store.contract.tables import Pace
from tablee.wire import Begin, NewTable, Nonce, Rematch, Resign, Sit

TERMS = Terms({}, "locked", Pace(per_move=9), grace=7, freeze=250, rated=True)


def test_the_company_and_the_terms_are_the_same_and_the_first_seat_rotates() -> None:
    old = replace(sheet("ANN", "BOB", "regular", word="aa:bb"), terms=TERMS, status="finished")
    old = replace(old, resigned=(1,), stops=(0,), ending="resigned", nonces=("a", "b", "c"))
    new = rematch(GAME, old, "BOB", 99)
    assert [chair.name for chair in new.chairs] == ["BOB", "regular", "ANN"]
    assert [chair.nonce for chair in new.chairs] == ["", "bot-1", ""]
    assert new.id != old.id
    assert new.secret != old.secret
    assert (new.terms, new.word, new.host, new.made_at) == (TERMS, "aa:bb", "BOB", 99)
    assert (new.status, new.came_from, new.resigned, new.nonces) == ("waiting", old.id, (), ())


def test_everybody_keeps_the_colour_they_chose() -> None:
    old = sheet("ANN", "BOB", status="finished", colours=(3, 0))
    chairs = (replace(old.chairs[0], colour=3), old.chairs[1])
    new = rematch(GAME, replace(old, chairs=chairs), "BOB", 99)
    assert [(chair.name, chair.colour) for chair in new.chairs] == [("BOB", -1), ("ANN", 3)]
    assert new.colours == ()  # settled again, when it begins


def test_a_rematch_takes_the_newest_rules_and_the_options_they_offer() -> None:
    old = changed(sheet("ANN", "BOB"), version=1, options={"gone": 3}, status="finished")
    new = rematch(replace(GAME, version=2), old, "ANN", 99)
    assert (new.version, new.terms.options) == (2, {})


async def _new_table(store: MemoryStore, house: House) -> tuple[str, Any]:
    """Ann and Bob have played, and both want to play again."""
    made = await house.create(NewTable("tictactoe", ("me", "open")), ANN)
    live = await house.open(made.id)
    for viewer, guest in (("a", ANN), ("b", BOB)):
        enter(live, viewer, guest)
    live.ask("b", Sit(1, 1))
    live.ask("a", Begin(2))
    live.ask("a", Resign(3))
    live.ask("b", Rematch(4))
    await until(lambda: bool(store.sheet(made.id).again))
    again = store.sheet(made.id).again
    return again, await house.open(again)


def test_a_rematch_begins_by_itself_when_everybody_has_come_over() -> None:
    async def script() -> None:
        store = MemoryStore()
        house = House(store)
        again, live = await _new_table(store, house)
        enter(live, "b", BOB)
        live.ask("b", Nonce(1, "bob's share"))
        await live.settled()
        assert store.sheet(again).status == "waiting"
        enter(live, "a", ANN)
        await live.settled()
        assert store.sheet(again).status == "waiting"  # her share of the chance is not there
        live.ask("a", Nonce(1, "ann's share"))
        await live.settled()
        assert store.sheet(again).status == "playing"
        assert store.sheet(again).nonces == ("bob's share", "ann's share")
        await house.close()

    asyncio.run(script())


def test_who_was_there_already_begins_it_by_coming_back() -> None:
    async def script() -> None:
        store = MemoryStore()
        house = House(store)
        again, live = await _new_table(store, house)
        for viewer, guest in (("a", ANN), ("b", BOB)):
            enter(live, viewer, guest)
            live.ask(viewer, Nonce(1, guest.id))
            live.leave(viewer)
        await live.settled()
        enter(live, "b", BOB)
        assert live.table.sheet.status == "waiting"
        enter(live, "a", ANN)
        await live.settled()
        assert store.sheet(again).status == "playing"
        await house.close()

    asyncio.run(script())


def test_another_table_waits_for_its_host() -> None:
    async def script() -> None:
        store = MemoryStore()
        house = House(store)
        made = await house.create(NewTable("tictactoe", ("me", "regular")), ANN)
        live = await house.open(made.id)
        enter(live, "a", ANN)
        live.ask("a", Nonce(1, "mine"))
        await live.settled()
        assert store.sheet(made.id).status == "waiting"
        await house.close()

    asyncio.run(script())
