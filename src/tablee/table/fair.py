"""Who reacted first: a pure function of recorded facts.

A press is placed on the table's clock at the moment everybody was shown the thing, plus the time
its player took. How long that was the page says itself (its clock need not be right); the server
believes it only within what its own measurements of that connection allow. See docs/fairness.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Literal

import msgspec

from tablee.kernel import Rng
from tablee.table.line import Measure

FALSE_START_MS = 100.0
"""Nobody reacts faster; sooner than this after the thing appeared is a guess."""
PAINT_MS = 8.0
"""Half a frame: what a screen usually adds between a message and its picture."""
MARGIN_MS = 4.0
"""Beyond a line's own spread, what a claim may differ from the server's measurement."""
TRUSTED_NOISE_MS = 1.5
CAPS_MS = {"friendly": 1_000.0, "rated": 250.0}
"""The longest round trip that is made up for; a slower line is the player's own to bear."""


class Fact(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """All that is known about one press when it is judged; moments in ms on the table's clock."""

    seat: int
    arrived: float
    shown: float
    """When this player's page was told to show what they pressed on."""
    common: float
    """When everybody was: the origin from which reactions are compared."""
    measure: Measure
    claim: float | None = None
    """The page's own elapsed ms from painting to pressing."""
    bias: float = PAINT_MS
    """How much earlier this player's claims have lain than measurements, on average."""
    trusted: bool = True
    """False once claims kept leaning on the bound: then only the server's measurement counts."""


class Finish(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One bar of the photo-finish."""

    seat: int
    moment: float
    """When it was pressed, on the table's clock, as if all lines were equal."""
    low: float
    high: float
    """The earliest and latest moments the server's own measurements allow."""
    noise: float
    """Differences up to this cannot be told apart."""
    leaning: bool = False
    """The claim lay before the bound and was moved up to it."""


def finish(fact: Fact, cap: float) -> Finish:
    """Places one press on the common clock."""
    flight = fact.arrived - fact.shown
    measure = fact.measure
    allowed = min(cap, measure.typical + measure.spread + MARGIN_MS + PAINT_MS)
    low, high = flight - allowed, flight - min(cap, measure.least)
    measured = flight - min(cap, measure.typical + PAINT_MS)
    reaction, noise = measured, max(TRUSTED_NOISE_MS, measure.spread / 2)
    if fact.claim is not None and fact.trusted:
        corrected = fact.claim + max(0.0, fact.bias - PAINT_MS)
        reaction, noise = min(max(corrected, low), high), TRUSTED_NOISE_MS
    leaning = fact.claim is not None and fact.claim < low
    origin = fact.common
    return Finish(fact.seat, origin + reaction, origin + low, origin + high, noise, leaning=leaning)


def order(finishes: Sequence[Finish], rng: Rng) -> list[Finish]:
    """The earliest first. Who cannot be told apart from the one before draws lots with them."""
    ranked = sorted(finishes, key=lambda one: (one.moment, one.seat))
    groups: list[list[Finish]] = []
    for one in ranked:
        if groups and _indistinct(groups[-1][0], one):
            groups[-1].append(one)
        else:
            groups.append([one])
    return [one for group in groups for one in _lots(group, rng)]


class Photo(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The photo-finish of one race, as it is recorded and shown."""

    race: str
    born: float
    """When the thing they raced for was shown."""
    finishes: tuple[Finish, ...]
    """In the order of the verdict."""
    tie: bool = False
    """The first two could not be told apart, and lots were drawn."""
    kind: Literal["friendly", "rated"] = "friendly"
    early: tuple[int, ...] = ()
    """Seats that pressed before anybody can react."""
    facts: tuple[Fact, ...] = ()
    """What was claimed and measured; kept in the record, not shown at the table."""


def photo(
    race: str, born: float, facts: Sequence[Fact], kind: Literal["friendly", "rated"], rng: Rng
) -> Photo:
    """Judges a race: false starts out, the others in order."""
    placed = [finish(fact, CAPS_MS[kind]) for fact in facts]
    early = tuple(one.seat for one in placed if one.moment < born + FALSE_START_MS)
    ranked = order([one for one in placed if one.seat not in early], rng)
    tie = len(ranked) > 1 and _indistinct(ranked[0], ranked[1])
    late = tuple(one for one in placed if one.seat in early)
    return Photo(race, born, (*ranked, *late), tie, kind, early, tuple(facts))


def for_the_table(picture: Photo) -> Photo:
    """The picture without what was measured of people's lines."""
    return msgspec.structs.replace(picture, facts=())


def _indistinct(one: Finish, other: Finish) -> bool:
    return abs(other.moment - one.moment) <= hypot(one.noise, other.noise)


def _lots(group: list[Finish], rng: Rng) -> list[Finish]:
    waiting, drawn = list(group), []
    while waiting:
        drawn.append(waiting.pop(rng.randrange(len(waiting))))
    return drawn
