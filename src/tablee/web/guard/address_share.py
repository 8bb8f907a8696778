"""What one address may still do: counted by kind of request, in time, in bytes and in lines."""

from __future__ import annotations

import asyncio
from math import inf
from time import perf_counter
from typing import Literal, Protocol

from tablee.house.bucket import Bucket
from tablee.house.limits import Limits
from tablee.web.guard.budget import Budget, Turns
from tablee.web.guard.pending_bytes import PendingBytes

A_MINUTE, AN_HOUR = 60.0, 3600.0

RequestKind = Literal["request", "socket", "table", "account", "error", "report", "export", "tie"]


class Cuttable(Protocol):
    """A line that can be cut without a word."""

    def abort(self) -> None: ...


class AddressShare:
    """What one address may still do of each kind."""

    def __init__(self, limits: Limits, pending: PendingBytes | None = None) -> None:
        a_second, burst = limits.requests_a_second, limits.requests_at_once
        self.buckets: dict[RequestKind, Bucket] = {
            "request": Bucket(a_second, burst),
            "socket": Bucket(a_second, burst),
            "table": _hourly(limits.tables_an_hour_per_address),
            "account": _hourly(limits.account_tries_an_hour_per_address),
            "error": Bucket(
                limits.page_errors_a_minute_per_address / A_MINUTE,
                limits.page_errors_at_once_per_address,
            ),
            "export": _hourly(limits.exports_an_hour_per_address),
            "report": _hourly(limits.reports_an_hour_per_address),
            "tie": _hourly(limits.ties_an_hour_per_address),
        }
        self.budget = Budget(limits.loop_share_per_address, limits.loop_seconds_per_address)
        self.turns = Turns(self.budget)
        self.helped = Budget(
            limits.helper_share_per_address, limits.helper_seconds_per_address, inf
        )
        """Time of the processes that compute for the server. It is always paid in full."""
        self.reading = asyncio.Lock()
        """Held while a log is read for it: logs of one address are read one after the other."""
        self.pending = PendingBytes(limits.outbox_bytes_per_address, pending)
        self.lines = 0
        """Open now, of any kind."""
        self.unasked: dict[Cuttable, None] = {}
        """Those of them without a request under way, in the order they came."""

    async def turn(self) -> None:
        """Waits until this address has time left on the event loop."""
        await self.turns.come()

    def pay(self, seconds: float) -> None:
        """The event loop was used for so long on its behalf."""
        self.budget.spend(seconds, perf_counter())


def _hourly(most: int) -> Bucket:
    return Bucket(most / AN_HOUR, most)
