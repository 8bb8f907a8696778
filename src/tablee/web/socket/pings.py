"""Pings under way on one line of a race, until they are answered."""

from __future__ import annotations

MOST_OUT = 16
"""Pings without an answer before the oldest is given up."""


class Pings:
    """Each goes to the page and, if possible, to the browser, which always answers at once."""

    __slots__ = ("_to_browser", "_to_page", "last")

    def __init__(self) -> None:
        self._to_page: dict[int, float] = {}
        """When each was sent that the page answers."""
        self._to_browser: dict[bytes, float] = {}
        """When each was sent that the browser answers by itself."""
        self.last = 0

    def __len__(self) -> int:
        return len(self._to_page)

    def next(self, now: float) -> int:
        """One more leaves for the page; the oldest is given up if there are too many."""
        self.last += 1
        self._to_page[self.last] = now
        self._to_page.pop(self.last - MOST_OUT, None)
        self._to_browser.pop(_name(self.last - MOST_OUT), None)
        return self.last

    @property
    def probe(self) -> bytes:
        """What the last one carries to the browser."""
        return _name(self.last)

    def probed(self, now: float) -> None:
        """The last one left for the browser, too."""
        self._to_browser[self.probe] = now

    def answered_by_page(self, ping: int) -> float | None:
        """When it was sent; None if it was answered before, or never sent."""
        return self._to_page.pop(ping, None)

    def answered_by_browser(self, probe: bytes) -> float | None:
        return self._to_browser.pop(probe, None)


def _name(ping: int) -> bytes:
    """What a ping of the protocol carries."""
    return b"t%d" % ping
