"""Gives up what goes on and on: code of a stranger that is loaded before anything watches it."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

AGAIN = 1.0
"""Seconds until it is said again to code that catches everything."""


class TookTooLong(Exception):
    """It used all its time."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises TookTooLong after so many seconds of processor time. It needs a signal, so it is in
    force in the main thread alone, and not on Windows."""
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _raise)
    timer = signal.setitimer(signal.ITIMER_VIRTUAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
        signal.setitimer(signal.ITIMER_VIRTUAL, *timer)  # a server that runs has one of its own


def _raise(number: int, top: FrameType | None) -> None:
    raise TookTooLong("it goes on and on")
