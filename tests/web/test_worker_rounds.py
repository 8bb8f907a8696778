"""Processes of one parent under load: killed, stopped, drained, their database restarted.

Nothing that was acknowledged is lost, no entry is there twice, and none was written by a process
that was closed already.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

import postgres
from tablee.house.limits import Limits
from web.many import Game, Many, Visitor

BUSY = 6
"""Tables that are being played at."""
THINKS = 0.2
"""Seconds before a move."""
WIDE = Limits(
    tables_an_hour=10**6,
    tables_an_hour_per_address=10**6,
    requests_a_second=10**6,
    requests_at_once=10**6,
    sockets_per_guest=10**6,
    loop_share_per_address=1.0,
    loop_seconds_per_address=1e9,
)
"""Two people make all tables, and try again whenever a try fails."""
MORE = 4
"""Moves that are acknowledged between two faults."""
ROUNDS = ("kill", "drain", "stop", "database")
"""Each once in the ordinary run."""
ALL_ROUNDS, EACH = 100, 24
"""With --full: so many, and so many of each kind that is no kill."""
SECONDS = 120
"""After which nothing more is expected to happen."""
STOPPED = (6.5, 0.5, 2.0)
"""Seconds for which a process stands still; after five the others close it."""
STORED = "select sheet, number, move from rows order by sheet, number"
# Who held a table when an entry was written, and whether that process was closed.
WITNESS = """
create table witness (sheet text, number int, house bigint, was_closed boolean);
create function see() returns trigger language plpgsql as $$ begin
insert into witness select new.sheet, new.number, o.house, o.closed is not null
from holds h left join houses o using (house) where h.thing = new.sheet;
return null; end $$;
create trigger see after insert on rows for each row execute function see();
"""


@pytest.fixture
def database() -> Iterator[postgres.Server]:
    with postgres.running(flush=True) as server:
        yield server


class Rounds:
    """Games at all tables, one after the other, and a fault now and then."""

    def __init__(self, parent: Many, database: postgres.Server, rng: Random) -> None:
        self._parent = parent
        self._database = database
        self._rng = rng
        self.games: list[Game] = []
        self._people = [Visitor(parent.address, name) for name in ("Ann", "Bob")]
        self._over = False
        self._stopped: dict[int, asyncio.Task[None]] = {}
        """Processes that stand still, and who sees to them. Other faults come meanwhile."""

    async def run(self, faults: list[str]) -> None:
        playing = [asyncio.create_task(self._play_on()) for _ in range(BUSY)]
        try:
            for fault in faults:
                await self._moves(MORE, playing)
                await self._happen(fault)
            await self._moves(MORE, playing)
        finally:
            self._over = True
            async with asyncio.timeout(SECONDS):
                await asyncio.gather(*playing, *self._stopped.values())

    async def _play_on(self) -> None:
        while not self._over:
            game = Game(self._people[0], self._people[1], THINKS)
            self.games.append(game)
            await game.play()

    async def _moves(self, more: int, playing: list[asyncio.Task[None]]) -> None:
        """So many more are acknowledged; a game that fails ends it at once."""
        goal = self._acknowledged() + more
        async with asyncio.timeout(SECONDS):
            while self._acknowledged() < goal:
                for task in playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    def _acknowledged(self) -> int:
        return sum(len(game.done) for game in self.games)

    async def _happen(self, fault: str) -> None:
        faults: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self._kill,
            "drain": self._drain,
            "stop": self._stop,
            "database": self._restart_database,
        }
        await faults[fault]()

    async def _kill(self) -> None:
        await self._signal(signal.SIGKILL)

    async def _drain(self) -> None:
        await self._signal(signal.SIGTERM)

    async def _stop(self) -> None:
        stopped = await self._signal(signal.SIGSTOP)
        self._stopped[stopped] = asyncio.create_task(self._wake(stopped))

    async def _wake(self, stopped: int) -> None:
        """After the longest time the others have closed it, and it does not know."""
        await asyncio.sleep(STOPPED[len(self._stopped) % len(STOPPED)])
        with suppress(ProcessLookupError):
            os.kill(stopped, signal.SIGCONT)

    async def _restart_database(self) -> None:
        await asyncio.to_thread(self._database.kill)
        await asyncio.to_thread(self._database.start)

    async def _signal(self, number: int) -> int:
        """To one of those that are there now and go. It may just be starting, or leaving."""
        async with asyncio.timeout(SECONDS):
            while True:
                still = {one for one, task in self._stopped.items() if not task.done()}
                going = [one for one in self._parent.workers() if one not in still]
                with suppress(IndexError, ProcessLookupError):
                    os.kill(found := self._rng.choice(going), number)
                    return found
                await asyncio.sleep(0.02)


def chosen(full: bool, rng: Random) -> list[str]:
    if not full:
        return list(ROUNDS)
    others = [name for name in ROUNDS[1:] for _ in range(EACH)]
    faults = others + ["kill"] * (ALL_ROUNDS - len(others))
    rng.shuffle(faults)
    return faults


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_whatever_happens_to_the_processes(
    database: postgres.Server, tmp_path: Path, full: bool
) -> None:
    url, rng = database.new_database(), Random(7)
    parent = Many(tmp_path / "data", url, limits=WIDE)
    try:
        database.sql(WITNESS, url=url)
        rounds = Rounds(parent, database, rng)
        asyncio.run(rounds.run(chosen(full, rng)))
        assert parent.stop() == 0
    finally:
        if parent.process.poll() is None:
            parent.kill()
    check_all(database, url, rounds.games)


def check_games(games: list[Game], stored: list[tuple[str, int, str]]) -> None:
    """`stored`: of all tables, in the order of their numbers."""
    moves: dict[str, list[str]] = {}
    for table, number, move in stored:
        moves.setdefault(table, []).append(move)
        assert number == len(moves[table]), "a gap, or an entry twice"
    for game in games:
        for number, cell in game.done.items():
            told = moves[game.table][number - 1]
            assert told == f"mark {cell}", "an acknowledged move is lost"
    assert sum(len(game.done) for game in games) > MORE


def check_all(database: postgres.Server, url: str, games: list[Game]) -> None:
    told = [line.split("|") for line in database.sql(STORED, url=url).splitlines()]
    check_games(games, [(table, int(number), move) for table, number, move in told])
    assert database.sql("select count(*) from witness where was_closed", url=url) == "0"
    assert database.sql("select count(*) from witness", url=url) == str(len(told))
