"""Processes that think for computer players, on cores and in interpreters of their own.

Each starts when there is work and all others are busy, and ends when it had none for a while, or
with the server, however that ends. They give way to the server where they share a core with it.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from queue import Empty, SimpleQueue
from time import thread_time
from typing import Any

from tablee.house.helper import begin
from tablee.house.parcel import Parcel, Unfit, open_parcel, seal, unseal

HANGS_SECONDS = 60.0
"""The slowest player of ours needs less than one, and gives way where cores are few."""
IDLE_SECONDS = 120.0
MOST = 8
"""Processes of one server: each takes some 60 MB."""
ANSWER, DRAW, FAILED = 0, 1, 2

_log = logging.getLogger(__name__)
Thought = Future[tuple[Any, float]]


class Gone(Exception):
    """The process died or hung before it had an answer."""

    def __init__(self, hung: bool) -> None:
        super().__init__("hung" if hung else "died")
        self.hung = hung


class Failed(Exception):
    """The work itself raised something there."""


def spare_cores(servers: int = 1) -> int:
    """Cores for thinking: all but one, shared by the processes that serve; one at least."""
    with suppress(AttributeError):  # not on every system
        return _share(len(os.sched_getaffinity(0)), servers)
    return _share(os.cpu_count() or 1, servers)


def _share(cores: int, servers: int) -> int:
    return max(1, min(MOST, (cores - 1) // max(1, servers)))


class Processes:
    """At most so many. A thread for each waits for its answers."""

    def __init__(self, data: Path, most: int = 1, hangs_after: float = HANGS_SECONDS) -> None:
        self._data = data
        self._most = most
        self._hangs_after = hangs_after
        self._waiting: SimpleQueue[tuple[Callable[[], Any], Thought] | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._under_way = 0
        self._threads = 0
        self._running: set[Process] = set()
        self._closed = False

    @property
    def is_closed(self) -> bool:
        return self._closed

    @property
    def ids(self) -> list[int]:
        """Of the processes that run now."""
        return sorted(process.id for process in self._running)

    def submit(self, work: Callable[[], Any]) -> Thought:
        """What the work returns and the seconds it took; or Gone, Unfit, Failed."""
        thought: Thought = Future()
        with self._lock:
            if self._closed:
                thought.cancel()
                return thought
            self._under_way += 1
            if self._threads < min(self._most, self._under_way):
                self._threads += 1
                threading.Thread(target=self._work_on, name="thinking", daemon=True).start()
        self._waiting.put((work, thought))
        return thought

    def close(self) -> None:
        """What they think is given up: nobody waits for it."""
        with self._lock:
            self._closed = True
            running, threads = list(self._running), self._threads
        with suppress(Empty):
            while (left := self._waiting.get_nowait()) is not None:
                left[1].cancel()
        for _ in range(threads):
            self._waiting.put(None)
        for process in running:
            process.kill()

    # --- in a thread ---------------------------------------------------------------------------

    def _work_on(self) -> None:
        process: Process | None = None
        while True:
            try:
                left = self._waiting.get(timeout=IDLE_SECONDS)
            except Empty:
                self._dismiss(process)
                process = None
                continue
            if left is None:
                self._dismiss(process)
                return
            process = self._answer(process, *left)
            with self._lock:
                self._under_way -= 1

    def _answer(
        self, process: Process | None, work: Callable[[], Any], thought: Thought
    ) -> Process | None:
        """The process for the next work, if it is still there."""
        if not thought.set_running_or_notify_cancel():
            return process
        try:
            parcel = Parcel(work)
            process = process or self._start()
            thought.set_result(process.think(parcel, self._hangs_after))
        except (Unfit, Failed) as fault:
            thought.set_exception(fault)
        except Exception as fault:
            self._dismiss(process)
            process = None
            thought.set_exception(Gone(isinstance(fault, TimeoutError)))
        return process

    def _start(self) -> Process:
        process = Process(self._data)
        with self._lock:
            self._running.add(process)
        if self._closed:
            process.kill()
        return process

    def _dismiss(self, process: Process | None) -> None:
        if process is not None:
            with self._lock:
                self._running.discard(process)
            process.end()


class Process:
    """One of them, as the server sees it."""

    def __init__(self, data: Path) -> None:
        context: Any = get_context("spawn")
        self._line, theirs = context.Pipe()
        alive, self._alive = context.Pipe(duplex=False)
        given = (theirs, alive, data)
        self._process = context.Process(target=_serve, args=given, name="thinking", daemon=True)
        self._process.start()
        theirs.close()
        alive.close()

    @property
    def id(self) -> int:
        return int(self._process.pid)

    def think(self, parcel: Parcel, patience: float) -> tuple[Any, float]:
        """Raises TimeoutError, OSError or EOFError where no answer comes."""
        self._line.send((ANSWER, parcel.content))
        while self._line.poll(patience):
            what, about, seconds = self._line.recv()
            if what == DRAW:
                self._line.send((DRAW, parcel.more(about)))
            elif what == FAILED:
                raise Failed(about)
            else:
                return unseal(about), seconds
        raise TimeoutError

    def kill(self) -> None:
        """From any thread. The one it belongs to notices, and calls `end`."""
        self._process.kill()

    def end(self) -> None:
        """At once, whatever it does."""
        self._process.kill()
        self._alive.close()
        self._line.close()
        self._process.join(1.0)


# --- in the other process ------------------------------------------------------------------------


def _serve(line: Connection, alive: Connection, data: Path) -> None:
    begin(alive, data)

    def more(stream: int) -> list[int]:
        line.send((DRAW, stream, 0.0))
        words: list[int] = line.recv()[1]
        return words

    with suppress(EOFError, OSError):  # the server is gone
        while True:
            _, content = line.recv()
            line.send(_thought(content, more))


def _thought(content: bytes, more: Callable[[int], list[int]]) -> tuple[int, Any, float]:
    began = thread_time()
    try:
        answer = seal(open_parcel(content, more)())
    except (EOFError, OSError):
        raise
    except Exception as fault:
        return FAILED, type(fault).__name__, 0.0
    return ANSWER, answer, thread_time() - began
