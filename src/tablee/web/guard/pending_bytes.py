"""Bytes that wait until somebody reads them: of one connection, of its address, of all."""

from __future__ import annotations


class PendingBytes:
    """A count that belongs to a larger one, each with the most it may be."""

    __slots__ = ("_above", "_most", "bytes")

    def __init__(self, most: int, above: PendingBytes | None = None) -> None:
        self.bytes = 0
        self._most = most
        self._above = above

    def add(self, size: int) -> bool:
        """Counts so many more, here and above; False if that would be too many anywhere."""
        if self.bytes + size > self._most:
            return False
        if self._above is not None and not self._above.add(size):
            return False
        self.bytes += size
        return True

    def remove(self, size: int) -> None:
        self.bytes -= size
        if self._above is not None:
            self._above.remove(size)
