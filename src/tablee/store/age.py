"""Which stored tables are old."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tablee.store.contract.tables import Sheet

UNOPENED_STATUS = "imported"
"""Stands for games read from records. Their age counts from when somebody last looked at them."""


class Sweep(msgspec.Struct):
    """What to remove."""

    status: str
    before: int
    limit: int
    spare: Collection[str]


def is_old(sheet: Sheet, status: str, before: int) -> bool:
    """Whether it has this status and is older than that second; a finished one by its end."""
    if status == UNOPENED_STATUS:
        return sheet.imported_at is not None and sheet.imported_at < before
    return sheet.status == status and (sheet.ended_at or sheet.made_at) < before
