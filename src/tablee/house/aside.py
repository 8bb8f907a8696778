"""Work that would hold up the event loop, one piece at a time in a thread or process of its own."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from contextlib import contextmanager
from time import thread_time
from typing import Protocol, TypeVar, cast

from tablee.kernel import Fault

Result = TypeVar("Result")


PART = 8
"""Nobody has more than this part of the places in which work waits."""


class Payer(Protocol):
    """Somebody whose time is counted."""

    def pay(self, seconds: float) -> None: ...


class Aside:
    """So much may wait for its turn; what comes on top is refused with `busy`."""

    def __init__(self, name: str, most: int, executor: Executor | None = None) -> None:
        self.executor = executor or ThreadPoolExecutor(1, name)
        self._most = most
        self._waiting = 0
        self._of_payer: Counter[Payer] = Counter()

    @contextmanager
    def place(self, payer: Payer | None = None) -> Iterator[None]:
        """Taken before the work itself is fetched; raises `busy` where none is free."""
        if self._waiting >= self._most or self._is_full_for(payer):
            raise Fault("busy")
        self._count(payer, 1)
        try:
            yield
        finally:
            self._count(payer, -1)

    async def run(self, work: Callable[[], Result], payer: Payer | None = None) -> Result:
        """Done in its turn."""
        with self.place(payer):
            return await self.run_in_place(work, payer)

    async def run_in_place(self, work: Callable[[], Result], payer: Payer | None = None) -> Result:
        """The same for who has a place. Who asked pays for the time, as if it were the loop's."""
        used = 0.0
        loop = asyncio.get_running_loop()
        try:
            result, fault, used = await loop.run_in_executor(self.executor, _measured, work)
        except BrokenExecutor:  # the process was killed; the next one is new
            raise Fault("busy") from None
        finally:
            if payer is not None:
                payer.pay(used)
        if fault is not None:
            raise fault
        return cast(Result, result)

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)

    def _is_full_for(self, payer: Payer | None) -> bool:
        return payer is not None and self._of_payer[payer] >= max(1, self._most // PART)

    def _count(self, payer: Payer | None, one: int) -> None:
        self._waiting += one
        if payer is not None:
            self._of_payer[payer] += one
            if not self._of_payer[payer]:
                del self._of_payer[payer]


def _measured(work: Callable[[], Result]) -> tuple[Result | None, Exception | None, float]:
    """What came of it, and the seconds of computing; in the thread or process itself."""
    began = thread_time()
    try:
        return work(), None, thread_time() - began
    except Exception as fault:
        return None, fault, thread_time() - began
