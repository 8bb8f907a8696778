"""Ten thousand who wait to play with strangers: `python -m bench.meeting [--waiting 10000]`

The worst crowd there is: nobody in it may meet anybody, so all of them stay, and whoever comes is
compared with each of them. In one run and on one server: tables of tic-tac-toe at a move a second
each without anybody who waits; the same while pairs of strangers come, are called, say yes and are
sent to their table; the crowd alone; then both again while the crowd waits. Pairing is timed from
the wish of the second one until both are called, and until both are sent to the table, which is on
disk by then. The server has one core, everything else the other.

Wanted: the crowd takes at most a tenth of a core, 99 of 100 pairs are called within a second, and
the p99 of moves is at most twice the quiet one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
from itertools import count
from pathlib import Path
from statistics import quantiles

import msgspec
import uvloop
from rich.table import Table

from bench.load import Ground, console, ground, surroundings
from bench.rivals import HELLO, Player, Tablee, enter
from tablee.house.people.guest import Guest
from tablee.web.session import COOKIE, Sessions

KEY = b"k" * 32
CROWD = "crowd-"
APART = f"""
from msgspec.structs import replace
limits = replace(limits, seekers=many, seekers_per_address=many, wishes_an_hour_per_address=many)
from tablee.store.people.ties import Ties
def apart(self, one, other):
    return not (one.startswith({CROWD!r}) or other.startswith({CROWD!r}))
Ties.may_meet = apart
"""
MEET = "/ws/meet"
SEEK = b'{"type":"seek","request":1,"games":["tictactoe"]}'
CALLED, MET = b'{"type":"called"', b'{"type":"met"'
AT_ONCE = 50
SETTLE = 12.0
"""Seconds: everybody in the crowd has had the last look by then."""


class Ours(Tablee):
    """Its cookies are signed here, so that ten thousand people need not be asked their names."""

    def __init__(self) -> None:
        super().__init__(before=APART)

    def start(self, folder: Path) -> subprocess.Popen[str]:
        (folder / "key").write_bytes(KEY)
        return super().start(folder)


class Pairs:
    """Strangers who come two by two, and how long each pair waited."""

    _numbers = count()
    """Nobody comes twice: who does not go to their table is sent there again for a while."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.called: list[float] = []
        self.met: list[float] = []

    async def come(self, every: float, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        began, pairs = loop.time(), []
        while loop.time() < began + seconds:
            pairs.append(asyncio.ensure_future(self._pair()))
            await asyncio.sleep(every)
        await asyncio.gather(*pairs)

    async def _pair(self) -> None:
        loop, number = asyncio.get_running_loop(), next(self._numbers)
        guests = [f"pair-{number}-{n}" for n in range(2)]
        ann, bob = [await wait_as(self._address, guest) for guest in guests]
        hears = [asyncio.ensure_future(one.until(CALLED)) for one in (ann, bob)]
        ann.line.say(SEEK)
        sought = loop.time()
        bob.line.say(SEEK)
        calls = [msgspec.json.decode(text)["call"] for text in await asyncio.gather(*hears)]
        self.called.append(loop.time() - sought)
        comes = [b'{"type":"come","request":2,"call":%d}' % call for call in calls]
        said = zip((ann, bob), comes, strict=True)
        await asyncio.gather(*(one.until(MET, come) for one, come in said))
        self.met.append(loop.time() - sought)
        for one in (ann, bob):
            one.line.close()


async def wait_as(address: str, guest: str) -> Player:
    cookie = f"{COOKIE}={Sessions(KEY).sign(Guest(guest, 'Somebody'))}"
    player = await enter(address, MEET, cookie)
    player.line.say(HELLO)
    return player


async def crowd(address: str, people: int) -> list[Player]:
    waiting: list[Player] = []
    for begun in range(0, people, AT_ONCE):
        numbers = range(begun, min(people, begun + AT_ONCE))
        came = await asyncio.gather(*(wait_as(address, f"{CROWD}{n}") for n in numbers))
        await asyncio.gather(*(one.until(b'{"type":"seeking"', SEEK) for one in came))
        waiting += came
    return waiting


def p(waits: list[float], share: int) -> float:
    return quantiles(waits, n=100)[share - 1] * 1000


async def measure(people: int, tables: int, every: float, seconds: float) -> None:
    async with ground(Ours()) as place:
        os.sched_setaffinity(place._process, {0})
        address = str(place._client.base_url)
        await place.round(20, 0)  # to warm up
        await Pairs(address).come(0.1, 3.0)
        shown = Table(
            "phase", "of a core", "moves p50 / p99 ms", "called p50 / p99 ms", "met p99 ms"
        )
        quiet = await place.round(tables, 1.0)
        busy = quiet.processor / quiet.seconds
        shown.add_row("nobody waits", f"{busy:.1%}", told(quiet.waits), "", "")
        shown.add_row("pairs, tables", *await together(place, tables, every))
        console.print(f"{people} come …", style="dim")
        before = place.memory()
        waiting = await crowd(address, people)
        await asyncio.sleep(SETTLE)
        grown = (place.memory() - before) / people
        shown.add_row("the crowd alone", f"{await idle(place, seconds):.1%}", "", "", "")
        pairs = Pairs(address)
        await pairs.come(every, seconds)
        shown.add_row("and pairs alone", "", "", told(pairs.called), f"{p(pairs.met, 99):.1f}")
        during = await place.round(tables, 1.0)
        busy = during.processor / during.seconds
        shown.add_row("crowd, tables", f"{busy:.1%}", told(during.waits), "", "")
        shown.add_row("crowd, pairs, tables", *await together(place, tables, every))
        for one in waiting:
            one.line.close()
        console.print(f"{people} waiting, {tables} tables, a pair every {every:g} s")
        console.print(shown)
        console.print(f"{grown:.1f} kB for each who waits")


async def together(place: Ground, tables: int, every: float) -> tuple[str, str, str, str]:
    """Pairs come while the tables play."""
    used, began = place.processor(), asyncio.get_running_loop().time()
    pairs = Pairs(str(place._client.base_url))
    playing = asyncio.ensure_future(place.round(tables, 1.0))
    await pairs.come(every, 14.0)
    during = await playing
    busy = (place.processor() - used) / (asyncio.get_running_loop().time() - began)
    return f"{busy:.1%}", told(during.waits), told(pairs.called), f"{p(pairs.met, 99):.1f}"


async def idle(place: Ground, seconds: float) -> float:
    used = place.processor()
    await asyncio.sleep(seconds)
    return (place.processor() - used) / seconds


def told(waits: list[float]) -> str:
    return f"{p(waits, 50):.1f} / {p(waits, 99):.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--waiting", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=0.1, help="seconds between two pairs")
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args()
    os.sched_setaffinity(0, {1})
    console.print(surroundings())
    uvloop.run(measure(asked.waiting, asked.tables, asked.every, asked.seconds))


if __name__ == "__main__":
    main()
