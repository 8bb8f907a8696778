"""Somebody who deletes their account is taken out of tables; what they played still counts."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from pathlib import Path
from typing import Protocol

from tablee.house.ratings.ratings import Ratings
from tablee.kernel import Fault
from tablee.store import People, Sheet
from tablee.store.contract.tables import guests_of
from tablee.store.older_files import forget_in_copies

ANONYMOUS = "Anonyme"
"""Stands where the name was: one word for everybody, and nobody can take it as a name."""


class Tables(Protocol):
    """What is needed of a house."""

    folder: Path | None

    @property
    def people(self) -> People: ...

    @property
    def ratings(self) -> Ratings: ...

    def open_sheets(self) -> list[Sheet]: ...

    async def withdraw(self, table: str, guest: str) -> None: ...

    async def rename(self, table: str, guest: str, as_guest: str, name: str) -> None: ...


async def take_out(house: Tables, guest: str) -> None:
    """At the tables that are open here, for an account that another process deletes."""
    tables = [sheet.id for sheet in house.open_sheets() if guest in guests_of(sheet)]
    for table in tables:
        await house.withdraw(table, guest)
    await take_names(house, guest, tables)
    await take_out_of_copies(house, guest)


async def take_out_of_copies(house: Tables, guest: str) -> None:
    """Older files of the folder that somebody may go back to."""
    if house.folder is not None:
        await asyncio.to_thread(forget_in_copies, house.folder, guest, ANONYMOUS)


async def take_names(house: Tables, guest: str, tables: Collection[str]) -> set[str]:
    """Games that end by this are rated first, since they count for the other players."""
    await house.ratings.settled()
    owed = set(await house.people.ratings.expected())
    elsewhere: set[str] = set()
    for table in tables:
        if table in owed:
            await house.ratings.settle(table)
        elsewhere |= await _forget(house, table, guest)
    return elsewhere


async def _forget(house: Tables, table: str, guest: str) -> set[str]:
    """A table that was deleted meanwhile names nobody any more."""
    try:
        await house.rename(table, guest, secrets.token_urlsafe(16), ANONYMOUS)
    except Fault as fault:
        if fault.code == "elsewhere":
            return {table}
        if fault.code != "unknown_table":
            raise
    return set()
