"""Lines a person types while time goes by; or lines from a pipe, with time that jumps."""

from __future__ import annotations

import queue
import threading
from time import monotonic
from typing import TextIO

TYPING_MS = 400
"""What a line from a script takes on its clock: nobody reacts at once."""


class Left(Exception):
    """Nobody is typing any more."""


class LiveLines:
    """A person at a keyboard: a thread reads, so that the clock goes on meanwhile."""

    def __init__(self, source: TextIO) -> None:
        self._source = source
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._start = monotonic()
        threading.Thread(target=self._read, daemon=True).start()

    def now(self) -> int:
        return round((monotonic() - self._start) * 1000)

    def wait(self, due: int | None, can_act: bool) -> str | None:
        """The next line, or None when the moment `due` comes first."""
        left = None if due is None else max(0, due - self.now()) / 1000
        try:
            line = self._lines.get(timeout=left)
        except queue.Empty:
            return None
        if line is None:
            raise Left
        return line

    def _read(self) -> None:
        for line in self._source:
            self._lines.put(line.strip())
        self._lines.put(None)


class PipedLines:
    """A script: a line is read whenever it can count; otherwise time jumps to what comes."""

    def __init__(self, source: TextIO) -> None:
        self._source = source
        self._now = 0

    def now(self) -> int:
        return self._now

    def wait(self, due: int | None, can_act: bool) -> str | None:
        if not can_act:
            if due is None:
                raise Left
            self._now = max(self._now, due)
            return None
        line = self._source.readline()
        if not line:
            raise Left
        if line.strip() == "w":
            self._now = max(self._now, due or 0)
            return None
        typed = self._now + TYPING_MS
        self._now = typed if due is None else max(self._now, min(typed, due))
        return line.strip()


def lines_from(source: TextIO) -> LiveLines | PipedLines:
    return LiveLines(source) if source.isatty() else PipedLines(source)
