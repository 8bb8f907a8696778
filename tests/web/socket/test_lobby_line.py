"""The lobby over a real connection: from the second message on it is sent what changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from sheets import wished
from tablee import wire
from web.players import Person


@pytest.mark.parametrize("sockets", ["short", "ordinary"])
def test_a_page_that_says_its_wire_is_sent_changes(sockets: str, start: Callable[..., Any]) -> None:
    server = start(sockets=sockets)
    ann = Person(server.address, "Ann")
    lobby = server.address.replace("http", "ws", 1) + f"/ws/lobby?wire={wire.WIRE}"

    async def script() -> dict[str, Any]:
        async with connect(lobby) as page:
            assert msgspec.json.decode(await page.recv()) == {}
            wish = wished("tictactoe", "me", "open", access="public")
            httpx.post(f"{server.address}/api/tables", json=wish, headers=ann.cookie)
            told: dict[str, Any] = msgspec.json.decode(await page.recv())
            return told

    assert asyncio.run(script())["type"] == "lobbychange"
