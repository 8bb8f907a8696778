"""People who come one after the other while a server restarts, and what becomes of each."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

PAUSE = 0.02
"""Seconds between two who come."""
AT_ONCE = 40
"""So many wait for an answer at most: more might be refused as a flood on a slow machine."""
PATIENCE = 60.0
ASKED = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


@asynccontextmanager
async def comers(address: str) -> AsyncIterator[Counter[str]]:
    """Counts, by what they were told. All are waited for in the end."""
    told: Counter[str] = Counter()
    coming = asyncio.create_task(_come_on(address, told))
    try:
        yield told
    finally:
        coming.cancel()
        with suppress(asyncio.CancelledError):
            await coming


async def until_answered(told: Counter[str], more: int) -> None:
    """So many more than now."""
    goal = told["200"] + more
    async with asyncio.timeout(PATIENCE):
        while told["200"] < goal:
            await asyncio.sleep(PAUSE)


async def _come_on(address: str, told: Counter[str]) -> None:
    room = asyncio.Semaphore(AT_ONCE)
    async with asyncio.TaskGroup() as here:
        try:
            while True:
                await room.acquire()
                here.create_task(_come(address, told)).add_done_callback(lambda _: room.release())
                await asyncio.sleep(PAUSE)
        except asyncio.CancelledError:
            """Nobody comes any more."""


async def _come(address: str, told: Counter[str]) -> None:
    """Whose line ends before a word was answered comes again: a server that leaves ends its lines.

    Nobody may be refused a line, or be answered anything but what was asked for.
    """
    place = urlsplit(address)
    answer = ""
    try:
        async with asyncio.timeout(PATIENCE):
            while not answer:
                answer = await _ask(*await asyncio.open_connection(place.hostname, place.port))
    except (OSError, TimeoutError) as fault:
        told[type(fault).__name__] += 1
    else:
        told[answer.split(" ")[1]] += 1


async def _ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> str:
    try:
        writer.write(ASKED)
        return (await reader.readline()).decode()
    except ConnectionResetError:
        return ""
    finally:
        writer.close()
