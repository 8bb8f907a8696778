"""Work that would hold up the event loop, one piece at a time in a thread of its own."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Protocol, TypeVar

from tablee.kernel import Fault

Result = TypeVar("Result")


PART = 8
"""Nobody has more than this part of the places in which work waits."""


class Payer(Protocol):
    """Somebody whose time is counted."""

    def pay(self, seconds: float) -> None: ...


class Aside:
    """So much may wait for its turn; what comes on top is refused with `busy`."""

    def __init__(self, name: str, most: int) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._most = most
        self._waiting = 0
        self._of_payer: Counter[Payer] = Counter()

    async def run(self, work: Callable[[], Result], payer: Payer | None = None) -> Result:
        """Done in its turn. Whoever asked for it pays for the time, as if it were the loop's."""
        if self._waiting >= self._most or self._is_full_for(payer):
            raise Fault("busy")
        self._count(payer, 1)
        used = 0.0

        def measured() -> Result:
            nonlocal used
            began = thread_time()
            try:
                return work()
            finally:
                used = thread_time() - began

        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, measured)
        finally:
            self._count(payer, -1)
            if payer is not None:
                payer.pay(used)

    def _is_full_for(self, payer: Payer | None) -> bool:
        return payer is not None and self._of_payer[payer] >= max(1, self._most // PART)

    def _count(self, payer: Payer | None, one: int) -> None:
        self._waiting += one
        if payer is not None:
            self._of_payer[payer] += one
            if not self._of_payer[payer]:
                del self._of_payer[payer]
