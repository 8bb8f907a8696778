"""The sentences about what is never used, and about what another value of an option changes."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.kernel import Game
from tablee.lab.report.html import ReportWriter
from tablee.lab.report.sheet import marks_by_move
from tablee.lab.report.sweeps import Difference
from tablee.lab.report.used import OFTEN, Use, Used, is_dead
from tablee.lab.statistics import smallest_edge

MOST_NAMED = 6
"""In a sentence; the tables have the others."""


def used_by_all(told: ReportWriter) -> tuple[Used, int]:
    """With the first value of every option; and over how many games."""
    used, games = Used(), 0
    for each in told.all_rows():
        used.add(each.used)
        games += len(each.over)
    return used, games


def kinds_of(used: Used) -> dict[str, Use]:
    return {name: use for name, use in used.moves.items() if " " not in name}


def never_offered(game: Game, kinds: dict[str, Use]) -> list[str]:
    """Kinds of moves that no player could ever make, and that do not say that chance makes them."""
    marked = marks_by_move(game)
    chances = {
        str(kind.__struct_config__.tag)
        for kind in game.moves
        if "chance" in (kind.__doc__ or "").lower()
    }
    return [name for name in marked if name not in kinds and name not in chances]


def used_answer(told: ReportWriter, used: Used) -> list[str]:
    kinds = kinds_of(used)
    dead = [_name(told, name) for name, use in used.moves.items() if is_dead(use)]
    seen = [use.offered for use in kinds.values() if use.offered >= OFTEN]
    answers = [
        told("used-answer", moves=_some(told, dead))
        if dead
        else told("used-answer-none", often=OFTEN)
    ]
    never = [told.names.move(name) for name in never_offered(told.game, kinds)]
    if never:
        answers.append(told("used-never", moves=_some(told, never)))
    if seen:
        least = min(seen)
        seldom = max(1 - 0.05 ** (1 / least), 0.0001)
        answers.append(
            told("used-edge", offers=told.number(least, 0), share=told.percent(seldom, 2))
        )
    return answers


def _name(told: ReportWriter, name: str) -> str:
    if " " not in name:
        return told.names.move(name)
    kind, field, value = name.split(" ", 2)
    return f"{told.names.move(kind)} ({field}: {told.value(field, value)})"


def _some(told: ReportWriter, names: Sequence[str]) -> str:
    listed = "; ".join(names[:MOST_NAMED])
    more = len(names) - MOST_NAMED
    return listed if more <= 0 else told("and-more", list=listed, n=more)


def what_if_answer(told: ReportWriter) -> list[str]:
    every = told.differences
    sure = [one for one in every if one.sure]
    listed = _some(told, [_difference(told, one) for one in sure])
    head = told("what-if-answer", all=len(every), sure=len(sure))
    edges = [smallest_edge(one.found) for one in every if one.measure == "begins"]
    return [
        *([head, listed] if sure else [head]),
        *([told("what-if-edge", edge=told.number(100 * max(edges)))] if edges else []),
    ]


def _difference(told: ReportWriter, one: Difference) -> str:
    measure = told(f"measure-{one.measure}", of=one.of)
    where = f"{one.variant}, {told.seats(one.seats)}, {', '.join(one.line_up)}"
    return f"{where}: {measure} {told.difference(one)}"
