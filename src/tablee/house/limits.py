"""How much one guest or connection may ask of the house."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Generous to people, tight for floods."""

    per_second: float = 20.0
    """Requests of one connection, in the long run."""
    burst: float = 40.0
    patience: int = 40
    """Requests refused as too fast, or unreadable ones, before the connection is closed."""
    outbox: int = 256
    """Messages waiting for a client that does not read."""
    tables_an_hour: int = 60
    """Unfinished tables one guest may have made within the last hour."""
    idle_seconds: float = 60.0
    """A table nobody looks at is put away after this long."""
    ping_seconds: float = 2.0

    # One address may be a whole school, so these are wide; they stop floods, not people.
    requests_a_second: float = 50.0
    """HTTP requests of one address in the long run; sockets opened are counted the same way."""
    requests_at_once: float = 400.0
    names_an_hour_per_address: int = 600
    tables_an_hour_per_address: int = 600
    account_tries_an_hour_per_address: int = 120
    """Signing up, signing in, and everything else that hashes a passphrase."""
    sockets_per_address: int = 400
    sockets_per_guest: int = 20
    sockets_per_table: int = 200
    sockets: int = 20_000
    """Of everybody together."""


class Bucket:
    """A token bucket on a clock that is passed in, in seconds."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._rate = per_second
        self._burst = self._left = burst
        self._at: float | None = None

    def take(self, now: float) -> bool:
        """Whether one more is allowed at this moment."""
        if self._at is not None:
            self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True
