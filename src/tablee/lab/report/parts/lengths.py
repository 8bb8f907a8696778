"""How long: entries, turns, minutes of the virtual clock, and games that never end."""

from __future__ import annotations

from tablee.lab.report.answers import length_answer
from tablee.lab.report.html import ReportWriter, figure, paragraph, section, table
from tablee.lab.report.measures import length
from tablee.lab.report.svg import Group, bars


def lengths(told: ReportWriter) -> str:
    found = [(each.row, length(each.every)) for each in told.main()]
    head = [told(id) for id in ("row", "entries", "turns", "minutes", "mean-minutes", "never")]
    lines = [
        [
            f"{told.seats(row.seats)}, {row.line_up[0]}",
            told.spread(each.entries, 0),
            told.spread(each.turns, 0),
            told.spread(each.minutes),
            told.mean(each.mean_minutes),
            told.share(each.never),
        ]
        for row, each in found
    ]
    groups: list[Group] = [
        (told.seats(seats), [each.mean_minutes for row, each in found if row.seats == seats])
        for seats in told.plan.seats
    ]
    plot = bars(told("length-plot"), told.plan.players, groups, lambda v: told.number(v, 1))
    return section(
        "length",
        told("length"),
        length_answer(told),
        paragraph(told("length-how")),
        figure(told("length-plot"), plot),
        table(told("length-table"), head, lines),
        *_faults(told),
    )


def _faults(told: ReportWriter) -> list[str]:
    """Games that never ended are named: there may be a fault in the rules."""
    faults = [
        f"{told.seats(each.row.seats)}, {','.join(game.players)}, {game.number}: {game.fault}"
        for each in told.rows
        for game in each.every
        if game.fault
    ]
    return [paragraph(fault) for fault in faults[:20]]
