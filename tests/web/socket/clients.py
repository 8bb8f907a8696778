"""People at a socket of a real server."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx


def make_table(address: str) -> tuple[str, dict[str, str]]:
    answer = httpx.post(f"{address}/api/me", json={"name": "Ann"})
    cookie = {"cookie": f"tablee={answer.cookies['tablee']}"}
    wish = {"game": "tictactoe", "chairs": ["me", "expert"], "begin": True}
    card = httpx.post(f"{address}/api/tables", json=wish, headers=cookie)
    return str(card.json()["id"]), cookie


async def ask_for_ever(connection: Any) -> None:
    async with asyncio.timeout(30):
        while True:
            await connection.send('{"type":"hello"}')


def until_open(server: Any, sockets: int) -> None:
    """Waits until the server holds so many; fails if it never does."""
    for _ in range(600):
        if f"tablee_connections {sockets:.1f}" in httpx.get(server.address + "/metrics").text:
            return
        time.sleep(0.1)
    raise AssertionError("the server holds another number of sockets")
