"""Is there a choice: decisions, moves to choose from, and whether they matter."""

from __future__ import annotations

from tablee.lab.report.answers import choice_answer
from tablee.lab.report.html import ReportWriter, figure, paragraph, section, table
from tablee.lab.report.measures import choice
from tablee.lab.report.svg import Group, bars


def choices(told: ReportWriter) -> str:
    waits = told.game.tempo == "real-time"
    found = [(each.row, choice(each.over, waits)) for each in told.main()]
    head = [told(id) for id in ("row", "decisions", "moves", "forced", "matter", "lost")]
    lines = [
        [
            f"{told.seats(row.seats)}, {row.line_up[0]}",
            told.mean(each.decisions),
            told.number(each.moves),
            told("may-wait") if waits else told.percent(each.forced),
            told.percent(each.matter),
            told.percent(each.lost, 2),
        ]
        for row, each in found
    ]
    groups: list[Group] = [
        (told.seats(seats), [each.decisions for row, each in found if row.seats == seats])
        for seats in told.plan.seats
    ]
    plot = bars(told("choice-plot"), told.plan.players, groups, lambda v: told.number(v, 0))
    return section(
        "choice",
        told("choice"),
        choice_answer(told),
        paragraph(told("choice-how")),
        figure(told("choice-plot"), plot),
        table(told("choice-table"), head, lines),
    )
