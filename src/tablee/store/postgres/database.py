"""The database as this process uses it: one connection writes, one reads.

While it is open, it sends signs of life, and closes processes that send none.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from tablee.store.batch import PendingWrite
from tablee.store.contract.cluster import Events
from tablee.store.contract.lost import Lost
from tablee.store.postgres.cluster.notices import Notices
from tablee.store.postgres.cluster.silence import Silence
from tablee.store.postgres.cluster.this_process import JUDGES_WITHIN, STILL_OPEN, ThisProcess
from tablee.store.postgres.errors import Failure, opening, unread
from tablee.store.postgres.layout.layout import check_layout, check_not_moved
from tablee.store.postgres.session import Session, Timeouts, connected
from tablee.store.postgres.writer import Commit, PostgresWriter

BEAT_SECONDS = 0.4
"""Between two signs of life."""
ASKS_AFTER, LISTEN_SECONDS = 2.0, 0.5
"""After so many seconds of silence the reading connection asks too, and how often."""
MARK_BYTES = 8
MARK = "insert into health values (1, $1) on conflict (one) do update set mark = $1"

Result = TypeVar("Result")
OnConnection = Callable[[Any], Awaitable[Result]]


class Database:
    """Open from `open` to `close`; everything in one event loop."""

    def __init__(self, url: str, process: ThisProcess, timeouts: Timeouts) -> None:
        self.process = process
        self._url = url
        self._timeouts = timeouts
        self._reads = Session(url, timeouts)
        self._writes = Session(url, timeouts, process.greet)
        self._commit: Commit | None = None
        self._writer = PostgresWriter(self._writes, self._commit_group)
        self.notices = Notices(url, timeouts, lambda: process.number)
        self.events = Events()
        self._beats: asyncio.Task[None] | None = None
        self.signed = float("-inf")
        self.silence = Silence()
        self._listening: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(
        cls, url: str, address: str = "", version: str = "", timeouts: Timeouts | None = None
    ) -> Database:
        """Checks the layout and registers as a new process; raises Lost."""
        database = cls(url, ThisProcess(address, version), timeouts or Timeouts())
        try:
            with opening():
                async with connected(url, database._timeouts) as connection:
                    await check_layout(connection)
                    await check_not_moved(connection)
                await database._writes.use(database.process.check)
        except BaseException:
            await database.close()
            raise
        return database

    def start(self, commit: Commit) -> None:
        """From now on groups of jobs are written by `commit`."""
        self._commit = commit

    def beat(self) -> None:
        """Starts the signs of life, and closes processes that send none."""
        self._beats = asyncio.create_task(self._beat_on(), name="store-beats")
        self._listening = asyncio.create_task(self._listen_on(), name="store-silence")

    def fall_silent(self) -> None:
        """No more signs of life, and nobody listens for the silence."""
        for task in (self._beats, self._listening):
            if task is not None:
                task.cancel()

    def put(self, job: PendingWrite) -> None:
        self._check_may_write()
        self._writer.put(job)

    async def read(self, ask: OnConnection[Result]) -> Result:
        """On the reading connection. It goes on if the asker is cancelled."""
        self._check_open()
        asking = asyncio.ensure_future(self._reads.use(ask))
        asking.add_done_callback(lambda task: task.cancelled() or task.exception())
        try:
            return await asyncio.shield(asking)
        except Failure as fault:
            raise unread(fault) from None

    async def aside(self, ask: OnConnection[Result]) -> Result:
        """On a connection of its own, for one slow question."""
        self._check_open()
        with opening():
            async with connected(self._url, self._timeouts) as connection:
                return await ask(connection)

    async def run(self, work: OnConnection[Result]) -> Result:
        """On the writing connection, after all that was given before."""
        self._check_may_write()
        return await self._writer.run(work)

    async def write(self, change: OnConnection[Result]) -> Result:
        """A transaction on the writing connection; raises Lost if this process was closed."""

        async def transact(connection: Any) -> Result:
            async with connection.transaction():
                await self.process.check(connection)
                return await change(connection)

        return await self.run(transact)

    async def probe(self) -> None:
        """Something small is written, and read by the other connection; raises Lost."""
        mark = secrets.token_hex(MARK_BYTES)
        await self.write(lambda connection: connection.execute(MARK, mark))
        await self.read(lambda connection: connection.fetchval("select mark from health"))

    async def close(self) -> None:
        """Finishes what was accepted. Then the tables of this process are free."""
        if self._closed:
            return
        self._closed = True
        self.fall_silent()
        await self.notices.close()
        if self.process.number:
            leaving = self._writer.run(self.process.leave)
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
        if self.process.fenced:
            raise self.process.refusal()

    async def _commit_group(self, connection: Any, group: list[PendingWrite]) -> None:
        assert self._commit is not None, "nothing is written before start"
        if self.process.fenced:  # it was closed after this was given
            raise self.process.refusal()
        await self._commit(connection, group)

    async def _beat_on(self) -> None:
        """Goes on while the database does not answer. Meanwhile this process may be closed."""
        while True:
            with suppress(Lost):
                await self.run(self.sign)
            if self.process.fenced:
                self._begin_again()
            elif self.process.leaving:
                self.events.drained()
            await asyncio.sleep(BEAT_SECONDS)

    async def _listen_on(self) -> None:
        """Asks on the reading connection, since a slow disk delays signs of life though the
        database answers."""
        asking: asyncio.Task[None] | None = None
        while True:
            await asyncio.sleep(LISTEN_SECONDS)
            if self.silence.seconds > ASKS_AFTER and (asking is None or asking.done()):
                asking = asyncio.create_task(self.ask_if_open())
            if self.silence.begins():
                self.events.cut_off()

    async def ask_if_open(self) -> None:
        """Counts an answer only if this process is still open."""
        asked = self.silence.clock()
        with suppress(Lost):
            if await self.read(lambda c: c.fetchval(STILL_OPEN, self.process.number)):
                self.silence.heard(asked)

    def _begin_again(self) -> None:
        """Forgets first what the closed process held. Nothing of it can be written any more."""
        self.events.fenced()
        self.process.begin_again()
        self._writes.drop()

    async def sign(self, connection: Any) -> None:
        """A sign of life. After a pause of its own, a process does not close others at once."""
        before, self.signed = self.signed, time.monotonic()
        asked = self.silence.clock()
        await self.process.beat(connection)
        self.silence.heard(asked)
        if self.signed - before < JUDGES_WITHIN:
            await self.process.expire(connection)
