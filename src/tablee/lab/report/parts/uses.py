"""What is used: moves and their values, when they are taken, and what the points come from."""

from __future__ import annotations

import re
from typing import Final

from tablee.lab.report.answers_used import kinds_of, never_offered, used_answer, used_by_all
from tablee.lab.report.html import (
    Markup,
    ReportWriter,
    figure,
    folded,
    paragraph,
    section,
    table,
)
from tablee.lab.report.sheet import links, marks_by_move, sheet
from tablee.lab.report.svg import heat
from tablee.lab.report.used import OFTEN, PARTS, Scored, Use, Used, is_dead
from tablee.lab.statistics import counted

MOST_VALUES: Final = 120
MOST_NUMBERS: Final = 16
"""A field with more values, or with more numbers, counts something, and is not listed."""

_GRID = re.compile(r"(\d+)-(\d+)")


def uses(told: ReportWriter) -> str:
    used, games = used_by_all(told)
    kinds = kinds_of(used)
    return section(
        "used",
        told("used"),
        used_answer(told, used),
        paragraph(told("used-how", often=OFTEN)),
        _heat(told, kinds),
        _kinds(told, kinds),
        *_values(told, used),
        *_points(told, used, games),
        *([folded(told("sheet"), sheet(told.game, told.clauses))] if told.clauses else []),
    )


def _heat(told: ReportWriter, kinds: dict[str, Use]) -> str:
    taken = {name: use for name, use in sorted(kinds.items()) if use.taken}
    columns = [told.percent((part + 1) / PARTS, 0) for part in range(PARTS)]
    parts = [[count / sum(use.parts) for count in use.parts] for use in taken.values()]
    names = [told.names.move(name) for name in taken]
    title = told("used-plot")
    return figure(title, heat(title, columns, names, parts, lambda v: told.percent(v, 0)))


def _kinds(told: ReportWriter, kinds: dict[str, Use]) -> str:
    head = [told(id) for id in ("move", "clause", "offered", "taken", "share", "cost", "dead")]
    marks = marks_by_move(told.game)
    listed = sorted(kinds.items(), key=lambda item: (-item[1].taken, item[0]))
    listed += [(name, Use()) for name in never_offered(told.game, kinds)]
    lines = [
        [
            told.names.move(name),
            Markup(links(marks.get(name, []), told.clauses)),
            *_counts(told, use),
        ]
        for name, use in listed
    ]
    return table(told("used-table"), head, lines)


def _counts(told: ReportWriter, use: Use) -> list[str]:
    return [
        told.number(use.offered, 0),
        told.number(use.taken, 0),
        told.percent(use.taken / use.offered) if use.offered else "–",
        told.percent(use.cost / use.weighed, 2) if use.weighed else told("unknown"),
        told("yes") if is_dead(use) else "",
    ]


def _values(told: ReportWriter, used: Used) -> list[str]:
    """Each field of each kind, folded; what is dead stands first."""
    fields: dict[tuple[str, str], dict[str, Use]] = {}
    for name, use in used.moves.items():
        if " " in name:
            kind, field, value = name.split(" ", 2)
            fields.setdefault((kind, field), {})[value] = use
    parts = []
    for (kind, field), found in sorted(fields.items()):
        name = f"{told.names.move(kind)}: {field}"
        most = MOST_NUMBERS if all(value.isdecimal() for value in found) else MOST_VALUES
        if 1 < len(found) <= most:
            parts += [*_board(told, name, found), folded(name, _field(told, field, found))]
    return parts


def _field(told: ReportWriter, field: str, found: dict[str, Use]) -> str:
    head = [told(id) for id in ("value", "offered", "taken", "share", "cost", "dead")]
    ordered = sorted(found.items(), key=_dead_first)
    lines = [[told.value(field, value), *_counts(told, use)] for value, use in ordered]
    return table(field, head, lines)


def _dead_first(item: tuple[str, Use]) -> tuple[bool, int, str]:
    name, use = item
    return not is_dead(use), -use.taken, name


def _board(told: ReportWriter, name: str, found: dict[str, Use]) -> list[str]:
    """Cells that are called by two numbers are drawn as they lie."""
    places = {value: match for value in found if (match := _GRID.fullmatch(value))}
    if len(places) < len(found):
        return []
    lines = sorted({int(match[1]) for match in places.values()})
    columns = sorted({int(match[2]) for match in places.values()})
    taken = [
        [float(found[f"{y}-{x}"].taken) if f"{y}-{x}" in found else 0.0 for x in columns]
        for y in lines
    ]
    title = told("board-plot", name=name)
    plot = heat(title, list(map(str, columns)), list(map(str, lines)), taken, told.whole)
    return [figure(title, plot)]


def _points(told: ReportWriter, used: Used, games: int) -> list[str]:
    """Which lines of the score decide, if points decide every game; faces with their own lines."""
    if len(used.lines) < 2 or max(scored.games for scored in used.lines.values()) < games:
        return []
    faces = {name: scored for name, scored in used.faces.items() if not scored.crowded}
    lines = {told.names.line(id): scored for id, scored in used.lines.items()}
    parts = [paragraph(told("points-how")), _scored(told, "lines-table", lines, games)]
    if len(faces) > 1:
        named = {told.names.face(name): scored for name, scored in faces.items()}
        parts.append(_scored(told, "faces-table", named, games))
    return parts


def _scored(told: ReportWriter, id: str, found: dict[str, Scored], games: int) -> str:
    head = [told(id) for id in ("name", "in-games", "points", "decides")]
    lines = [
        [
            name,
            told.percent(scored.games / games),
            told.number(scored.points / games, 2),
            told.share(counted(scored.decides, games)),
        ]
        for name, scored in sorted(found.items(), key=lambda item: (-item[1].decides, item[0]))
    ]
    return table(told(id, games=games), head, lines)
