"""Sockets on which nothing happens: how much of a core they take, and how much memory each.

Two people at each table of tic-tac-toe that has begun and does not go on, and pages in the lobby.
They answer as the page does. The processor is that of the server, with nobody doing anything.

    python -m bench.idle [--sockets 5000] [--seconds 30]
"""

from __future__ import annotations

import argparse
import asyncio
import resource
from collections.abc import Awaitable, Callable

import msgspec
import uvloop
from rich.table import Table

from bench.load import AT_ONCE, Ground, console, ground, surroundings
from bench.rivals import Player, Tablee, enter, named

SETTLE_SECONDS = 10.0
LOBBY = "/ws/lobby"


class Idle(msgspec.Struct):
    """What so many idle sockets of one kind take."""

    what: str
    sockets: int
    cores: float
    memory: float
    """Kilobytes for each, with its share of a table."""
    heard: float
    """Bytes a second that each was sent."""


async def at_tables(place: Ground, sockets: int) -> list[Player]:
    pairs: list[tuple[Player, Player]] = []
    while len(pairs) * 2 < sockets:
        pairs += await place.seat(min(10 * AT_ONCE, sockets // 2 - len(pairs)))
    return [player for pair in pairs for player in pair]


async def in_lobby(place: Ground, sockets: int) -> list[Player]:
    client = place._client
    cookies = [await named(client, f"Guest {n}") for n in range(20)]
    address = str(client.base_url)
    return [await enter(address, LOBBY, cookies[n % len(cookies)]) for n in range(sockets)]


WAYS: dict[str, Callable[[Ground, int], Awaitable[list[Player]]]] = {
    "at tables": at_tables,
    "in the lobby": in_lobby,
}


async def measure(what: str, sockets: int, seconds: float) -> Idle:
    async with ground(Tablee()) as place:
        await place.round(20, 0)  # to warm up
        await asyncio.sleep(SETTLE_SECONDS)  # it loads seldom used parts a while after it opened
        before = place.memory()
        players = await WAYS[what](place, sockets)
        await asyncio.sleep(SETTLE_SECONDS)
        memory = (place.memory() - before) / sockets
        used, heard = place.processor(), sum(player.line.heard for player in players)
        await asyncio.sleep(seconds)
        used = (place.processor() - used) / seconds
        heard = sum(player.line.heard for player in players) - heard
        for player in players:
            player.line.close()
        return Idle(what, sockets, used, memory, heard / seconds / sockets)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=5_000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--only", choices=("", *WAYS), default="")
    asked = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    console.print(surroundings())
    table = Table("idle sockets", "number", "of a core", "kB each", "bytes/s each")
    for what in WAYS if not asked.only else (asked.only,):
        one = uvloop.run(measure(what, asked.sockets, asked.seconds))
        figures = (f"{one.cores:.3f}", f"{one.memory:.1f}", f"{one.heard:.1f}")
        table.add_row(one.what, f"{one.sockets:,}", *figures)
    console.print(table)


if __name__ == "__main__":
    main()
