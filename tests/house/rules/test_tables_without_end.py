"""A table whose rules never return stops, and nothing else does: opened, played, or shown."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from house.ear import enter
from house.running import ANN, BOB, GatedStore, run
from tablee import catalog, wire
from tablee.house.house import House
from tablee.house.lobby.summaries import Summaries
from tablee.house.lobby.summary import Summary
from tablee.house.people.guest import Guest
from tablee.house.rules import endless
from tablee.house.rules.endless import EndlessRules
from tablee.house.rules.run_rules import BOUNDS, STOPPED
from tablee.house.sheets import versions
from tablee.kernel import Fault, Game
from tablee.store import Lost

GAME = catalog.find("tictactoe")
CLEO = Guest("g-cleo", "Cleo")


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(endless, "LOOK_SECONDS", 0.1)
    for code in tuple(BOUNDS):
        monkeypatch.setitem(BOUNDS, code, 0.2)
    yield
    STOPPED.clear()


def _endless(part: str, hangs: list[bool]) -> Game[Any, Any, Any]:
    """The game, where this part never returns as soon as `hangs` says so."""
    usual = getattr(GAME, part)

    def never(*given: Any) -> Any:
        while hangs:
            pass
        return usual(*given)

    return replace(GAME, **{part: never})


class Pair:
    """A table of two people at which the first has marked the middle."""

    def __init__(self, live: Any, host: Guest) -> None:
        self.live, self.id = live, live.table.sheet.id
        self.host, self.guest = enter(live, "h", host), enter(live, "g", CLEO)

    def play(self, request: int, cell: int) -> None:
        self.live.ask("g", wire.Play(request, f"mark {cell}"))

    async def answer(self, request: int) -> list[str]:
        """What the second is told about this request."""
        await self.live.settled()
        return [one["type"] for one in self.guest.heard if one.get("request") == request]


async def sit_down(house: House, host: Guest) -> Pair:
    wish = wire.NewTable("tictactoe", ("me", "open"), begin=False)
    pair = Pair(await house.open((await house.create(wish, host)).id), host)
    pair.live.ask("g", wire.Sit(1, 1))
    pair.live.ask("h", wire.Begin(1))
    for viewer in "hg":
        pair.live.ask(viewer, wire.Hello())
    pair.live.ask("h", wire.Play(2, "mark 4"))
    await pair.live.settled()
    return pair


def watched(script: Callable[[House, GatedStore], Awaitable[None]]) -> None:
    async def go(house: House, store: GatedStore) -> None:
        rules = EndlessRules()
        rules.start()
        try:
            await script(house, store)
        finally:
            rules.stop()

    run(go)


@pytest.mark.parametrize("part", ["apply", "view", "scene", "news", "legal", "outcome"])
def test_a_table_whose_rules_never_return_stops(
    part: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its players are told so, its log is as it was, and other tables go on, of the game too."""
    hangs: list[bool] = []
    bad = _endless(part, hangs)
    monkeypatch.setattr(versions, "rules_for", lambda sheet: bad if sheet.host == BOB.id else GAME)
    caplog.set_level(logging.ERROR)

    async def script(house: House, store: GatedStore) -> None:
        other, pair = await sit_down(house, ANN), await sit_down(house, BOB)
        _, stored = await store.load(pair.id)
        hangs.append(True)
        pair.play(3, 0)
        assert pair.host.byes == pair.guest.byes == [("broken", True)]
        assert (await store.load(pair.id))[1] == stored
        assert await pair.answer(3) == []
        with pytest.raises(Lost, match="game_fault"):
            await house.open(pair.id)
        with pytest.raises(Fault, match="game_fault"):
            await sit_down(house, ANN)
        other.play(4, 0)
        assert await other.answer(4) == ["done"]
        STOPPED.clear()  # the game was mended, and the server started again
        hangs.clear()
        again = Pair(await house.open(pair.id), BOB)
        again.play(5, 0)
        assert await again.answer(5) == ["done"]

    watched(script)
    told = [one.getMessage() for one in caplog.records]
    assert f"the rules of {GAME.key} did not return" in told


@pytest.mark.parametrize("part", ["start", "apply", "to_act"])
def test_a_table_that_never_opens_is_given_up(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once: who asks again is refused at once, and other tables go on."""
    hangs: list[bool] = []
    bad = _endless(part, hangs)
    monkeypatch.setattr(versions, "rules_for", lambda sheet: bad if sheet.host == BOB.id else GAME)

    async def script(house: House, store: GatedStore) -> None:
        other, pair = await sit_down(house, ANN), await sit_down(house, BOB)
        pair.live.break_off("not_kept")
        hangs.append(True)
        if part == "to_act":  # the log can be read; only then it is asked who is next
            opened = await house.open(pair.id)
            assert opened.broken
        for _ in range(3):
            with pytest.raises(Lost, match="game_fault"):
                await house.open(pair.id)
        other.play(4, 0)
        assert await other.answer(4) == ["done"]

    watched(script)


def test_lists_go_on_without_a_game_that_never_says_whose_turn_it_is() -> None:
    game = replace(GAME, awaited=_endless("to_act", [True]).to_act)

    async def script(house: House, store: GatedStore) -> None:
        pair = await sit_down(house, ANN)
        pair.live.table.game = game
        for _ in range(3):
            summaries = await Summaries(house).of([pair.live.table.sheet])
            assert summaries == {pair.id: Summary(1)}

    watched(script)
