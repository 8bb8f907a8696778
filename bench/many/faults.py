"""How long people at a table wait when its process leaves, is killed or hangs."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress

import httpx
import msgspec

from bench.load import AT_ONCE, GAME
from bench.many.servers import SILENCE, Place, follow
from bench.rivals import DONE, Player, named

FAULTS = {"leaves": signal.SIGTERM, "is killed": signal.SIGKILL, "hangs": signal.SIGSTOP}
LONGEST = 60.0
PACE = 0.15
"""Seconds between two moves at a table."""


class Wait(msgspec.Struct):
    """The longest time between two moves of each table whose people had to come again."""

    what: str
    seconds: list[float] = []
    untouched: int = 0
    """Tables of other processes."""

    def add(self, seconds: list[float], untouched: int) -> None:
        self.seconds += seconds
        self.untouched += untouched


class Chair:
    """One person at one table: comes again whenever the line ends or nothing is answered."""

    def __init__(self, address: str, path: str, cookie: str) -> None:
        self._where = (address, path, cookie)
        self._player: Player | None = None
        self._request = 0
        self.comings = 0

    async def ask(self, text: bytes) -> bytes:
        """The answer, from whichever process has the table now."""
        while True:
            player = self._player = self._player or await self._come()
            self._request += 1
            said = text.replace(b"REQUEST", b"%d" % self._request)
            try:
                async with asyncio.timeout(SILENCE):
                    return await self._answer(player, said)
            except (TimeoutError, ConnectionError):
                self.go()

    async def _come(self) -> Player:
        self.comings += 1
        return await follow(*self._where)

    async def _answer(self, player: Player, said: bytes) -> bytes:
        """The next `done` or `refused`; a line that ends is an error."""
        asked: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        hear = player.line.hear

        def end() -> None:
            if not asked.done():
                asked.set_exception(ConnectionError("closed"))

        def listen(text: bytes) -> None:
            hear(text)
            if not asked.done() and text.startswith((DONE, b'{"type":"refused"')):
                asked.set_result(text)
            elif text.startswith(b'{"type":"bye"'):
                end()

        player.line.hear, player.line.ended = listen, end
        try:
            if player.line.transport.is_closing():
                raise ConnectionError("closed")
            player.line.say(said)
            return await asked
        finally:
            player.line.hear, player.line.ended = hear, lambda: None

    def go(self) -> None:
        if self._player is not None:
            self._player.line.transport.close()
        self._player = None


class Pair:
    """A table with two people who make one move after the other."""

    def __init__(self, chairs: tuple[Chair, Chair]) -> None:
        self._chairs = chairs
        self._turn = 0

    async def begin(self) -> None:
        first, second = self._chairs
        await second.ask(b'{"type":"sit","request":REQUEST,"seat":1}')
        await first.ask(b'{"type":"begin","request":REQUEST}')

    async def move(self) -> None:
        """Until it is stored. Asked twice, the second answer is a refusal: it stood already."""
        text = b'{"type":"play","request":REQUEST,"move":"mark %d"}' % GAME[self._turn]
        await self._chairs[self._turn % 2].ask(text)
        self._turn += 1

    async def play_on(self) -> float:
        """To the end; the longest time between two moves that were stored."""
        longest, last = 0.0, time.perf_counter()
        while self._turn < len(GAME):
            await asyncio.sleep(PACE)
            await self.move()
            now = time.perf_counter()
            longest, last = max(longest, now - last - PACE), now
        return longest

    @property
    def came_again(self) -> bool:
        return any(chair.comings > 1 for chair in self._chairs)

    def go(self) -> None:
        for chair in self._chairs:
            chair.go()


async def measure(
    place: Place, client: httpx.AsyncClient, what: str, tables: int
) -> tuple[list[float], int]:
    """Everybody plays; one of the processes has the fault. How long tables waited; how many not."""
    pairs = await seat(client, tables)
    for pair in pairs:
        await pair.move()
    victim = place.workers()[0]
    os.kill(victim, FAULTS[what])
    try:
        playing = asyncio.gather(*(pair.play_on() for pair in pairs))
        waits = await asyncio.wait_for(playing, LONGEST)
    finally:
        with suppress(ProcessLookupError):
            os.kill(victim, signal.SIGCONT)
    for pair in pairs:
        pair.go()
    await _until(lambda: len(place.workers()) > 1)
    touched = [wait for wait, pair in zip(waits, pairs, strict=True) if pair.came_again]
    return touched, len(pairs) - len(touched)


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONGEST):
        while not holds():
            await asyncio.sleep(0.2)
    await asyncio.sleep(2)  # and it serves again


async def seat(client: httpx.AsyncClient, tables: int, chair: type[Chair] = Chair) -> list[Pair]:
    cookies = [await named(client, name) for name in ("Ann", "Bob")]
    few = asyncio.Semaphore(AT_ONCE)

    async def one() -> Pair:
        async with few:
            wish = {"game": "tictactoe", "chairs": ["me", "open"]}
            made = await client.post("/api/tables", json=wish, headers={"cookie": cookies[0]})
            path = f"/ws/tables/{made.json()['id']}"
            first, second = (chair(str(client.base_url), path, cookie) for cookie in cookies)
            pair = Pair((first, second))
            await pair.begin()
            return pair

    return await asyncio.gather(*(one() for _ in range(tables)))
