"""Somebody leaves for good: out of running games, and out of the names of finished ones."""

from __future__ import annotations

import secrets

from tablee import wire
from tablee.house.guest import Guest
from tablee.house.house import House
from tablee.house.live import Live
from tablee.kernel import Fault
from tablee.store import Lost, Sheet
from tablee.table import seating

ANONYMOUS = "Anonyme"
"""Stands where the name was; the same word for everybody, and nobody's to take."""
AT_ONCE = 100


class Silent:
    """Hears nothing: whoever leaves needs no answer."""

    def put(self, *texts: bytes) -> None: ...

    def bye(self, code: str, again: bool) -> None: ...


async def forget_guest(house: House, guest: Guest) -> None:
    """Resigns running games, frees chairs, then takes id and name out of every table.

    Each table gets another id in its place, so that not even those games belong together any more.
    Raises Lost where the disk fails or the house closes: asked again, it goes on from there.
    """
    for status in ("waiting", "playing"):
        for sheet in await house.store.sheets(status, 100_000, guest=guest.id):
            await _leave(house, sheet, guest)
    await house.ratings.settled()  # what was resigned still counts for the others
    owed = set(await house.people.expected())
    done: set[str] = set()
    while True:
        sheets = await house.store.sheets(guest=guest.id, limit=AT_ONCE)
        left = [sheet for sheet in sheets if sheet.id not in done]
        if not left:
            break
        for sheet in left:
            if sheet.id in owed:
                await house.ratings.settle(sheet.id)
            await _forget(house, sheet, guest.id)
            done.add(sheet.id)


async def _leave(house: House, sheet: Sheet, guest: Guest) -> None:
    """As the person would have done it themselves."""
    if seating.seat_of(sheet, guest.id) is None:
        return
    live = await _open(house, sheet)
    if live is None:
        return
    viewer = f"leaving-{secrets.token_hex(4)}"
    live.enter(viewer, guest.id, guest.name, Silent())
    live.ask(viewer, wire.Stand(0) if sheet.status == "waiting" else wire.Resign(0))
    live.leave(viewer)
    await _kept(live)


async def _forget(house: House, sheet: Sheet, guest: str) -> None:
    """Through the table where it is open, else straight in the store."""
    other = secrets.token_urlsafe(16)
    live = house.live(sheet.id)
    if live is None and sheet.status != "finished":
        live = await _open(house, sheet)
    if live is None:
        sheet = seating.rename(sheet, guest, other, ANONYMOUS)
        await house.store.save(sheet)
        house.show(sheet)
        live = house.live(sheet.id)  # somebody may have opened it just then
    if live is not None:
        live.rename(guest, other, ANONYMOUS)
        await _kept(live)


async def _open(house: House, sheet: Sheet) -> Live | None:
    """A table that does not open goes on for nobody; one that does not open now is to wait for."""
    try:
        return await house.open(sheet.id)
    except Fault:
        if house.is_closing:
            raise
        return None


async def _kept(live: Live) -> None:
    """What was done at this table is on disk, or Lost."""
    await live.settled()
    if live.broken:
        raise Lost("not_kept")
