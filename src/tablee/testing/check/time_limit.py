"""A stranger's code that takes too long is broken off where it stands."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooSlow(BaseException):
    """Not an Exception, so that no `except` of the code under check swallows it."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raises TooSlow inside, in the line that is running; where there is no alarm, never."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def late(number: int, frame: FrameType | None) -> None:
        raise TooSlow(f"not done after {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
