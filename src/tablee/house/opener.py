"""Opens stored tables: a short log is played at once, a long one beside the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import thread_time

from tablee.house.aside import Aside
from tablee.house.old_games import READ_SECONDS
from tablee.house.rate_limit import Caller
from tablee.house.versions import open_table
from tablee.store import Row, Sheet
from tablee.table import Table

SHORT = 500
"""Entries, which take some 7 ms."""


class Opener:
    """Whoever comes first to a sleeping table pays for opening it."""

    def __init__(self) -> None:
        self._aside = Aside("opening", 0)

    async def open(self, sheet: Sheet, rows: Sequence[Row], caller: Caller | None) -> Table:
        """Nobody is refused: a table that was left is to be found again. Raises Lost."""
        pay = _nobody_pays if caller is None else caller.pay
        pay(READ_SECONDS * len(rows))
        if len(rows) > SHORT:
            purse = None if caller is None else caller.budget
            return await self._aside.submit(partial(open_table, sheet, rows), purse)
        began = thread_time()
        try:
            return open_table(sheet, rows)
        finally:
            pay(thread_time() - began)

    def close(self) -> None:
        self._aside.close()


def _nobody_pays(seconds: float) -> None:
    """The server opens it for itself."""
