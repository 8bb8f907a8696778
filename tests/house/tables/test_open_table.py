"""Open tables: whom they send away, and what others hear of them when."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from house.ear import Ear, enter
from tablee import catalog, wire
from tablee.house.house import House
from tablee.house.people.guest import Guest
from tablee.store import MemoryStore, Sheet

ANN = Guest("g-ann", "Ann")
BOB, CAT = Guest("g-bob", "Bob"), Guest("g-cat", "Cat")


@pytest.mark.parametrize("why", ["broken", "retired"])
def test_who_enters_a_table_that_was_given_up_is_asked_to_come_back(why: str) -> None:
    async def script() -> Ear:
        house = House(MemoryStore())
        card = await house.create(wire.NewTable("tictactoe", ("me", "open")), ANN)
        live = await house.open(card.id)
        if why == "retired":
            live.retire()
        else:
            live.broken = True
        ear = enter(live, "v", ANN)
        live.ask("v", wire.Hello())
        await house.close()
        return ear

    ear = asyncio.run(script())
    assert ear.byes == [("not_kept", True)]
    assert not ear.heard


class SlowStore(MemoryStore):
    """Writes only when it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.may_write = asyncio.Event()

    async def save(self, sheet: Sheet) -> None:
        await self.may_write.wait()
        await super().save(sheet)


def test_the_house_hears_of_the_end_of_a_game_only_when_it_is_kept() -> None:
    async def script() -> list[tuple[str, str]]:
        store, heard = SlowStore(), list[tuple[str, str]]()
        house = House(store)
        new = wire.NewTable("tictactoe", ("me", "random"), begin=True)
        store.may_write.set()
        card = await house.create(new, ANN)
        live = await house.open(card.id)
        house.listeners.append(
            lambda sheet: heard.append((sheet.status, store.sheet(sheet.id).status))
        )
        store.may_write.clear()
        enter(live, "v", ANN)
        live.ask("v", wire.Resign(1))
        enter(live, "w")
        live.leave("w")  # somebody goes while the end is being written
        await asyncio.sleep(0)
        store.may_write.set()
        await live.settled()
        await house.close()
        return heard

    heard = asyncio.run(script())
    assert ("finished", "finished") in heard
    assert ("finished", "playing") not in heard


def test_lines_are_known_wherever_something_can_be_raced_for() -> None:
    """A game of turns, too, may have something that everybody reaches for at once."""
    plain = catalog.find("tictactoe")
    racing = msgspec.structs.replace(plain, race=lambda state, seat, move: "first")
    assert not plain.races
    assert racing.tempo == "turns"
    assert racing.races
    assert {game.key for game in catalog.shelf().values() if game.tempo == "real-time"} <= {
        game.key for game in catalog.shelf().values() if game.races
    }


@pytest.mark.parametrize("first", ["begin", "sit"])
def test_a_race_between_beginning_and_sitting_down_ends_clean(first: str) -> None:
    """Both are asked while the disk is busy. Nobody is told before it is stored, and a restart
    finds what they were told."""

    async def script() -> tuple[list[str], Sheet, list[dict[str, object]]]:
        store = SlowStore()
        store.may_write.set()
        house = House(store)
        wish = wire.NewTable("switch", ("me", "open", "open", "open"))
        card = await house.create(wish, ANN)
        live = await house.open(card.id)
        _, _, cat = (enter(live, guest.id[2], guest) for guest in (ANN, BOB, CAT))
        live.ask("b", wire.Sit(1, 2))
        await live.settled()
        cat.heard.clear()
        store.may_write.clear()
        if first == "begin":
            live.ask("a", wire.Begin(5, seats=2))
        live.ask("c", wire.Sit(5, 3))
        if first == "sit":
            live.ask("a", wire.Begin(5, seats=2))
        await asyncio.sleep(0)
        assert not cat.heard
        store.may_write.set()
        await live.settled()
        heard = [said for said in cat.heard if said["type"] in ("done", "refused")]
        await house.close()
        after = House(store)
        sheet = (await after.open(card.id)).table.sheet
        await after.close()
        return [chair.guest for chair in sheet.chairs], sheet, heard

    guests, sheet, heard = asyncio.run(script())
    if first == "begin":
        assert (guests, sheet.status) == (["g-ann", "g-bob"], "playing")
        assert [said.get("code") for said in heard] == ["already_begun"]
    else:
        assert (guests, sheet.status) == (["g-ann", "", "g-bob", "g-cat"], "waiting")
        assert [said["type"] for said in heard] == ["done"]
