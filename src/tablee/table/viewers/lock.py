"""The word of a locked table: stored as a salted hash, never as it was typed."""

from __future__ import annotations

import hashlib
import hmac

COST = 2**12
"""About ten ms: little for anyone who knows the word, much for anyone who tries many."""


def hide_word(word: str, salt: bytes) -> str:
    """What the sheet stores of the word. Capitals and spaces around it do not matter."""
    said = word.strip().casefold().encode()
    digest = hashlib.scrypt(said, salt=salt, n=COST, r=8, p=1, dklen=32)
    return f"{salt.hex()}:{digest.hex()}"


def is_word(said: str, hidden: str) -> bool:
    """Whether this is the word. A table without a word accepts none."""
    salt = hidden.partition(":")[0]
    return bool(salt) and hmac.compare_digest(hide_word(said, bytes.fromhex(salt)), hidden)
