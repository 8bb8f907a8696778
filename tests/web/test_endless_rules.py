"""The real server with a game that never returns from some moves: only its table stops."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection

from tablee.catalog import find
from tablee.catalog.drawing import Drawing
from tablee.house.rules import endless
from tablee.house.rules.endless import EndlessRules
from tablee.house.rules.run_rules import BOUNDS, STOPPED, run_rules
from tablee.web.http.assets import read_faces
from web.players import WIDE, Person, ask, at, heard

ENDLESS = """
from msgspec.structs import force_setattr
from tablee import catalog
game = catalog.find("tictactoe")
judge = game.apply
def apply_without_end(state, seat, move):
    while move.cell == 8:
        pass
    return judge(state, seat, move)
force_setattr(game, "apply", apply_without_end)
"""


def test_a_table_whose_rules_never_return_stops_alone(start: Callable[..., Any]) -> None:
    server = start(before=ENDLESS, **WIDE)
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    bad, good = ann.table(), ann.table()

    async def play() -> None:
        async with at(server, good, ann) as one, at(server, good, bob) as two:
            await sit_down(one, two)
            assert (await ask(one, type="play", request=3, move="mark 0"))["type"] == "done"
            async with at(server, bad, ann) as first, at(server, bad, bob) as second:
                await sit_down(first, second)
                await first.send('{"type":"play","request":3,"move":"mark 8"}')
                for socket in (first, second):
                    assert (await heard(socket, "bye", "done"))["type"] == "bye"
            for _ in range(2):
                async with at(server, bad, bob) as back:
                    assert (await heard(back, "bye"))["code"] == "game_fault"
            assert (await ask(two, type="play", request=3, move="mark 1"))["type"] == "done"

    asyncio.run(play())
    mine = httpx.get(f"{server.address}/api/lobby", headers=ann.cookie, timeout=60)
    assert {card["id"] for card in mine.json()["mine"]} == {bad, good}
    wish = {"game": "tictactoe", "chairs": ["me", "open"]}
    new = httpx.post(f"{server.address}/api/tables", json=wish, headers=ann.cookie)
    assert (new.status_code, new.json()["code"]) == (503, "game_fault")
    told = [msgspec.json.decode(line) for line in server.complaints]
    (line,) = [one for one in told if "did not return" in one["event"]]
    assert "tictactoe" in line["event"]
    assert "apply_without_end" in str(line["places"])


def test_a_face_that_is_never_drawn_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its game is not asked for the others: each could hold up everybody."""
    asked: list[str] = []

    def draw(name: str) -> str:
        asked.append(name)
        while True:
            pass

    async def read() -> Mapping[str, Drawing]:
        rules = EndlessRules()
        rules.start()
        try:
            return read_faces(replace(find("tictactoe"), face=draw))
        finally:
            rules.stop()

    monkeypatch.setattr(endless, "LOOK_SECONDS", 0.1)
    monkeypatch.setitem(BOUNDS, run_rules.__code__, 0.2)
    try:
        assert asyncio.run(read()) == {}
    finally:
        STOPPED.clear()
    assert len(asked) == 1


async def sit_down(first: ClientConnection, second: ClientConnection) -> None:
    assert (await ask(second, type="sit", request=1, seat=1))["type"] == "done"
    assert (await ask(first, type="begin", request=2))["type"] == "done"
