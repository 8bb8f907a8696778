"""What a cheat gains: the share of races above what honest play wins in the very same ones."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from statistics import mean, stdev

import msgspec

from bench.race.experiment import duel
from bench.race.people import Person

PROMISED_POINTS = 2.0
"""No cheat gains more."""


class Setting(msgspec.Struct, frozen=True):
    """Where an honest person, at the first line, meets a cheat, at the second."""

    races: int = 500
    repeats: int = 10
    lags: tuple[float, float] = (40.0, 40.0)
    direct: bool = True
    """False behind a proxy: then the system measures the wrong line, and is not asked."""
    jitter: float = 10.0
    proxy_measures: bool = True
    """As nginx and HAProxy do in deploy/; Caddy cannot."""


SETTINGS = {
    "direct": Setting(),
    "behind a proxy": Setting(direct=False),
    "behind a proxy, calm lines": Setting(direct=False, jitter=3.0),
    "behind one that is silent": Setting(direct=False, proxy_measures=False),
    "matches of 10 races": Setting(races=10, repeats=600),
    "matches of 6 races": Setting(races=6, repeats=1_000),
    "against a slow line": Setting(repeats=6, lags=(220.0, 20.0)),
}


class Gain(msgspec.Struct, frozen=True):
    """Points of share, and how far the truth may lie from them (95 %)."""

    points: float
    give_or_take: float

    @property
    def verdict(self) -> str:
        if self.points + self.give_or_take <= PROMISED_POINTS:
            return "held"
        return "not held" if self.points - self.give_or_take > PROMISED_POINTS else "not clear"

    def __str__(self) -> str:
        return f"{self.points:+.1f} ± {self.give_or_take:.1f}  {self.verdict}"


def gains(kinds: Mapping[str, type[Person]], setting: Setting, seed: int) -> dict[str, Gain]:
    """Each kind of cheat in the very races that an honest person had, repeat by repeat."""
    honest = _shares(Person, setting, seed)
    found = {}
    for name, kind in kinds.items():
        pairs = zip(_shares(kind, setting, seed), honest, strict=True)
        gained = [100.0 * (cheated - fair) for cheated, fair in pairs]
        spread = 1.96 * stdev(gained) / sqrt(len(gained))
        found[name] = Gain(round(mean(gained), 1), round(spread, 1))
    return found


def _shares(kind: type[Person], setting: Setting, seed: int) -> list[float]:
    races, seeds = setting.races, range(seed, seed + setting.repeats)
    lines = [{"lag": lag, "jitter": setting.jitter} for lag in setting.lags]
    where = (setting.direct, setting.proxy_measures)
    return [duel(races, kind, one, lines, *where).won[1] / races for one in seeds]
