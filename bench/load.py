"""The whole server under load, beside others, in one run: the same work, the same client.

The others are Colyseus and boardgame.io, both on the newest Node that npm has, and as the limit an
echo: our socket class that answers with as many bytes and neither judges nor stores anything.
Colyseus is there twice: as it comes, and storing each move in SQLite before it tells it, as we do.

Tables of tic-tac-toe, two people each over WebSocket, in three ways: 200 and 1,000 tables at one
move a second each, and 200 tables as fast as they can. A move counts when whoever made it has been
told it stands and the other has been shown it. What is called durable is on disk by then.
Each server is a process of its own; the load comes from this one, through a client that costs
almost nothing (line.py). They take turns, round by round: a machine has its slower minutes, and
all are to have them.

    python -m bench.load [--quick] [--no-peer] [--python /usr/bin/python3.11]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from statistics import quantiles

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from bench.others.boardgame import Boardgame
from bench.others.colyseus import Colyseus
from bench.others.echo import Echo
from bench.others.npm import install, node_version
from bench.rivals import Player, Rival, Tablee

GAME = (0, 3, 1, 4, 8, 2, 6, 7, 5)
"""A drawn game: nine moves."""
AT_ONCE = 25
"""Tables set at the same time."""
SETTLE = 2.0
"""Seconds in which lines are measured after sitting down: that is not the work of a move."""
LONGEST = 120.0
"""Seconds after which a round is given up."""
console = Console(width=None if sys.stdout.isatty() else 140)


class Round(msgspec.Struct):
    """What was measured while one server was loaded once."""

    waits: list[float]
    seconds: float
    processor: float
    memory: float
    heard: int
    """Bytes that people were sent."""


class Load(msgspec.Struct):
    """What was measured in all rounds of one way of loading one server."""

    what: str
    rate: float
    """Moves a second."""
    least: float
    most: float
    """The same of the slowest and of the fastest round."""
    cost: float
    """Microseconds of the server's processor for a move."""
    p50: float
    p99: float
    memory: float
    """Kilobytes of a table in play, its two connections included."""
    size: float
    """Bytes of a move to each person."""

    @classmethod
    def of(cls, what: str, rounds: list[Round]) -> Load:
        waits = [wait for one in rounds for wait in one.waits]
        rates = [len(one.waits) / one.seconds for one in rounds]
        cuts = quantiles(waits, n=100)
        return cls(
            what=what,
            rate=len(waits) / sum(one.seconds for one in rounds),
            least=min(rates),
            most=max(rates),
            cost=sum(one.processor for one in rounds) / len(waits) * 1e6,
            p50=cuts[49] * 1000,
            p99=cuts[98] * 1000,
            memory=max(one.memory for one in rounds),
            size=sum(one.heard for one in rounds) / len(waits) / 2,
        )


class Match:
    """One game at one table, driven by what its two people hear; no task, no future a move."""

    def __init__(
        self,
        rival: Rival,
        pair: tuple[Player, Player],
        pace: float,
        turns: range = range(len(GAME)),
    ) -> None:
        self._rival = rival
        self._pair = pair
        self._pace = pace
        self._loop = asyncio.get_running_loop()
        self._turn, self._stop = turns.start, turns.stop
        self._known = 0
        self.waits: list[float] = []
        self.over = self._loop.create_future()

    def begin(self, delay: float) -> None:
        self._due = self._loop.time() + delay
        self._loop.call_later(delay, self._move)

    def _move(self) -> None:
        mover, other = self._pair[self._turn % 2], self._pair[1 - self._turn % 2]
        self._known = 0
        mover.settled, other.moved = self._know, self._know
        mover.moved = other.settled = _nothing
        self._sent = time.perf_counter()
        self._rival.play(mover, self._turn, GAME[self._turn])

    def _know(self) -> None:
        self._known += 1
        if self._known < 2:
            return
        self.waits.append(time.perf_counter() - self._sent)
        self._turn += 1
        for player in self._pair:
            player.settled = player.moved = _nothing
        if self._turn == self._stop:
            self.over.set_result(None)
        elif self._pace:
            self._due += self._pace
            self._loop.call_at(max(self._due, self._loop.time()), self._move)
        else:
            self._loop.call_soon(self._move)


def _nothing() -> None:
    return None


# --- rounds ---------------------------------------------------------------------------------------


class Ground:
    """A running server, and what Linux says of its process."""

    def __init__(self, rival: Rival, process: int, client: httpx.AsyncClient) -> None:
        self.rival = rival
        self._process = process
        self._client = client

    async def seat(self, tables: int) -> list[tuple[Player, Player]]:
        few = asyncio.Semaphore(AT_ONCE)

        async def one() -> tuple[Player, Player]:
            async with few:
                return await self.rival.sit_down(self._client)

        return await asyncio.wait_for(asyncio.gather(*(one() for _ in range(tables))), LONGEST)

    async def round(self, tables: int, pace: float) -> Round:
        """One game at that many tables at once; sitting down and leaving are not counted."""
        before = self.memory()
        pairs = await self.seat(tables)
        memory = (self.memory() - before) / tables
        await asyncio.sleep(SETTLE)
        began, used, heard = time.perf_counter(), self.processor(), bytes_heard(pairs)
        waits = await asyncio.wait_for(self._play(pairs, pace), LONGEST)
        seconds, used = time.perf_counter() - began, self.processor() - used
        measured = Round(waits, seconds, used, memory, bytes_heard(pairs) - heard)
        await leave(pairs)
        return measured

    async def _play(self, pairs: list[tuple[Player, Player]], pace: float) -> list[float]:
        matches = [Match(self.rival, pair, pace) for pair in pairs]
        for number, match in enumerate(matches):
            match.begin(pace * number / len(matches))
        await asyncio.gather(*(match.over for match in matches))
        return [wait for match in matches for wait in match.waits]

    async def idle_memory(self, tables: int) -> float:
        """Kilobytes that stay for each table everybody has left: the growth by a second crowd."""
        sizes = []
        for _ in range(3):
            pairs = await self.seat(tables)
            await self._play(pairs, 0)
            await leave(pairs)
            await asyncio.sleep(4)
            sizes.append(self.memory())
        return (sizes[2] - sizes[1]) / tables

    def memory(self) -> float:
        return kilobytes(self._process)

    def processor(self) -> float:
        """Seconds of all its threads, the system's work for it included."""
        return processor_seconds(Path(f"/proc/{self._process}/stat"))


async def leave(pairs: list[tuple[Player, Player]]) -> None:
    for pair in pairs:
        for player in pair:
            player.line.close()
    await asyncio.sleep(1)


def bytes_heard(pairs: list[tuple[Player, Player]]) -> int:
    return sum(player.line.heard for pair in pairs for player in pair)


def kilobytes(process: int) -> float:
    """What a process has in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return float(line.split()[1])


def processor_seconds_of(processes: Iterable[int]) -> float:
    """Of those that are still there."""
    seconds = 0.0
    for process in processes:
        with suppress(FileNotFoundError, ProcessLookupError):
            seconds += processor_seconds(Path(f"/proc/{process}/stat"))
    return seconds


def processor_seconds(path: Path) -> float:
    fields = path.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


@contextmanager
def running(rival: Rival) -> Iterator[tuple[int, str]]:
    with tempfile.TemporaryDirectory() as folder:
        server = rival.start(Path(folder))
        assert server.stdout is not None
        try:
            address = ""
            while not address.startswith("http"):
                address = server.stdout.readline().strip() or "http://nowhere"
            yield server.pid, address
        finally:
            server.terminate()
            server.wait(30)
            server.stdout.close()


@asynccontextmanager
async def ground(rival: Rival) -> AsyncIterator[Ground]:
    with running(rival) as (process, address):
        limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=1.0)
        async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60) as client:
            yield Ground(rival, process, client)


class Figures(msgspec.Struct):
    """All that was measured of one server."""

    server: str
    loads: list[Load]
    idle: float
    """Kilobytes that stay for a table everybody has left."""


async def take_turns(
    places: Sequence[Ground], what: str, tables: int, pace: float, times: int
) -> list[Load]:
    """The same load on each server, round by round."""
    done: list[list[Round]] = [[] for _ in places]
    for number in range(times):
        console.print(f"{what}, round {number + 1} of {times} …", style="dim")
        for place, mine in zip(places, done, strict=True):
            mine.append(await place.round(tables, pace))
    return [Load.of(what, mine) for mine in done]


async def measure(rivals: list[Rival], quick: bool) -> list[Figures]:
    few, many, rounds = (20, 50, 1) if quick else (200, 1_000, 8)
    async with AsyncExitStack() as stack:
        places = [await stack.enter_async_context(ground(rival)) for rival in rivals]
        figures = [Figures(rival.name, [], 0.0) for rival in rivals]
        for place in places:  # to warm up
            await place.round(20, 0)
        for what, tables, pace, times in (
            (f"{few} tables, a move a second each", few, 1.0, 1),
            (f"{many} tables, a move a second each", many, 1.0, 1),
            (f"{few} tables, as fast as they can", few, 0.0, rounds),
        ):
            measured = await take_turns(places, what, tables, pace, times)
            for one, load in zip(figures, measured, strict=True):
                one.loads.append(load)
        for one, place in zip(figures, places, strict=True):
            one.idle = await place.idle_memory(few * 2)
    return figures


# --- telling --------------------------------------------------------------------------------------


def surroundings() -> str:
    """What the figures depend on beside our code; a busy machine spoils them."""
    return (
        f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; "
        f"Python {platform.python_version()} ({platform.python_build()[0]})"
    )


def show(figures: list[Figures]) -> None:
    heads = ("moves/s", "slowest", "fastest", "p50 ms", "p99 ms", "CPU µs/move", "kB/table")
    table = Table("server", "load", *heads, "bytes/move")
    for server in figures:
        for one in server.loads:
            told = (one.rate, one.least, one.most, one.p50, one.p99, one.cost, one.memory, one.size)
            table.add_row(server.server, one.what, *(f"{figure:,.1f}" for figure in told))
    console.print(table)
    for server in figures:
        console.print(f"an idle table: {server.idle:.1f} kB, {server.server}")
    for other in figures[1:]:
        compare(figures[0], other)


def compare(ours: Figures, theirs: Figures) -> None:
    mine, other, name = ours.loads[-1], theirs.loads[-1], theirs.server
    if theirs.server == Echo.name:
        console.print(f"share of the limit: {mine.rate / other.rate:.2f} of the echo's throughput")
        return
    console.print(f"throughput: {mine.rate / other.rate:.2f} × {name}")
    console.print(f"processor for a move: {name} takes {other.cost / mine.cost:.2f} × ours")
    for a, b in zip(ours.loads, theirs.loads, strict=True):
        console.print(f"p99, {a.what}: {a.p99:.1f} ms, {name} {b.p99:.1f} ms")


async def bytes_of_a_move() -> int:
    """To each person, on average; the echo answers with as many."""
    async with ground(Tablee()) as place:
        return round(Load.of("", [await place.round(20, 0)]).size)


PEERS: dict[str, Callable[[Path], list[Rival]]] = {
    "colyseus": lambda folder: [Colyseus(folder, durable=True), Colyseus(folder)],
    "boardgame": lambda folder: [Boardgame(folder)],
}


def others(folder: Path) -> list[Rival]:
    """Those that can be had here; each is asked for once."""
    found: list[Rival] = []
    for name, peer in PEERS.items():
        mine = folder / name
        if not (mine / "node_modules").exists():
            console.print(f"installing {name} …", style="dim")
            if not install(name, mine):
                console.print(f"{name} could not be installed", style="bold red")
                continue
        console.print(f"{name} on Node {node_version(mine)}")
        found += peer(mine)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a tenth of the tables")
    parser.add_argument("--no-peer", action="store_true", help="measure our server alone")
    parser.add_argument("--peers", type=Path, help="a folder in which the others are installed")
    parser.add_argument("--python", default="", help="an interpreter for our server")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    asked = parser.parse_args()
    console.print(surroundings())
    with tempfile.TemporaryDirectory() as made:
        peers = [] if asked.no_peer else others(asked.peers or Path(made))
        size = uvloop.run(bytes_of_a_move())
        ours = Tablee(python=asked.python)
        figures = uvloop.run(measure([ours, *peers, Echo(size, size)], asked.quick))
    show(figures)
    if asked.json:
        asked.json.write_text(json.dumps(msgspec.to_builtins(figures), indent=1))


if __name__ == "__main__":
    main()
