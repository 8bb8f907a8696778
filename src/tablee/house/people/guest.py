"""Anyone who comes: an id that only the server knows, and a name."""

from __future__ import annotations

import msgspec

from tablee.kernel import Fault

LONGEST_NAME = 24
"""Characters."""


class Guest(msgspec.Struct, frozen=True):
    """Who the cookie names. Only the server knows the id; it is empty for nobody."""

    id: str = ""
    name: str = ""
    device: str = ""
    """For an account: the id of the browser that asks."""


NOBODY = Guest()


def clean_name(name: str) -> str:
    """Trimmed, 1 to 24 printable characters; raises Fault."""
    trimmed = " ".join(name.split())
    if not 1 <= len(trimmed) <= LONGEST_NAME or not trimmed.isprintable():
        raise Fault("bad_name", most=LONGEST_NAME)
    return trimmed
