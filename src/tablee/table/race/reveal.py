"""When things were shown: the origin of every reaction.

A reveal appears on all screens together. Pages on fast lines wait a little (`show_in`) for the
slowest, up to a cap. When each update was sent is remembered: presses are measured from it.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

SHOW_CAP_MS = 200
"""The longest that a page waits with a picture for a slower line."""
REMEMBERED = 64


class Showing(msgspec.Struct):
    """One entry's update on its way to the screens."""

    told_at: float
    together: float
    """How long after sending the slowest line has it."""
    show_in: dict[str, int]
    """By viewer, how long the page waits with it."""
    has_left: bool = False
    """`told_at` is when it was sent, no longer when it is expected to be."""


class Reveals:
    """The last updates: when each was sent, and when it was to be seen."""

    def __init__(self) -> None:
        self._showings: dict[int, Showing] = {}
        self._born: dict[str, int] = {}

    def plan(self, number: int, now: int, ways: Mapping[str, float]) -> Mapping[str, int]:
        """`ways`: each seated viewer's way down in ms. Says how long each waits."""
        slowest = min(float(SHOW_CAP_MS), max(ways.values(), default=0.0))
        show_in = {viewer: round(max(0.0, slowest - way)) for viewer, way in ways.items()}
        self._showings[number] = Showing(now, slowest, show_in)
        for old in [old for old in self._showings if old <= number - REMEMBERED]:
            del self._showings[old]
        return show_in

    def told(self, number: int, now: int) -> None:
        """The update has left for the screens (after it was on disk).

        Sent again to somebody who comes back, it does not count: reactions are measured from the
        first time.
        """
        showing = self._showings.get(number)
        if showing is not None and not showing.has_left:
            showing.told_at, showing.has_left = now, True

    def offered(self, race: str, number: int) -> None:
        """Something to race for is on the table since this entry."""
        self._born.setdefault(race, number)
        if len(self._born) > REMEMBERED:
            del self._born[next(iter(self._born))]

    def common(self, number: int, default: float) -> float:
        """When everybody saw entry `number`, as planned."""
        showing = self._showings.get(number)
        return default if showing is None else showing.told_at + showing.together

    def shown(self, viewer: str, number: int, default: float) -> float:
        """When this viewer's page was to paint it, without the time of the way there."""
        showing = self._showings.get(number)
        if showing is None:
            return default
        return showing.told_at + showing.show_in.get(viewer, 0)

    def born(self, race: str, default: float) -> float:
        number = self._born.get(race)
        return default if number is None else self.common(number, default)
