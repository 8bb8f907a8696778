"""Opens stored tables. A long log is played in short steps, so that others get their turn.

A thread would not help: it shares the interpreter with the event loop, and returns it late.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import thread_time

from tablee.house.archive.old_games import READ_SECONDS
from tablee.house.caller import Caller
from tablee.house.rules.run_rules import run_rules
from tablee.house.sheets.versions import open_table, opening
from tablee.store import Row, Sheet
from tablee.table import Table

STEP = 100
"""Entries, which take some 3 ms."""


async def open_in_steps(sheet: Sheet, rows: Sequence[Row], caller: Caller | None) -> Table:
    """Anyone who comes first to a closed table pays for opening it. Raises Lost."""
    with _paid(caller, READ_SECONDS * len(rows)):
        table = open_table(sheet, rows[:STEP])
    with opening(sheet):
        for begun in range(STEP, len(rows), STEP):
            await asyncio.sleep(0)
            if caller is not None:
                await caller.turn()
            with _paid(caller):
                run_rules(table.game, table.recall, rows[begun : begun + STEP])
    return table


@contextmanager
def _paid(caller: Caller | None, more: float = 0.0) -> Iterator[None]:
    """Without a caller the server opens it for itself."""
    began = thread_time()
    try:
        yield
    finally:
        if caller is not None:
            caller.pay(thread_time() - began + more)
