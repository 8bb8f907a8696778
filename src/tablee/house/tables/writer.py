"""Judge, write, then tell: nobody is sent what is not on disk."""

from __future__ import annotations

import asyncio
from functools import partial
from time import perf_counter
from typing import Protocol
from weakref import ref

from tablee.house.metrics import Metrics
from tablee.store import Row, Sheet, Store
from tablee.table import Effects


class Reader(Protocol):
    """The table while it is open: it is told what is on disk."""

    @property
    def broken(self) -> bool:
        """It no longer counts, and is loaded again from disk."""

    def tell(self, batch: list[Effects]) -> None:
        """All of this is on disk: it may be sent."""

    def rest(self) -> None:
        """Nothing is left to write."""

    def lose(self, fault: BaseException) -> None:
        """Something could not be written."""


class Writer:
    """Stores what happens at one table, one write at a time, in its order."""

    def __init__(self, table: str, store: Store, reader: Reader, metrics: Metrics) -> None:
        self._table = table
        self._store = store
        # A weak reference: the table holds its writer, and must be freed as soon as it is put away.
        self._reader_ref = ref(reader)
        self._metrics = metrics
        self._waiting: list[Effects] = []
        self._writing: asyncio.Future[None] | None = None

    @property
    def _reader(self) -> Reader:
        """The table. It exists while something is written: the callback of the write holds it."""
        reader = self._reader_ref()
        assert reader is not None
        return reader

    @property
    def is_writing(self) -> bool:
        return self._writing is not None

    async def settled(self) -> None:
        """Waits until everything that happened is stored and sent."""
        while self._writing is not None:
            await asyncio.wait([self._writing])

    def take(self, effects: Effects) -> None:
        """Writes it, or sends it at once if it changes nothing and no write is under way."""
        if self._writing is not None:
            self._waiting.append(effects)
        elif effects.rows or effects.sheet is not None:
            self._write([effects])
        else:
            self._reader.tell([effects])

    def drop(self) -> None:
        """Forgets what waits: only what is on disk counts."""
        self._waiting.clear()

    def _write(self, batch: list[Effects]) -> None:
        """Writes all of it at once; it is sent when the disk has it."""
        reader = self._reader
        rows, sheet = _together(batch)
        try:
            if rows:
                writing = self._store.append(self._table, rows, sheet)
            elif sheet is not None:
                writing = self._store.save(sheet)
            else:
                self._tell(reader, batch)
                return
            if not isinstance(writing, asyncio.Future):  # a store in memory
                writing = asyncio.ensure_future(writing)
        except Exception as fault:
            reader.lose(fault)
            return
        self._writing = writing
        writing.add_done_callback(partial(self._written, reader, batch, perf_counter()))

    def _written(
        self, reader: Reader, batch: list[Effects], began: float, writing: asyncio.Future[None]
    ) -> None:
        self._writing = None
        fault = asyncio.CancelledError() if writing.cancelled() else writing.exception()
        if fault is not None:
            reader.lose(fault)
        elif reader.broken:
            reader.rest()
        else:
            self._metrics.written(perf_counter() - began)
            self._tell(reader, batch)

    def _tell(self, reader: Reader, batch: list[Effects]) -> None:
        """Sends it in order. Then all that came while the disk was busy is written at once."""
        try:
            reader.tell(batch)
        except Exception as fault:
            reader.lose(fault)
            return
        if self._waiting and not reader.broken:
            batch, self._waiting = self._waiting, []
            self._write(batch)
        else:
            reader.rest()


def _together(batch: list[Effects]) -> tuple[list[Row], Sheet | None]:
    """All rows of these effects, mostly of one, and the last sheet."""
    if len(batch) == 1:
        return batch[0].rows, batch[0].sheet
    sheets = [effects.sheet for effects in batch if effects.sheet is not None]
    return [row for effects in batch for row in effects.rows], sheets[-1] if sheets else None
