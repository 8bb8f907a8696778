"""Processes in which computer players think, on cores and in interpreters of their own.

A process starts when there is work and all others are busy. It ends when it had no work for a
while, or with the server. It has a lower priority than the server.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from pathlib import Path
from time import thread_time
from typing import Any

from tablee.house.bots.work_pickle import PickledWork, unpack
from tablee.house.helper import Helper

HANGS_SECONDS = 60.0
"""The slowest player of ours needs less than one, and gives way where cores are few."""
IDLE_SECONDS = 120.0
MOST = 8
"""Processes of one server: each takes some 60 MB."""


class Gone(Exception):
    """The process died or hung before it had an answer."""

    def __init__(self, hung: bool) -> None:
        super().__init__("hung" if hung else "died")
        self.hung = hung


class Failed(Exception):
    """The work itself raised something there."""


class Unfit(Exception):
    """It holds something that cannot be copied to another process."""


def spare_cores(servers: int = 1) -> int:
    """Cores for thinking: all but one, shared by the processes that serve; one at least."""
    with suppress(AttributeError):  # not on every system
        return _share(len(os.sched_getaffinity(0)), servers)
    return _share(os.cpu_count() or 1, servers)


def _share(cores: int, servers: int) -> int:
    return max(1, min(MOST, (cores - 1) // max(1, servers)))


class BotProcesses:
    """A limited number, each with one thought at a time. Everything here runs in the event loop."""

    def __init__(self, data: Path, most: int = 1, hangs_after: float = HANGS_SECONDS) -> None:
        self._helpers = [Helper(data) for _ in range(most)]
        self._free = self._helpers.copy()
        """The last one had work most lately."""
        self._turn = asyncio.Semaphore(most)
        self._endings: dict[Helper, asyncio.TimerHandle] = {}
        self._hangs_after = hangs_after
        self.is_closed = False

    @property
    def ids(self) -> list[int]:
        """Of the processes that run now."""
        return sorted(helper.id for helper in self._helpers if helper.id)

    async def think(self, call: Callable[[], Any]) -> tuple[Any, float]:
        """What the call returns and the seconds it took; raises Gone, Unfit or Failed."""
        async with self._turn:
            if self.is_closed:
                raise Gone(hung=False)
            helper = self._take()
            try:
                return await self._ask(helper, call)
            finally:
                self._give_back(helper)

    def close(self) -> None:
        """What they think is given up: nobody waits for it."""
        self.is_closed = True
        for ending in self._endings.values():
            ending.cancel()
        for helper in self._helpers:
            helper.shutdown()

    def _take(self) -> Helper:
        helper = self._free.pop()
        ending = self._endings.pop(helper, None)
        if ending is not None:
            ending.cancel()
        return helper

    def _give_back(self, helper: Helper) -> None:
        self._free.append(helper)
        if not self.is_closed:
            loop = asyncio.get_running_loop()
            self._endings[helper] = loop.call_later(IDLE_SECONDS, helper.shutdown)

    async def _ask(self, helper: Helper, call: Callable[[], Any]) -> tuple[Any, float]:
        asking = asyncio.wrap_future(helper.submit(_think, PickledWork(call)))
        try:
            answer, failed, seconds = await asyncio.wait_for(asking, self._hangs_after)
        except TimeoutError:
            helper.shutdown()
            raise Gone(hung=True) from None
        except BrokenExecutor:
            raise Gone(hung=False) from None
        except asyncio.CancelledError:
            if self.is_closed:  # otherwise it was the asker who was cancelled
                raise Gone(hung=False) from None
            helper.shutdown()
            raise
        except Exception as fault:  # it could not be packed
            raise Unfit(str(fault)) from fault
        if failed:
            raise Failed(failed)
        return unpack(answer), seconds


def _think(work: PickledWork) -> tuple[bytes, str, float]:
    """In the other process: the answer, or what failed; and the seconds it took."""
    began = thread_time()
    try:
        return work.do(), "", thread_time() - began
    except Exception as fault:
        return b"", type(fault).__name__, 0.0
