"""What is loaded by bench/load.py: our own server here, the others in `others/`."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import httpx

from bench.line import Line, open_line
from tablee import wire

LIMITS = """
many = 10**9
limits = Limits(
    per_second=many, burst=many, tables_an_hour=many, idle_seconds={idle},
    requests_a_second=many, requests_at_once=many,
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
HELLO = b'{"type":"hello","wire":%d}' % wire.WIRE
"""As the page says it: a server lets its calm lines be silent for longer than a program's."""
PING = b'{"type":"ping","id":'
STILL_HERE = PING + b"0}"


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
        heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
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

    def __init__(
        self, before: str = "", after: str = "", sockets: str = "short", python: str = ""
    ) -> None:
        self._around = {"before": before, "after": after, "sockets": sockets}
        self._python = python or sys.executable
        """Another interpreter of the same version finds everything where this one does."""
        self._cookies: list[str] = []
        self._naming = asyncio.Lock()

    def start(self, folder: Path) -> subprocess.Popen[str]:
        self._cookies = []
        limits = LIMITS.format(idle=1.0)
        code = OURS.format(data=str(folder), limits=limits, **self._around)
        ours = [path for path in sys.path if path and not path.startswith(sys.base_prefix)]
        found = {} if self._python == sys.executable else {"PYTHONPATH": os.pathsep.join(ours)}
        return subprocess.Popen(
            [self._python, "-c", code], stdout=subprocess.PIPE, text=True, env=os.environ | found
        )

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
        shown = asyncio.ensure_future(bob.until(b'{"type":"fresh"', HELLO))
        ann.line.say(HELLO)
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
        elif text.startswith(PING) and text != STILL_HERE:
            player.line.say(b'{"type":"pong","id":' + text[len(PING) :])
        player.answer_wait(text)

    player.line.hear = hear
    return player


async def named(client: httpx.AsyncClient, name: str) -> str:
    """The cookie of a new guest."""
    answer = await client.post("/api/me", json={"name": name})
    client.cookies.clear()
    return f"tablee={answer.cookies['tablee']}"
