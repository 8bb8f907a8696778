"""What if: the same games with another value of an option, and whether the difference is sure."""

from __future__ import annotations

from typing import Final

from tablee.lab.report.html import ReportWriter, paragraph, section, table
from tablee.lab.report.measures import Difference, Pairs, differences
from tablee.lab.report.plan import Variant

UNLIKELY: Final = 0.05
SMALL: Final = 0.001


def what_if(told: ReportWriter) -> str:
    if not told.plan.sweeps:
        return section("what-if", told("what-if"), paragraph(told("what-if-none")))
    asked = [
        (seats, variant.label, first.label, _pairs(told, seats, first, variant))
        for first, variant in _compared(told)
        for seats in told.plan.seats
    ]
    head = [told(id) for id in ("row", "measure", "difference", "by-luck", "sure")]
    lines = [_line(told, found) for found in differences(asked)]
    return section(
        "what-if",
        told("what-if"),
        paragraph(told("what-if-how")),
        table(told("what-if-table"), head, lines),
    )


def _compared(told: ReportWriter) -> list[tuple[Variant, Variant]]:
    """Every value with the first of its option."""
    firsts: dict[str, Variant] = {}
    found = []
    for variant in told.plan.variants:
        first = firsts.setdefault(variant.group, variant)
        if first is not variant:
            found.append((first, variant))
    return found


def _pairs(told: ReportWriter, seats: int, first: Variant, variant: Variant) -> Pairs:
    """Games with the same number and the same players; both must have ended."""
    rows = {
        (each.row.variant.label, each.row.line_up): each
        for each in told.rows
        if each.row.seats == seats
    }
    pairs = []
    for line_up in told.plan.line_ups:
        one, other = rows[first.label, line_up], rows[variant.label, line_up]
        both = zip(one.every, other.every, strict=True)
        pairs += [(a, b) for a, b in both if not a.fault and not b.fault]
    return pairs


def _line(told: ReportWriter, found: Difference) -> list[str]:
    percent = found.measure == "begins"
    difference = told.share(found.found) if percent else told.mean(found.found, 2)
    less = told("less-than", n=told.number(SMALL, 3))
    return [
        f"{told.seats(found.seats)}, {found.variant} – {found.first}",
        told(f"measure-{found.measure}"),
        difference,
        less if found.chance < SMALL else told.number(found.chance, 3),
        told("yes") if found.chance < UNLIKELY else told("no"),
    ]
