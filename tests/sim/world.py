"""The whole server, its clients, its disk and its network in one simulation that a seed decides."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from sim import clock
from sim.client import Client
from sim.disk import Disk, FaultyStore, Hand
from sim.fate import Thinkers, date, decided_by
from sim.front import Front
from sim.ledger import RATED, due
from sim.member import Member
from sim.network import Network
from sim.oracle import Oracle
from sim.patron import Patron
from sim.people import FaultyPeople
from sim.plan import WORD, alone_with_tables, plan, wish
from sim.pool import Gathered, Waiter, Waiters
from sim.process import Server, several
from sim.registry import Mutant, Registry
from sim.scholar import Scholar
from sim.stranger import Stranger
from sim.tally import Tally
from sim.verdict import check_answers, check_world
from sim.visitor import Visitor
from sim.weather import Weather
from tablee.house.cluster import placement
from tablee.house.cluster import processes as other_processes
from tablee.house.house import House
from tablee.web.app import make_app
from tablee.web.session import Sessions

LIMITS = replace(  # everybody comes from one address, and has to be let in
    RATED,
    idle_seconds=4.0,
    ping_seconds=20.0,
    account_tries_an_hour_per_address=100_000,
    seconds_a_passphrase_per_address=0.1,
    passphrases_at_once_per_address=1_000,
    seconds_a_passphrase_per_name=0.1,
    passphrases_at_once_per_name=1_000,
    seconds_a_word=0.1,
    words_at_once=1_000,
    words_waiting=1_000,
    missed_at_once=1_000,
    missed_per_address=1_000,
)
KEY = b"a key of the simulation"
NEVER = 10.0**9
SPREAD = 30.0
"""Virtual seconds after which every process must have learnt what another one changed."""
PATIENCE = 7200.0
"""Virtual seconds in which a calm table must come to its end."""


class World:
    """Tables from their making to their end, through everything that may go wrong."""

    def __init__(
        self, seed: int, game: str | None = None, houses: int = 1, mutant: Mutant | None = None
    ) -> None:
        self.rng = Random(seed)
        self.plan = plan(self.rng, game)
        self.tally = Tally(seeds=1)
        self.disk = Disk(Random(self.rng.random()))
        self.network = Network(Random(self.rng.random()))
        self.servers: list[Server] = []
        """Where there are several processes."""
        if houses > 1:
            self._set_up(houses, mutant)
        self.weather = Weather(self, Random(self.rng.random()))
        self.patrons: list[Patron] = []
        self.clients: list[Client] = []
        self.strangers: list[Client] = []
        self.oracles: list[Oracle] = []
        self.visitor = Visitor(self._patron("V"), self.network, self.disk, self.oracles)
        self.scholar = self._scholar() if self.plan.studies else None
        self.waiters = Waiters(self.disk, self.tally, self._gather)
        self.complaints: list[str] = []
        self._is_calm = False
        self._hand = Hand(self.disk)
        self._house: House | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self) -> Tally:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, clock.VirtualLoop)
        loop.think_with(Thinkers(Random(self.rng.random())))
        began = loop.time()
        self._start()
        setting = [loop.create_task(self._set_table(name)) for name in range(self.plan.tables)]
        self._live(self.visitor.live())
        if self.scholar is not None:
            self._live(self.scholar.live())
        for number in range(self.plan.waiters):
            self._wait(f"W{number}")
        await self.weather.storm(self.plan.storm)
        self.weather.calm()
        self.waiters.calm()
        self._is_calm = True
        await asyncio.gather(*setting)
        self._live(self._tire())
        deserted = loop.create_task(self._desert())
        await self.until(self._is_over, PATIENCE)
        await deserted
        await asyncio.sleep(4.0)
        await self.until(lambda: not any(patron.busy for patron in self.patrons), 600.0)
        for task in self._tasks:
            task.cancel()
        await self.until(self._is_quiet, 600.0)
        self.waiters.end()
        self._leave_deserted()
        assert not self.complaints, self.complaints
        await check_world(self)
        registry = self.disk.registry
        self.tally.expired, self.tally.fenced = registry.expired, registry.fenced
        self.tally.sent_elsewhere = registry.sent_elsewhere
        self.tally.seconds = loop.time() - began
        return self.tally

    # --- the server's process ------------------------------------------------------------------

    def _set_up(self, houses: int, mutant: Mutant | None) -> None:
        self.plan = alone_with_tables(self.plan)
        self.disk.registry = Registry(mutant)
        self.servers = several(houses, self.disk, self.rng, LIMITS, KEY)
        self.network = Front(self.servers, Random(self.rng.random()))

    def _start(self) -> None:
        if self.servers:
            for server in self.servers:
                server.start()
            return
        self._hand = Hand(self.disk)
        store, people = FaultyStore(self._hand), FaultyPeople(self._hand)
        self._house = House(store, LIMITS, date, people)
        self.network.serve(make_app(self._house, Sessions(KEY), Path("/nowhere")))
        self._house.start()

    async def crash(self) -> None:
        """As with -9: nothing of the process goes on but what is on disk."""
        self.tally.crashes += 1
        if self.servers:
            await self._replace(politely=False)
            return
        self._hand.die()
        if self._house is not None:
            for live in list(self._house._lives.values()):
                live.broken = True  # its timers ring no more
        self.network.go_down()
        await asyncio.sleep(self.rng.random() * 3)
        self._start()

    async def restart(self) -> None:
        """A polite one: everybody is told, everything is on disk."""
        self.tally.restarts += 1
        if self.servers:
            await self._replace(politely=True)
            return
        assert self._house is not None
        await self._house.close()
        self._hand.die()
        self.network.go_down()
        await asyncio.sleep(self.rng.random())
        self._start()

    async def _replace(self, politely: bool) -> None:
        """One of several ends, and comes again after a while."""
        server = self.rng.choice(self.servers)
        if politely:
            await server.leave()
        else:
            server.die()
        await asyncio.sleep(self.rng.random() * 3)
        server.start()

    def freeze(self, seconds: float) -> None:
        """One of several hangs."""
        self.tally.freezes += 1
        self.rng.choice(self.servers).freeze(seconds)

    # --- people --------------------------------------------------------------------------------

    async def _set_table(self, index: int) -> None:
        """The host makes the table over HTTP, and again if no answer came; then people come."""
        rng = Random(self.rng.random())
        wished = wish(self.plan, rng)
        letter = chr(ord("A") + index)
        count = 1 + wished["chairs"].count("open")
        guests = self._member if self.plan.accounts else self._patron
        patrons = [guests(f"{letter}{seat}") for seat in range(count)]
        for patron in patrons:
            await patron.arrive()
        status, card, _ = await patrons[0].ask("POST", "/api/tables", wished)
        assert status == 201, (status, card)
        assert card["id"] in self.disk.sheets, "a table is told that is not on disk"
        self.patrons += patrons
        for patron in patrons:
            self._live(patron.live(self.patrons))
        pace = rng.choice((0.6, 2.0, 6.0))
        whom = patrons + [self._patron("watcher") for _ in range(self.plan.watchers)]
        if rng.random() < 0.3:
            whom.append(patrons[0])  # a second window of the host's
        self._invite(Oracle(self.disk, card["id"]), whom, pace)

    def _patron(self, name: str) -> Patron:
        return Patron(name, self.network, self.disk, Random(self.rng.random()))

    def _member(self, name: str) -> Patron:
        rng = Random(self.rng.random())
        member = Member(name, self.network, self.disk, rng, self.plan.leaves)
        member.spread = SPREAD if self.servers else 0.0
        return member

    def _scholar(self) -> Scholar:
        rng = Random(self.rng.random())
        scholar = Scholar(self._patron("L"), self.disk, self.oracles, rng)
        scholar.played = self._play_on
        return scholar

    def _play_on(self, table: str) -> None:
        """The first branch is played to its end."""
        assert self.scholar is not None
        if len(self.scholar.branched) == 1 and not self._is_calm:
            self._invite(Oracle(self.disk, table), [self.scholar.patron], 0.6)

    def _invite(self, oracle: Oracle, whom: list[Patron], pace: float) -> None:
        self.oracles.append(oracle)
        for patron in whom:
            client = Client(patron, self.network, oracle, Random(self.rng.random()))
            client.pace, client.word = pace, WORD if self.plan.locked else ""
            client.invited = lambda table: self._follow(oracle, whom, table)
            self.clients.append(client)
            self._live(client.live())
        if oracle.sheet.terms.access == "locked":
            stranger = Stranger(self._patron("S"), self.network, oracle, Random(self.rng.random()))
            self.strangers.append(stranger)
            self._live(stranger.live())

    def _follow(self, oracle: Oracle, whom: list[Patron], table: str) -> None:
        """The same people go to the table of the rematch, in the storm and once."""
        known = any(one.table == table for one in self.oracles)
        if self.plan.rematch and not known and not self._is_calm and not oracle.sheet.came_from:
            self.tally.rematches += 1
            self.tally.evenings += self.disk.first[table].evening is not None
            self._invite(Oracle(self.disk, table), whom, 0.6)

    def _wait(self, name: str) -> None:
        """Somebody comes to play with whoever else is there."""
        rng = Random(self.rng.random())
        waiter = Waiter(self._patron(name), self.network, self.waiters, rng)
        self.waiters.everybody.append(waiter)
        self._live(waiter.live())

    def _gather(self, patron: Patron, table: str) -> Client:
        """Somebody comes to the table of people who were brought together."""
        known = [one for one in self.oracles if one.table == table]
        oracle = known[0] if known else Oracle(self.disk, table)
        self.oracles += [] if known else [oracle]
        client = Gathered(patron, self.network, oracle, Random(self.rng.random()))
        client.wild = 0.02 if self._is_calm else 0.15
        self.clients.append(client)
        self._live(client.live())
        return client

    def _leave_deserted(self) -> None:
        """Tables to which not all have come are nobody's."""
        check_answers([client for client in self.clients if _is_deserted(client.oracle)])
        self.clients = [one for one in self.clients if not _is_deserted(one.oracle)]
        self.oracles[:] = [one for one in self.oracles if not _is_deserted(one)]

    async def _tire(self) -> None:
        """Some time after the storm people have had enough."""
        if self.plan.stamina is not None:
            await asyncio.sleep(self.plan.stamina)
            for client in self.clients:
                client.weary = self.plan.gives_up

    async def _desert(self) -> None:
        """What a server owed when it died is paid at the next start, without anybody looking."""
        self.disk.ended.clear()
        if not self.plan.lonely or self._is_over():
            return
        await self.disk.ended.wait()
        owed = set(await self.disk.ratings.expected())
        for client in (*self.clients, *self.strangers):
            client.away = 30.0
        await self.crash()
        await asyncio.sleep(15.0)
        unpaid = (owed & set(due(self.disk))) - set(self.disk.judged)
        assert not unpaid, f"not judged after a crash: {unpaid}"

    def _live(self, life: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.get_running_loop().create_task(life))

    # --- until ---------------------------------------------------------------------------------

    def _is_over(self) -> bool:
        tables = [one for one in self.oracles if not _is_deserted(one)]
        is_over = all(oracle.sheet.status == "finished" for oracle in tables)
        return is_over and self.waiters.are_settled

    def _is_quiet(self) -> bool:
        """Everything that was asked has had the time to be answered."""
        return all(
            visit.over or all(one.answers for one in visit.sent)
            for client in (*self.clients, *self.strangers)
            for visit in client.visits
        )

    async def until(self, happened: Callable[[], bool], most: float) -> None:
        loop = asyncio.get_running_loop()
        last = loop.time() + most
        while not happened():
            assert loop.time() < last, "it never comes to an end"
            self.check_loop()
            await asyncio.sleep(1.0)

    def check_loop(self) -> None:
        """What went wrong anywhere goes wrong here."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, clock.VirtualLoop)
        if loop.failed is not None:
            raise loop.failed
        assert not self.disk.registry.flaws, self.disk.registry.flaws
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.result()


def _is_deserted(oracle: Oracle) -> bool:
    return bool(oracle.sheet.gathers) and oracle.sheet.status == "waiting"


def simulate(
    seed: int, game: str | None = None, houses: int = 1, mutant: Mutant | None = None
) -> Tally:
    """One seed, from the first guest to the last check; raises what went wrong, and says where."""
    world = World(seed, game, houses, mutant)
    every = NEVER if mutant is Mutant.WAITS_FOR_NOTICES else other_processes.EVERY
    with (
        decided_by(Random(seed), world.complaints),
        patch.object(other_processes, "EVERY", every),
        patch.multiple(placement, MORE=0, TIMES=1.0),
    ):
        try:
            return clock.run(world.run())
        except BaseException as fault:
            fault.add_note(f"simulation with --seed {seed}: {world.plan}")
            fault.add_note("\n".join(world.complaints))
            raise
