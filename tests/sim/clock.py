"""A clock that only the simulation turns: nothing sleeps, and every run of a seed is the same."""

from __future__ import annotations

import asyncio
import gc
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextvars import Context, ContextVar
from functools import cache
from typing import Any, TypeVar, TypeVarTuple, Unpack

Result = TypeVar("Result")
Args = TypeVarTuple("Args")


class Process:
    """What runs in its context stands still while it is frozen, and never again once it is dead."""

    def __init__(self, ahead: float = 0.0, rate: float = 1.0) -> None:
        self.frozen_until = 0.0
        self.is_dead = False
        self.ahead, self._rate = ahead, rate
        """Seconds by which the clock of its machine is wrong, and how fast it goes."""

    def own_time(self, now: float) -> float:
        """What the clock of its machine shows at this moment."""
        return now * self._rate + self.ahead

    def kill(self) -> None:
        self.is_dead = True


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)
"""The process to which a callback belongs; none to people, networks and disks."""


class Stuck(AssertionError):
    """Everybody waits for something that will never happen."""


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop on virtual time. Nothing may come from outside: no threads, no sockets.

    Where a loop would sleep until its next timer, the clock jumps there.
    """

    def __init__(self) -> None:
        super().__init__()
        self.failed: BaseException | None = None
        self._now = 1_000.0
        self._count = 0
        self._soon: deque[asyncio.Handle] = deque()
        self._dropped: list[asyncio.Handle] = []
        """Of dead processes: remembered, so that nothing of them is tidied up in between."""
        self._timers: list[tuple[float, int, asyncio.Handle]] = []
        self.is_over = False
        """What is left is tidied up: nobody is frozen or dead any more."""
        self.set_exception_handler(_remember)

    def time(self) -> float:
        return self._now

    def call_soon(
        self,
        callback: Callable[[Unpack[Args]], object],
        *args: *Args,
        context: Context | None = None,
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._soon.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Args]], object],
        *args: *Args,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, timer))
        return timer

    def think_with(self, aside: Executor) -> None:
        """Where work goes that the server would give to any thread."""
        self._default_executor = aside

    def tidy(self) -> None:
        """The simulation is over: what dead processes left behind comes to its end, too."""
        self.is_over = True
        self._soon.extend(self._dropped)

    def _run_once(self) -> None:
        """Everything that is due, as asyncio has it, without asking the system for anything."""
        soon, timers = self._soon, self._timers
        if not soon:
            while timers and timers[0][2].cancelled():
                heapq.heappop(timers)
            if not timers:
                raise Stuck("nothing is left to happen")
            self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            soon.append(heapq.heappop(timers)[2])
        for _ in range(len(soon)):
            handle = soon.popleft()
            if not handle.cancelled() and not self._is_held(handle):
                handle._run()

    def _is_held(self, handle: asyncio.Handle) -> bool:
        """Whether it belongs to a process that stands still; then it runs later, or never."""
        process = handle._context.get(PROCESS)  # type: ignore[attr-defined]
        if process is None or self.is_over:
            return False
        if process.is_dead:
            self._dropped.append(handle)
            return True
        if process.frozen_until <= self._now:
            return False
        self._count += 1
        heapq.heappush(self._timers, (process.frozen_until, self._count, handle))
        return True


def _remember(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What goes wrong in a callback goes wrong in the script."""
    assert isinstance(loop, VirtualLoop)
    loop.failed = loop.failed or context.get("exception") or Stuck(context["message"])


def run(script: Coroutine[Any, Any, Result]) -> Result:
    """Runs a script to its end on a clock of its own; what it left running is cancelled.

    What dead processes leave behind is tidied up when nothing runs any more.
    """
    _spare_what_stays()
    loop, collected = VirtualLoop(), gc.isenabled()
    gc.disable()
    try:
        result = loop.run_until_complete(script)
        if loop.failed is not None:
            raise loop.failed
        return result
    finally:
        loop.tidy()
        while left := asyncio.all_tasks(loop):  # one that tidies up may wait once more
            for task in left:
                task.cancel()
            loop.run_until_complete(asyncio.wait(left, timeout=1.0))
        loop.close()
        if collected:
            gc.enable()


@cache
def _spare_what_stays() -> None:
    """Games and modules are not looked through again after every run."""
    gc.collect()
    gc.freeze()
