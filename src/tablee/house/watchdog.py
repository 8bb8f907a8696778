"""A thread that notices when the event loop is held up, and where.

If this thread could not run either, the machine was busy with something else, and nothing is
logged.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import traceback
from collections.abc import Callable
from time import monotonic
from types import FrameType

BLOCKED_SECONDS = 0.25
"""A loop that does nothing else for this long is held up."""
LOOK_SECONDS = 0.05
SUSPECT_SECONDS = 0.15
"""From then on the thread notes where the loop is; it may itself be late."""
DEEPEST = 25
"""Places that are written down, the innermost last."""
SAY_AGAIN = 10.0
"""Seconds between two lines of the log; the metric counts every time."""

_log = logging.getLogger(__name__)


class Watchdog:
    """Watches the loop of the thread that starts it."""

    def __init__(self, blocked: Callable[[float], None]) -> None:
        self._blocked = blocked
        """Called with the seconds, when it is over."""
        self._beat = monotonic()
        self._places: list[str] = []
        self._said_at = -SAY_AGAIN
        self._stopped = threading.Event()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._watched = threading.get_ident()
        self._feel()
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def stop(self) -> None:
        self._stopped.set()
        if self._timer is not None:
            self._timer.cancel()

    def _feel(self) -> None:
        """Runs on the loop again and again, to show that it is not held up."""
        now = monotonic()
        late = now - self._beat - LOOK_SECONDS
        self._beat = now
        if late >= BLOCKED_SECONDS and self._places:  # else the thread, too, could not run
            self._tell(late, now)
        self._places = []
        self._timer = self._loop.call_later(LOOK_SECONDS, self._feel)

    def _watch(self) -> None:
        """Runs in the thread: notes where the loop is while it is held up."""
        while not self._stopped.wait(LOOK_SECONDS):
            if not self._places and monotonic() - self._beat > SUSPECT_SECONDS:
                self._places = places_of(sys._current_frames().get(self._watched))

    def _tell(self, seconds: float, now: float) -> None:
        self._blocked(seconds)
        if now >= self._said_at + SAY_AGAIN:
            self._said_at = now
            facts = {"milliseconds": round(seconds * 1000), "places": self._places}
            _log.warning("the event loop was held up", extra=facts)


def places_of(top: FrameType | None) -> list[str]:
    """The innermost places of a stack."""
    stack = traceback.extract_stack(top)[-DEEPEST:]
    return [f"{_short(f.filename)}:{f.lineno} {f.name}" for f in stack]


def _short(path: str) -> str:
    """The last two parts of a path: enough to find it, nothing about the machine."""
    return "/".join(path.replace("\\", "/").split("/")[-2:])
