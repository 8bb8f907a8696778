"""How long tables are stored, and the task that deletes older ones."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from tablee.house.guest_games import GuestGames
from tablee.house.house import House

HOUR, DAY = 3600, 86_400
BATCH = 50
PAUSE = 0.2
"""Seconds between two batches, so that nobody's move waits behind many deletions."""
EVERY = 600.0

_log = logging.getLogger(__name__)


class Keeping(msgspec.Struct, frozen=True):
    """How long each kind of table stays; 0 for ever."""

    finished_days: float = 0
    """Since the game ended."""
    playing_days: float = 0
    """Since the table was made: games nobody ended."""
    waiting_hours: float = 48
    """Since the table was made: games nobody began."""
    imported_days: float = 30
    """Since somebody last looked at it: games read from records."""

    reports_days: float = 90
    """Problems that people reported."""
    guests_days: float = 90
    """Since the game ended: finished games at which nobody with an account sat."""

    def spans(self) -> dict[str, float]:
        """Seconds by status, of what is not stored for ever."""
        seconds = {
            "finished": self.finished_days * DAY,
            "playing": self.playing_days * DAY,
            "waiting": self.waiting_hours * HOUR,
            "imported": self.imported_days * DAY,
        }
        return {status: span for status, span in seconds.items() if span > 0}


async def sweep_once(house: House, keeping: Keeping, guests: GuestGames | None = None) -> int:
    """Deletes all that is too old, in small batches. Tables somebody looks at stay."""
    gone = await _sweep_guests(house, keeping, guests or GuestGames(house))
    for status, span in keeping.spans().items():
        before = int(house.wall() - span)
        while found := await house.store.sweep(status, before, BATCH, house.in_use()):
            gone += len(found)
            house.metrics.swept(len(found))
            await asyncio.sleep(PAUSE)
    if keeping.reports_days > 0:
        await asyncio.to_thread(
            house.reports.expire, int(house.wall() - keeping.reports_days * DAY)
        )
    if gone:
        _log.info("old tables cleared away", extra={"tables": gone})
    return gone


async def _sweep_guests(house: House, keeping: Keeping, guests: GuestGames) -> int:
    if keeping.guests_days <= 0:
        return 0
    before, gone = int(house.wall() - keeping.guests_days * DAY), 0
    guests.begin()
    while (found := await guests.sweep(before)) is not None:
        gone += found
        house.metrics.swept(found)
        await asyncio.sleep(PAUSE)
    return gone


async def sweep_on(house: House, keeping: Keeping, every: float = EVERY) -> None:
    """From the opening to the closing."""
    guests = GuestGames(house)
    while True:
        try:
            await sweep_once(house, keeping, guests)
        except Exception:
            _log.exception("old tables could not be cleared away")
        await asyncio.sleep(every)
