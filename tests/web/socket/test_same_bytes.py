"""Two who may know the same are sent the same, byte by byte."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from sheets import wished
from tablee import catalog
from web.players import Person

SLOW = [pytest.param(key, marks=pytest.mark.slow) for key in catalog.shelf() if key != "tictactoe"]
UPDATES = 8
"""That both have heard, before they are compared."""


async def heard(socket: ClientConnection, updates: dict[int, bytes]) -> None:
    """Collects updates by their entry, until the game is over."""
    await socket.send('{"type":"hello"}')
    told: dict[str, Any] = {}
    while told.get("status") != "finished":
        text = await socket.recv(decode=False)
        told = msgspec.json.decode(text)
        if told["type"] == "update":
            updates[told["n"]] = text


@pytest.mark.parametrize("key", ["tictactoe", *SLOW])
def test_two_watchers_are_sent_the_same_bytes(key: str, start: Callable[..., Any]) -> None:
    server, game = start(), catalog.find(key)
    ann = Person(server.address, "Ann")
    wish = wished(key, *["random"] * game.seats[0], begin=True)
    made = httpx.post(f"{server.address}/api/tables", json=wish, headers=ann.cookie).json()
    one: dict[int, bytes] = {}
    other: dict[int, bytes] = {}

    async def watch() -> None:
        path = server.socket(made["id"])
        async with connect(path) as first, connect(path) as second:
            tasks = [asyncio.create_task(heard(*each)) for each in ((first, one), (second, other))]
            async with asyncio.timeout(60):
                while len(one.keys() & other.keys()) < UPDATES and not any(t.done() for t in tasks):
                    await asyncio.sleep(0.05)
            for task in tasks:
                task.cancel()

    asyncio.run(watch())
    both = one.keys() & other.keys()
    assert both
    assert {n: one[n] for n in both} == {n: other[n] for n in both}
