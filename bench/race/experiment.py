"""Races between simulated people: who should have won, who did, and how long it took to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from bench.race.flash import FLASH
from bench.race.judges import ArrivalJudge, HalfTripJudge, Judge
from bench.race.people import Person, reaction
from bench.race.world import Clock, House, Wire
from tablee.store import Chair, Sheet, Terms
from tablee.table import Table

JUDGES: dict[str, Callable[[], Judge | None]] = {
    "fair": lambda: None,
    "arrival": ArrivalJudge,
    "half trip": HalfTripJudge,
}
"""None is the table's own: the judge."""


class Tally(msgspec.Struct):
    """What came of a series of races."""

    races: int = 0
    right: int = 0
    won: list[int] = []
    waits: list[float] = []

    @property
    def share_right(self) -> float:
        return self.right / self.races if self.races else 0.0

    @property
    def mean_wait(self) -> float:
        return sum(self.waits) / len(self.waits) if self.waits else 0.0


def sit_down(
    races: int, lines: Sequence[dict[str, float]], seed: int, judge: str = "fair", **more: Any
) -> tuple[House, list[Person]]:
    """A table of the flash game, with one person at each line."""
    rng, clock = Random(seed), Clock()
    chairs = tuple(Chair("person", f"p{s}", f"p{s}") for s in range(len(lines)))
    secret = rng.randbytes(32).hex()
    sheet = Sheet("race", "flash", 1, Terms({"races": races}, grace=0), chairs, "p0", secret)
    house = House(clock, Table(FLASH, sheet, {}, judge=JUDGES[judge]()))
    house.holds = judge == "fair"
    house.proxy_measures = more.get("proxy_measures", True)
    kinds: Sequence[type[Person]] = more.get("kinds", [Person] * len(lines))
    people = []
    for seat, (kind, line) in enumerate(zip(kinds, lines, strict=True)):
        wire = Wire(rng=Random(rng.random()), **line)  # type: ignore[arg-type]
        direct = more.get("direct", True)
        person = kind(house, seat, wire, Random(rng.random()), direct=direct)
        for page in (person, *person.others()):
            house.connect(page.viewer, page.guest, page)
        people.append(person)
    clock.at(1_000.0, house.begin)
    return house, people


def margins(
    races: int,
    margin: float,
    lines: Sequence[dict[str, float]],
    judge: str,
    seed: int,
    **more: Any,
) -> Tally:
    """The faster of two is always the one at the second line, by just this margin."""
    house, people = sit_down(races, lines, seed, judge, **more)
    rng = Random(seed + 1)
    for number in range(1, races + 1):
        took = reaction(rng)
        people[1].reactions[f"light-{number}"] = took
        people[0].reactions[f"light-{number}"] = took + margin
    return _count(house, right=lambda race, seat: seat == 1)


def duel(
    races: int,
    kind: type[Person],
    seed: int,
    lines: Sequence[dict[str, float]],
    direct: bool,
    proxy_measures: bool = True,
) -> Tally:
    """An honest person against another kind, who sits at the second line. Equal skill."""
    kinds = [Person, kind]
    house, people = sit_down(
        races, lines, seed, kinds=kinds, direct=direct, proxy_measures=proxy_measures
    )
    rng = Random(seed + 1)
    for number in range(1, races + 1):
        for person in people:
            person.reactions[f"light-{number}"] = reaction(rng)
    return _count(house, right=lambda race, seat: seat == 1)


def _count(house: House, right: Callable[[int, int], bool]) -> Tally:
    """Runs the table to its end; the wait is from the first press's arrival to the verdict."""
    arrivals: dict[str, float] = {}
    tally = Tally(won=[0] * len(house.table.sheet.chairs))
    _watch_presses(house, arrivals)
    seen = 0

    def look() -> bool:
        nonlocal seen
        for entry in house.table.entries[seen:]:
            seen = entry.number
            if entry.seat >= 0:
                race = f"light-{getattr(entry.move, 'round')}"  # noqa: B009
                tally.races += 1
                tally.right += right(0, entry.seat)
                tally.won[entry.seat] += 1
                tally.waits.append(house.clock.now - arrivals.get(race, house.clock.now))
        return house.table.ended

    house.clock.run(look)
    return tally


def _watch_presses(house: House, arrivals: dict[str, float]) -> None:
    ask = house.table.ask

    def watched(viewer: str, request: Any, now: int) -> Any:
        move = getattr(request, "move", "")
        if move.startswith("grab "):
            arrivals.setdefault(f"light-{move.split()[1]}", house.clock.now)
        return ask(viewer, request, now)

    house.table.ask = watched  # type: ignore[method-assign]
