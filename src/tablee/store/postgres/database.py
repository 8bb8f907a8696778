"""The database as this process uses it: one connection writes, one reads.

While it is open, it gives signs of life, and closes processes that give none.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from tablee.store.batch import Job
from tablee.store.contract import Lost
from tablee.store.postgres.cluster.notices import Notices
from tablee.store.postgres.cluster.process import JUDGES_WITHIN, STILL_OPEN, House
from tablee.store.postgres.cluster.silence import Silence
from tablee.store.postgres.errors import Failure, opening, unread
from tablee.store.postgres.layout.layout import check_layout
from tablee.store.postgres.session import Patience, Session, connected
from tablee.store.postgres.writer import Commit, Writer
from tablee.store.processes import Events

BEAT_SECONDS = 0.4
"""Between two signs of life."""
ASKS_AFTER, LISTEN_SECONDS = 2.0, 0.5
"""Seconds of silence after which the connection that reads is asked, too, and how often."""
MARK_BYTES = 8
MARK = "insert into health values (1, $1) on conflict (one) do update set mark = $1"

Result = TypeVar("Result")
Work = Callable[[Any], Awaitable[Result]]


class Database:
    """Open from `open` to `close`; everything in one event loop."""

    def __init__(self, url: str, house: House, patience: Patience) -> None:
        self.house = house
        self._url = url
        self._patience = patience
        self._reads = Session(url, patience)
        self._writes = Session(url, patience, house.greet)
        self._commit: Commit | None = None
        self._writer = Writer(self._writes, self._commit_group)
        self.notices = Notices(url, patience, lambda: house.number)
        self.events = Events()
        self._beats: asyncio.Task[None] | None = None
        self.signed = float("-inf")
        self.silence = Silence()
        self._listening: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(
        cls, url: str, address: str = "", version: str = "", patience: Patience | None = None
    ) -> Database:
        """Looks at the layout and arrives as a new process; raises Lost."""
        database = cls(url, House(address, version), patience or Patience())
        try:
            with opening():
                async with connected(url, database._patience) as connection:
                    await check_layout(connection)
                await database._writes.use(database.house.check)
        except BaseException:
            await database.close()
            raise
        return database

    def start(self, commit: Commit) -> None:
        """From now on groups of jobs are written by `commit`."""
        self._commit = commit

    def beat(self) -> None:
        """From now on there are signs of life, and processes that give none are closed."""
        self._beats = asyncio.create_task(self._beat_on(), name="store-beats")
        self._listening = asyncio.create_task(self._listen_on(), name="store-silence")

    def fall_silent(self) -> None:
        """No more signs of life, and nobody listens for the silence."""
        for task in (self._beats, self._listening):
            if task is not None:
                task.cancel()

    async def sign(self, connection: Any) -> None:
        """One sign of life. After a pause of its own, a process lets the others speak before it
        judges them."""
        before, self.signed = self.signed, time.monotonic()
        asked = self.silence.clock()
        await self.house.beat(connection)
        self.silence.heard(asked)
        if self.signed - before < JUDGES_WITHIN:
            await self.house.expire(connection)

    async def ask_if_open(self) -> None:
        """One that was closed meanwhile has heard all it needs to."""
        asked = self.silence.clock()
        with suppress(Lost):
            if await self.read(lambda c: c.fetchval(STILL_OPEN, self.house.number)):
                self.silence.heard(asked)

    def put(self, job: Job) -> None:
        self._check_may_write()
        self._writer.put(job)

    async def read(self, ask: Work[Result]) -> Result:
        """On the connection that reads. It goes on when the one who asks goes away."""
        self._check_open()
        asking = asyncio.ensure_future(self._reads.use(ask))
        asking.add_done_callback(lambda task: task.cancelled() or task.exception())
        try:
            return await asyncio.shield(asking)
        except Failure as fault:
            raise unread(fault) from None

    async def aside(self, ask: Work[Result]) -> Result:
        """On a connection for this question alone."""
        self._check_open()
        with opening():
            async with connected(self._url, self._patience) as connection:
                return await ask(connection)

    async def run(self, work: Work[Result]) -> Result:
        """On the connection that writes, after all that was given before."""
        self._check_may_write()
        return await self._writer.run(work)

    async def write(self, change: Work[Result]) -> Result:
        """A transaction on the connection that writes; raises Lost where this process is closed."""

        async def transact(connection: Any) -> Result:
            async with connection.transaction():
                await self.house.check(connection)
                return await change(connection)

        return await self.run(transact)

    async def probe(self) -> None:
        """Something small is written, and read by the other connection; raises Lost."""
        mark = secrets.token_hex(MARK_BYTES)
        await self.write(lambda connection: connection.execute(MARK, mark))
        await self.read(lambda connection: connection.fetchval("select mark from health"))

    async def close(self) -> None:
        """Finishes what was accepted. What this process holds is free then."""
        if self._closed:
            return
        self._closed = True
        self.fall_silent()
        await self.notices.close()
        if self.house.number:
            leaving = self._writer.run(self.house.leave)
            await asyncio.gather(leaving, self._writer.close(), return_exceptions=True)
        await self._writer.close()
        await self._writes.close()
        await self._reads.close()

    # --- within --------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._closed:
            raise Lost("store_closed")

    def _check_may_write(self) -> None:
        self._check_open()
        if self.house.fenced:
            raise self.house.refusal()

    async def _commit_group(self, connection: Any, group: list[Job]) -> None:
        assert self._commit is not None, "nothing is written before start"
        if self.house.fenced:  # since it was given
            raise self.house.refusal()
        await self._commit(connection, group)

    async def _beat_on(self) -> None:
        """A database that is away comes back, or another process has closed us meanwhile."""
        while True:
            with suppress(Lost):
                await self.run(self.sign)
            if self.house.fenced:
                self._begin_again()
            elif self.house.leaving:
                self.events.drained()
            await asyncio.sleep(BEAT_SECONDS)

    async def _listen_on(self) -> None:
        """A slow disk holds up signs of life, and only those: the database still answers then."""
        asking: asyncio.Task[None] | None = None
        while True:
            await asyncio.sleep(LISTEN_SECONDS)
            if self.silence.seconds > ASKS_AFTER and (asking is None or asking.done()):
                asking = asyncio.create_task(self.ask_if_open())
            if self.silence.begins():
                self.events.cut_off()

    def _begin_again(self) -> None:
        """What the closed one held is forgotten first. Nothing of it can be written any more."""
        self.events.fenced()
        self.house.begin_again()
        self._writes.drop()
