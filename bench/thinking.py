"""What people feel while computer players think: tables of experts beside people's tables.

People play tic-tac-toe at a move a second a table. At many other tables four experts of a heavier
game play each other, and somebody looks at each. It is measured without them, with all thoughts in
a thread of the server, and with long ones in processes. The three take turns, round by round.

    python -m bench.thinking [--tables 200] [--people 100] [--game double-action] [--rounds 3]
"""

from __future__ import annotations

import argparse
import asyncio
import re
from statistics import quantiles

import msgspec
import uvloop
from rich.table import Table

from bench.load import Ground, console, ground, leave, surroundings
from bench.rivals import Player, Tablee, enter, named

THREAD = "import tablee.web.serve as s; s.BotProcesses = lambda *given: None"
"""Before the server starts: it has no processes to think in."""
WARM_SECONDS = 5.0


class Way(msgspec.Struct):
    """One way of thinking, and what was measured with it."""

    name: str
    before: str
    bots: bool
    waits: list[float] = []
    thoughts: float = 0.0
    thinking: float = 0.0
    """Seconds of the processor for them."""
    server: float = 0.0
    """Seconds of the server's own processor."""
    seconds: float = 0.0


class Asked(msgspec.Struct):
    game: str
    tables: int
    people: int
    seats: int


async def round_of(way: Way, asked: Asked) -> None:
    async with ground(Tablee(way.before)) as place:
        watchers = await experts(place, asked) if way.bots else []
        await asyncio.sleep(WARM_SECONDS)
        loop, used = asyncio.get_running_loop(), place.processor()
        count, seconds = await thought(place)
        began = loop.time()
        done = await place.round(asked.people, 1.0)
        count, seconds = [
            b - a for a, b in zip((count, seconds), await thought(place), strict=True)
        ]
        way.waits += done.waits
        way.thoughts += count
        way.thinking += seconds
        way.server += place.processor() - used
        way.seconds += loop.time() - began
        await leave([(player, player) for player in watchers])


async def experts(place: Ground, asked: Asked) -> list[Player]:
    """Tables where computers play, each looked at by one person."""
    client = place._client
    cookie = await named(client, "Eve")
    wish = {"game": asked.game, "chairs": ["expert"] * asked.seats, "begin": True}
    watchers = []
    for _ in range(asked.tables):
        made = await client.post("/api/tables", json=wish, headers={"cookie": cookie})
        path = f"/ws/tables/{made.json()['id']}"
        watchers.append(await enter(str(client.base_url), path, cookie))
        watchers[-1].line.say(b'{"type":"hello"}')
    return watchers


async def thought(place: Ground) -> tuple[float, float]:
    """How many thoughts there were, and their seconds."""
    text = (await place._client.get("/metrics")).text
    return figure(text, "tablee_thought_seconds_count"), figure(text, "tablee_thought_seconds_sum")


def figure(text: str, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def show(ways: list[Way]) -> None:
    table = Table(
        "people's moves", "p50 ms", "p99 ms", "worst ms", "thoughts/s", "ms each", "server"
    )
    for way in ways:
        cuts = quantiles(way.waits, n=100)
        each = 1000 * way.thinking / way.thoughts if way.thoughts else 0.0
        waits = (cuts[49] * 1000, cuts[98] * 1000, max(way.waits) * 1000)
        told = (*waits, way.thoughts / way.seconds, each)
        busy = f"{way.server / way.seconds:.0%}"
        table.add_row(way.name, *(f"{one:,.1f}" for one in told), busy)
    console.print(table)


async def measure(asked: Asked, rounds: int) -> list[Way]:
    ways = [Way("no bots", "", False), Way("thread", THREAD, True), Way("processes", "", True)]
    for number in range(rounds):
        for way in ways:
            console.print(f"round {number + 1} of {rounds}, {way.name} …", style="dim")
            await round_of(way, asked)
    return ways


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="where experts play")
    parser.add_argument("--people", type=int, default=100, help="tables of people")
    parser.add_argument("--game", default="double-action", help="what experts play")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    console.print(surroundings())
    wish = Asked(asked.game, asked.tables, asked.people, asked.seats)
    show(uvloop.run(measure(wish, asked.rounds)))


if __name__ == "__main__":
    main()
