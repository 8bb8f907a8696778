"""How long: entries, turns, minutes of the virtual clock, and games that never end."""

from __future__ import annotations

from tablee.lab.report.html import ReportWriter, figure, paragraph, section, table
from tablee.lab.report.measures import Length, length
from tablee.lab.report.numbers import Estimate
from tablee.lab.report.svg import Group, bars


def lengths(told: ReportWriter) -> str:
    found = [(each.row, length(each.every)) for each in told.main()]
    head = [told(id) for id in ("row", "entries", "turns", "minutes", "never")]
    lines = [
        [
            f"{told.seats(row.seats)}, {row.line_up[0]}",
            told.spread(each.entries, 0),
            told.spread(each.turns, 0),
            told.spread(each.minutes),
            told.share(each.never),
        ]
        for row, each in found
    ]
    groups: list[Group] = [
        (told.seats(seats), [_middle(each) for row, each in found if row.seats == seats])
        for seats in told.plan.seats
    ]
    plot = bars(told("length-plot"), told.plan.players, groups, lambda v: told.number(v, 1))
    return section(
        "length",
        told("length"),
        paragraph(told("length-how")),
        figure(told("length-plot"), plot),
        table(told("length-table"), head, lines),
        *_faults(told),
    )


def _middle(found: Length) -> Estimate | None:
    minutes = found.minutes
    if minutes is None:
        return None
    return Estimate(minutes.median, minutes.quarter, minutes.three_quarters, 0)


def _faults(told: ReportWriter) -> list[str]:
    """Games that never ended are named: there may be a fault in the rules."""
    faults = [
        f"{told.seats(each.row.seats)}, {','.join(game.players)}, {game.number}: {game.fault}"
        for each in told.rows
        for game in each.every
        if game.fault
    ]
    return [paragraph(fault) for fault in faults[:20]]
