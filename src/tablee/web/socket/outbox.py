"""Messages that wait for a client to read: bounded in number and in bytes."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.house.signal import Signal
from tablee.web.guard.pending_bytes import PendingBytes


class Outbox:
    """In order. Those who wait for it to become empty are woken."""

    __slots__ = ("_most", "_pending", "emptied", "texts")

    def __init__(self, most: int, pending: PendingBytes) -> None:
        self._most = most
        self._pending = pending
        self.texts: list[bytes] = []
        """A list is enough, since they are few."""
        self.emptied = Signal(is_set=True)

    def put(self, texts: Sequence[bytes]) -> bool:
        """Whether there was room for all of them."""
        if len(self.texts) + len(texts) > self._most:
            return False
        if not self._pending.add(sum(map(len, texts))):
            return False
        self.texts.extend(texts)
        self.emptied.clear()
        return True

    def first(self) -> bytes:
        return self.texts[0]

    def drop_first(self) -> None:
        """The first was sent and counts no longer. The outbox may have been cleared meanwhile."""
        if self.texts:
            self._pending.remove(len(self.texts.pop(0)))
        if not self.texts:
            self.emptied.set()

    def clear(self) -> None:
        """Nothing of it will be sent."""
        self._pending.remove(sum(map(len, self.texts)))
        self.texts.clear()
        self.emptied.set()
