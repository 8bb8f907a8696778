"""Somebody deletes their account: they leave running games, and no game names them any more."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from tablee.house.house import House
from tablee.house.people.guest import Guest
from tablee.house.people.taken_out import take_names, take_out_of_copies
from tablee.kernel import Fault
from tablee.table import seating

AT_ONCE = 100
ROUNDS, PAUSE = 100, 0.1
"""How often the tables of other processes are looked at, and the seconds between."""


async def forget_guest(house: House, guest: Guest) -> None:
    """Resigns running games, frees chairs, then takes id and name out of every table.

    Each table gets another id in its place, so that nothing connects those games any more.
    Tables that another process has are seen to there. Raises Lost when the disk fails or the
    server closes, `busy` when another process takes too long. Called again, it goes on from there.
    """
    processes = house.other_processes
    processes.departing_here.add(guest.id)
    try:
        await take_out_of_copies(house, guest.id)
        await processes.depart(guest.id)
        for _ in range(ROUNDS):
            if not await _forget_all(house, guest.id):
                await processes.cluster.departed(guest.id)
                return
            await asyncio.sleep(PAUSE)
        raise Fault("busy")
    finally:
        processes.departing_here.discard(guest.id)


async def _forget_all(house: House, guest: str) -> set[str]:
    """Says which tables are left, because another process has them."""
    elsewhere: set[str] = set()
    for status in ("waiting", "playing"):
        for sheet in await house.store.sheets(status, 100_000, guest=guest):
            if seating.seat_of(sheet, guest) is not None:
                elsewhere |= await _leave(house, sheet.id, guest)
    done = set(elsewhere)
    while left := await _still_named(house, guest, done):
        elsewhere |= await take_names(house, guest, left)
        done.update(left)
    return elsewhere


async def _leave(house: House, table: str, guest: str) -> set[str]:
    try:
        await house.withdraw(table, guest)
    except Fault as fault:
        if fault.code != "elsewhere":
            raise
        return {table}
    return set()


async def _still_named(house: House, guest: str, done: Collection[str]) -> list[str]:
    sheets = await house.store.sheets(guest=guest, limit=AT_ONCE + len(done))
    return [sheet.id for sheet in sheets if sheet.id not in done]
