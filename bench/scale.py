"""One process on a file, one and two on PostgreSQL, in one run: what moves and faults cost.

    python -m bench.scale [--quick] [--only PART] [--json FILE]

Load: tic-tac-toe as fast as it can be played, the servers taking turns, as in load.py; the
processor counts the parent, all its processes and all of the database. Faults: one of two processes
leaves, is killed, or hangs, while everybody wants to move. Restarts: the only process ends and is
started again. Stores: rows through the store alone.
Growth: one process on a store with up to 100,000 tables, with up to 10,000 of its own open.
Sleepers: a start on 100,000 tables, 10,000 of them running correspondence games, on a file.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median

import httpx
import msgspec
import uvloop
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests"))

import postgres  # noqa: E402
from bench.load import AT_ONCE, Load, console, running, surroundings, take_turns  # noqa: E402
from bench.many import faults, growth, restarts, sleepers, stores  # noqa: E402
from bench.many.servers import Houses, Place  # noqa: E402

PARTS = ("load", "faults", "restarts", "stores", "growth", "sleepers")


class Figures(msgspec.Struct):
    """All that was measured."""

    loads: dict[str, list[Load]] = {}
    faults: list[faults.Wait] = []
    restarts: list[restarts.Restarted] = []
    stores: list[stores.Writing] = []
    sizes: list[growth.Size] = []
    starts: list[sleepers.Start] = []


@asynccontextmanager
async def place(houses: Houses) -> AsyncIterator[tuple[Place, httpx.AsyncClient]]:
    with running(houses) as (process, address):
        limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=1.0)
        async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60) as client:
            yield Place(houses, process, client), client


async def all_loads(database: postgres.Server, quick: bool) -> dict[str, list[Load]]:
    tables, rounds = (20, 2) if quick else (200, 8)
    servers = [Houses(), Houses(1, database), Houses(2, database)]
    ways = (
        (tables, "a move a second each", 1.0, 1),
        (5 * tables, "a move a second each", 1.0, 2),
        (tables, "as fast as they can", 0.0, rounds),
    )
    measured: dict[str, list[Load]] = {one.name: [] for one in servers}
    async with AsyncExitStack() as stack:
        places = [(await stack.enter_async_context(place(one)))[0] for one in servers]
        for one in places:  # to warm up
            await one.round(20, 0)
        for crowd, how, pace, times in ways:
            told = await take_turns(places, f"{crowd} tables, {how}", crowd, pace, times)
            for server, load in zip(servers, told, strict=True):
                measured[server.name].append(load)
    return measured


async def all_faults(database: postgres.Server, quick: bool) -> list[faults.Wait]:
    tables, rounds = (10, 1) if quick else (60, 5)
    waits = []
    async with place(Houses(2, database)) as (there, client):
        for what in faults.FAULTS:
            wait = faults.Wait(what)
            for number in range(rounds):
                console.print(f"a process {what}, {number + 1} of {rounds} …", style="dim")
                wait.add(*await faults.measure(there, client, what, tables))
            waits.append(wait)
    return waits


async def all_restarts(quick: bool) -> list[restarts.Restarted]:
    tables, rounds = (10, 1) if quick else (60, 5)
    return [await restarts.measure(way, tables, rounds) for way in restarts.WAYS]


async def all_stores(database: postgres.Server, quick: bool) -> list[stores.Writing]:
    seconds = 0.5 if quick else 4.0
    return [
        await stores.measure(where, batch, seconds)
        for batch in stores.BATCHES
        for where in (None, database)
    ]


async def all_sizes(database: postgres.Server, quick: bool) -> list[growth.Size]:
    asked = ((100, 0), (1_000, 100)) if quick else ((1_000, 0), (10_000, 0), (100_000, 10_000))
    sizes = []
    with tempfile.TemporaryDirectory() as folder, Progress(console=console) as progress:
        for where in (None, database):
            for tables, held in asked:
                store = "PostgreSQL" if where else "SQLite"
                task = progress.add_task(f"{tables:,} tables, {store}", total=tables)

                def told(more: int, task: object = task) -> None:
                    progress.advance(task, more)  # type: ignore[arg-type]

                there = Path(folder) / f"{tables}{'p' if where else ''}"
                sizes.append(await growth.measure(where, there, tables, held, told))
    return sizes


async def all_starts(quick: bool) -> list[sleepers.Start]:
    """Games that have left word when they are due, and games from before there was such a word."""
    tables, asleep = (1_000, 100) if quick else (100_000, 10_000)
    starts = []
    with tempfile.TemporaryDirectory() as folder, Progress(console=console) as progress:
        for marked in (False, True):
            knows = "know when" if marked else "do not know when"
            task = progress.add_task(f"{tables:,} tables, {asleep:,} {knows}", total=tables)

            def told(more: int, task: object = task) -> None:
                progress.advance(task, more)  # type: ignore[arg-type]

            there = Path(folder) / f"{marked}"
            starts.append(await sleepers.measure(there, tables, asleep, marked, told))
    return starts


async def measure(database: postgres.Server, quick: bool, only: str) -> Figures:
    found = Figures()
    if only in ("", "load"):
        found.loads = await all_loads(database, quick)
    if only in ("", "faults"):
        found.faults = await all_faults(database, quick)
    if only in ("", "restarts"):
        found.restarts = await all_restarts(quick)
    if only in ("", "stores"):
        found.stores = await all_stores(database, quick)
    if only in ("", "growth"):
        found.sizes = await all_sizes(database, quick)
    if only in ("", "sleepers"):
        found.starts = await all_starts(quick)
    return found


# --- telling --------------------------------------------------------------------------------------


def show(found: Figures) -> None:
    if found.loads:
        show_loads(found.loads)
    if found.faults:
        table = Table("a process …", "tables", "p50 s", "p99 s", "longest s", "untouched")
        for one in found.faults:
            table.add_row(one.what, *shown_waits(one), f"{one.untouched}")
        console.print(table)
    if found.restarts:
        heads = ("tables", "p50 s", "p99 s", "longest s", "to close s", "to open s")
        table = Table("restarted, the process …", *heads)
        for way in found.restarts:
            both = (f"{median(way.closing):.2f}", f"{median(way.opening):.2f}")
            table.add_row(way.way, *shown_waits(way.wait), *both)
        console.print(table)
    if found.stores:
        heads = ("rows/s", "p50 ms", "p99 ms", "µs/row ours", "database", "bytes/row")
        table = Table("store", "tables at once", *heads)
        for kept in found.stores:
            figures = (kept.rate, kept.p50, kept.p99, kept.ours, kept.database, kept.size)
            table.add_row(kept.store, str(kept.batch), *(f"{one:,.1f}" for one in figures))
        console.print(table)
    if found.sizes:
        table = Table("store", "stored", "open", "ready s", "MB", "kB/open table", "lobby ms")
        table.add_column("longest")
        for size in found.sizes:
            told = (size.ready, size.memory, size.grown, size.lobby, size.moment)
            shown = (f"{figure:,.2f}" for figure in told)
            table.add_row(size.store, f"{size.stored:,}", f"{size.held:,}", *shown)
        console.print(table)

    if found.starts:
        show_starts(found.starts)


def show_starts(starts: list[sleepers.Start]) -> None:
    heads = ("ready s", "processor s", "MB", "opened", "lobby ms", "longest")
    table = Table("stored", "asleep", "know when", *heads)
    for one in starts:
        told = (one.ready, one.processor, one.memory, one.opened, one.lobby, one.longest)
        knows = "yes" if one.marked else "no"
        shown = (f"{figure:,.2f}" for figure in told)
        table.add_row(f"{one.stored:,}", f"{one.asleep:,}", knows, *shown)
    console.print(table)


def shown_waits(wait: faults.Wait) -> tuple[str, ...]:
    waits = sorted(wait.seconds) or [0.0]
    last = waits[min(int(len(waits) * 0.99), len(waits) - 1)]
    return f"{len(wait.seconds)}", f"{median(waits):.2f}", f"{last:.2f}", f"{waits[-1]:.2f}"


def show_loads(loads: dict[str, list[Load]]) -> None:
    heads = ("moves/s", "slowest", "fastest", "p50 ms", "p99 ms", "CPU µs/move, all")
    table = Table("server", "load", *heads)
    for server, mine in loads.items():
        for one in mine:
            told = (one.rate, one.least, one.most, one.p50, one.p99, one.cost)
            table.add_row(server, one.what, *(f"{figure:,.1f}" for figure in told))
    console.print(table)
    first, *others = loads.items()
    for server, mine in others:
        for one, alone in zip(mine, first[1], strict=True):
            costs = f"{one.cost / alone.cost:.2f} × {first[0]}"
            console.print(f"processor for a move, {one.what}: {server} {costs}")
        console.print(f"throughput: {server} {mine[-1].rate / first[1][-1].rate:.2f} × {first[0]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a tenth of everything")
    parser.add_argument("--only", choices=("", *PARTS), default="", help="one part")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    asked = parser.parse_args()
    console.print(surroundings())
    if postgres.programs() is None:
        parser.error("no PostgreSQL was found; the package `postgresql` brings one")
    with postgres.running(flush=True) as database:
        found = uvloop.run(measure(database, asked.quick, asked.only))
    show(found)
    if asked.json:
        asked.json.write_text(json.dumps(msgspec.to_builtins(found), indent=1))


if __name__ == "__main__":
    main()
