"""Two people who play tic-tac-toe on a real server, until it is cut or to the end."""

from __future__ import annotations

import asyncio
from typing import Any

import anyio
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

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
