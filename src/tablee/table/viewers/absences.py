"""How long people have been away. A short break in a connection costs nobody anything."""

from __future__ import annotations

from collections.abc import Iterable

LONG_MS = 60_000
"""ms. After that somebody else may decide in the host's place, or the host may free the chair."""

NOBODY: frozenset[str] = frozenset()
"""One for all tables: an empty set is large."""


class Absences:
    """When each guest was last here; those not seen yet count from the moment the table opened."""

    def __init__(self) -> None:
        self._opened = 0
        self._left: dict[str, int] = {}
        self._told = NOBODY

    def wake(self, now: int) -> None:
        self._opened = now

    def came(self, guest: str) -> None:
        self._left.pop(guest, None)
        if guest in self._told:
            self._told -= {guest}

    def left(self, guest: str, now: int) -> None:
        self._left[guest] = now

    def is_long(self, guest: str, now: int) -> bool:
        """Whether somebody who is not here has been away for long."""
        return now >= self._ends(guest)

    def due(self, guests: Iterable[str]) -> int | None:
        """When one of these has been away for long, and nobody was told of it yet."""
        return min((self._ends(guest) for guest in guests if guest not in self._told), default=None)

    def tell(self, guests: Iterable[str], now: int) -> bool:
        """Whether somebody has been away for long since it was last asked."""
        over = {guest for guest in guests if guest not in self._told and self.is_long(guest, now)}
        if over:
            self._told |= over
        return bool(over)

    def _ends(self, guest: str) -> int:
        return self._left.get(guest, self._opened) + LONG_MS
