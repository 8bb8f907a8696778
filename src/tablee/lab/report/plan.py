"""What a report is made of: rows of games, cut into portions that are played one by one.

A row is a number of seats, a value of an option and a line-up. Games with the same number have the
same chance in every row, so that rows can be compared game by game.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from tablee.lab.series import Plan

PORTION: Final = 20
"""Games; what is lost when a process dies."""


class OptionSweep(msgspec.Struct, frozen=True):
    """An option and the values to try; the others are compared with the first."""

    option: str
    values: tuple[bool | int | str, ...]


class Variant(msgspec.Struct, frozen=True):
    """The options of some rows; the first of its group is what the others are compared with."""

    label: str
    group: str
    options: dict[str, Any]


class ReportPlan(msgspec.Struct, frozen=True):
    """Everything that decides what the report says. Where and how it is played does not."""

    game: str
    version: int
    seats: tuple[int, ...]
    games: int
    players: tuple[str, ...]
    seed: int = 0
    options: dict[str, Any] = {}
    sweeps: tuple[OptionSweep, ...] = ()

    @property
    def variants(self) -> tuple[Variant, ...]:
        """Every value to try, the other options as they are; without any, the options alone."""
        tried = tuple(
            Variant(
                f"{sweep.option}={text_of(value)}", sweep.option, self._with(sweep.option, value)
            )
            for sweep in self.sweeps
            for value in sweep.values
        )
        return tried or (Variant("", "", self.options),)

    def _with(self, option: str, value: bool | int | str) -> dict[str, Any]:
        return self.options | {option: value}

    @property
    def line_ups(self) -> tuple[tuple[str, ...], ...]:
        """Each player among its like, and all of them against each other."""
        alone = tuple((name,) for name in self.players)
        return (*alone, self.players) if len(self.players) > 1 else alone

    @property
    def digest(self) -> str:
        """The same for the same plan; written into every portion."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:16]


class ReportRow(msgspec.Struct, frozen=True):
    """Games that are alike: so many seats, these options, these players."""

    number: int
    seats: int
    variant: Variant
    line_up: tuple[str, ...]


class Portion(msgspec.Struct, frozen=True):
    """Some games of a row, from `first` on; it is stored when they are all played."""

    row: int
    first: int
    series: Plan
    stop: int

    @property
    def name(self) -> str:
        return f"row{self.row:03}-{self.first:06}"


def rows(plan: ReportPlan) -> list[ReportRow]:
    every = (
        (seats, variant, line_up)
        for variant in plan.variants
        for seats in plan.seats
        for line_up in plan.line_ups
    )
    return [ReportRow(number, *each) for number, each in enumerate(every)]


def portions(plan: ReportPlan) -> list[Portion]:
    """The rows take turns, so that a report that is broken off has a little of each."""
    return [
        Portion(row.number, first, series_of(plan, row), min(first + PORTION, plan.games))
        for first in range(0, plan.games, PORTION)
        for row in rows(plan)
    ]


def series_of(plan: ReportPlan, row: ReportRow) -> Plan:
    return Plan(plan.game, row.seats, plan.games, row.line_up, plan.seed, row.variant.options)


def text_of(value: bool | int | str) -> str:
    """As an option or a field of a move is written: `yes` and `no`, else as it is."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
