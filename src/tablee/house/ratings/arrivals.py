"""From which addresses people came to a table: in memory, to see who shares one.

Two people of one household are welcome to play. A rated game between them is only noted, so that an
operator who looks into a suspicious rating sees it. No address is ever stored or logged.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from tablee.house.recent import Recent

MOST_ADDRESSES = 8
"""Of one person at one table; a phone on the train has several."""


class Arrivals:
    """So many are remembered, the longest unseen go first."""

    def __init__(self, most: int) -> None:
        self._seen: Recent[tuple[str, str], frozenset[str]] = Recent(most)

    def note(self, table: str, guest: str, address: str) -> None:
        known = self._seen.get((table, guest)) or frozenset()
        if len(known) < MOST_ADDRESSES:
            self._seen.put((table, guest), known | {address})

    def share(self, table: str, guests: Iterable[str]) -> bool:
        """Whether two of them came to this table from one address, or one /64."""
        seen = [self._seen.get((table, guest)) or frozenset() for guest in guests]
        return any(one & other for one, other in combinations(seen, 2))
