"""Somebody deletes their account: they leave running games, and no game names them any more."""

from __future__ import annotations

import secrets

from tablee.house.guest import Guest
from tablee.house.house import House
from tablee.kernel import Fault
from tablee.table import seating

ANONYMOUS = "Anonyme"
"""Stands where the name was: one word for everybody, and nobody can take it as a name."""
AT_ONCE = 100


async def forget_guest(house: House, guest: Guest) -> None:
    """Resigns running games, frees chairs, then takes id and name out of every table.

    Each table gets another id in its place, so that nothing connects those games any more.
    Raises Lost when the disk fails or the server closes. Called again, it goes on from there.
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
    """A table that was deleted meanwhile names nobody any more."""
    try:
        await house.rename(table, guest, secrets.token_urlsafe(16), ANONYMOUS)
    except Fault as fault:
        if fault.code != "unknown_table":
            raise
