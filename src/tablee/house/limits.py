"""Every limit of the server with its number; docs/operating.md lists them all.

`Limits` is what the house and the web server enforce, and what a test or an operator may change.
`FIXED` are the limits that layers below enforce: they are named there and listed here.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tablee import wire
from tablee.kernel import notation
from tablee.record import text
from tablee.store.sqlite.layout import BUSY_SECONDS
from tablee.table import seating
from tablee.table.viewers import talk


class Limits(msgspec.Struct, frozen=True):
    """Generous to people, tight for floods."""

    # --- one connection ------------------------------------------------------------------------
    per_second: float = 20.0
    """Requests of one connection, in the long run."""
    burst: float = 40.0
    """Requests of one connection at once."""
    patience: int = 40
    """Requests refused as too fast, or unreadable ones, before the connection is closed."""
    outbox: int = 256
    """Messages waiting for a client that does not read."""
    lobby_outbox: int = 8
    """The same in the lobby, where each message is the whole lobby."""
    ping_seconds: float = 2.0
    """Between two pings where there are races; elsewhere twice as long."""
    pings_out: int = 16
    """Pings without an answer before the oldest is given up."""

    # --- one address: may be a whole school, so these are wide; they stop floods, not people -----
    requests_a_second: float = 50.0
    """HTTP requests of one address in the long run; sockets opened are counted the same way."""
    requests_at_once: float = 400.0
    names_an_hour_per_address: int = 600
    tables_an_hour_per_address: int = 600
    account_tries_an_hour_per_address: int = 120
    """Signing up, signing in, and everything else that hashes a passphrase."""
    sockets_per_address: int = 400
    seconds_a_passphrase_per_address: float = 10.0
    """Between two tries at passphrases, in the long run."""
    passphrases_at_once_per_address: int = 20

    # --- one guest, one name -------------------------------------------------------------------
    tables_an_hour: int = 60
    """Unfinished tables one guest may have made within the last hour."""
    sockets_per_guest: int = 20
    seconds_a_passphrase_per_name: float = 30.0
    passphrases_at_once_per_name: int = 10
    shortest_passphrase: int = 8
    longest_passphrase: int = 200

    rated_moves: int = 2
    """What every person must have moved before a rated game that was given up counts."""
    rated_ms_a_minute: int = 3_000
    """And so long must it have lasted, for each minute on the box."""
    rated_games_a_day: int = 10
    """Rated games of one kind between the same people that count within a day."""
    rated_games_until_listed: int = 10
    """Until then a rating is provisional, and stays off the leaderboard."""

    # --- one table -----------------------------------------------------------------------------
    sockets_per_table: int = 200
    idle_seconds: float = 60.0
    """A table nobody looks at is put away after this long."""

    # --- lists ---------------------------------------------------------------------------------
    listed: int = 100
    """Tables in a list of the lobby."""
    lately: int = 20
    """Finished tables in the lobby."""
    retraced: int = 20
    """Logs played again for one look at the lobby; the next look plays the next ones."""

    # --- all together --------------------------------------------------------------------------
    sockets: int = 20_000
    addresses_remembered: int = 10_000
    """The longest unseen is forgotten first; so with everything that is remembered."""
    names_remembered: int = 10_000
    """Names and addresses whose tries at passphrases are counted."""
    tables_remembered: int = 10_000
    """Sleeping tables of which the lobby knows whose move it is."""
    ratings_remembered: int = 20_000
    passphrases_waiting: int = 16
    """Passphrases that may wait for their turn; more is a flood."""
    record_bytes: int = 1_000_000
    """The largest record that is read; the longest games here need a tenth of it."""
    record_bytes_an_hour: int = 5_000_000
    """Of records and branches that one guest may have stored."""
    record_bytes_an_hour_per_address: int = 20_000_000
    replays_waiting: int = 32
    """Games that may wait to be played again; more is a flood."""
    correspondence: int = 100_000
    """Running tables looked through at the start, for those whose clocks never stand still."""


LONGEST_NAME = 24
MOST_CODES = 100
"""Codes of refusals that are counted one by one; more count as `other`."""

FIXED: Mapping[str, int] = {
    "longest_name": LONGEST_NAME,
    "codes_counted": MOST_CODES,
    "message_bytes": wire.LARGEST,
    "talk_ms": talk.PER_MS,
    "talk_at_once": talk.BURST,
    "nonce_characters": seating.LONGEST_NONCE,
    "move_characters": notation.LONGEST,
    "record_entries": text.MOST_ENTRIES,
    "store_busy_seconds": BUSY_SECONDS,
}
"""The same for every server. Tries at a locked table's word are counted like talk."""


class Bucket:
    """A token bucket on a clock that is passed in, in seconds."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._rate = per_second
        self._burst = self._left = burst
        self._at: float | None = None

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether one more of this cost is allowed at this moment."""
        if self._at is not None:
            self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True
