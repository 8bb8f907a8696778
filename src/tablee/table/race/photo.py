"""Who reacted first: a pure function of recorded facts.

A press is placed on the table's clock at the moment everybody was shown the thing, plus the time
its player took. The page itself says how long that was (its clock need not be right). The server
believes it only as far as its own measurements of that connection allow. See docs/fairness.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Literal

import msgspec

from tablee.kernel import Rng
from tablee.wire.photo import PAINT_MS, Fact, Finish, Photo

FALSE_START_MS = 100.0
"""ms. Nobody reacts faster, so an earlier press is a guess."""
MARGIN_MS = 4.0
"""ms by which a claim may differ from the measurement, beyond the spread of the line."""
TRUSTED_NOISE_MS = 1.5
CAPS_MS = {"friendly": 1_000.0, "rated": 250.0}
"""The longest round trip that is made up for. A slower line costs its player the rest."""


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
        claimed = min(max(corrected, low), high)
        reaction += fact.weight * (claimed - measured)
        noise = TRUSTED_NOISE_MS
    leaning = fact.claim is not None and fact.claim < low
    origin = fact.common
    return Finish(fact.seat, origin + reaction, origin + low, origin + high, noise, leaning=leaning)


def order(finishes: Sequence[Finish], rng: Rng) -> list[Finish]:
    """The earliest first. Presses too close to be told apart are put in order by lot."""
    ranked = sorted(finishes, key=lambda one: (one.moment, one.seat))
    groups: list[list[Finish]] = []
    for one in ranked:
        if groups and _indistinct(groups[-1][0], one):
            groups[-1].append(one)
        else:
            groups.append([one])
    return [one for group in groups for one in _lots(group, rng)]


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
