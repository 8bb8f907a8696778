"""Skill or luck: how often the better player wins, and what moved the chances to win."""

from __future__ import annotations

from tablee.lab.report.answers import skill_answer
from tablee.lab.report.html import ReportWriter, figure, paragraph, section, table
from tablee.lab.report.measures import SkillGap, luck, skills
from tablee.lab.report.svg import Group, bars


def skill(told: ReportWriter) -> str:
    parts = [paragraph(told("skill-how")), *_meetings(told), *_luck(told)]
    return section("skill", told("skill"), skill_answer(told), *parts)


def _meetings(told: ReportWriter) -> list[str]:
    if len(told.plan.players) < 2:
        return [paragraph(told("skill-alone"))]
    found = [
        (each.row.seats, met)
        for each in told.main(mixed=True)
        for met in skills(each.over, told.plan.players)
    ]
    groups: list[Group] = [(_pair(met, seats), [met.share]) for seats, met in found]
    plot = bars(told("skill-plot"), [], groups, lambda v: told.percent(v, 0), 0.5)
    head = [told(id) for id in ("row", "better", "elo", "match")]
    lines = [
        [
            f"{told.seats(seats)}, {met.better} – {met.other}",
            told.share(met.share),
            told(
                "with-interval",
                value=told.elo(met.elo),
                low=told.elo(met.elo_low),
                high=told.elo(met.elo_high),
            ),
            told("never-told") if met.match is None else told.number(met.match, 0),
        ]
        for seats, met in found
    ]
    return [figure(told("skill-plot"), plot), table(told("skill-table"), head, lines)]


def _pair(met: SkillGap, seats: int) -> str:
    """Short enough for the plot: the table has the whole names."""
    return f"{met.better[:3]}–{met.other[:3]} ({seats})"


def _luck(told: ReportWriter) -> list[str]:
    found = [(each.row, luck(each.over)) for each in told.all_rows()]
    if all(part is None for _, part in found):
        return [paragraph(told("luck-unknown"))]
    lines = [
        [f"{told.seats(row.seats)}, {', '.join(row.line_up)}", told.share(part)]
        for row, part in found
    ]
    head = [told("row"), told("luck")]
    return [paragraph(told("luck-how")), table(told("luck-table"), head, lines)]
