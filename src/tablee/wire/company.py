"""Whom I meet, over HTTP: people are named by where they sit, and by ids of my own lists."""

from __future__ import annotations

import msgspec

from tablee.wire.message import Short, Whole


class SeatThere(msgspec.Struct, frozen=True, gc=False):
    """POST /api/me/blocked: whoever sits at this seat of this table."""

    table: Short
    seat: Whole


class BlockedPerson(msgspec.Struct, frozen=True, gc=False):
    """GET /api/me/blocked: one of mine. The id is good in my list and nowhere else."""

    id: str
    name: str
    """As it was when I blocked them."""
    made_at: int
    """Wall-clock seconds."""
