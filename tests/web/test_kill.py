"""The real server, really killed: nothing that was acknowledged is lost, and the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from web.players import (
    CUT,
    GAME,
    WIDE,
    Person,
    at,
    cells_taken,
    finish,
    heard,
    play_until_cut,
    played,
)

TABLES = 12


@pytest.mark.parametrize("moves", [17, 50])  # of the 96 they want to play
def test_a_killed_server_has_every_acknowledged_move(start: Callable[..., Any], moves: int) -> None:
    server = start(**WIDE)
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    tables = {ann.table(): list[int]() for _ in range(TABLES)}

    async def play() -> None:
        games = [
            asyncio.create_task(play_until_cut(server, table, ann, bob, done))
            for table, done in tables.items()
        ]
        await played(tables, moves, games)
        server.kill()
        told = await asyncio.gather(*games, return_exceptions=True)
        assert all(fault is None or isinstance(fault, CUT) for fault in told)

    asyncio.run(play())
    again = start()
    for table, done in tables.items():
        taken = asyncio.run(cells_taken(again, table, ann))
        assert set(done) <= set(taken)
        assert set(taken) == set(GAME[: len(taken)])
        assert asyncio.run(finish(again, table, ann, bob, len(taken))) == "done"
        card = httpx.get(f"{again.address}/api/tables/{table}").json()
        assert card["status"] == "finished"


def test_the_cookie_of_before_is_good_after_a_restart(start: Callable[..., Any]) -> None:
    server = start(**WIDE)
    ann = Person(server.address, "Ann")
    table = ann.table()
    server.kill()
    again = start()
    me = httpx.get(f"{again.address}/api/me", headers=ann.cookie).json()
    mine = httpx.get(f"{again.address}/api/lobby", headers=ann.cookie).json()["mine"]
    assert me == {"name": "Ann"}
    assert [card["id"] for card in mine] == [table]


def test_a_server_that_stops_says_so_and_asks_to_come_back(start: Callable[..., Any]) -> None:
    server = start(**WIDE)
    ann = Person(server.address, "Ann")
    table = ann.table()

    async def look() -> dict[str, Any]:
        async with at(server, table, ann) as socket:
            await heard(socket, "seating")
            server.process.terminate()
            return await heard(socket, "bye")

    assert asyncio.run(look()) == {"type": "bye", "code": "closing"}
    server.stop()
