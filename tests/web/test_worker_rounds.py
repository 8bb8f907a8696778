"""Processes of one parent under load: killed, stopped, drained, their database restarted.

Nothing that was acknowledged is lost, no entry is there twice, and none was written by a process
that was closed already.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

import postgres
from web.many import Game, Many, Visitor

BUSY = 6
"""Tables that are being played at."""
MORE = 12
"""Moves that are acknowledged between two faults."""
ROUNDS, ALL_ROUNDS = ("kill", "drain", "stop", "database"), 20
"""Each once in the ordinary run; with --full so many, most of them kills."""
SECONDS = 120
"""After which nothing more is expected to happen."""
STOPPED = 7.0
"""Seconds for which a process stands still; after five the others close it."""
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

    def __init__(self, parent: Many, database: postgres.Server | None, rng: Random) -> None:
        self._parent = parent
        self._database = database
        self._rng = rng
        self.games: list[Game] = []
        self._people = [Visitor(parent.address, name) for name in ("Ann", "Bob")]
        self._over = False

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
                await asyncio.gather(*playing)

    async def _play_on(self) -> None:
        while not self._over:
            game = Game(self._people[0], self._people[1])
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
        self._signal(signal.SIGKILL)

    async def _drain(self) -> None:
        self._signal(signal.SIGTERM)

    async def _stop(self) -> None:
        stopped = self._signal(signal.SIGSTOP)
        if self._database is None:
            await self._until_killed(stopped)
            return
        await asyncio.sleep(STOPPED)
        if stopped:
            os.kill(stopped, signal.SIGCONT)

    async def _until_killed(self, stopped: int) -> None:
        """By the parent. On a file nothing but its death makes sure that it writes no more."""
        async with asyncio.timeout(SECONDS):
            while stopped in self._parent.workers():
                await asyncio.sleep(0.1)

    async def _restart_database(self) -> None:
        assert self._database is not None
        await asyncio.to_thread(self._database.kill)
        await asyncio.to_thread(self._database.start)

    def _signal(self, number: int) -> int:
        """To one of those that are there now."""
        workers = self._parent.workers()
        if not workers:
            return 0
        chosen = self._rng.choice(workers)
        os.kill(chosen, number)
        return chosen


def chosen(full: bool, rng: Random, rounds: tuple[str, ...] = ROUNDS) -> list[str]:
    if not full:
        return list(rounds)
    others = [name for name in rounds[1:] for _ in range(3)]
    faults = others + ["kill"] * (ALL_ROUNDS - len(others))
    rng.shuffle(faults)
    return faults


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_whatever_happens_to_the_processes(
    database: postgres.Server, tmp_path: Path, full: bool
) -> None:
    url, rng = database.new_database(), Random(7)
    parent = Many(tmp_path / "data", url)
    try:
        database.sql(WITNESS, url=url)
        rounds = Rounds(parent, database, rng)
        asyncio.run(rounds.run(chosen(full, rng)))
        assert parent.stop() == 0
    finally:
        if parent.process.poll() is None:
            parent.kill()
    check_all(database, url, rounds.games)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_by_two_processes_on_one_file(
    tmp_path: Path, full: bool
) -> None:
    rng = Random(11)
    parent = Many(tmp_path / "data", workers=2)
    try:
        rounds = Rounds(parent, None, rng)
        asyncio.run(rounds.run(chosen(full, rng, ROUNDS[:3])))
        assert parent.stop() == 0
    finally:
        if parent.process.poll() is None:
            parent.kill()
    with closing(sqlite3.connect(tmp_path / "data" / "tables.db")) as file:
        for game in rounds.games:
            ask = "select number, move from rows where sheet = ? order by number"
            check_game(game, dict(file.execute(ask, (game.table,))))
    assert sum(len(game.done) for game in rounds.games) > MORE


def check_game(game: Game, stored: dict[int, str]) -> None:
    assert list(stored) == list(range(1, len(stored) + 1)), "a gap"
    for number, cell in game.done.items():
        assert stored[number] == f"mark {cell}", "an acknowledged move is lost"


def check_all(database: postgres.Server, url: str, games: list[Game]) -> None:
    for game in games:
        ask = f"select number, move from rows where sheet = '{game.table}' order by number"
        told = [line.split("|") for line in database.sql(ask, url=url).splitlines()]
        check_game(game, {int(number): move for number, move in told})
    assert database.sql("select count(*) from witness where was_closed", url=url) == "0"
    everything = database.sql("select count(*) from rows", url=url)
    assert database.sql("select count(*) from witness", url=url) == everything
    assert sum(len(game.done) for game in games) > MORE
