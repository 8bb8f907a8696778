"""Who is away, and which empty seats a computer player holds.

Grace counts only while somebody else who plays is here: no seat is held while the table is empty.
"""

from __future__ import annotations

from collections.abc import Collection

NO_SEATS: frozenset[int] = frozenset()
"""One for all tables: an empty set is large."""


class Absence:
    """On the table's clock, which is passed in. It starts again when a table is loaded."""

    def __init__(self, grace_ms: int) -> None:
        self._grace_ms = grace_ms
        """0: seats are never held."""
        self._since: dict[int, int] = {}
        self.kept = NO_SEATS

    def follow(self, people: Collection[int], here: Collection[int], now: int) -> frozenset[int]:
        """Notices who still plays and is here; returns the seats that go back to their people."""
        away = set(people) - set(here) if here and self._grace_ms else set()
        self._since = {seat: self._since.get(seat, now) for seat in away}
        back = self.kept - away
        self.kept = self.kept - back or NO_SEATS
        return back

    def due(self) -> int | None:
        """When somebody's grace is over."""
        if not self._since:
            return None
        waiting = (at for seat, at in self._since.items() if seat not in self.kept)
        first = min(waiting, default=None)
        return None if first is None else first + self._grace_ms

    def take(self, now: int) -> set[int]:
        """The seats a computer player holds from now on."""
        over = {
            seat
            for seat, at in self._since.items()
            if seat not in self.kept and at + self._grace_ms <= now
        }
        self.kept |= over
        return over
