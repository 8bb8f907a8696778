"""Larger games on the real server: many people a table, races, long messages.

Everybody at a table follows it as the page does. Every so often somebody who may do something does
any of it; where it is a race, a second person tries the same. A move counts when its player has
the answer and everybody at the table has been shown it. What a race waits for its judge is
measured apart, since the server waits there on purpose.

Each game is measured at a move a second for each table, and as fast as people can.

    python -m bench.games [--tables 40] [--seconds 20]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import msgspec
import uvloop
from rich.table import Table

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from bench.load import Ground, console, ground, surroundings
from bench.rivals import DONE, Player, Tablee, enter, named
from sim import page
from sim.brief import spell_out

LOADS = (("take-it", 5), ("double-action", 8))
PACES = (1.0, 0.0)
"""Seconds between the moves of a table."""
_decode = msgspec.json.Decoder().decode


class Person:
    """One page at one table."""

    def __init__(self, player: Player, company: Company) -> None:
        self.player = player
        self.view: page.View | None = None
        self._company = company
        self._before = player.line.hear
        player.line.hear = self._hear

    @property
    def number(self) -> int:
        return self.view["number"] if self.view else 0

    def offers(self) -> list[dict[str, Any]]:
        found = self.view["offers"] if self.view else []
        return [offer for offer in found if "ask" not in offer and "why" not in offer]

    def play(self, request: int, move: str, elapsed: int | None) -> None:
        told = {"type": "play", "request": request, "move": move, "seen": self.number}
        if elapsed is not None:
            told["elapsed_ms"] = elapsed
        self.player.line.say(msgspec.json.encode(told))

    def _hear(self, text: bytes) -> None:
        self._before(text)
        told = _decode(text)
        kind = told["type"]
        if kind == "fresh":
            self.view = page.from_fresh(told)
        elif kind == "update" and page.joins(self.view, spelled := spell_out(told)) == "next":
            assert self.view is not None
            self.view = page.with_update(self.view, spelled)
        elif kind in ("done", "refused"):
            self._company.answered(told)
        self._company.look()


class Company:
    """One table and its people."""

    def __init__(self, rng: Random, pace: float) -> None:
        self.people: list[Person] = []
        self.waits: list[float] = []
        self.races: list[float] = []
        self.refused = 0
        self._rng = rng
        self._pace = pace
        self._request = 10
        self._sent = 0.0
        self._open: set[int] = set()
        self._until = 0
        """The entry that everybody has to be shown."""
        self._is_race = False
        self._going = True

    def begin(self) -> None:
        self._again()

    def stop(self) -> None:
        self._going = False

    @property
    def number(self) -> int:
        return max(person.number for person in self.people)

    def _again(self) -> None:
        pause = self._pace * (0.5 + self._rng.random())
        asyncio.get_running_loop().call_later(pause, self._act)

    def _act(self) -> None:
        able = [person for person in self.people if person.offers()]
        if not self._going:
            return
        if not able:
            self._again()
            return
        person = self._rng.choice(able)
        offer = self._rng.choice(person.offers())
        self._is_race = "race" in offer
        rivals = [one for one in able if one is not person and offer in one.offers()]
        both = [person, *rivals[: int(self._is_race)]]
        self._sent, self._until = time.perf_counter(), 0
        for one in both:
            self._request += 1
            self._open.add(self._request)
            elapsed = 250 + self._rng.randrange(200) if self._is_race else None
            one.play(self._request, offer["move"], elapsed)

    def answered(self, told: dict[str, Any]) -> None:
        if told["request"] not in self._open:
            return
        self._open.discard(told["request"])
        if told["type"] == "done":
            self._until = max(self._until, told["number"])
        if not self._open and not self._until:  # nobody's move stood
            self.refused += 1
            self._again()

    def look(self) -> None:
        """Whether everybody has seen what was done."""
        if self._open or not self._until:
            return
        if all(person.number >= self._until for person in self.people):
            self._until = 0
            wait = time.perf_counter() - self._sent
            (self.races if self._is_race else self.waits).append(wait)
            self._again()


async def sit_down(place: Ground, game: str, cookies: Sequence[str], company: Company) -> None:
    """A table of these people, who can begin."""
    client = place._client
    wish = {"game": game, "chairs": ["me", *["open"] * (len(cookies) - 1)]}
    made = await client.post("/api/tables", json=wish, headers={"cookie": cookies[0]})
    path = f"/ws/tables/{made.raise_for_status().json()['id']}"
    players = [await enter(str(client.base_url), path, cookie) for cookie in cookies]
    for seat, player in enumerate(players[1:], 1):
        await player.until(DONE, b'{"type":"sit","request":1,"seat":%d}' % seat)
    company.people = [Person(player, company) for player in players]
    for player in players:
        player.line.say(b'{"type":"hello"}')
    await players[0].until(DONE, b'{"type":"begin","request":2}')


class Figures(msgspec.Struct):
    game: str
    seats: int
    tables: int
    pace: float
    moves: float
    """Entries a second, what happens by itself included."""
    p50: float
    p99: float
    raced: int
    race: float
    """Median of a race, its judge's waiting included."""
    cost: float
    size: float
    memory: float


async def measure(game: str, seats: int, tables: int, seconds: float, pace: float) -> Figures:
    rng = Random(7)
    async with ground(Tablee()) as place:
        cookies = [await named(place._client, f"Guest {n}") for n in range(seats)]
        companies = [Company(Random(rng.random()), pace) for _ in range(tables)]
        await sit_down(place, game, cookies, Company(rng, pace))  # to warm up
        before = place.memory()
        for company in companies:
            await sit_down(place, game, cookies, company)
        memory = (place.memory() - before) / tables
        for company in companies:
            company.begin()
        await asyncio.sleep(3)
        entries, used, heard = _entries(companies), place.processor(), _heard(companies)
        began = time.perf_counter()
        skip = [(len(company.waits), len(company.races)) for company in companies]
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        entries = _entries(companies) - entries
        used, heard = place.processor() - used, _heard(companies) - heard
        for company in companies:
            company.stop()
        each = list(zip(companies, skip, strict=True))
        waits = [wait for company, (first, _) in each for wait in company.waits[first:]]
        races = [wait for company, (_, first) in each for wait in company.races[first:]]
        cuts = quantiles(waits or [0.0, 0.0], n=100)
        race = quantiles(races, n=100)[49] * 1000 if len(races) > 1 else 0.0
        size, cost = heard / entries / seats, used / entries * 1e6
        first = (game, seats, tables, pace, entries / took, cuts[49] * 1e3, cuts[98] * 1e3)
        return Figures(*first, len(races), race, cost, size, memory)


def _entries(companies: list[Company]) -> int:
    return sum(company.number for company in companies)


def _heard(companies: list[Company]) -> int:
    return sum(one.player.line.heard for company in companies for one in company.people)


def show(figures: list[Figures]) -> None:
    heads = ("moves/s", "p50 ms", "p99 ms", "races", "race ms", "CPU µs/move", "bytes", "kB/table")
    table = Table("game", "people", "tables", "pace s", *heads)
    for one in figures:
        told = (one.moves, one.p50, one.p99, one.raced, one.race, one.cost, one.size, one.memory)
        shown = (f"{figure:,.1f}" for figure in told)
        table.add_row(one.game, str(one.seats), str(one.tables), str(one.pace), *shown)
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args()
    console.print(surroundings())
    size = (asked.tables, asked.seconds)
    show([uvloop.run(measure(*load, *size, pace)) for load in LOADS for pace in PACES])


if __name__ == "__main__":
    main()
