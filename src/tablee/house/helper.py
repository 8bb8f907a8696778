"""A process that computes for the server, with a core and an interpreter of its own.

It starts when it is first needed, and again after it was killed. It ends with the server, even if
the server is killed. It has a lower priority than the server.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from tablee import catalog
from tablee.house.word_lists import find_word_lists

NICE = 10
P = ParamSpec("P")
Result = TypeVar("Result")


class Helper(Executor):
    """One process, one piece of work at a time."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._pool: ProcessPoolExecutor | None = None
        self._context = QuietContext()
        self._alive: Connection | None = None

    def submit(
        self, work: Callable[P, Result], /, *given: P.args, **more: P.kwargs
    ) -> Future[Result]:
        try:
            return self._open().submit(work, *given, **more)
        except BrokenProcessPool:
            self.shutdown()
            return self._open().submit(work, *given, **more)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Its work is given up. Nothing of it is stored."""
        if self._alive is not None:
            self._alive.close()
        if self._pool is not None:
            self._context.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._alive = None

    @property
    def id(self) -> int:
        """Of its process, 0 where there is none."""
        return 0 if self._pool is None else self._context.id

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            theirs, self._alive = self._context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(1, self._context, begin, (theirs, self._data))
        return self._pool


class QuietProcess(SpawnProcess):
    """Has a low priority from the start: loading the program takes half a second."""

    def start(self) -> None:
        super().start()
        give_way(self.pid or 0)


class QuietContext(SpawnContext):
    """Starts such processes, one after the other."""

    _last: QuietProcess | None = None

    def Process(self, *given: Any, **named: Any) -> QuietProcess:  # type: ignore[override] # noqa: N802
        self._last = QuietProcess(*given, **named)
        return self._last

    @property
    def id(self) -> int:
        return 0 if self._last is None else self._last.pid or 0

    def kill(self) -> None:
        """Also if it hangs."""
        if self._last is not None and self._last.pid is not None:
            with suppress(ValueError):  # the pool has closed it
                self._last.kill()


def give_way(process: int = 0) -> None:
    """Lowers the priority of this process id; without one, of the current process."""
    with suppress(AttributeError, OSError):  # not on every system, and not allowed in every unit
        batch = os.sched_param(0)
        os.sched_setscheduler(process, os.SCHED_BATCH, batch)  # also below a real-time server
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, process, NICE)


def begin(alive: Connection, data: Path) -> None:
    """In a new process, before its first work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it is over
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core each, however many there are
    threading.Thread(target=_end_with, args=(alive,), daemon=True).start()
    give_way()
    find_word_lists(data)
    catalog.shelf()


def _end_with(alive: Connection) -> None:
    """Nothing is ever sent: this returns when the server has closed its end, or is gone."""
    try:
        alive.recv()
    except (EOFError, OSError):
        os._exit(0)
