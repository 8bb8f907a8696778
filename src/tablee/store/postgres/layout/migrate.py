"""Takes a database to the layout of this program."""

from __future__ import annotations

from tablee.store.postgres.errors import opening
from tablee.store.postgres.layout.layout import bring_up_to_date, layout_of
from tablee.store.postgres.session import Timeouts, connected


async def migrate(address: str) -> tuple[int, int]:
    """The numbers of the layout before and after; raises Lost, and then nothing has changed."""
    with opening():
        async with connected(address, Timeouts()) as connection:
            before = await layout_of(connection)
            return before, await bring_up_to_date(connection)
