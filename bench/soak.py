"""The server for many minutes: does its memory stay flat, and how long does collection stop it.

People play tic-tac-toe at one table after the other, a new one as soon as a game is over. Every few
seconds the memory of the process is read. After two minutes everything that is made once has been
made: from then on the line has to be flat. The pauses of the garbage collector are noted in the
server itself, in processor time: on a busy machine the clock on the wall counts others too.

    python -m bench.soak [--minutes 10] [--tables 250] [--pace 0.7]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from bench.load import LONGEST, Ground, Match, ground, surroundings
from bench.rivals import Player, Tablee

WARM_SECONDS = 120.0
EVERY = 10.0
GAMES_OF_A_PAIR = 50
NOTE_PAUSES = """
import gc, time
began = [0.0]
notes = open({file!r}, "w", buffering=1)
def note(phase, facts):
    if phase == "start":
        began[0] = time.thread_time()
    else:
        took = time.thread_time() - began[0]
        notes.write(str(facts["generation"]) + " " + str(took) + chr(10))
gc.callbacks.append(note)
"""
console = Console()


class Sample(msgspec.Struct):
    """The server at one moment."""

    second: float
    kilobytes: float
    moves: int


class Crowd(Tablee):
    """Other people every few tables: nobody plays thousands of games in ten minutes."""

    seated = 0

    async def sit_down(self, client: httpx.AsyncClient) -> tuple[Player, Player]:
        self.seated += 1
        if self.seated % GAMES_OF_A_PAIR == 0:
            self._cookies = []
        return await super().sit_down(client)


class Soak:
    """Counts moves while tables follow each other."""

    def __init__(self, place: Ground, pace: float, seconds: float) -> None:
        self._place = place
        self._pace = pace
        self._began = time.perf_counter()
        self._until = self._began + seconds
        self._moves = 0
        self.samples: list[Sample] = []
        self.faults: Counter[str] = Counter()

    @property
    def is_over(self) -> bool:
        return time.perf_counter() > self._until

    async def chair(self) -> None:
        """Two people, one game after the other."""
        while not self.is_over:
            try:
                await self._game()
            except Exception as fault:  # a busy machine: they come again, and it is counted
                self.faults[type(fault).__name__] += 1
                await asyncio.sleep(1)

    async def _game(self) -> None:
        ((first, second),) = await self._place.seat(1)
        match = Match(self._place.rival, (first, second), self._pace)
        match.begin(0)
        await asyncio.wait_for(match.over, LONGEST)
        self._moves += len(match.waits)
        for player in (first, second):
            player.line.close()

    async def watch(self) -> None:
        while not self.is_over:
            await asyncio.sleep(EVERY)
            second = time.perf_counter() - self._began
            self.samples.append(Sample(second, self._place.memory(), self._moves))
            console.print(
                f"{second:6.0f} s  {self.samples[-1].kilobytes / 1000:7.1f} MB  {self._moves:,}"
            )


async def soak(tables: int, pace: float, seconds: float, notes: Path) -> list[Sample]:
    rival = Crowd(before=NOTE_PAUSES.format(file=str(notes)))
    async with ground(rival) as place:
        soaking = Soak(place, pace, seconds)
        await asyncio.gather(soaking.watch(), *(soaking.chair() for _ in range(tables)))
        await asyncio.sleep(EVERY)  # everybody has left
        last = soaking.samples[-1]
        soaking.samples.append(Sample(last.second + EVERY, place.memory(), last.moves))
        return soaking.samples


def show(samples: Sequence[Sample], notes: Path) -> None:
    warm = [one for one in samples if one.second > WARM_SECONDS] or list(samples)
    first, last = warm[0], warm[-1]
    minutes = max(last.second - first.second, 1.0) / 60
    growth = (last.kilobytes - first.kilobytes) / 1000
    console.print(
        f"{last.moves:,} moves. From {first.second:.0f} s to {last.second:.0f} s memory went from "
        f"{first.kilobytes / 1000:.1f} to {last.kilobytes / 1000:.1f} MB: "
        f"{growth / minutes:+.2f} MB a minute; at most "
        f"{max(one.kilobytes for one in samples) / 1000:.1f} MB."
    )
    table = Table("generation", "collections", "median ms", "longest ms", "together s")
    lines = [line.split() for line in notes.read_text().splitlines()]
    for generation in sorted({line[0] for line in lines}):
        took = sorted(float(seconds) * 1000 for number, seconds in lines if number == generation)
        middle = took[len(took) // 2]
        row = (f"{len(took)}", f"{middle:.2f}", f"{took[-1]:.2f}", f"{sum(took) / 1000:.2f}")
        table.add_row(generation, *row)
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--pace", type=float, default=0.7, help="seconds between two moves")
    asked = parser.parse_args()
    console.print(surroundings())
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder) / "pauses"
        samples = uvloop.run(soak(asked.tables, asked.pace, asked.minutes * 60, notes))
        show(samples, notes)


if __name__ == "__main__":
    main()
