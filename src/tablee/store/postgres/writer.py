"""Writes everything in the order in which it came, one transaction at a time.

What comes during a transaction goes into the next one. When the connection breaks, all that waits
is refused too, so that nobody waits longer than for one answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

import msgspec

from tablee.store.batch import MOST_TOGETHER, PendingWrite, resolve
from tablee.store.contract.lost import Lost
from tablee.store.postgres.errors import Failure, breaks, is_everybodys, name_of, unwritten
from tablee.store.postgres.session import Session

Result = TypeVar("Result")
Commit = Callable[[Any, list[PendingWrite]], Awaitable[None]]
"""Stores a group of writes, or raises. Notes the fault of a write that it leaves out."""

_log = logging.getLogger(__name__)


class ConnectionErrand(msgspec.Struct):
    """Work on the writing connection that is no write of a table, done between two groups."""

    work: Callable[[Any], Awaitable[Any]]
    done: asyncio.Future[Any]


class PostgresWriter:
    """Runs in a task of its own, from the first write on."""

    def __init__(self, session: Session, commit: Commit) -> None:
        self._session = session
        self._commit = commit
        self._waiting: deque[PendingWrite | ConnectionErrand] = deque()
        self._wake = asyncio.Event()
        self._closed = False
        self._said = ""
        self._task = asyncio.create_task(self._write_on(), name="store-writer")

    def put(self, job: PendingWrite) -> None:
        """All writes of one turn of the event loop become one group."""
        self._waiting.append(job)
        self._wake.set()

    async def run(self, work: Callable[[Any], Awaitable[Result]]) -> Result:
        """It is done even if the asker is cancelled."""
        errand = ConnectionErrand(work, asyncio.get_running_loop().create_future())
        self._waiting.append(errand)
        self._wake.set()
        return cast(Result, await errand.done)

    async def close(self) -> None:
        """Finishes what was accepted."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _write_on(self) -> None:
        while self._waiting or not self._closed:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._next()
            if self._closed:
                self._wake.set()

    async def _next(self) -> None:
        first = self._waiting.popleft()
        if isinstance(first, ConnectionErrand):
            await self._run(first)
            return
        group = [first]
        while (
            len(group) < MOST_TOGETHER
            and self._waiting
            and isinstance(self._waiting[0], PendingWrite)
        ):
            group.append(cast(PendingWrite, self._waiting.popleft()))
        await self._write(group)
        resolve(group)

    async def _run(self, errand: ConnectionErrand) -> None:
        try:
            found = await self._session.use(errand.work)
            self._say("")
        except Exception as fault:
            _answer(errand, None, self._refused(fault))
            return
        _answer(errand, found)

    async def _write(self, group: list[PendingWrite]) -> None:
        """All in one transaction; each in its own if one write alone may be at fault."""
        try:
            await self._session.use(lambda connection: self._commit(connection, group))
            self._say("")
        except Exception as fault:
            if len(group) > 1 and not is_everybodys(fault) and not isinstance(fault, Lost):
                for job in group:
                    job.fault = None
                    await self._write([job])
                return
            refused = unwritten(self._refused(fault))
            for job in group:
                job.fault = job.fault or refused

    def _refused(self, fault: Exception) -> Exception:
        """The answer to the asker. A mistake in our own code stays as it is."""
        if not isinstance(fault, Failure):
            return fault
        self._say(name_of(fault))
        if breaks(fault):
            self._refuse_all(unwritten(fault))
        return unwritten(fault)

    def _say(self, fault: str) -> None:
        """Logs a fault once while it lasts, since signs of life are tried many times a minute."""
        if fault and fault != self._said:
            _log.error("a write failed: %s", fault)
        self._said = fault

    def _refuse_all(self, fault: Lost) -> None:
        """Refuses all that waits: each would wait for the same broken connection."""
        waiting, self._waiting = self._waiting, deque()
        for one in waiting:
            if isinstance(one, ConnectionErrand):
                _answer(one, None, fault)
            else:
                one.fault = fault
                resolve([one])


def _answer(errand: ConnectionErrand, found: Any, fault: Exception | None = None) -> None:
    if errand.done.done():
        return
    if fault is not None:
        errand.done.set_exception(fault)
    else:
        errand.done.set_result(found)
