"""What is measured for races: lines, when things were shown, the facts of a press."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tablee.table.race.judge import Rival
from tablee.table.race.photo import CAPS_MS, finish
from tablee.table.race.reveal import SHOW_CAP_MS, FirstShown, Reveals
from tablee.table.race.round_trips import EXACT, RoundTrips
from tablee.table.race.trust import Trust
from tablee.table.race.witness import UNSEEN, Witness
from tablee.wire.photo import PAINT_MS, Fact, Measure, Photo

NEAR_MS = 3.0
"""ms. A shorter line is a LAN, where no press is worth waiting for."""


class Timing:
    """Measurements only; what they mean is decided by the judge."""

    def __init__(self) -> None:
        self.shown = Reveals()
        self._lines: dict[str, RoundTrips] = {}
        self._trust: dict[int, Trust] = {}
        self._pressed: dict[int, str] = {}
        """By seat, the connection of its last press, on which its player is assumed to look."""

    def measured(self, viewer: str, ping_ms: float, witness: Witness = UNSEEN) -> None:
        self._lines.setdefault(viewer, RoundTrips()).add(ping_ms, witness)

    def forget(self, viewer: str) -> None:
        self._lines.pop(viewer, None)

    def trust(self, seat: int) -> Trust:
        return self._trust.setdefault(seat, Trust())

    def recall(self, photo: Photo) -> None:
        """Learns again from a stored race what it said about people's claims.

        On which connection each pressed is not stored; those connections are gone.
        """
        for fact in photo.facts:
            self.trust(fact.seat).learn(fact, finish(fact, CAPS_MS[photo.kind]))

    def plan(
        self, number: int, now: int, seats: Mapping[str, int], watchers: Collection[str]
    ) -> dict[str, int]:
        """How long each viewer is made to wait for a picture, so that all see it together.

        A second connection of a player is sent it as late as a watcher.
        """
        mains = {seat: viewer for viewer, seat in reversed(tuple(seats.items()))}
        mains |= {s: one for s, one in self._pressed.items() if seats.get(one) == s}
        lines = {viewer: (seat, self._line(viewer)) for seat, viewer in mains.items()}
        seconds = [viewer for viewer in seats if viewer not in lines]
        return self.shown.plan(number, now, lines, [*seconds, *watchers])

    def person(self, seat: int, viewer: str, seen: int, now: int, claim: float | None) -> Fact:
        """The facts of a person's press. They may also look through other connections."""
        common = self.shown.common(seen, now)
        trust, up = self.trust(seat), self._up(seat, viewer)
        self._pressed[seat] = viewer
        shown, down = self.shown.first_sight(seat, seen, FirstShown(common, up))
        return Fact(
            seat=seat,
            arrived=now,
            shown=shown,
            common=common,
            measure=self._measure(up, down),
            claim=claim,
            bias=trust.bias(viewer),
            trusted=trust.trusted,
            weight=trust.weight,
        )

    def bot(self, seat: int, seen: int, now: int) -> Fact:
        """A computer player's press is known to the ms."""
        common = self.shown.common(seen, now)
        return Fact(seat, now, common, common, EXACT, claim=now - common)

    def rivals(self, others: Mapping[int, Sequence[str]]) -> list[Rival]:
        """By seat, the connections of people whose press may still be on its way."""
        return [
            Rival(seat, max(self._on_its_way(viewer) for viewer in viewers))
            for seat, viewers in others.items()
        ]

    def _on_its_way(self, viewer: str) -> float:
        line = self._line(viewer)
        if line.typical < NEAR_MS:
            return 0.0
        late = max(0.0, line.typical / 2 - SHOW_CAP_MS)
        return line.typical / 2 + late + line.spread + PAINT_MS

    def _up(self, seat: int, viewer: str) -> Measure:
        """The line of a press.

        A player with several lines does not get the best of them: on another line than the last
        time, the shortest trip is assumed.
        """
        line, last = self._line(viewer), self._pressed.get(seat, viewer)
        if last == viewer or last not in self._lines:
            return line
        return Measure(line.least, line.least, line.spread)

    def _measure(self, up: Measure, down: Measure) -> Measure:
        """Half of each: looking on a fast line and pressing on a slow one gains nothing."""
        least, typical = (up.least + down.least) / 2, (up.typical + down.typical) / 2
        return Measure(least, typical, up.spread)

    def _line(self, viewer: str) -> Measure:
        return self._lines[viewer].measure() if viewer in self._lines else Measure()
