"""The whole report in numbers, for programs: `summary.json`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tablee.lab.report.answers import ANSWERS
from tablee.lab.report.drama import Drama, drama
from tablee.lab.report.html import ReportWriter
from tablee.lab.report.measures import (
    ChoiceMeasure,
    Fair,
    Games,
    Length,
    SkillGap,
    choice,
    fair,
    length,
    luck,
    skills,
)
from tablee.lab.report.plan import ReportPlan
from tablee.lab.report.portions import write_file
from tablee.lab.report.sweeps import Difference
from tablee.lab.statistics import Estimate

SUMMARY: Final = "summary.json"


class RowSummary(msgspec.Struct, frozen=True):
    """Games that are alike: so many seats, these options, these players."""

    seats: int
    variant: str
    line_up: tuple[str, ...]
    games: int
    fair: Fair
    length: Length
    choice: ChoiceMeasure
    drama: Drama
    luck: Estimate | None
    skills: tuple[SkillGap, ...]


class ReportSummary(msgspec.Struct, frozen=True):
    plan: ReportPlan
    answers: dict[str, list[str]]
    """The sentences of the page, by question."""
    rows: tuple[RowSummary, ...]
    differences: tuple[Difference, ...]


def summary_of(told: ReportWriter) -> ReportSummary:
    return ReportSummary(
        told.plan,
        {question: answer(told) for question, answer in ANSWERS.items()},
        tuple(_row(told, each) for each in told.rows),
        tuple(told.differences),
    )


def write_summary(summary: ReportSummary, folder: Path) -> Path:
    file = folder / SUMMARY
    write_file(file, msgspec.json.format(msgspec.json.encode(summary), indent=2) + b"\n")
    return file


def _row(told: ReportWriter, each: Games) -> RowSummary:
    row = each.row
    return RowSummary(
        row.seats,
        row.variant.label,
        row.line_up,
        len(each.every),
        fair(each.over, row.seats),
        length(each.every),
        choice(each.over, told.game.tempo == "real-time"),
        drama(each.over),
        luck(each.over),
        tuple(skills(each.over, row.line_up)),
    )
