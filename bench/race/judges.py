"""The judges compared: ours, arrival order, and a plain half-round-trip correction."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from tablee.table.race.judge import ArrivalJudge, Judge, Press, Rival, Ruling

__all__ = ["ArrivalJudge", "HalfTripJudge", "Judge"]


class HalfTripJudge:
    """Sorts by arrival less half the round trip, waiting half the slowest one. Believes nothing."""

    def __init__(self) -> None:
        self._waiting: list[Press] = []
        self._deadline = 0

    def press(self, press: Press, rivals: Sequence[Rival]) -> None:
        if not self._waiting:
            wait = max((rival.on_its_way for rival in rivals), default=0.0)
            self._deadline = press.arrived + ceil(wait)
        self._waiting.append(press)

    def due(self) -> int | None:
        return self._deadline if self._waiting else None

    def verdict(self, now: int) -> Sequence[Ruling]:
        ranked = sorted(self._waiting, key=_pressed_at)
        self._waiting = []
        return [Ruling(press) for press in ranked]


def _pressed_at(press: Press) -> float:
    half = press.fact.measure.typical / 2 if press.fact else 0.0
    return press.arrived - half
