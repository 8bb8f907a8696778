"""boardgame.io: its own protocol over that of socket.io."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.line import open_line
from bench.others.npm import start_node
from bench.rivals import Player

NAMESPACE = b"/tictactoe,"
SHOWN = b"42" + NAMESPACE + b'["update"'
SYNCED = b"42" + NAMESPACE + b'["sync"'


class Boardgame:
    """boardgame.io 0.50.2, in memory."""

    name = "boardgame.io, in memory"

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def start(self, folder: Path) -> subprocess.Popen[str]:
        return start_node(self._folder, "server.js")

    async def sit_down(self, client: httpx.AsyncClient) -> tuple[Player, Player]:
        made = await client.post("/games/tictactoe/create", json={"numPlayers": 2})
        match = made.json()["matchID"]
        ann = await self._enter(client, match, "0")
        bob = await self._enter(client, match, "1")
        return ann, bob

    def play(self, player: Player, turn: int, cell: int) -> None:
        head, tail = player.frame  # type: ignore[attr-defined]
        player.line.say(head % cell + tail % turn)

    async def _enter(self, client: httpx.AsyncClient, match: str, seat: str) -> Player:
        wish = {"playerID": seat, "playerName": seat}
        joined = await client.post(f"/games/tictactoe/{match}/join", json=wish)
        word = joined.json()["playerCredentials"]
        path = "/socket.io/?EIO=4&transport=websocket"
        player = Player(await open_line(str(client.base_url), path))

        def hear(text: bytes) -> None:
            if text == b"2":
                player.line.say(b"3")
            elif text.startswith(SHOWN):
                player.moved()
                player.settled()
            player.answer_wait(text)

        player.line.hear = hear
        await player.until(b"40" + NAMESPACE, b"40" + NAMESPACE)
        asked = msgspec.json.encode(["sync", match, seat, word, 2])
        await player.until(SYNCED, b"42" + NAMESPACE + asked)
        player.frame = _frame(match, seat, word)  # type: ignore[attr-defined]
        return player


def _frame(match: str, seat: str, word: str) -> tuple[bytes, bytes]:
    """A move's text around its cell and its number."""
    payload: dict[str, Any] = {"type": "mark", "args": ["CELL"]}
    payload |= {"playerID": seat, "credentials": word}
    action = {"type": "MAKE_MOVE", "payload": payload}
    text = b"42" + NAMESPACE + msgspec.json.encode(["update", action, "TURN", match, seat])
    before, _, rest = text.replace(b"%", b"%%").partition(b'"CELL"')
    between, _, after = rest.partition(b'"TURN"')
    return before + b"%d", between + b"%d" + after
