"""Is it fair: wins by seat, and of who begins."""

from __future__ import annotations

from tablee.lab.report.answers import fair_answer
from tablee.lab.report.html import ReportWriter, figure, paragraph, section, table
from tablee.lab.report.measures import Fair, fair
from tablee.lab.report.svg import bars


def fairness(told: ReportWriter) -> str:
    parts = [paragraph(told("fair-how"))]
    for seats in told.plan.seats:
        rows = [found for found in told.main() if found.row.seats == seats]
        found = {each.row.line_up[0]: fair(each.over, seats) for each in rows}
        parts += [_plot(told, seats, found), _table(told, seats, found)]
    return section("fair", told("fair"), fair_answer(told), *parts)


def _plot(told: ReportWriter, seats: int, found: dict[str, Fair]) -> str:
    groups = [
        (told("seat", n=seat + 1), [each.by_seat[seat] for each in found.values()])
        for seat in range(seats)
    ]
    groups.append((told("begins"), [each.begins for each in found.values()]))
    title = told("fair-plot", seats=told.seats(seats))
    plot = bars(title, list(found), groups, lambda value: told.percent(value, 0), 1 / seats)
    return figure(title, plot)


def _table(told: ReportWriter, seats: int, found: dict[str, Fair]) -> str:
    head = [
        told("player"),
        *(told("seat", n=seat + 1) for seat in range(seats)),
        told("begins"),
        told("due"),
    ]
    lines = [
        [name, *map(told.share, each.by_seat), told.share(each.begins), told.percent(each.due)]
        for name, each in found.items()
    ]
    return table(told("fair-table", seats=told.seats(seats)), head, lines)
