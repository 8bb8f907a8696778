"""What bench/attack.py runs against the server: strangers at one address, each with one idea.

Each attack is a function of an `Enemy`. It goes on until it is stopped. Everything is paced: it
sends what was enough to hold the server up before, not all that a core can send.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import cast

from bench.line import NO_MASK, Line, open_line
from tablee import catalog
from tablee.catalog.words import LANGUAGES

SOURCE = "127.0.0.66"
"""The address of all attackers; players have others."""
TICK = 0.01
MANY = 380
LOBBY = "/ws/lobby?wire=7"
NEW_TABLE = (
    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncookie: %s\r\n"
    b"content-type: application/json\r\ncontent-length: %d\r\n\r\n"
)
WISH = b'{"game":"tictactoe","chairs":["me","open"],"terms":{"access":"public"}}'
PING, PONG, CONT = b"\x89", b"\x8a", b"\x00"
HALF = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n"


def frame(head: bytes, payload: bytes = b"") -> bytes:
    """Masked with zeros; up to 64 kB."""
    size = len(payload)
    if size < 126:
        return head + bytes((0x80 | size,)) + NO_MASK + payload
    return head + b"\xfe" + size.to_bytes(2, "big") + NO_MASK + payload


HELLO = frame(b"\x81", b'{"type":"hello"}')


class Raw(asyncio.Protocol):
    """A line that sends what it likes, and reads nothing unless it is told to."""

    def __init__(self, hello: bytes) -> None:
        self._hello = hello
        self.is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport, self.is_open = cast(asyncio.Transport, transport), True
        self.transport.write(self._hello)

    def connection_lost(self, fault: Exception | None) -> None:
        self.is_open = False


class Enemy:
    """Where an attack goes, and what it needs there."""

    def __init__(
        self, address: str, table: str, cookie: str, game: str, thinking: str, guests: str
    ) -> None:
        self.address = address
        self.port = int(address.rpartition(":")[2])
        self.table = f"/ws/tables/{table}"
        self.cookie = cookie
        self.long_game = f"/ws/tables/{game}"
        self.replay = f"/api/tables/{game}/replay"
        """Of a long game that is over."""
        self.verify = f"/api/tables/{game}/verify"
        self.thinking = [f"/ws/tables/{id}" for id in thinking.split(",")]
        """Tables of computer players, which play while somebody looks."""
        self.guests = guests.split(",")
        """Cookies of people with many waiting tables."""
        self.tally = {"bytes": 0, "lines": 0}

    async def socket(self, path: str, cookie: str = "") -> Line:
        """Opened again until somebody opens it."""
        while True:
            try:
                line = await open_line(self.address, path, cookie, SOURCE)
                self.tally["lines"] += 1
                return line
            except (OSError, ConnectionError):
                await asyncio.sleep(TICK)

    async def raw(self, hello: bytes) -> Raw | None:
        loop = asyncio.get_running_loop()
        try:
            _, line = await loop.create_connection(
                lambda: Raw(hello), "127.0.0.1", self.port, local_addr=(SOURCE, 0)
            )
        except OSError:
            return None
        self.tally["lines"] += 1
        self.tally["bytes"] += len(hello)
        return line

    def send(self, line: Line, data: bytes) -> None:
        """Not more than the system takes: what waits here is not an attack."""
        if line.transport.get_write_buffer_size() < 1_000_000:
            line.transport.write(data)
            self.tally["bytes"] += len(data)


async def flood(enemy: Enemy, path: str, first: bytes, again: bytes, deaf: bool = False) -> None:
    """One socket that sends the same again and again, opened again when it is closed."""
    while True:
        line = await enemy.socket(path)
        if deaf:
            line.transport.pause_reading()
        enemy.send(line, first)
        while not line.transport.is_closing():
            enemy.send(line, again)
            await asyncio.sleep(TICK)


async def pings(enemy: Enemy) -> None:
    """800 kB/s of empty pings on one socket in the lobby."""
    await flood(enemy, "/ws/lobby", b"", frame(PING) * 1_333)


async def unread_pings(enemy: Enemy) -> None:
    """8 MB/s of large pings whose answers are never read."""
    await flood(enemy, "/ws/lobby", b"", frame(PING, b"x" * 125) * 610, deaf=True)


async def pieces(enemy: Enemy) -> None:
    """800 kB/s of empty pieces of one message."""
    await flood(enemy, "/ws/lobby", frame(b"\x01", b"{"), frame(CONT) * 1_333)


async def nonsense(enemy: Enemy) -> None:
    """Deep JSON, as large as it may be."""
    await flood(enemy, "/ws/lobby", b"", frame(b"\x81", b"[" * 8_000) * 4)


async def half_sent(enemy: Enemy) -> None:
    """1,500 half-sent requests, each opened again as soon as it is cut."""
    lines: list[Raw | None] = [None] * 1_500
    while True:
        for number, line in enumerate(lines):
            if line is None or not line.is_open:
                lines[number] = await enemy.raw(HALF)
            if number % 10 == 0:
                await asyncio.sleep(TICK)


async def crowd(enemy: Enemy, deaf: bool) -> None:
    """Many sockets at one table that ask for the whole scene again and again."""
    lines = [await enemy.socket(enemy.table) for _ in range(MANY)]
    for number in count():
        place = number % MANY
        line = lines[place]
        if line.transport.is_closing():
            line = lines[place] = await enemy.socket(enemy.table)
        if deaf:
            line.transport.pause_reading()
        enemy.send(line, HELLO * 20)
        if number % 20 == 0:
            await asyncio.sleep(TICK)


async def hellos(enemy: Enemy) -> None:
    """380 sockets that ask for the scene, and read it."""
    await crowd(enemy, deaf=False)


async def deaf(enemy: Enemy) -> None:
    """380 sockets that ask for the scene, and never read it."""
    await crowd(enemy, deaf=True)


async def lobby(enemy: Enemy) -> None:
    """380 pages in the lobby, and one guest who sits down and stands up."""
    pages = [await enemy.socket(LOBBY) for _ in range(MANY)]
    sit, stand = (
        frame(b"\x81", text)
        for text in (b'{"type":"sit","request":1,"seat":1}', b'{"type":"stand","request":1}')
    )
    bob = await enemy.socket(enemy.table, enemy.cookie)
    while pages:
        if bob.transport.is_closing():
            bob = await enemy.socket(enemy.table, enemy.cookie)
        enemy.send(bob, sit + stand)
        await asyncio.sleep(0.1)


async def own_tables(enemy: Enemy) -> None:
    """144 pages of eight guests with 464 waiting tables, who make ten more a second."""
    guests = enemy.guests
    pages = [await enemy.socket(LOBBY, cookie) for cookie in guests for _ in range(18)]
    for number in count():
        place = number % len(pages)
        if pages[place].transport.is_closing():
            pages[place] = await enemy.socket(LOBBY, guests[place // 18])
        made = await enemy.raw(
            NEW_TABLE % (guests[number % len(guests)].encode(), len(WISH)) + WISH
        )
        await asyncio.sleep(0.1)
        if made is not None and made.is_open:
            made.transport.abort()


async def talk(enemy: Enemy) -> None:
    """380 sockets at one table that say something to each other."""
    lines = [await enemy.socket(enemy.table) for _ in range(MANY)]
    say = frame(b"\x81", b'{"type":"talk","request":1,"phrase":"hello"}')
    while True:
        for number, line in enumerate(lines):
            if line.transport.is_closing():
                lines[number] = line = await enemy.socket(enemy.table)
            enemy.send(line, say)
            if number % 20 == 0:
                await asyncio.sleep(TICK)


async def computers(enemy: Enemy) -> None:
    """Forty tables at which only computers play, looked at so that they do."""
    lines = [await enemy.socket(path) for path in enemy.thinking]
    for line in lines:
        enemy.send(line, HELLO)
    while lines:
        await asyncio.sleep(1)


async def requests(enemy: Enemy) -> None:
    """HTTP requests on 50 lines, as many as are answered."""
    await ask_on(enemy, "/api/lobby", 50)


async def replays(enemy: Enemy) -> None:
    """A long game shown again on 50 lines, as often as it is answered."""
    await ask_on(enemy, enemy.replay, 50)


async def unread_replays(enemy: Enemy) -> None:
    """The same on 400 lines that never read the answers."""
    await ask_on(enemy, enemy.replay, 400, deaf=True)


async def long_games(enemy: Enemy) -> None:
    """A long game opened, checked and shown open on 30 lines that hang up each second."""
    asks = [
        f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode()
        for path in (f"{enemy.replay}?eyes=-3", enemy.verify)
    ]
    while True:
        lines = [await enemy.raw(asks[number % 2]) for number in range(30)]
        looker = await enemy.socket(enemy.long_game)
        enemy.send(looker, HELLO)
        await asyncio.sleep(1)
        looker.transport.abort()
        for line in lines:
            if line is not None and line.is_open:
                line.transport.abort()
        await asyncio.sleep(0.2)


async def ask_on(enemy: Enemy, path: str, many: int, deaf: bool = False) -> None:
    """The same request on so many lines again and again, opened again when they are cut."""
    ask = f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode()
    lines = [await enemy.raw(ask) for _ in range(many)]
    while True:
        for number, line in enumerate(lines):
            if line is None or not line.is_open:
                line = lines[number] = await enemy.raw(ask)
            if line is None:
                continue
            if deaf:
                line.transport.pause_reading()
            elif line.transport.get_write_buffer_size() == 0:
                line.transport.write(ask)
                enemy.tally["bytes"] += len(ask)
        await asyncio.sleep(TICK)


async def pictures(enemy: Enemy) -> None:
    """Pictures of links on 60 lines: every kind, box and language, again and again."""
    kinds = ("box", "table", "replay", "moment", "evening", "puzzle")
    paths = [f"/preview/{kind}/{key}/{language}.png" for kind in kinds
             for key in ("tictactoe", *catalog.shelf()) for language in LANGUAGES]  # fmt: skip
    lines: list[Raw | None] = [None] * 60
    for turn in count():
        for number, line in enumerate(lines):
            path = paths[(turn * len(lines) + number) % len(paths)]
            ask = f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode()
            if line is None or not line.is_open:
                lines[number] = await enemy.raw(ask)
            elif line.transport.get_write_buffer_size() == 0:
                line.transport.write(ask)
                enemy.tally["bytes"] += len(ask)
        await asyncio.sleep(TICK)


async def comings(enemy: Enemy) -> None:
    """Sockets that are opened and closed at once."""
    while True:
        line = await enemy.socket("/ws/lobby")
        line.transport.abort()


ATTACKS: dict[str, Callable[[Enemy], Awaitable[None]]] = {
    one.__name__: one
    for one in (
        pings,
        unread_pings,
        pieces,
        nonsense,
        half_sent,
        hellos,
        deaf,
        lobby,
        own_tables,
        talk,
        computers,
        requests,
        replays,
        unread_replays,
        long_games,
        pictures,
        comings,
    )
}
