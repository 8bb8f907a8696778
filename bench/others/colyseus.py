"""Colyseus: a state of its schema, whose differences are sent after each move."""

from __future__ import annotations

import subprocess
from pathlib import Path

import httpx

from bench.line import BINARY, open_line
from bench.others.npm import start_node
from bench.rivals import Player

JOINED, MESSAGE, STATE, PATCH = b"\x0a", b"\x0d", b"\x0e", b"\x0f"
"""The first byte of a message. The upper bits would be marks, which we do not ask for."""
MARK = MESSAGE + b"\xa4mark"
"""A message of this name; its cell follows as one byte of MessagePack."""


class Colyseus:
    """Colyseus 0.18.17 over its own transport: in memory, or with every move stored before it is
    told, one commit for all that came in one turn of its loop."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self._folder = folder
        self._durable = durable
        self.name = "Colyseus, durable" if durable else "Colyseus, in memory"

    def start(self, folder: Path) -> subprocess.Popen[str]:
        return start_node(self._folder, "server.mjs", *[folder / "moves.db"] * self._durable)

    async def sit_down(self, client: httpx.AsyncClient) -> tuple[Player, Player]:
        made = await self._reserve(client, "create/tictactoe")
        ann = await self._enter(client, made)
        bob = await self._enter(client, await self._reserve(client, f"joinById/{made['roomId']}"))
        return ann, bob

    def play(self, player: Player, turn: int, cell: int) -> None:
        player.line.say(MARK + bytes((cell,)), BINARY)

    async def _reserve(self, client: httpx.AsyncClient, wish: str) -> dict[str, str]:
        answer = await client.post(f"/matchmake/{wish}", json={})
        reserved: dict[str, str] = answer.json()
        return reserved

    async def _enter(self, client: httpx.AsyncClient, seat: dict[str, str]) -> Player:
        path = f"/{seat['processId']}/{seat['roomId']}?sessionId={seat['sessionId']}"
        early: list[bytes] = []
        player = Player(await open_line(str(client.base_url), path, hear=early.append))

        def hear(message: bytes) -> None:
            if message.startswith(PATCH):
                player.moved()
                player.settled()
            player.answer_wait(message)

        player.line.hear = hear
        if not early:
            await player.until(JOINED)
        player.line.say(JOINED, BINARY)
        await player.until(STATE)
        return player
