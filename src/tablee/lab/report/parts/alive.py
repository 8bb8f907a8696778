"""Is it alive: who led, how far the winner was behind, and when it was over."""

from __future__ import annotations

from tablee.lab.report.answers import comeback_answer
from tablee.lab.report.drama import MOMENTS, TENTHS, Drama, drama
from tablee.lab.report.html import ReportWriter, figure, paragraph, section, table
from tablee.lab.report.plan import ReportRow
from tablee.lab.report.svg import Group, lines


def alive(told: ReportWriter) -> str:
    found = [(each.row, drama(each.over)) for each in told.main()]
    known = [(row, each) for row, each in found if each.games]
    if not known:
        return section("drama", told("drama"), [told("drama-unknown")])
    return section(
        "drama",
        told("drama"),
        comeback_answer(told),
        paragraph(told(f"drama-how-{known[0][1].scale}")),
        _plot(told, known),
        _table(told, known),
    )


def _plot(told: ReportWriter, known: list[tuple[ReportRow, Drama]]) -> str:
    """One line for each number of seats, by the player in the middle of the list."""
    player = told.plan.players[len(told.plan.players) // 2]
    groups: list[Group] = [
        (told.seats(row.seats), each.ahead) for row, each in known if row.line_up[0] == player
    ]
    labels = [told.percent((part + 1) / TENTHS, 0) for part in range(TENTHS)]
    title = told("drama-plot", player=player)
    names = [name for name, _ in groups]
    return figure(title, lines(title, names, labels, groups, lambda v: _points(told, known, v)))


def _points(told: ReportWriter, known: list[tuple[ReportRow, Drama]], value: float) -> str:
    """Chances are told in percent, points as they are."""
    return told.percent(value, 0) if known[0][1].scale == "worth" else told.number(value)


def _table(told: ReportWriter, known: list[tuple[ReportRow, Drama]]) -> str:
    moments = [told("runaway", part=round(100 * moment)) for moment in MOMENTS]
    head = [told(id) for id in ("row", "changes", "behind", "decided")]
    body = [
        [
            f"{told.seats(row.seats)}, {row.line_up[0]}",
            told.mean(each.changes),
            told.share(each.behind) if each.scale == "worth" else told.mean(each.behind),
            told.share(each.decided),
            *map(told.share, each.runaway),
            told.share(each.comeback),
        ]
        for row, each in known
    ]
    return table(told("drama-table"), [*head, *moments, told("comeback")], body)
