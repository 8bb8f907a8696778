"""One server process among several: it dies, hangs, leaves, and comes again under a new number."""

from __future__ import annotations

import asyncio
from contextvars import Context, copy_context
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sim import clock
from sim.disk import Disk, FaultyStore, Hand
from sim.fate import date
from sim.network import Network
from sim.people import FaultyPeople
from sim.registry import Mutant, Registry
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.store import Lost
from tablee.store.contract.cluster import Events, Hear
from tablee.store.contract.cluster import Process as Listed
from tablee.store.postgres.cluster.this_process import JUDGES_WITHIN
from tablee.store.postgres.database import BEAT_SECONDS
from tablee.web.app import make_app
from tablee.web.session import Sessions

AHEAD, RATES = 9.0, (0.9, 1.1)
"""Seconds by which clocks of machines are wrong at most, and how fast they go."""


class Membership:
    """Implements `Cluster`: what one process knows of the others."""

    def __init__(self, registry: Registry, hand: Hand, address: str, bus: Bus) -> None:
        self.events = Events()
        process = clock.PROCESS.get()
        assert process is not None
        self._process = process
        self.number = registry.arrive(address, self._process)
        self.is_fenced = False
        self._registry, self._hand, self._address, self._bus = registry, hand, address, bus
        self._signed = float("-inf")

    def check(self) -> None:
        """First in everything that writes."""
        try:
            self._registry.check(self.number)
        except Lost:
            self.is_fenced = True
            raise

    async def beat_on(self) -> None:
        """Signs of life; a closed process begins again under a new number."""
        while True:
            await self._hand.wait()
            try:
                self._sign()
            except Lost:
                self.is_fenced = True
            if self.is_fenced:
                self.events.fenced()
                self.number = self._registry.arrive(self._address, self._process)
                self.is_fenced = False
            await asyncio.sleep(BEAT_SECONDS)

    def _sign(self) -> None:
        now = asyncio.get_running_loop().time()
        before, self._signed = self._signed, self._process.own_time(now)
        self._registry.beat(self.number)
        careless = self._registry.mutant is Mutant.JUDGES_AFTER_A_PAUSE
        if careless or self._signed - before < JUDGES_WITHIN:
            self._registry.expire(self.number, now - self._hand.disk.stalled_until)

    def listen(self, hear: Hear) -> None:
        self._bus.listen(self, hear)

    def tell(self, subject: str, key: str, body: Any = None) -> None:
        self._bus.tell(self, subject, body)

    async def listed(self) -> list[Listed]:
        await self._hand.wait()
        if self._registry.mutant is Mutant.RELEASES_TOO_SOON:
            self._registry.release_all(self.number)
        return self._registry.listed()

    async def leave(self) -> None:
        await self._hand.wait()
        self._registry.entries[self.number].is_leaving = True

    async def depart(self, guest: str) -> None:
        self._registry.departing.add(guest)

    async def answers_at(self, port: int) -> None:
        """No operator asks."""

    async def departing(self) -> list[str]:
        return sorted(self._registry.departing)

    async def departed(self, guest: str) -> None:
        self._registry.departing.discard(guest)


class Bus:
    """Notices between processes: lost, doubled and late as chance has it."""

    def __init__(self, rng: Random) -> None:
        self.lossy = 0.2
        self._rng = rng
        self._ears: dict[Membership, tuple[Hear, Context]] = {}

    def listen(self, who: Membership, hear: Hear) -> None:
        self._ears[who] = (hear, copy_context())

    def forget(self, who: Membership) -> None:
        self._ears.pop(who, None)

    def tell(self, by: Membership, subject: str, body: Any) -> None:
        loop = asyncio.get_running_loop()
        for who, (hear, context) in self._ears.items():
            times = 0 if self._rng.random() < self.lossy else self._rng.choice((1, 1, 1, 2))
            for _ in range(times if who is not by else 0):
                late = self._rng.random() * 0.3
                loop.call_later(late, hear, subject, msgspec.to_builtins(body), context=context)


class Server:
    """One process of the library, with a network of its own around it."""

    def __init__(
        self, disk: Disk, network: Network, bus: Bus, address: str, limits: Limits, key: bytes
    ) -> None:
        self.address = address
        self.ahead, self.rate = 0.0, 1.0
        """How wrong the clock of its machine is."""
        self.network = network
        self.process = clock.Process()
        self.house: House | None = None
        self._disk, self._bus, self._limits, self._key = disk, bus, limits, key
        self._hand = Hand(disk)
        self._cluster: Membership | None = None

    @property
    def is_up(self) -> bool:
        return self.house is not None

    def start(self) -> None:
        """A new process: nothing of the last one runs on in it."""
        self.process = clock.Process(self.ahead, self.rate)
        context = copy_context()
        context.run(clock.PROCESS.set, self.process)
        self.network.context = context
        context.run(self._start)

    def _start(self) -> None:
        self._hand = Hand(self._disk)
        registry = self._disk.registry
        assert registry is not None
        self._cluster = Membership(registry, self._hand, self.address, self._bus)
        store = FaultyStore(self._hand, self._cluster)
        people = FaultyPeople(self._hand, self._cluster)
        self.house = House(store, self._limits, self._date, people, cluster=self._cluster)
        app = make_app(self.house, Sessions(self._key), Path("/nowhere"), address=self.address)
        self.network.serve(app)
        self.house.start()
        self._beats = asyncio.get_running_loop().create_task(self._cluster.beat_on())

    def _date(self) -> float:
        return date() + self.ahead

    def die(self) -> None:
        """As with -9. Its connection to the database ends with it."""
        assert self._cluster is not None
        self._hand.die()
        self.process.kill()
        self._disk.registry.entries[self._cluster.number].is_connected = False
        self._bus.forget(self._cluster)
        self.network.go_down()
        self.house = None

    def freeze(self, seconds: float) -> None:
        """It hangs, and wakes some time later without knowing."""
        self.process.frozen_until = asyncio.get_running_loop().time() + seconds

    async def leave(self) -> None:
        """SIGTERM: its tables go to the others, then it ends."""
        house, cluster = self.house, self._cluster
        assert house is not None
        assert cluster is not None
        loop = asyncio.get_running_loop()
        leaving = loop.create_task(house.close(), context=self.network.context)
        await asyncio.wait((leaving,), timeout=60.0)
        if leaving.done():
            self._disk.registry.close(cluster.number)
        self.die()


def several(count: int, disk: Disk, rng: Random, limits: Limits, key: bytes) -> list[Server]:
    """Processes on one disk that tell each other what changed."""
    bus = Bus(Random(rng.random()))
    networks = [Network(Random(rng.random())) for _ in range(count)]
    servers = [
        Server(disk, network, bus, f"/w/{number}", limits, key)
        for number, network in enumerate(networks, start=1)
    ]
    lot = copy(rng)
    for server in servers:
        server.ahead, server.rate = lot.uniform(-AHEAD, AHEAD), lot.uniform(*RATES)
    return servers
