"""Work for the writing thread, and the answers to those who wait for it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec

from tablee.store.batch import PendingWrite, resolve


class ThreadErrand(msgspec.Struct):
    """Work of the writing thread that is no write of a table, done between two groups of writes."""

    work: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


def answer(errand: ThreadErrand, found: Any, fault: Exception | None = None) -> None:
    """Answers the one who waits, in their own loop."""

    def settle() -> None:
        if errand.done.done():
            return
        if fault is not None:
            errand.done.set_exception(fault)
        else:
            errand.done.set_result(found)

    try:
        errand.loop.call_soon_threadsafe(settle)
    except RuntimeError:  # the loop is closed: nobody waits any more
        return


def tell(group: list[PendingWrite]) -> None:
    """Wakes everybody who waits, with one call into each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[PendingWrite]] = {}
    for job in group:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, jobs in by_loop.items():
        try:
            loop.call_soon_threadsafe(resolve, jobs)
        except RuntimeError:  # the loop is closed: nobody waits any more
            continue
