"""One race under way, and the order in which races that are decided together reach the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil

from tablee.table.race.judge import Press, Rival
from tablee.table.race.photo import finish
from tablee.wire.photo import Fact


class Heat:
    """The presses so far and who may still come. Presses are known by their number of arrival."""

    def __init__(self, race: str, opened: int, press: Press) -> None:
        self.race = race
        self.opened = opened
        self.first = press.arrived
        self.born = press.born
        self.numbers: dict[int, int] = {}
        """By seat, the number of its press."""
        self.facts: list[Fact] = []
        self._best = float("inf")
        self._rivals: dict[int, float] = {}

    def add(self, number: int, fact: Fact, rivals: Sequence[Rival], cap: float) -> None:
        self.numbers[fact.seat] = number
        self.facts.append(fact)
        self._best = min(self._best, finish(fact, cap).moment)
        self._rivals.update((rival.seat, min(rival.on_its_way, cap)) for rival in rivals)

    def deadline(self, cap: float) -> int:
        """When every press that could beat the best so far has arrived."""
        waits = [self._best + trip for seat, trip in self._rivals.items() if self._is_absent(seat)]
        latest = min(max(waits, default=0.0), self.last(cap))
        return max(self.first, ceil(latest))

    def last(self, cap: float) -> int:
        """The latest moment of the verdict."""
        return self.first + ceil(cap)

    def is_before(self, other: Heat) -> bool:
        """Whether somebody pressed here before they pressed there."""
        mine, theirs = self.numbers, other.numbers
        return any(mine[seat] < theirs[seat] for seat in mine.keys() & theirs.keys())

    def _is_absent(self, seat: int) -> bool:
        return seat not in self.numbers


def needed_by(heat: Heat, heats: Iterable[Heat]) -> list[Heat]:
    """This race and those to be decided with it, because its players pressed there before."""
    heats = tuple(heats)
    needed = [heat]
    for one in needed:  # grows while it is read
        needed += [other for other in heats if other not in needed and other.is_before(one)]
    return needed


def in_own_order(lines: Sequence[Sequence[int]], seats: Mapping[int, int]) -> list[int]:
    """Puts all presses into one order: that of each race, and that of each seat.

    If these contradict each other, the press that arrived first goes first. `lines`: the numbers of
    each race in its order. `seats`: whose they are.
    """
    left = [list(line) for line in lines]
    merged: list[int] = []
    waiting = sorted(number for line in lines for number in line)
    while waiting:
        firsts = {seats[number]: number for number in reversed(waiting)}
        fronts = (line[0] for line in left if line)
        chosen = next((one for one in fronts if firsts[seats[one]] == one), waiting[0])
        waiting.remove(chosen)
        next(line for line in left if chosen in line).remove(chosen)
        merged.append(chosen)
    return merged
