"""The task that deletes what is older than it may be."""

from __future__ import annotations

import asyncio
import logging
import time

from tablee.house.archive.retention_periods import DAY, RetentionPeriods
from tablee.house.house import House
from tablee.house.upkeep.guest_games import GuestGames
from tablee.store.older_files import expire_copies

BATCH = 50
PAUSE = 0.2
"""Seconds between two batches, so that nobody's move waits behind many deletions."""
A_YEAR = 365 * DAY
"""Then ties of guests without an account are deleted: the cookie of the guest is over."""
EVERY = 600.0
FIRST = 3_600.0
"""Seconds after the opening: a machine that starts with a wrong date has time to learn the right
one, before everything seems too old."""

_log = logging.getLogger(__name__)


async def sweep_once(
    house: House, retention: RetentionPeriods, guests: GuestGames | None = None
) -> int:
    """Deletes all that is too old, in small batches. Tables somebody looks at stay."""
    gone = await _sweep_guests(house, retention, guests or GuestGames(house))
    for status, span in retention.spans().items():
        before = int(_now(house) - span)
        while found := await house.store.sweep(status, before, BATCH, house.in_use()):
            gone += len(found)
            house.metrics.swept(len(found))
            await asyncio.sleep(PAUSE)
    await _expire_files(house, retention)
    if gone:
        _log.info("old tables cleared away", extra={"tables": gone})
    return gone


async def _expire_files(house: House, retention: RetentionPeriods) -> None:
    """Reports, and copies of older files."""
    if house.folder is not None:
        await asyncio.to_thread(expire_copies, house.folder, _now(house))
    if retention.reports_days > 0:
        before = int(_now(house) - retention.reports_days * DAY)
        await asyncio.to_thread(house.reports.expire, before)


async def _sweep_guests(house: House, retention: RetentionPeriods, guests: GuestGames) -> int:
    if retention.guests_days <= 0:
        return 0
    before, gone = int(_now(house) - retention.guests_days * DAY), 0
    guests.begin()
    while (found := await guests.sweep(before)) is not None:
        gone += found
        house.metrics.swept(found)
        await asyncio.sleep(PAUSE)
    return gone


def _now(house: House) -> float:
    """The earlier of the two clocks: a game may be new that one clock alone calls old."""
    return min(house.wall(), time.time())


async def sweep_on(
    house: House, retention: RetentionPeriods, every: float = EVERY, first: float = FIRST
) -> None:
    """From the opening to the closing."""
    guests = GuestGames(house)
    await asyncio.sleep(first)
    while True:
        try:
            if await house.other_processes.is_oldest():
                await sweep_once(house, retention, guests)
                while await house.signed_in.sweep(BATCH):
                    await asyncio.sleep(PAUSE)
                while await house.people.ties.sweep(int(_now(house) - A_YEAR), BATCH):
                    await asyncio.sleep(PAUSE)
                while await house.people.decisions.sweep(int(_now(house)), BATCH):
                    await asyncio.sleep(PAUSE)
            else:  # these lie in the folder of each process
                await _expire_files(house, retention)
        except Exception:
            _log.exception("old tables could not be cleared away")
        await asyncio.sleep(every)
