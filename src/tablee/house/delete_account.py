"""Somebody leaves for good: out of running games, and out of the names of finished ones."""

from __future__ import annotations

import secrets

from tablee.house.guest import Guest
from tablee.house.house import House
from tablee.kernel import Fault
from tablee.table import seating

ANONYMOUS = "Anonyme"
"""Stands where the name was; the same word for everybody, and nobody's to take."""
AT_ONCE = 100


async def forget_guest(house: House, guest: Guest) -> None:
    """Resigns running games, frees chairs, then takes id and name out of every table.

    Each table gets another id in its place, so that not even those games belong together any more.
    Raises Lost where the disk fails or the house closes: asked again, it goes on from there.
    """
    for status in ("waiting", "playing"):
        for sheet in await house.store.sheets(status, 100_000, guest=guest.id):
            if seating.seat_of(sheet, guest.id) is not None:
                await house.withdraw(sheet.id, guest.id)
    await house.ratings.settled()  # what was resigned still counts for the others
    owed = set(await house.people.expected())
    done: set[str] = set()
    while True:
        sheets = await house.store.sheets(guest=guest.id, limit=AT_ONCE)
        left = [sheet.id for sheet in sheets if sheet.id not in done]
        if not left:
            break
        for table in left:
            if table in owed:
                await house.ratings.settle(table)
            await _forget(house, table, guest.id)
            done.add(table)


async def _forget(house: House, table: str, guest: str) -> None:
    """A table that was cleared away meanwhile knows nobody any more."""
    try:
        await house.rename(table, guest, secrets.token_urlsafe(16), ANONYMOUS)
    except Fault as fault:
        if fault.code != "unknown_table":
            raise
