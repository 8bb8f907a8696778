"""What if: the same games with another value of an option, and whether the difference is sure."""

from __future__ import annotations

from typing import Final

from tablee.lab.report.answers_used import what_if_answer
from tablee.lab.report.html import ReportWriter, folded, paragraph, section, table
from tablee.lab.report.sweeps import Difference
from tablee.lab.statistics import LEAST_PAIRS, smallest_edge

SMALL: Final = 0.001
HEAD: Final = ("level", "measure", "difference", "pairs", "edge", "by-luck", "sure")


def what_if(told: ReportWriter) -> str:
    if not told.plan.sweeps:
        return section("what-if", told("what-if"), [told("what-if-none")])
    return section(
        "what-if",
        told("what-if"),
        what_if_answer(told),
        paragraph(told("what-if-how", least=LEAST_PAIRS)),
        *_tables(told),
    )


def _tables(told: ReportWriter) -> list[str]:
    """What is sure; then everything, one table for each value and number of seats."""
    found: dict[str, list[Difference]] = {}
    for one in told.differences:
        title = f"{one.variant} – {one.first}, {told.seats(one.seats)}"
        found.setdefault(title, []).append(one)
    head = [told(id) for id in HEAD]
    return [
        folded(title, table(told("difference"), head, [_line(told, one) for one in each]))
        for title, each in found.items()
    ]


def _line(told: ReportWriter, one: Difference) -> list[str]:
    edge = smallest_edge(one.found)
    less = told("less-than", n=told.number(SMALL, 3))
    return [
        ", ".join(one.line_up),
        told(f"measure-{one.measure}", of=one.of),
        told.difference(one),
        told.number(one.found.games, 0),
        told.percent(edge) if one.part else told.number(edge, 2),
        less if one.chance < SMALL else told.number(one.chance, 3),
        _sure(told, one),
    ]


def _sure(told: ReportWriter, one: Difference) -> str:
    if one.found.games < LEAST_PAIRS:
        return told("too-few")
    return told("yes") if one.sure else told("no")
