"""Killed with -9 again and again under load, on one SQLite file: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from web.players import GAME, Person, ask, at, heard

BUSY = 8
"""Tables that are being played at when the server dies."""
GONE = (ConnectionClosed, InvalidHandshake, OSError)

Acknowledged = dict[str, list[int]]


async def play_on(server: Any, table: str, ann: Person, bob: Person, done: list[int]) -> None:
    """Sits down or comes back, finds every acknowledged move, and plays to the end."""
    async with at(server, table, ann) as first, at(server, table, bob) as second:
        await ask(second, type="sit", request=1, seat=1)
        await ask(first, type="begin", request=2)
        await first.send('{"type":"hello"}')
        found = cells(await heard(first, "fresh"))
        check(found, done)
        for turn in range(len(found), len(GAME)):
            socket = (first, second)[turn % 2]
            answer = await ask(socket, type="play", request=9 + turn, move=f"mark {GAME[turn]}")
            assert answer["type"] == "done", answer
            done.append(GAME[turn])


def cells(fresh: dict[str, Any]) -> list[int]:
    return [piece["at"] for piece in fresh["zones"][0].get("pieces", ())]


def check(found: list[int], done: list[int]) -> None:
    """Every acknowledged move is there, none twice, and none that was not asked for."""
    assert sorted(found) == sorted(GAME[: len(found)])
    assert set(done) <= set(found)
    assert len(set(done)) == len(done)


async def play_until_killed(
    server: Any, ann: Person, bob: Person, tables: Acknowledged, moves: int
) -> None:
    def acknowledged() -> int:
        return sum(map(len, tables.values()))

    goal = acknowledged() + moves
    games = [
        asyncio.create_task(play_on(server, table, ann, bob, done))
        for table, done in tables.items()
        if len(done) < len(GAME)
    ]
    while acknowledged() < goal and not all(game.done() for game in games):
        await asyncio.sleep(0.001)
    server.kill()
    for fault in await asyncio.gather(*games, return_exceptions=True):
        if fault is not None and not isinstance(fault, GONE):
            raise fault


async def look_at_all(server: Any, ann: Person, tables: Acknowledged) -> None:
    for table, done in tables.items():
        async with at(server, table, ann) as socket:
            seating = await heard(socket, "seating")
            if seating["status"] == "waiting":
                assert not done
                continue
            await socket.send('{"type":"hello"}')
            check(cells(await heard(socket, "fresh")), done)


@pytest.mark.slow
def test_a_server_killed_again_and_again_loses_nothing(
    start: Callable[..., Any], full: bool
) -> None:
    rounds, rng = (100 if full else 4), Random(4)
    server = start(tables_an_hour=100_000)
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    tables: Acknowledged = {}
    for number in range(rounds):
        if number:
            server = start(tables_an_hour=100_000)
        unfinished = sum(len(done) < len(GAME) for done in tables.values())
        for _ in range(BUSY - unfinished):
            tables[new_table(server.address, ann)] = []
        moves = rng.randrange(1, 4 * BUSY)
        asyncio.run(play_until_killed(server, ann, bob, tables, moves))
    last = start()
    asyncio.run(look_at_all(last, ann, tables))
    # How many come through before each kill is the machine's affair; none would prove nothing.
    assert any(tables.values())


def new_table(address: str, person: Person) -> str:
    wish = {"game": "tictactoe", "chairs": ["me", "open"]}
    answer = httpx.post(f"{address}/api/tables", json=wish, headers=person.cookie)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])
