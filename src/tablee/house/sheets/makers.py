"""From which address a table was made, so that nobody fills the list of open tables alone.

No address is stored, only a mark made from it with a key. After a restart nothing is known, and
each host counts as one address.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b

from tablee.house.recent import Recent
from tablee.store import Sheet

SIZE = 8
"""Bytes of a mark."""


class Makers:
    """Bounded: the longest unseen table is forgotten first."""

    def __init__(self, most: int) -> None:
        self.key = secrets.token_bytes(32)
        """Processes that serve the same tables are given the same one."""
        self._marks: Recent[str, str] = Recent(most)

    def note(self, table: str, address: str) -> None:
        """It was made here."""
        if address:
            mark = blake2b(address.encode(), key=self.key[:32], digest_size=SIZE)
            self.hear(table, mark.hexdigest())

    def hear(self, table: str, mark: str) -> None:
        """Another process says so, or it is the rematch of a table made there."""
        if mark:
            self._marks.put(table, mark)

    def mark(self, table: str) -> str:
        """Empty where nothing is known."""
        return self._marks.get(table) or ""

    def in_turns(self, sheets: Iterable[Sheet], most_of_host: int) -> list[Sheet]:
        """The first of every address, then the second of every address, and so on."""
        hosts: Counter[str] = Counter()
        addresses: Counter[str] = Counter()
        placed: list[tuple[int, Sheet]] = []
        for sheet in sheets:
            hosts[sheet.host] += 1
            if hosts[sheet.host] <= most_of_host:
                address = self.mark(sheet.id) or sheet.host
                placed.append((addresses[address], sheet))
                addresses[address] += 1
        return [sheet for _, sheet in sorted(placed, key=lambda one: one[0])]
