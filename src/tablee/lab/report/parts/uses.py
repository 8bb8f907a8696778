"""What is used: moves and their values, when they are taken, and what the points come from."""

from __future__ import annotations

import re
from typing import Final

from tablee.lab.report.html import ReportWriter, figure, folded, paragraph, section, table
from tablee.lab.report.numbers import share
from tablee.lab.report.svg import heat
from tablee.lab.report.used import PARTS, Scored, Use, Used

OFTEN: Final = 100
SELDOM: Final = 0.01
"""Dead: offered so often, and taken less than that."""
MOST_VALUES: Final = 120
MOST_NUMBERS: Final = 16
"""A field with more values, or with more numbers, counts something, and is not listed."""

_CLAUSE = re.compile(r"\b(?:A-)?[A-Z]{1,3}-\d+\b")
_GRID = re.compile(r"(\d+)-(\d+)")


def uses(told: ReportWriter) -> str:
    used, games = Used(), 0
    for each in (*told.main(), *(told.main(mixed=True) if len(told.plan.players) > 1 else ())):
        used.add(each.used)
        games += len(each.over)
    kinds = {name: use for name, use in used.moves.items() if " " not in name}
    return section(
        "used",
        told("used"),
        paragraph(told("used-how", often=OFTEN)),
        _heat(told, kinds),
        _kinds(told, kinds),
        *_values(told, used),
        *_points(told, used, games),
    )


def is_dead(use: Use) -> bool:
    return use.offered >= OFTEN and use.taken < SELDOM * use.offered


def _heat(told: ReportWriter, kinds: dict[str, Use]) -> str:
    taken = {name: use for name, use in sorted(kinds.items()) if use.taken}
    columns = [told.percent((part + 1) / PARTS, 0) for part in range(PARTS)]
    shades = [[count / max(use.parts) for count in use.parts] for use in taken.values()]
    return figure(told("used-plot"), heat(told("used-plot"), columns, list(taken), shades))


def _kinds(told: ReportWriter, kinds: dict[str, Use]) -> str:
    clauses = _clauses(told)
    head = [told(id) for id in ("move", "clause", "offered", "taken", "share", "cost", "dead")]
    lines = [
        [name, clauses.get(name, ""), *_counts(told, use)]
        for name, use in sorted(kinds.items(), key=lambda item: (-item[1].taken, item[0]))
    ]
    lines += [
        [name, clauses[name], *_counts(told, Use())]
        for name in clauses
        if name not in kinds and name not in _of_chance(told)
    ]
    return table(told("used-table"), head, lines)


def _of_chance(told: ReportWriter) -> set[str]:
    """Moves that say themselves that chance makes them."""
    return {
        str(kind.__struct_config__.tag)
        for kind in told.game.moves
        if "chance" in (kind.__doc__ or "").lower()
    }


def _clauses(told: ReportWriter) -> dict[str, str]:
    """The clauses of the rules that a kind of move names."""
    return {
        str(kind.__struct_config__.tag): " ".join(_CLAUSE.findall(kind.__doc__ or ""))
        for kind in told.game.moves
    }


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
    fields: dict[str, dict[str, Use]] = {}
    for name, use in used.moves.items():
        if " " in name:
            kind, field, value = name.split(" ", 2)
            fields.setdefault(f"{kind}: {field}", {})[value] = use
    parts = []
    for name, found in sorted(fields.items()):
        most = MOST_NUMBERS if all(value.isdecimal() for value in found) else MOST_VALUES
        if 1 < len(found) <= most:
            parts += [*_board(told, name, found), folded(name, _field(told, name, found))]
    return parts


def _field(told: ReportWriter, name: str, found: dict[str, Use]) -> str:
    head = [told(id) for id in ("value", "offered", "taken", "share", "cost", "dead")]
    ordered = sorted(found.items(), key=_dead_first)
    return table(name, head, [[value, *_counts(told, use)] for value, use in ordered])


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
    most = max(use.taken for use in found.values()) or 1
    shades = [
        [found[f"{y}-{x}"].taken / most if f"{y}-{x}" in found else 0.0 for x in columns]
        for y in lines
    ]
    title = told("board-plot", name=name)
    return [figure(title, heat(title, list(map(str, columns)), list(map(str, lines)), shades))]


def _points(told: ReportWriter, used: Used, games: int) -> list[str]:
    """Which lines of the score decide, if points decide every game; faces with their own lines."""
    if len(used.lines) < 2 or max(scored.games for scored in used.lines.values()) < games:
        return []
    faces = {name: scored for name, scored in used.faces.items() if not scored.crowded}
    parts = [paragraph(told("points-how")), _scored(told, "lines-table", used.lines, games)]
    if len(faces) > 1:
        parts.append(_scored(told, "faces-table", faces, games))
    return parts


def _scored(told: ReportWriter, id: str, found: dict[str, Scored], games: int) -> str:
    head = [told(id) for id in ("name", "in-games", "points", "decides")]
    lines = [
        [
            name,
            told.percent(scored.games / games),
            told.number(scored.points / games, 2),
            told.share(share(scored.decides, games)),
        ]
        for name, scored in sorted(found.items(), key=lambda item: (-item[1].decides, item[0]))
    ]
    return table(told(id, games=games), head, lines)
