"""Work that would hold up the event loop. It is done in a thread or in other processes.

Addresses take turns. Each address has one piece of work done at a time, and pays for its time. Work
is dropped when nobody waits for it any more, or when it takes too long.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from contextlib import contextmanager
from time import perf_counter, thread_time
from typing import Any, TypeVar

from tablee.house.caller import Purse
from tablee.kernel import Fault

Result = TypeVar("Result")
Measured = tuple[Any, Exception | None, float]

PART = 8
"""One address may have at most one place in this many of those in which work waits."""
LIGHT = 3_000
"""Work up to this weight may run on any lane. Heavier work runs on the first lane only."""
NEARLY = 2.0
"""Seconds that unwanted work gets to finish. Starting a new process would take about as long."""


class Job:
    """One piece of work. Its answer is cancelled when nobody waits for it."""

    __slots__ = ("answer", "payer", "weight", "work")

    def __init__(self, work: Callable[[], Any], payer: Purse | None, weight: float) -> None:
        self.work, self.payer, self.weight = work, payer, weight
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def owes(self) -> float:
        """Seconds until the address that asked has time left."""
        return 0.0 if self.payer is None else self.payer.wait(perf_counter())


class BackgroundQueue:
    """A limited number may wait for their turn; one more is refused with `busy`.

    `lanes`: processes. A lane is killed when its work takes more than `seconds`. Without lanes the
    work runs in a thread, which cannot be killed.
    """

    def __init__(
        self, name: str, most: int, lanes: Sequence[Executor] = (), seconds: float | None = None
    ) -> None:
        self._lanes = list(lanes) or [ThreadPoolExecutor(1, name)]
        self._can_end = bool(lanes)
        self._seconds = seconds
        self._most = most
        self._places = 0
        self._of_payer: Counter[Purse] = Counter()
        self._waiting: list[Job] = []
        self._at_work: dict[Executor, Job] = {}
        self._turn = 0
        self._last_turn: dict[Purse | None, int] = {}
        """The last turn of each address, while there is something to do."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False

    # --- asking --------------------------------------------------------------------------------

    @contextmanager
    def place(self, payer: Purse | None = None) -> Iterator[None]:
        """Reserves a place before the work itself is loaded; raises `busy` if none is free."""
        if self._places >= self._most or self._is_full_for(payer):
            raise Fault("busy")
        self._count(payer, 1)
        try:
            yield
        finally:
            self._count(payer, -1)

    async def run(
        self, work: Callable[[], Result], payer: Purse | None = None, weight: float = 1
    ) -> Result:
        """Done in its turn."""
        with self.place(payer):
            return await self.submit(work, payer, weight)

    def submit(
        self, work: Callable[[], Result], payer: Purse | None = None, weight: float = 1
    ) -> asyncio.Future[Result]:
        """The same for work that has a place already. Cancelling the future drops the work."""
        if self._is_closed:
            raise Fault("closing")
        job = Job(work, payer, weight)
        self._waiting.append(job)
        job.answer.add_done_callback(lambda _: self._forget(job))
        self._serve()
        return job.answer

    def close(self) -> None:
        """What waits is refused, and what processes do is given up."""
        self._is_closed = True
        for job in self._waiting:
            if not job.answer.done():
                job.answer.set_exception(Fault("closing"))
        for lane in self._lanes:
            lane.shutdown(wait=False, cancel_futures=True)

    # --- whose turn it is ----------------------------------------------------------------------

    def _serve(self) -> None:
        """Starts all work for which a lane is free and whose address has time left."""
        for lane in self._lanes:
            job = None if lane in self._at_work else self._next(lane)
            if job is not None:
                self._begin(job, lane)
        if not self._waiting and not self._at_work:
            self._last_turn.clear()
        owed = [wait for job in self._waiting if (wait := job.owes())]
        if owed and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(min(owed), self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._serve()

    def _next(self, lane: Executor) -> Job | None:
        """The next work of the address whose last turn was longest ago."""
        fit = [job for job in self._waiting if self._may_begin(job, lane)]
        return min(fit, key=lambda job: self._last_turn.get(job.payer, 0), default=None)

    def _may_begin(self, job: Job, lane: Executor) -> bool:
        if lane is not self._lanes[0] and job.weight > LIGHT:
            return False
        working = (other.payer for other in self._at_work.values())
        return (job.payer is None or job.payer not in working) and not job.owes()

    def _begin(self, job: Job, lane: Executor) -> None:
        self._waiting.remove(job)
        self._at_work[lane] = job
        self._turn += 1
        self._last_turn[job.payer] = self._turn
        task = asyncio.get_running_loop().create_task(self._do(job, lane))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _forget(self, job: Job) -> None:
        if job in self._waiting:
            self._waiting.remove(job)

    # --- doing it ------------------------------------------------------------------------------

    async def _do(self, job: Job, lane: Executor) -> None:
        began = perf_counter()
        if not job.answer.done():  # since it was begun
            doing = asyncio.get_running_loop().run_in_executor(lane, _measured, job.work)
            await self._until_done(doing, job)
            if not doing.done():
                doing.add_done_callback(_look_away)
                lane.shutdown(wait=False, cancel_futures=True)
            _answer(job, doing, began)
        del self._at_work[lane]
        self._serve()

    async def _until_done(self, doing: asyncio.Future[Measured], job: Job) -> None:
        """Or until it is given up."""
        if not self._can_end:
            await asyncio.wait((doing,))
            return
        both, first = (doing, job.answer), asyncio.FIRST_COMPLETED
        await asyncio.wait(both, timeout=self._seconds, return_when=first)
        if job.answer.done() and not doing.done():
            await asyncio.wait((doing,), timeout=NEARLY)

    # --- places --------------------------------------------------------------------------------

    def _is_full_for(self, payer: Purse | None) -> bool:
        return payer is not None and self._of_payer[payer] >= max(1, self._most // PART)

    def _count(self, payer: Purse | None, one: int) -> None:
        self._places += one
        if payer is not None:
            self._of_payer[payer] += one
            if not self._of_payer[payer]:
                del self._of_payer[payer]


def _answer(job: Job, doing: asyncio.Future[Measured], began: float) -> None:
    """Pays, and says what came of it."""
    result, fault, used = _result(doing)
    if job.payer is not None:  # of a process that was killed the time is not known
        job.payer.spend(used or perf_counter() - began, perf_counter())
    if job.answer.done():
        return
    if fault is None:
        job.answer.set_result(result)
    else:
        job.answer.set_exception(fault)


def _result(doing: asyncio.Future[Measured]) -> Measured:
    if not doing.done():
        return None, Fault("busy"), 0.0
    try:
        return doing.result()
    except (BrokenExecutor, asyncio.CancelledError):  # killed; the next process is new
        return None, Fault("busy"), 0.0
    except Exception as fault:
        return None, fault, 0.0


def _look_away(doing: asyncio.Future[Measured]) -> None:
    """Nobody wants the result or the error of work that was given up."""
    if not doing.cancelled():
        doing.exception()


def _measured(work: Callable[[], Result]) -> Measured:
    """What came of it, and the seconds of computing; in the thread or process itself."""
    began = thread_time()
    try:
        return work(), None, thread_time() - began
    except Exception as fault:
        return None, fault, thread_time() - began
