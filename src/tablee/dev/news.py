"""What pages of the workbench wait for: the server began anew, or something went wrong."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress
from pathlib import Path

import msgspec

from tablee.dev.trouble import CodeFault, trouble_of

WAIT_SECONDS = 20.0


class Told(msgspec.Struct, frozen=True):
    """`serial` is another one after every change."""

    serial: str
    trouble: CodeFault | None
    """Why what was saved last does not run: what runs is older."""
    raised: tuple[CodeFault, ...]
    """At tables, since the server began; the last one first."""


class NewsDesk(logging.Handler):
    """One for a server. Exceptions that are logged are told too."""

    def __init__(self, folder: Path) -> None:
        super().__init__(logging.ERROR)
        self._folder = folder
        self._number = 0
        self._trouble: CodeFault | None = None
        self._raised: tuple[CodeFault, ...] = ()
        self._changed = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    def open(self) -> None:
        """From now on, in this loop."""
        self._loop = asyncio.get_running_loop()
        logging.getLogger().addHandler(self)

    def now(self) -> Told:
        return Told(f"{os.getpid()}.{self._number}", self._trouble, self._raised)

    async def after(self, seen: str) -> Told:
        """Waits a while where nothing is new."""
        if self.now().serial == seen:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), WAIT_SECONDS)
        return self.now()

    def tell(self, trouble: CodeFault | None) -> None:
        """What was saved last does not run; None: it does again."""
        self._trouble = trouble
        self._wake()

    def release(self) -> None:
        """Nobody waits any longer: this server leaves, and the next one has news."""
        self._changed.set()

    def _wake(self) -> None:
        self._number += 1
        self._changed.set()
        self._changed = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        assert self._loop is not None
        if record.exc_info and record.exc_info[1] is not None:
            found = trouble_of(record.exc_info[1], self._folder, record.getMessage())
            self._loop.call_soon_threadsafe(self._hear, found)

    def _hear(self, trouble: CodeFault) -> None:
        self._raised = (trouble, *self._raised)[:10]
        self._wake()
