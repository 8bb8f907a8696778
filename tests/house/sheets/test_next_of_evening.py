"""The tables of an evening, one after the other."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from house.ear import enter
from house.running import ANN, BOB, until
from table.trio import sheet
from tablee import catalog
from tablee.house.house import House
from tablee.house.people.guest import Guest
from tablee.house.rules import run_rules
from tablee.house.sheets.next_of_evening import first_of_evening, next_of_evening, seating_order
from tablee.kernel import BadOptions, Fault
from tablee.store import MemoryStore, Sheet
from tablee.store.contract.evening import Evening, EveningGame, Member
from tablee.wire import (
    Begin,
    EveningBox,
    EveningStep,
    EveningWish,
    NewTable,
    Nonce,
    Rematch,
    Resign,
    Sit,
)

CID = Guest("g-cid", "Cid")
GAMES = ("tictactoe", "switch", "tictactoe")


def wished(*games: str, lot: int = 0) -> NewTable:
    boxes = tuple(map(EveningBox, games))
    return NewTable("", (), evening=EveningWish(boxes, lot))


def company(people: int, at: int = 0, **fields: Any) -> Evening:
    members = tuple(Member(f"m{n}", f"g{n}") for n in range(people))
    return Evening(tuple(map(EveningGame, GAMES)), members, at, **fields)


def after(evening: Evening, **fields: Any) -> Sheet:
    """A game of it that is over."""
    return replace(sheet("ANN", "BOB", status="finished", **fields), evening=evening)


@pytest.mark.parametrize("games", [(), ("switch",), ("switch",) * 13])
def test_an_evening_has_two_to_twelve_boxes(games: tuple[str, ...]) -> None:
    new = wished(*games)
    assert new.evening is not None
    with pytest.raises(BadOptions, match="evening_length"):
        first_of_evening(new, new.evening)


def test_lots_are_drawn_among_the_boxes_and_none_comes_twice() -> None:
    new = wished("tictactoe", "switch", "take-it", lot=2)
    assert new.evening is not None
    drawn = [first_of_evening(new, new.evening) for _ in range(200)]
    lists = {tuple(box.game for box in one.evening.boxes) for one in drawn if one.evening}
    assert len(lists) == 6  # 3 for the first, 2 for the second
    for one in drawn:
        assert one.evening is not None
        assert one.game == one.evening.boxes[0].game
        assert len(one.chairs) == max(catalog.find(one.game).seats)


def test_an_unknown_box_or_option_is_refused_before_anything_is_made() -> None:
    for boxes in (("switch", "nothing"), ("nothing", "switch")):
        new = wished(*boxes)
        assert new.evening is not None
        with pytest.raises(catalog.UnknownGame):
            first_of_evening(new, new.evening)
    wrong = EveningWish((EveningBox("switch"), EveningBox("switch", {"no": 1})))
    with pytest.raises(BadOptions):
        first_of_evening(wished(), wrong)


def test_seats_rotate_and_everybody_sits_opposite_everybody() -> None:
    four = company(4)
    orders = [seating_order(replace(four, at=at), 4) for at in range(3)]
    assert len({order[0].name for order in orders}) == 3
    opposite = {frozenset((order[0].name, order[2].name)) for order in orders}
    assert len(opposite) == 3


def test_who_has_played_least_plays_next() -> None:
    evening = company(5)
    played: Counter[str] = Counter()
    for at in range(10):
        for member in seating_order(replace(evening, at=at), 4):
            played[member.name] += 1
        members = tuple(replace(one, games=played[one.name]) for one in evening.members)
        evening = replace(evening, members=members)
    assert set(played.values()) == {8}


def test_somebody_who_left_has_no_chair_and_a_computer_fills_in() -> None:
    evening = company(2)
    gone = replace(evening, members=(evening.members[0], replace(evening.members[1], gone=True)))
    new = next_of_evening(after(gone), 9)
    assert [(chair.kind, chair.guest) for chair in new.chairs] == [("person", "g0"), ("bot", "")]
    assert new.evening is not None
    assert (new.game, new.evening.at, new.came_from) == ("switch", 1, after(gone).id)


def test_computers_of_the_evening_make_room_for_people() -> None:
    evening = company(1)
    ada = Member("Ada", level="expert")
    with_ada = replace(evening, members=(*evening.members, ada))
    chairs = next_of_evening(after(with_ada), 9).chairs
    assert [(chair.name, chair.level) for chair in chairs] == [("m0", ""), ("Ada", "expert")]
    full = replace(company(6), members=(*company(6).members, ada))
    assert all(chair.guest for chair in next_of_evening(after(full), 9).chairs)


def test_a_box_that_is_gone_from_the_shelf_is_left_out() -> None:
    games = (EveningGame("tictactoe"), EveningGame("gone"), EveningGame("switch"))
    new = next_of_evening(after(replace(company(2), games=games)), 9)
    assert new.evening is not None
    assert (new.game, new.evening.at) == ("switch", 2)


def test_the_next_box_is_asked_and_blamed_not_the_one_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules that do not return stop their own game."""
    switch = catalog.find("switch")

    def start(options: Any, seats: int) -> Any:
        raise run_rules.NoReturn

    endless = {**catalog.shelf(), "switch": replace(switch, start=start)}
    monkeypatch.setattr(catalog, "find", endless.__getitem__)
    monkeypatch.setattr(run_rules, "STOPPED", stopped := set[tuple[str, int]]())
    with pytest.raises(Fault, match="game_fault"):
        next_of_evening(after(company(2)), 9)
    assert stopped == {("switch", switch.version)}


# --- in a house ----------------------------------------------------------------------------------


async def _first(house: House, *games: str) -> Any:
    made = await house.create(wished(*games), ANN)
    live = await house.open(made.id)
    for viewer, guest in (("a", ANN), ("b", BOB)):
        enter(live, viewer, guest)
    live.ask("b", Sit(1, 1))
    await live.settled()
    live.ask("a", Begin(2, 2))
    await live.settled()
    return live


async def _next(store: MemoryStore, live: Any) -> str:
    await until(lambda: bool(store.sheet(live.table.sheet.id).again))
    return str(store.sheet(live.table.sheet.id).again)


def test_it_goes_from_table_to_table_and_ends_by_itself() -> None:
    async def script() -> None:
        store = MemoryStore()
        house = House(store)
        live = await _first(house, "tictactoe", "switch")
        live.ask("a", Resign(3))
        live = await house.open(await _next(store, live))
        for viewer, guest in (("a", ANN), ("b", BOB)):
            enter(live, viewer, guest)
            live.ask(viewer, Nonce(1, guest.name))
        await live.settled()
        assert live.table.sheet.status == "playing"  # everybody has come over
        assert [chair.name for chair in live.table.sheet.chairs] == ["Bob", "Ann"]
        live.ask("b", Resign(2))
        await live.settled()
        evening = store.sheet(live.table.sheet.id).evening
        assert evening is not None
        assert [(one.name, one.points) for one in evening.members] == [("Ann", 2), ("Bob", 2)]
        assert [len(one.points) for one in evening.games] == [2, 2]
        assert not store.sheet(live.table.sheet.id).again
        await house.close()

    asyncio.run(script())


def test_a_restart_between_two_games_makes_the_table_that_was_missing() -> None:
    async def script() -> None:
        store = MemoryStore()
        house = House(store)
        live = await _first(house, "tictactoe", "switch")
        live.ask("a", EveningStep(3, "pause"))
        live.ask("a", Resign(4))
        await live.settled()
        table = live.table.sheet.id
        await house.close()
        kept = store.sheet(table)
        assert kept.evening is not None
        assert not kept.again
        # as if the server had been killed after the game was stored, before the next table was
        await store.save(replace(kept, evening=replace(kept.evening, paused=False)))
        other = House(store)
        await other.open(table)
        await until(lambda: bool(store.sheet(table).again))
        assert store.sheet(store.sheet(table).again).game == "switch"
        await other.close()

    asyncio.run(script())


def test_a_pause_lasts_until_the_host_ends_it() -> None:
    async def script() -> None:
        store = MemoryStore()
        house = House(store)
        live = await _first(house, "tictactoe", "switch")
        ear = enter(live, "c", CID)
        live.ask("a", EveningStep(3, "pause"))
        live.ask("a", Resign(4))
        live.ask("b", Rematch(5))
        live.ask("c", EveningStep(1, "join"))
        await live.settled()
        assert not store.sheet(live.table.sheet.id).again
        live.ask("a", EveningStep(6, "go_on"))
        new = store.sheet(await _next(store, live))
        assert {chair.name for chair in new.chairs} == {"Ann", "Bob", "Cid"}
        await live.settled()
        assert ear.heard[-1] == {"type": "again", "table": new.id}
        await house.close()

    asyncio.run(script())
