"""The real server, really killed: nothing that was acknowledged is lost, and the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import anyio
import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

TABLES = 12
WIDE = {
    "loop_share": 1.0,
    "loop_seconds": 1e9,
    "loop_share_per_address": 1.0,
    "loop_seconds_per_address": 1e9,
}
"""All of them play from one address as fast as they can: they shall not wait for each other."""
GAME = (0, 3, 1, 4, 8, 2, 6, 7, 5)
"""A drawn game, so that every move of it can be played."""
PATIENCE = 60.0
"""Seconds after which a test gives up."""
CUT = (ConnectionClosed, InvalidHandshake, OSError)
"""How a line ends when the server is killed; some were only being opened."""


class Person:
    """A guest with a cookie."""

    def __init__(self, address: str, name: str) -> None:
        answer = httpx.post(f"{address}/api/me", json={"name": name})
        self.cookie = {"cookie": f"tablee={answer.cookies['tablee']}"}
        self._address = address

    def table(self) -> str:
        wish = {"game": "tictactoe", "chairs": ["me", "open"]}
        answer = httpx.post(f"{self._address}/api/tables", json=wish, headers=self.cookie)
        return str(answer.json()["id"])


def at(server: Any, table: str, person: Person) -> connect:
    return connect(server.socket(table), additional_headers=person.cookie)


async def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    others: list[dict[str, Any]] = []
    with anyio.move_on_after(PATIENCE):
        while True:
            message: dict[str, Any] = msgspec.json.decode(await socket.recv())
            if message["type"] in kinds:
                return message
            others.append(message)
    raise AssertionError(f"waited for {kinds}, but heard only {others}")


async def ask(socket: ClientConnection, **request: Any) -> dict[str, Any]:
    await socket.send(msgspec.json.encode(request).decode())
    return await heard(socket, "done", "refused")


async def play_until_cut(
    server: Any, table: str, ann: Person, bob: Person, done: list[int]
) -> None:
    """Both play their cells in turn; `done` grows with each acknowledged move."""
    async with at(server, table, ann) as first, at(server, table, bob) as second:
        assert (await ask(second, type="sit", request=1, seat=1))["type"] == "done"
        assert (await ask(first, type="begin", request=2))["type"] == "done"
        for turn, cell in enumerate(GAME[:8]):
            socket = (first, second)[turn % 2]
            answer = await ask(socket, type="play", request=9 + turn, move=f"mark {cell}")
            assert answer["type"] == "done"
            done.append(cell)
            await asyncio.sleep(0.01)


async def played(tables: dict[str, list[int]], moves: int, games: list[asyncio.Task[None]]) -> None:
    """Waits for so many moves, at least one at every table: only then its game has begun."""
    while sum(map(len, tables.values())) < moves or not all(tables.values()):
        if all(game.done() for game in games):
            return
        await asyncio.sleep(0.001)


async def cells_taken(server: Any, table: str, person: Person) -> dict[int, str]:
    async with at(server, table, person) as socket:
        await socket.send('{"type":"hello"}')
        fresh = await heard(socket, "fresh")
    return {piece["at"]: piece["face"] for piece in fresh["zones"][0].get("pieces", ())}


async def finish(server: Any, table: str, ann: Person, bob: Person, first: int) -> str:
    """Plays the rest of the game and says how the last move was answered."""
    answer = {"type": "nothing left"}
    async with at(server, table, ann) as one, at(server, table, bob) as two:
        for turn in range(first, len(GAME)):
            move = f"mark {GAME[turn]}"
            answer = await ask((one, two)[turn % 2], type="play", request=1, move=move)
    return str(answer["type"])


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
