"""Recovery codes: written down once, for the day when the passphrase is forgotten."""

from __future__ import annotations

import secrets

LETTERS = "34679ABCDEFGHJKMNPQRSTVWXYZ"
"""No two of them look alike when they are written by hand."""
GROUPS, EACH = 4, 5
"""27 letters to choose from, 20 times: 95 bits."""


def make_code() -> str:
    """Twenty letters in groups, as people copy them."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(EACH)) for _ in range(GROUPS))
    return "-".join(groups)


def as_hashed(code: str) -> str:
    """The code in one form: small letters, spaces and dashes do not matter."""
    return "".join(letter for letter in code.upper() if letter in LETTERS)
