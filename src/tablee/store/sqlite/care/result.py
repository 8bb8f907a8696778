"""What was found when a file was read as a whole."""

from __future__ import annotations

import msgspec

DamagedLine = tuple[str, str, int]
"""A line without a sum that cannot be read: which table of the file, the key, the entry or 0."""


class CheckResult(msgspec.Struct):
    """What was read, and what could not be."""

    layout: int = 0
    tables: int = 0
    entries: int = 0
    accounts: int = 0
    damaged: dict[str, str] = {}
    """Tables that cannot be read, and the place of the damage."""
    others: list[str] = []
    """Anything else that is not as it should be."""
    unsigned: list[DamagedLine] = []
    """In layouts without sums: the lines behind `damaged` and `others`."""

    unjudged: int = 0
    """In layouts without sums: games whose rules are not here, so only the form tells."""

    @property
    def is_sound(self) -> bool:
        return not (self.damaged or self.others)
