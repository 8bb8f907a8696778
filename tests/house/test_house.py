"""The house: tables opened and put away, a clock that sleeps, the disk before the word."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tablee_tictactoe.rules import Mark

from house.ear import Ear, enter
from house.running import ANN, BOB, GatedStore, run, until
from tablee import catalog, wire
from tablee.house.house import House
from tablee.house.people.guest import Guest
from tablee.house.sheets import versions
from tablee.kernel import Intent, Move, Rng
from tablee.store import Lost, Row


async def new_table(house: House, *chairs: str) -> Any:
    wish = wire.NewTable("tictactoe", chairs, begin="open" not in chairs)
    return await house.open((await house.create(wish, ANN)).id)


async def pair(house: House) -> tuple[Any, Ear, Ear]:
    """A table at which Ann and Bob have begun."""
    live = await new_table(house, "me", "open")
    ann, bob = enter(live, "a", ANN), enter(live, "b", BOB)
    live.ask("b", wire.Sit(1, 1))
    live.ask("a", wire.Begin(1))
    await live.settled()
    for viewer in "ab":
        live.ask(viewer, wire.Hello())
    ann.heard.clear()
    bob.heard.clear()
    return live, ann, bob


def test_nobody_hears_of_a_move_before_it_is_kept_and_all_in_order() -> None:
    async def script(house: House, store: GatedStore) -> None:
        live, ann, bob = await pair(house)
        store.gate.clear()
        live.ask("a", wire.Play(1, "mark 4"))
        live.ask("b", wire.Play(1, "mark 0"))
        live.ask("b", wire.Play(2, "mark 0"))
        await asyncio.sleep(0.02)
        assert (ann.heard, bob.heard) == ([], [])
        store.gate.set()
        await live.settled()
        assert ann.kinds() == ["done", "update", "update"]
        assert bob.kinds() == ["update", "done", "update", "refused"]
        assert len((await store.load(live.table.sheet.id))[1]) == 2

    run(script)


def test_what_piles_up_while_the_disk_is_busy_is_written_together() -> None:
    async def script(house: House, store: GatedStore) -> None:
        live, _, _ = await pair(house)
        before = store.appends
        store.gate.clear()
        for turn in range(6):
            live.ask("ab"[turn % 2], wire.Play(turn, f"mark {(0, 3, 1, 4, 8, 2)[turn]}"))
            await asyncio.sleep(0)
        store.gate.set()
        await live.settled()
        assert store.appends - before == 2

    run(script)


def test_the_clock_goes_only_while_somebody_is_there() -> None:
    async def script(house: House, store: GatedStore) -> None:
        live = await new_table(house, "me", "open")
        await asyncio.sleep(0.03)
        assert live.now() == 0
        enter(live, "a", ANN)
        await until(lambda: live.now() >= 20)
        live.leave("a")
        stopped = live.now()
        await asyncio.sleep(0.03)
        assert live.now() == stopped

    run(script)


def test_a_table_nobody_looks_at_is_put_away_and_comes_back_as_it_was() -> None:
    async def script(house: House, store: GatedStore) -> None:
        live, _, _ = await pair(house)
        live.ask("a", wire.Play(1, "mark 4"))
        await live.settled()
        live.leave("a")
        await asyncio.sleep(0.5)
        assert house.in_use()  # Bob still looks
        live.leave("b")
        await until(lambda: not house.in_use())
        again = await house.open(live.table.sheet.id)
        assert again is not live
        assert again.table.state == live.table.state
        assert again.now() >= live.table.last_at

    run(script, idle_seconds=0.3)


def test_two_who_come_at_once_find_the_same_table() -> None:
    async def script(house: House, store: GatedStore) -> None:
        live = await new_table(house, "me", "open")
        fresh = House(store)
        one, two = await asyncio.gather(*(fresh.open(live.table.sheet.id) for _ in "ab"))
        assert one is two
        await fresh.close()

    run(script)


def test_a_log_that_breaks_the_rules_harms_only_its_own_table() -> None:
    async def script(house: House, store: GatedStore) -> None:
        live, _, _ = await pair(house)
        await store.save(msgspec.structs.replace(live.table.sheet, id="bad"))
        await store.append("bad", [Row(1, 1, "mark 4", 0)])
        with pytest.raises(Lost):
            await house.open("bad")
        assert await house.open(live.table.sheet.id) is live

    run(script)


def test_a_table_that_breaks_sends_everybody_away_to_come_back() -> None:
    async def script(house: House, store: GatedStore) -> None:
        live, ann, bob = await pair(house)
        live.table.ask = _explode
        live.ask("a", wire.Play(1, "mark 4"))
        assert (ann.bye_code, bob.bye_code) == ("broken", "broken")
        again = await house.open(live.table.sheet.id)
        assert again is not live
        assert again.table.number == 0

    run(script)


def test_closing_tells_everybody_and_writes_what_was_accepted() -> None:
    async def script(house: House, store: GatedStore) -> None:
        live, ann, _ = await pair(house)
        live.ask("a", wire.Play(1, "mark 4"))
        closing = asyncio.create_task(house.close())
        await asyncio.sleep(0)
        assert ann.bye_code == "closing"
        live.leave("a")
        live.leave("b")
        await closing
        assert len((await store.load(live.table.sheet.id))[1]) == 1
        with pytest.raises(Lost):
            await house.open(live.table.sheet.id)

    run(script)


class Ponderer:
    """A bot that thinks until it is allowed to stop."""

    def __init__(self) -> None:
        self.thinking = threading.Event()
        self.enough = threading.Event()

    def notice(self, view: Any) -> None:
        """Remembers nothing."""

    def think(self, view: Any, legal: Sequence[Move], rng: Rng) -> Intent | None:
        self.thinking.set()
        assert self.enough.wait(10)
        return Intent(legal[0], 0)


def test_a_bot_that_thinks_long_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Ponderer()
    monkeypatch.setattr(catalog, "players", lambda game: {"deep": lambda seat: bot})

    async def script(house: House, store: GatedStore) -> None:
        slow = await new_table(house, "me", "deep")
        enter(slow, "a", ANN)
        slow.ask("a", wire.Play(1, "mark 4"))
        await until(bot.thinking.is_set)
        live, ann, _ = await pair(house)
        live.ask("a", wire.Play(1, "mark 4"))
        await live.settled()
        assert "done" in ann.kinds()
        assert slow.table.number == 1
        bot.enough.set()
        await until(lambda: slow.table.number == 2)

    run(script)


def test_a_bot_that_fails_is_logged_and_the_table_stands(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(catalog, "players", lambda game: {"bad": lambda seat: _BadBot()})

    async def script(house: House, store: GatedStore) -> None:
        live = await new_table(house, "me", "bad")
        ear = enter(live, "a", ANN)
        live.ask("a", wire.Play(1, "mark 4"))
        await until(lambda: "failed" in caplog.text)
        live.ask("a", wire.Play(2, "mark 4"))
        assert ear.heard[-1]["code"] == "not_your_turn"

    run(script)


@pytest.mark.parametrize("part", ["apply", "view", "scene", "news", "legal"])
def test_a_game_that_raises_stops_its_own_table_and_no_other(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is opened again once. If that does not help, nobody is asked to come back."""
    game, fails = catalog.find("tictactoe"), list[bool]()
    usual = getattr(game, part)
    fault = _too_many if part == "legal" else _explode
    bad = replace(game, **{part: lambda *given: fault() if fails else usual(*given)})
    monkeypatch.setattr(versions, "rules_for", lambda sheet: bad if sheet.host == "bad" else game)

    async def script(house: House, store: GatedStore) -> None:
        other, cleo, _ = await pair(house)
        wish = wire.NewTable("tictactoe", ("me", "regular"), begin=True)
        table = (await house.create(wish, Guest("bad", "Ann"))).id
        live = await house.open(table)
        ear = enter(live, "a", Guest("bad", "Ann"))
        live.ask("a", wire.Hello())
        await live.settled()
        fails.append(True)
        live.ask("a", wire.Play(1, "mark 4"))
        assert ear.byes == [("broken", True)]
        assert await _comes_again(house, table) in ([("game_fault", False)], "game_fault")
        other.ask("a", wire.Play(1, "mark 4"))
        await other.settled()
        assert "update" in cleo.kinds()
        fails.clear()
        assert await _comes_again(house, table) == []

    run(script)


def _too_many() -> Sequence[Move]:
    """A million moves, which nobody could be shown."""
    return (Mark(0),) * 1_000_000


async def _comes_again(house: House, table: str) -> Any:
    """What somebody hears who comes back and plays on."""
    try:
        live = await house.open(table)
    except Lost as fault:
        return fault.code
    ear = enter(live, "a", Guest("bad", "Ann"))
    live.ask("a", wire.Hello())
    live.ask("a", wire.Play(1, "mark 3"))
    return ear.byes


class _BadBot(Ponderer):
    def think(self, view: Any, legal: Sequence[Move], rng: Rng) -> Intent | None:
        raise ZeroDivisionError


def _explode(*_: Any) -> Any:
    raise ZeroDivisionError
