"""Challenges for passkeys. They are signed, so that every process with the same key accepts them.

Each is good once. Spent ones are remembered, and the other processes are told of them.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256

import msgspec

from tablee.kernel import Fault

SECONDS = 300
"""How long one is good."""
MOMENT, RANDOM, MARK = 8, 16, 16
"""Bytes of a challenge: the time it was made, a random part, and a signature of both."""
MICRO = 1_000_000


class BrowserPlace(msgspec.Struct, frozen=True):
    """The host and the origin that a browser sees."""

    host: str
    origin: str


class KeyHolder(msgspec.Struct, frozen=True):
    """The account a key belongs to, as the key itself stores it."""

    name: str
    handle: bytes


class Challenges:
    """`wall`: seconds. Clocks of processes may differ by a minute or two."""

    def __init__(self, key: bytes, most: int, wall: Callable[[], float]) -> None:
        self._key = key
        self._most = most
        self._wall = wall
        self._spent: dict[bytes, None] = {}
        self._forgotten = 0
        """Spent ones up to this time may be forgotten, so older challenges are refused."""
        self.tell: Callable[[bytes], None] = lambda challenge: None
        """Called with each spent challenge, to tell the other processes."""

    def make(self, whose: str) -> bytes:
        """`whose`: the account that gets a new key; empty where a key is used to sign in."""
        made = int(self._wall() * MICRO).to_bytes(MOMENT) + secrets.token_bytes(RANDOM)
        return made + self._mark(made, whose)

    def spend(self, challenge: bytes, whose: str) -> None:
        """Accepts it this once; raises `bad_passkey` where it is not good."""
        made, mark = challenge[:-MARK], challenge[-MARK:]
        if len(challenge) != MOMENT + RANDOM + MARK:
            raise Fault("bad_passkey")
        if not hmac.compare_digest(mark, self._mark(made, whose)) or not self._is_good(challenge):
            raise Fault("bad_passkey")
        self.hear(challenge)
        self.tell(challenge)

    def hear(self, challenge: bytes) -> None:
        """It was spent, here or at another process."""
        if not self._is_good(challenge):
            return
        self._spent[challenge] = None
        if len(self._spent) > self._most:
            oldest = next(iter(self._spent))
            del self._spent[oldest]
            self._forgotten = max(self._forgotten, _moment(oldest))

    def _is_good(self, challenge: bytes) -> bool:
        age = self._wall() - _moment(challenge) / MICRO
        is_new = abs(age) <= SECONDS and _moment(challenge) > self._forgotten
        return is_new and challenge not in self._spent

    def _mark(self, made: bytes, whose: str) -> bytes:
        return hmac.digest(self._key, made + whose.encode(), sha256)[:MARK]


def _moment(challenge: bytes) -> int:
    return int.from_bytes(challenge[:MOMENT])
