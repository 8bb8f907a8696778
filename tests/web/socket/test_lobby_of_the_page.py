"""The lobby on a real server: a page that understands changes is told them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import anyio
import msgspec
from websockets.asyncio.client import connect

from tablee import wire
from web.players import PATIENCE, Person


def test_a_page_in_the_lobby_is_told_what_changes(start: Callable[..., Any]) -> None:
    """Not sent away as an old one, which happens after the request was forgotten."""
    server = start()
    ann = Person(server.address, "Ann")
    url = server.address.replace("http", "ws", 1) + f"/ws/lobby?wire={wire.WIRE}"

    async def script() -> None:
        async with connect(url, additional_headers=ann.cookie) as lobby:
            with anyio.fail_after(PATIENCE):
                assert "type" not in msgspec.json.decode(await lobby.recv())
                await asyncio.to_thread(ann.table)
                assert msgspec.json.decode(await lobby.recv())["type"] == "lobbychange"

    asyncio.run(script())
