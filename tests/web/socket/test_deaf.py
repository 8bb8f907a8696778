"""Many sockets that never read: what waits for them is bounded in bytes, and comes back."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from web.players import heard
from web.raw import upgrade
from web.socket.clients import until_open

DEAF = 60
WIDE = {"per_second": 1e9, "burst": 1e9, "changes_a_second": 1e9, "changes_at_once": 1e9}


async def toggle(bob: ClientConnection, times: int) -> None:
    """Sits down and stands up again and again; every time it is answered."""
    for number in range(1, times + 1):
        wish = '"sit","seat":1' if number % 2 else '"stand"'
        await bob.send(f'{{"type":{wish},"request":{number}}}')
        assert (await heard(bob, "done"))["request"] == number


@pytest.mark.parametrize("way", ["short", "ordinary"])
def test_what_nobody_reads_is_bounded_in_bytes(start: Callable[..., Any], way: str) -> None:
    few = {"outbox_bytes": 30_000, "outbox_bytes_per_address": 300_000, "outbox": 1e9}
    server = start(way, deaf_seconds=3600.0, ping_seconds=3600.0, **few, **WIDE)
    named = [httpx.post(f"{server.address}/api/me", json={"name": name}) for name in ("Ann", "Bob")]
    ann, bob = ({"cookie": f"tablee={one.cookies['tablee']}"} for one in named)
    wish = {"game": "tictactoe", "chairs": ["me", "open"]}
    table = httpx.post(f"{server.address}/api/tables", json=wish, headers=ann).json()["id"]

    async def script() -> None:
        async with connect(server.socket(table), additional_headers=bob) as line:
            await toggle(line, 800)

    with ExitStack() as stack:
        for _ in range(DEAF):
            deaf = upgrade(server.address, f"/ws/tables/{table}", "127.0.0.2")
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            stack.enter_context(deaf)
        before = server.memory()
        asyncio.run(script())
        until_open(server, 0)
        assert server.memory() - before < 20_000
    assert server.complaints == []
