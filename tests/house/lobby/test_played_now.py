"""Which tables are shown as small pictures, and when."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import force_setattr

from house.ear import enter
from house.meeting.company import in_a_loop
from house.running import ANN, BOB
from sheets import new_table
from tablee import catalog, wire
from tablee.house.house import House
from tablee.house.lobby.played_now import MOST, PlayedNow
from tablee.house.people.guest import Guest
from tablee.house.tables.open_table import OpenTable
from tablee.store import MemoryStore

GAME = "tictactoe"


async def playing(
    house: House, host: Guest = ANN, access: Literal["public", "unlisted"] = "public"
) -> OpenTable:
    """A table with the host and Bob, both of whom look."""
    made = await house.create(new_table(GAME, "me", "open", access=access), host)
    live = await house.open(made.id)
    enter(live, "v1", host)
    enter(live, "v2", BOB)
    live.ask("v2", wire.Sit(1, 1))
    live.ask("v1", wire.Begin(1))
    await live.settled()
    return live


@in_a_loop
async def test_a_public_table_where_people_play_is_shown_and_follows_the_game() -> None:
    house = House(MemoryStore())
    pictures = PlayedNow(house)
    assert pictures.now() == ()
    await playing(house, access="unlisted")
    assert pictures.now() == ()
    live = await playing(house)
    (before,) = pictures.now()
    assert (before.id, before.names) == (live.table.sheet.id, ("Ann", "Bob"))
    live.ask("v1", wire.Play(2, "mark 4"))
    await live.settled()
    (after,) = pictures.now()
    (piece,) = (piece for zone in after.zones for piece in zone.pieces)
    assert (piece.at, before == after) == (4, False)
    live.leave("v1")
    live.leave("v2")
    assert pictures.now() == ()
    await house.close()


@in_a_loop
async def test_few_tables_are_shown_and_addresses_take_turns() -> None:
    house = House(MemoryStore())
    pictures = PlayedNow(house)
    mine = [(await playing(house)).table.sheet.id for _ in range(MOST + 2)]
    assert [one.id for one in pictures.now()] != []
    assert len({one.id for one in pictures.now()} & set(mine)) == 1  # all of one host
    others = [Guest(f"g{n}", f"Guest{n}") for n in range(MOST + 2)]
    for other in others:
        await playing(house, other)
    assert len(pictures.now()) == MOST
    await house.close()


@in_a_loop
async def test_a_game_may_hold_its_pictures_back() -> None:
    house, now = House(MemoryStore()), [0.0]
    pictures = PlayedNow(house, lambda: now[0])
    box = catalog.find(GAME).box
    force_setattr(box, "held_back", 30)
    try:
        live = await playing(house)
        assert pictures.now() == ()
        live.ask("v1", wire.Play(2, "mark 4"))
        await live.settled()
        now[0] = 10.0
        assert pictures.now() == ()
        now[0] = 30.0
        (shown,) = pictures.now()
        assert not any(zone.pieces for zone in shown.zones)  # as it was at the beginning
        now[0] = 40.0
        (shown,) = pictures.now()
        assert [piece.at for zone in shown.zones for piece in zone.pieces] == [4]
    finally:
        force_setattr(box, "held_back", 0)
    await house.close()
