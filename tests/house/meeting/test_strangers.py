"""Strangers: called, asked, brought to a table; whoever does not come costs nobody anything."""

from __future__ import annotations

import pytest

from house.meeting.company import Room, in_a_loop
from tablee import wire
from tablee.house.limits import Limits
from tablee.house.meeting.calls import SECONDS
from tablee.house.meeting.gathering import SECONDS as COMING
from tablee.house.people.guest import Guest
from tablee.kernel import Fault
from tablee.store.contract.people import Tie


@in_a_loop
async def test_two_who_say_yes_are_sent_to_one_table() -> None:
    room = Room()
    ann, bob = await room.meet("Ann", "Bob")
    said = {"call": 1, "game": "tictactoe", "people": 2, "seconds": SECONDS}
    assert ann.last == bob.last == {"type": "called", **said}
    await ann.answer()
    assert ann.last["type"] == "called"  # nobody is sent anywhere before all have said yes
    await bob.answer()
    table = ann.last["table"]
    assert ann.last == bob.last == {"type": "met", "table": table, "game": "tictactoe"}
    sheet, _ = await room.house.store.load(table)
    assert [chair.guest for chair in sheet.chairs] == ["g-Ann", "g-Bob"]
    assert (sheet.terms.access, sheet.terms.rated, sheet.gathers) == ("public", False, True)


@in_a_loop
async def test_they_wait_no_longer_once_the_game_begins() -> None:
    room = Room()
    ann, bob = await room.meet("Ann", "Bob")
    await ann.answer()
    await bob.answer()
    room.strangers.changed(ann.last["table"], "playing")
    assert ann.last == bob.last == {"type": "bye", "code": "met", "again": False}
    await room.wait(10 * COMING)
    assert room.strangers.waiting() == 0


@in_a_loop
async def test_who_asks_again_on_the_way_is_sent_to_the_same_table() -> None:
    room = Room()
    ann, bob = await room.meet("Ann", "Bob")
    await ann.answer()
    bob.line.ask("Bob", wire.Come(2, 1))
    ann.vanish()
    back = room.come("Ann")
    await back.seek("tictactoe")  # while the table is being stored
    await back.seek("tictactoe")
    assert {one["table"] for one in back.heard} == {bob.last["table"]}
    assert room.strangers.waiting() == 0


@in_a_loop
async def test_a_game_that_could_not_be_stored_has_not_begun() -> None:
    room = Room()
    ann, bob = await room.meet("Ann", "Bob")
    await ann.answer()
    await bob.answer()
    live = await room.house.open(ann.last["table"])
    save = room.house.store.save
    room.house.store.save = _fail  # type: ignore[method-assign]
    live.begin()
    await live.settled()
    assert live.broken
    assert bob.last["type"] == "met"
    room.house.store.save = save  # type: ignore[method-assign]
    (await room.house.open(ann.last["table"])).begin()
    await (await room.house.open(ann.last["table"])).settled()
    assert bob.last["code"] == "met"
    await room.house.close()


@in_a_loop
async def test_nobody_is_made_to_give_up_a_game_that_has_begun() -> None:
    """Another process played it, and its notice was lost."""
    room = Room()
    ann, bob = await room.meet("Ann", "Bob")
    await ann.answer()
    await bob.answer()
    live = await room.house.open(ann.last["table"])
    room.house.listeners.clear()
    live.begin()
    await room.wait(2 * COMING)
    await live.settled()
    assert (live.table.sheet.status, live.table.sheet.resigned) == ("playing", ())
    await room.house.close()


@in_a_loop
async def test_who_says_nothing_leaves_and_the_other_goes_on_waiting() -> None:
    room = Room()
    ann, bob = await room.meet("Ann", "Bob")
    await bob.answer()
    await room.wait(SECONDS)
    assert ann.last == {"type": "bye", "code": "missed_call", "again": False}
    assert bob.last["type"] == "seeking"
    assert bob.last["missed"]
    assert bob.last["seconds"] >= SECONDS  # the time waited so far is not lost
    assert room.strangers.waiting("tictactoe") == 1
    cem = room.come("Cem")
    await cem.seek("tictactoe")
    await room.wait()
    assert (bob.last["type"], cem.last["type"]) == ("called", "called")


@pytest.mark.parametrize("how", ["no", "vanish", "vanish after yes"])
@in_a_loop
async def test_who_says_no_or_vanishes_costs_the_other_no_time(how: str) -> None:
    room = Room()
    ann, bob = await room.meet("Ann", "Bob")
    await bob.answer()
    if how == "no":
        await ann.answer(comes=False)
    elif how == "vanish":
        ann.vanish()
    else:
        ann, bob = bob, ann
        ann.vanish()
    assert bob.last["type"] == "seeking"
    assert room.strangers.waiting() == 1


@in_a_loop
async def test_who_does_not_come_to_the_table_is_waited_for_in_vain_only_once() -> None:
    room = Room()
    ann, bob = await room.meet("Ann", "Bob")
    await ann.answer()
    await bob.answer()
    table = ann.last["table"]
    live = await room.house.open(table)
    live.enter("v1", "g-Ann", "Ann", ann)
    await room.wait(COMING)
    assert bob.last["code"] == "missed_call"
    assert [one for one in ann.heard if one["type"] == "seeking"][-1]["missed"]
    assert room.strangers.waiting() == 1
    await live.settled()
    assert {chair.kind for chair in live.table.sheet.chairs} == {"open"}
    await room.house.close()


@in_a_loop
async def test_a_guest_waits_once_on_the_page_opened_last() -> None:
    room = Room()
    first = room.come("Ann")
    await first.seek("tictactoe")
    second = room.come("Ann")
    await second.seek("tictactoe")
    await room.wait(100.0)
    assert first.last["code"] == "waits_elsewhere"
    first.line.leave("Ann")  # its socket closes later, and takes nothing away
    assert (second.last["type"], room.strangers.waiting()) == ("seeking", 1)


@in_a_loop
async def test_another_wish_takes_the_place_of_the_first() -> None:
    room = Room()
    ann = room.come("Ann")
    await ann.seek("tictactoe")
    await ann.seek("take-it")
    assert (room.strangers.waiting("tictactoe"), room.strangers.waiting("take-it")) == (0, 1)
    await ann.seek()
    assert {room.strangers.waiting(game) for game in room.strangers.games} == {1}
    assert room.strangers.waiting() == 1


@in_a_loop
async def test_nobody_meets_somebody_who_blocked_them() -> None:
    room = Room()
    block = Tie("g-Ann", "block", "g-Bob", "t-1", "Bob", 7)
    await room.house.people.ties.change(put=[block])
    ann, bob = room.come("Ann"), room.come("Bob")
    for ear in (ann, bob):
        await ear.seek("tictactoe")
    await room.wait(100.0)
    assert room.strangers.waiting() == 2
    await room.house.people.ties.change(drop=[block])
    cem = room.come("Cem")
    await cem.seek("tictactoe")
    await room.wait()
    assert (ann.last["type"], cem.last["type"]) == ("called", "called")


@in_a_loop
async def test_what_cannot_be_asked_is_refused_with_a_code() -> None:
    room = Room()
    with pytest.raises(Fault, match="no_name"):
        room.strangers.line(Guest("g", ""))
    ann = room.come("Ann")
    await ann.seek("no-such-game")
    assert (ann.last["code"], ann.last["request"]) == ("unknown_game", 1)
    ann.line.ask("Ann", wire.Come(3, 7))
    assert (ann.last["code"], ann.last["request"]) == ("call_over", 3)
    ann.line.ask("Ann", wire.Begin(4))
    assert (ann.last["code"], ann.last["request"]) == ("unknown_request", 4)
    ann, bob = await room.meet("Ann", "Bob")
    await bob.seek("tictactoe")
    assert bob.last["code"] == "called_already"


@in_a_loop
async def test_who_misses_many_calls_may_ask_again_only_after_a_while() -> None:
    room = Room(Limits(missed_at_once=2))
    for _ in range(2):
        ann, bob = await room.meet("Ann", "Bob")
        ann.vanish()
        bob.vanish()  # who is no longer called has missed nothing
    late = room.come("Ann")
    await late.seek("tictactoe")
    assert late.last["code"] == "too_many_missed"
    bob = room.come("Bob")
    await bob.seek("tictactoe")
    assert bob.last["type"] == "seeking"
    await room.wait(Limits().seconds_a_missed_call)
    await late.seek("tictactoe")
    await room.wait()
    assert (late.last["type"], bob.last["type"]) == ("called", "called")


@in_a_loop
async def test_an_address_fills_no_pool_and_asks_only_so_often() -> None:
    room = Room(Limits(seekers_per_address=2, seekers=3, wishes_an_hour_per_address=2))
    first, second, third = (room.come(name, "one") for name in ("Ann", "Bob", "Cem"))
    assert third.last["code"] == "too_many_connections"
    room.come("Dan", "other")
    assert room.come("Eve", "third").last["code"] == "too_many_connections"
    for _ in range(2):
        await first.seek("take-it")
    await second.seek("take-it")
    assert second.last["code"] == "too_fast"
    first.vanish()
    assert room.come("Cem", "one").is_open


@in_a_loop
async def test_a_house_that_closes_sends_everybody_away_and_they_may_come_back() -> None:
    room = Room()
    ann = room.come("Ann")
    await ann.seek("tictactoe")
    await room.house.close()
    assert ann.last == {"type": "bye", "code": "closing", "again": True}


@in_a_loop
async def test_a_store_that_fails_loses_nobody() -> None:
    room = Room()
    ann, bob = await room.meet("Ann", "Bob")

    room.house.store.save = _fail  # type: ignore[method-assign]
    await ann.answer()
    await bob.answer()
    assert ann.last == bob.last == {"type": "bye", "code": "store_unwell", "again": True}


async def _fail(sheet: object) -> None:
    raise Fault("store_unwell")
