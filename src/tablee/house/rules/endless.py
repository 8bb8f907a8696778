"""Breaks off calls into rules that never return, in whatever thread they are.

Only the processor time of that thread counts. So nothing is broken off where the machine is slow or
was paused. Where nobody knows that time, a call has far longer.
"""

from __future__ import annotations

import asyncio
import ctypes
import logging
import signal
import sys
import threading
import time
from types import FrameType
from typing import Any

from tablee.house.rules.run_rules import BOUNDS, NoReturn
from tablee.house.watchdog import places_of

LOOK_SECONDS = 0.5
PATIENCE = 20
"""Where processor time is not known, a call has so many times longer."""

_log = logging.getLogger(__name__)


class RulesCall:
    """One call, as it was first seen."""

    def __init__(self, frame: FrameType, used: float) -> None:
        self.frame, self.began = frame, used
        self.looks = self.tries = 0

    def is_endless(self, used: float) -> bool:
        seconds = BOUNDS[self.frame.f_code] * (1 + self.tries)
        return used - self.began >= seconds or self.looks * LOOK_SECONDS >= seconds * PATIENCE


class EndlessRules:
    """Looks again and again at what runs: at the event loop by a timer, at others by a thread.

    The timer sends a signal, which also ends what is not written in Python: a search for a pattern,
    a power of large numbers. A signal reaches only the main thread.
    """

    def __init__(self) -> None:
        self._calls: dict[int, RulesCall] = {}
        """By thread."""
        self._main = 0
        """The main thread, if the timer looks at it."""
        self._before: Any = None
        self._beat: asyncio.TimerHandle | None = None
        self._stopped = threading.Event()
        self._looking = threading.Thread(target=self._look_on, name="endless rules", daemon=True)

    def start(self) -> None:
        is_main = threading.current_thread() is threading.main_thread()
        if is_main and sys.platform != "win32":
            self._main = threading.get_ident()
            self._before = signal.signal(signal.SIGVTALRM, self._on_timer)
            signal.siginterrupt(signal.SIGVTALRM, False)  # no write to a disk is cut short by it
            self._rewind()
        self._looking.start()

    def stop(self) -> None:
        self._stopped.set()
        self._looking.join()
        if self._beat is not None and sys.platform != "win32":
            self._beat.cancel()
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, self._before)

    # --- the main thread -----------------------------------------------------------------------

    def _rewind(self) -> None:
        """Runs on the loop again and again: as long as it does, the timer hardly ever rings."""
        if sys.platform != "win32":
            self._calls.pop(self._main, None)
            signal.setitimer(signal.ITIMER_VIRTUAL, 2 * LOOK_SECONDS, LOOK_SECONDS)
            self._beat = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._rewind)

    def _on_timer(self, number: int, top: FrameType | None) -> None:
        if self._is_due(self._main, top, time.thread_time()):
            raise NoReturn

    # --- other threads -------------------------------------------------------------------------

    def _look_on(self) -> None:
        while not self._stopped.wait(LOOK_SECONDS):
            self.look()

    def look(self) -> None:
        running = sys._current_frames()
        for thread in {*self._calls} - {*running}:
            del self._calls[thread]
        for thread, top in running.items():
            if thread != self._main and self._is_due(thread, top, processor_seconds(thread)):
                raise_in(thread)

    # --- both ----------------------------------------------------------------------------------

    def _is_due(self, thread: int, top: FrameType | None, used: float) -> bool:
        """Whether this thread is in a call into rules that must be broken off now. It is tried
        again later: rules may catch everything."""
        frame = call_in(top)
        if frame is None:
            self._calls.pop(thread, None)
            return False
        call = self._calls.get(thread)
        if call is None or call.frame is not frame:
            call = self._calls[thread] = RulesCall(frame, used)
        call.looks += 1
        if not call.is_endless(used):
            return False
        call.tries += 1
        if call.tries == 2:
            _log.error("rules cannot be broken off", extra={"places": places_of(top)})
        return True


def call_in(top: FrameType | None) -> FrameType | None:
    """The innermost call into rules in this stack."""
    while top is not None and top.f_code not in BOUNDS:
        top = top.f_back
    return top


def processor_seconds(thread: int) -> float:
    """What a thread that runs has used; always 0 where the system does not say."""
    if sys.platform == "linux":
        return time.clock_gettime(time.pthread_getcpuclockid(thread))
    return 0.0


def raise_in(thread: int) -> None:
    """At the next step of Python there. We hold the interpreter, so a loop cannot end before."""
    raising = ctypes.pythonapi.PyThreadState_SetAsyncExc
    raising(ctypes.c_ulong(thread), ctypes.py_object(NoReturn))
