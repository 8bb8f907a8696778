"""When things were shown: every reaction is measured from there.

A picture appears on all screens together. The server sends it a little later on fast lines, up to a
cap. It does not ask the page to wait, since a page could show it at once and say nothing. When each
update was sent is remembered.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from tablee.wire.photo import Measure

SHOW_CAP_MS = 200
"""The longest that a picture is held back for a slower line."""
REMEMBERED = 64


class FirstShown(msgspec.Struct, frozen=True, gc=False):
    """How a seat was first shown something: how long it was held back, and on which line."""

    hold: float
    line: Measure


class Showing(msgspec.Struct):
    """One entry's update on its way to the screens."""

    told_at: float
    together: float
    """How long after sending the slowest line has it."""
    sights: dict[int, FirstShown]
    """By seat, how its player saw it first, whether that connection is still open or not."""
    has_left: bool = False
    """Whether `told_at` is when it was sent, and no longer when that was expected."""


class Reveals:
    """The last updates: when each was sent, and when it was to be seen."""

    def __init__(self) -> None:
        self._showings: dict[int, Showing] = {}
        self._born: dict[str, int] = {}

    def plan(
        self,
        number: int,
        now: int,
        lines: Mapping[str, tuple[int, Measure]],
        others: Collection[str] = (),
    ) -> dict[str, int]:
        """How long each viewer waits. `lines`: for each seat one viewer, and its line.

        All other viewers wait as long as the slowest line needs, since they may be a player's
        second connection.
        """
        ways = {viewer: line.typical / 2 for viewer, (_, line) in lines.items()}
        slowest = min(float(SHOW_CAP_MS), max(ways.values(), default=0.0))
        holds = {viewer: round(max(0.0, slowest - way)) for viewer, way in ways.items()}
        sights = {seat: FirstShown(holds[viewer], line) for viewer, (seat, line) in lines.items()}
        self._showings[number] = Showing(now, slowest, sights)
        for old in [old for old in self._showings if old <= number - REMEMBERED]:
            del self._showings[old]
        return holds | dict.fromkeys(others, round(slowest))

    def told(self, number: int, now: int) -> None:
        """The update was sent, after it was on disk.

        If it is sent again to somebody who comes back, that does not count: reactions are measured
        from the first time.
        """
        showing = self._showings.get(number)
        if showing is not None and not showing.has_left:
            showing.told_at, showing.has_left = now, True

    def hold(self, number: int, now: int) -> int:
        """How long somebody who asks for entry `number` now is made to wait for it."""
        showing = self._showings.get(number)
        if showing is None:
            return 0
        shown_at = (showing.told_at if showing.has_left else now) + showing.together
        return max(0, round(shown_at - now))

    def offered(self, race: str, number: int) -> None:
        """Something to race for is on the table since this entry, or since an earlier one.

        What was offered last is remembered longest: what still lies there is never taken for new.
        """
        self._born[race] = self._born.pop(race, number)
        if len(self._born) > REMEMBERED:
            del self._born[next(iter(self._born))]

    def common(self, number: int, default: float) -> float:
        """When everybody saw entry `number`, as planned."""
        showing = self._showings.get(number)
        return default if showing is None else showing.told_at + showing.together

    def first_sight(self, seat: int, number: int, default: FirstShown) -> tuple[float, Measure]:
        """When this seat was first sent entry `number`, and on which line.

        Somebody who came later was sent it when everybody had it.
        """
        showing = self._showings.get(number)
        if showing is None:
            return default.hold, default.line
        sight = showing.sights.get(seat, FirstShown(showing.together, default.line))
        return showing.told_at + sight.hold, sight.line

    def born(self, race: str, default: float) -> float:
        number = self._born.get(race)
        return default if number is None else self.common(number, default)
