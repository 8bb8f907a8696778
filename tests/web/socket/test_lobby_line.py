"""A page in the lobby of a real server is told what changes, on every way of its messages."""

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
from web.players import PATIENCE, Person


@pytest.mark.parametrize("sockets", ["short", "ordinary"])
def test_what_changes_is_told_to_a_page_of_today(sockets: str, start: Callable[..., Any]) -> None:
    server = start(sockets)
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    url = server.address.replace("http", "ws", 1) + f"/ws/lobby?wire={wire.WIRE}"

    def make() -> str:
        wish = wished("tictactoe", "me", "open", access="public")
        made = httpx.post(f"{server.address}/api/tables", json=wish, headers=ann.cookie)
        return str(made.json()["id"])

    async def script() -> None:
        async with asyncio.timeout(PATIENCE), connect(url, additional_headers=bob.cookie) as page:
            assert "type" not in msgspec.json.decode(await page.recv())
            table = await asyncio.to_thread(make)
            told = msgspec.json.decode(await page.recv())
            assert told["type"] == "lobbychange", told
            assert table in str(told["open"])

    asyncio.run(script())
