"""The whole server, its clients, its disk and its network in one simulation that a seed decides."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sim import clock
from sim.client import Client
from sim.disk import Disk, FaultyStore
from sim.fate import date, decided_by
from sim.network import Network, Unreachable
from sim.oracle import Oracle
from sim.verdict import check_table
from sim.visitor import Visitor
from tablee import catalog
from tablee.web import host
from tablee.web.app import make_app
from tablee.web.limits import Limits
from tablee.web.session import Sessions

LIMITS = Limits(idle_seconds=4.0, ping_seconds=20.0)
KEY = b"a key of the simulation"
TROUBLED = 25.0
"""Virtual seconds of faults."""
PATIENCE = 7200.0
"""Virtual seconds in which a calm table must come to its end."""
SMALL = {
    "claquer": {"deck": "quick"},
    "crack-word": {"example": "assisted"},
    "take-it": {"tempo_ms": 1200},
}
"""Options that make games short."""
ACCESS = ("public", "unlisted")
PACES: tuple[dict[str, Any], ...] = (
    {},
    {},
    {"per_move": 4},
    {"per_game": 30},
    {"per_move": 20, "per_game": 60, "days": True},
)


class Tally(msgspec.Struct):
    """What happened in one simulation, or in many."""

    seeds: int = 0
    entries: int = 0
    acknowledged: int = 0
    refused: int = 0
    heard: int = 0
    crashes: int = 0
    restarts: int = 0
    cuts: int = 0
    failures: int = 0
    timers: int = 0
    seconds: float = 0.0
    trace: str = ""
    """Of everything that was said, and when: equal for equal seeds."""

    def add(self, other: Tally) -> None:
        for name in self.__struct_fields__[:-1]:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class World:
    """One table from its making to its end, through everything that may go wrong."""

    def __init__(self, seed: int, game: str | None = None) -> None:
        self.rng = Random(seed)
        small = self.rng.random() < 0.75  # short games meet more faults a second
        self.key = game or ("tictactoe" if small else self.rng.choice(sorted(catalog.shelf())))
        self.tally = Tally(seeds=1)
        self._count = self.rng.choice((1, 1, 1, 3)) if self.key == "tictactoe" else 1
        self.disk = Disk(Random(self.rng.random()))
        self.network = Network(Random(self.rng.random()))
        self.clients: list[Client] = []
        self.complaints: list[str] = []
        self._store = FaultyStore(self.disk)
        self._house: host.House | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self) -> Tally:
        loop = asyncio.get_running_loop()
        began = loop.time()
        self._start()
        oracles = [await self._set_table() for _ in range(self._count)]
        self.visitor = Visitor(await self._guest("V"), self.network, self.disk)
        self._tasks.append(loop.create_task(self.visitor.live()))
        await self._trouble(loop.time() + TROUBLED)
        self._calm()
        await self._until(lambda: all(map(_is_over, oracles)), PATIENCE)
        await asyncio.sleep(8.0)
        for task in self._tasks:
            task.cancel()
        await self._until(self._is_quiet, 600.0)
        await self._check(oracles)
        self.tally.seconds = loop.time() - began
        return self.tally

    # --- the server's process ------------------------------------------------------------------

    def _start(self) -> None:
        self._store = FaultyStore(self.disk)
        self._house = host.House(self._store, LIMITS, date)
        self.network.serve(make_app(self._house, Sessions(KEY), Path("/nowhere")))

    async def _crash(self) -> None:
        """As with -9: nothing of the process goes on but what is on disk."""
        self.tally.crashes += 1
        self._store.die()
        if self._house is not None:
            for live in list(self._house._lives.values()):
                live.broken = True  # its timers ring no more
        self.network.go_down()
        await asyncio.sleep(self.rng.random() * 3)
        self._start()

    async def _restart(self) -> None:
        """A polite one: everybody is told, everything is on disk."""
        self.tally.restarts += 1
        assert self._house is not None
        await self._house.close()
        self._store.die()
        self.network.go_down()
        await asyncio.sleep(self.rng.random())
        self._start()

    # --- people --------------------------------------------------------------------------------

    async def _set_table(self) -> Oracle:
        """The host makes the table over HTTP, and again if no answer came; then people come."""
        game = catalog.find(self.key)
        seats = self.rng.choice(game.seats[:2])
        chairs = ["me"] + [self.rng.choice(("open", "open", "random")) for _ in range(seats - 1)]
        wish = {"game": self.key, "chairs": chairs, "options": SMALL.get(self.key, {})}
        wish |= {"grace": self.rng.choice((0, 0, 3, 60)), "access": self.rng.choice(ACCESS)}
        if game.tempo == "turns":
            wish["pace"] = self.rng.choice(PACES)
        cookies = [await self._guest(f"P{seat}") for seat in range(1 + chairs.count("open"))]
        while True:
            try:
                status, card, _ = await self.network.ask("POST", "/api/tables", cookies[0], wish)
            except Unreachable:
                continue
            if status == 201:
                assert card["id"] in self.disk.sheets, "a table is told that is not on disk"
                oracle = Oracle(self.disk, str(card["id"]))
                self._invite(oracle, cookies)
                return oracle
            assert status == 503, (status, card)

    async def _guest(self, name: str) -> str:
        status, _, cookie = await self.network.ask("POST", "/api/me", "", {"name": name})
        assert status == 200
        return cookie

    def _invite(self, oracle: Oracle, cookies: list[str]) -> None:
        pace = self.rng.choice((0.6, 2.0, 6.0))
        whom = [(f"P{seat}", cookie) for seat, cookie in enumerate(cookies)]
        whom.append(("watcher", ""))
        if self.rng.random() < 0.3:
            whom.append(("P0", cookies[0]))  # a second window of the host's
        for name, cookie in whom:
            client = Client(name, cookie, self.network, oracle, Random(self.rng.random()))
            client.pace = pace
            self.clients.append(client)
            self._tasks.append(asyncio.get_running_loop().create_task(client.live()))

    # --- what goes wrong -----------------------------------------------------------------------

    async def _trouble(self, until: float) -> None:
        loop = asyncio.get_running_loop()
        while loop.time() < until:
            await asyncio.sleep(self.rng.random() * 2.5)
            self._check_loop()
            self.disk.failing = self.rng.choice((0.0, 0.0, 0.0, 0.1, 0.5))
            self.disk.slow = self.rng.choice((0.001, 0.02, 0.5))
            self.network.lag = self.rng.choice((0.002, 0.05, 0.4))
            await self._fault()

    async def _fault(self) -> None:
        match self.rng.randrange(12):
            case 0 | 1:
                await self._crash()
            case 2:
                await self._restart()
            case 3 | 4 | 5 | 6 if self.network.lines:
                line = self.rng.choice(list(self.network.lines.values()))
                self.tally.cuts += 1
                line.cut(self.rng.random(), self.rng.choice((0.0, 0.3, 15.0)))
            case 7 if self.network.lines:
                self.rng.choice(list(self.network.lines.values())).stall(self.rng.random() * 5)
            case 8 if self.clients:  # somebody goes away for a while
                client = self.rng.choice(self.clients)
                client.leave()
                client.away = self.rng.random() * 20
            case 9 if self.clients:  # everybody does, and the table sleeps
                for client in self.clients:
                    client.leave()
                    client.away = 3.0 + self.rng.random() * 6
            case _:
                pass

    def _calm(self) -> None:
        self.disk.failing, self.disk.slow, self.network.lag = 0.0, 0.002, 0.01
        for client in self.clients:
            client.wild, client.pace = 0.02, 0.6

    def _is_quiet(self) -> bool:
        """Everything that was asked has had the time to be answered."""
        return all(
            visit.over or all(one.answers for one in visit.sent)
            for client in self.clients
            for visit in client.visits
        )

    async def _until(self, happened: Callable[[], bool], most: float) -> None:
        loop = asyncio.get_running_loop()
        last = loop.time() + most
        while not happened():
            assert loop.time() < last, "it never comes to an end"
            self._check_loop()
            await asyncio.sleep(1.0)

    def _check_loop(self) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, clock.VirtualLoop)
        if loop.failed is not None:
            raise loop.failed

    async def _check(self, oracles: list[Oracle]) -> None:
        for client in self.clients:  # who was cut off comes back once more
            if client.visit is None:
                client.connect()
        await asyncio.sleep(5.0)
        assert not self.complaints, self.complaints
        for oracle in oracles:
            await check_table(self, oracle)
        await asyncio.sleep(10.0)
        await self.visitor.check()
        self.tally.failures = self.disk.failures


def _is_over(oracle: Oracle) -> bool:
    return bool(oracle.sheet.status == "finished")


def simulate(seed: int, game: str | None = None) -> Tally:
    """One seed, from the first guest to the last check; raises what went wrong, and says where."""
    world = World(seed, game)
    with decided_by(Random(seed), world.complaints):
        try:
            return clock.run(world.run())
        except BaseException as fault:
            fault.add_note(f"simulation with --seed {seed}: {world.key}")
            fault.add_note("\n".join(world.complaints))
            raise
