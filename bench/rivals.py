"""The two servers of bench/load.py, each with a way to sit two people down and to make a move."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec

from line import Line, open_line

LIMITS = """
many = 10**9
limits = Limits(
    per_second=many, burst=many, tables_an_hour=many, idle_seconds={idle},
    requests_a_second=many, requests_at_once=many, names_an_hour_per_address=many,
    tables_an_hour_per_address=many, sockets_per_address=many, sockets_per_guest=many, sockets=many,
    changes_a_second=many, changes_at_once=many, lines_per_address=many, lines=many,
    loop_share=1, loop_seconds=many, loop_share_per_address=1, loop_seconds_per_address=many,
)
"""
OURS = """
from tablee.house.limits import Limits
from tablee.web.serve import run
{limits}
{before}
tell = lambda address: print(address, flush=True)
run(port=0, data={data!r}, limits=limits, announce=tell, sockets={sockets!r})
{after}
"""
SCENE = b'{"type":"update"'
DONE = b'{"type":"done"'
PING = b'{"type":"ping","id":'
NAMESPACE = b"/tictactoe,"
SHOWN = b"42" + NAMESPACE + b'["update"'
SYNCED = b"42" + NAMESPACE + b'["sync"'


class Player:
    """One connection of a person at a table."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.moved: Callable[[], None] = lambda: None
        """Called when this person is shown that the game went on."""
        self.settled: Callable[[], None] = lambda: None
        """Called when this person's own move has been accepted."""
        self._waits: tuple[bytes, asyncio.Future[bytes]] | None = None

    async def until(self, start: bytes, say: bytes = b"") -> bytes:
        """The next message that begins like this."""
        heard = asyncio.get_running_loop().create_future()
        self._waits = (start, heard)
        if say:
            self.line.say(say)
        return await heard

    def answer_wait(self, text: bytes) -> None:
        if self._waits and text.startswith(self._waits[0]):
            heard, self._waits = self._waits[1], None
            heard.set_result(text)


class Rival(Protocol):
    """A server to be loaded."""

    name: str

    def start(self, folder: Path) -> subprocess.Popen[str]: ...

    async def sit_down(self, client: httpx.AsyncClient) -> tuple[Player, Player]:
        """A new table with two people who can begin."""

    def play(self, player: Player, turn: int, cell: int) -> None: ...


class Tablee:
    """Our own server: SQLite on disk, every move flushed before anybody hears of it."""

    name = "Tablée, durable"

    def __init__(self, before: str = "", after: str = "", sockets: str = "short") -> None:
        self._around = {"before": before, "after": after, "sockets": sockets}
        self._cookies: list[str] = []
        self._naming = asyncio.Lock()

    def start(self, folder: Path) -> subprocess.Popen[str]:
        self._cookies = []
        limits = LIMITS.format(idle=1.0)
        code = OURS.format(data=str(folder), limits=limits, **self._around)
        return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)

    async def sit_down(self, client: httpx.AsyncClient) -> tuple[Player, Player]:
        async with self._naming:
            if not self._cookies:
                self._cookies = [await named(client, name) for name in ("Ann", "Bob")]
            cookies = self._cookies
        wish = {"game": "tictactoe", "chairs": ["me", "open"]}
        head = {"cookie": cookies[0]}
        made = await client.post("/api/tables", json=wish, headers=head)
        path = f"/ws/tables/{made.json()['id']}"
        ann, bob = [await self.enter(str(client.base_url), path, cookie) for cookie in cookies]
        await bob.until(DONE, b'{"type":"sit","request":1,"seat":1}')
        shown = asyncio.ensure_future(bob.until(b'{"type":"fresh"', b'{"type":"hello"}'))
        ann.line.say(b'{"type":"hello"}')
        await ann.until(DONE, b'{"type":"begin","request":1}')
        await shown
        return ann, bob

    async def enter(self, address: str, path: str, cookie: str) -> Player:
        return await enter(address, path, cookie)

    def play(self, player: Player, turn: int, cell: int) -> None:
        player.line.say(b'{"type":"play","request":%d,"move":"mark %d"}' % (turn + 2, cell))


async def enter(address: str, path: str, cookie: str, source: str = "") -> Player:
    return listening(Player(await open_line(address, path, cookie, source)))


def listening(player: Player) -> Player:
    """Answers pings, and notes when a move is stored and when it is shown."""

    def hear(text: bytes) -> None:
        if text.startswith(SCENE):
            player.moved()
        elif text.startswith(DONE):
            player.settled()
        elif text.startswith(PING):
            player.line.say(b'{"type":"pong","id":' + text[len(PING) :])
        player.answer_wait(text)

    player.line.hear = hear
    return player


async def named(client: httpx.AsyncClient, name: str) -> str:
    """The cookie of a new guest."""
    answer = await client.post("/api/me", json={"name": name})
    client.cookies.clear()
    return f"tablee={answer.cookies['tablee']}"


class Boardgame:
    """boardgame.io 0.50.2, in memory; its own protocol over socket.io's."""

    name = "boardgame.io, in memory"

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def start(self, folder: Path) -> subprocess.Popen[str]:
        environment = {"NODE_ENV": "production", "PATH": "/usr/local/bin:/usr/bin:/bin"}
        return subprocess.Popen(
            ["node", "server.js"],
            cwd=self._folder,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )

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
