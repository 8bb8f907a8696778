"""Chance that anybody can check: every draw follows from a secret fixed before the first move.

A table publishes `commit(secret)` before it starts, mixes in a nonce from every seat, and draws the
chance move number n from `Stream(secret, nonces, n)`. Nothing is carried from one draw to the
next, so a table that wakes after a crash goes on with the very same chance.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Protocol


class Rng(Protocol):
    """What a draw may ask for; `random.Random` satisfies it, and so does `Stream`."""

    def randrange(self, stop: int, /) -> int: ...

    def random(self) -> float: ...


def commit(secret: bytes) -> str:
    """The promise published before the first move."""
    return hashlib.sha256(b"tablee commitment\x00" + secret).hexdigest()


class Stream:
    """The randomness of one chance move: HMAC-SHA256 in counter mode over its number."""

    def __init__(self, secret: bytes, nonces: Sequence[str], number: int) -> None:
        self._key = secret
        mixed = "\x00".join(nonces).encode()
        self._head = hashlib.sha256(mixed).digest() + number.to_bytes(8, "big")
        self._block = 0

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to stop − 1, each equally likely (by rejection)."""
        if stop <= 0:
            raise ValueError("randrange needs a positive stop")
        limit = (1 << 64) - (1 << 64) % stop
        while (word := self._word()) >= limit:
            pass
        return word % stop

    def random(self) -> float:
        """A fraction in [0, 1) with 53 bits, as `random.Random` gives."""
        return (self._word() >> 11) / (1 << 53)

    def _word(self) -> int:
        message = self._head + self._block.to_bytes(8, "big")
        self._block += 1
        return int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
