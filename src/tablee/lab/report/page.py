"""The page: one HTML file without a script, that loads nothing and opens without a network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

import msgspec

from tablee.catalog import find
from tablee.lab.report.answers import ANSWERS
from tablee.lab.report.html import ReportWriter, folded, paragraph
from tablee.lab.report.measures import Games, ended
from tablee.lab.report.parts import PARTS
from tablee.lab.report.plan import ReportPlan, rows
from tablee.lab.report.play import PortionGames
from tablee.lab.report.portions import write_file
from tablee.lab.report.used import Used

PAGE: Final = "report.html"
STYLE: Final = Path(__file__).parent / "page.css"
NOTHING_LOADS: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""The browser itself refuses anything from outside."""


def writer(plan: ReportPlan, batches: Sequence[PortionGames], lang: str) -> ReportWriter:
    return ReportWriter(plan, find(plan.game), by_row(plan, batches), lang)


def write_page(told: ReportWriter, folder: Path) -> Path:
    file = folder / PAGE
    write_file(file, page(told).encode())
    return file


def page(told: ReportWriter) -> str:
    lang, title = told.lang, told("title", game=told.title)
    body = "".join(part(told) for part in PARTS)
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{NOTHING_LOADS}">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE.read_text('utf-8')}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>{_short(told)}{_top(told)}{body}</main></body>"
        "</html>\n"
    )


def _short(told: ReportWriter) -> str:
    """The first sentence to each question, above everything else."""
    lines = (
        f'<dt><a href="#{id}">{escape(told(id))}</a></dt><dd>{escape(first)}</dd>'
        for id, answer in ANSWERS.items()
        for first in answer(told)[:1]
    )
    return f"<dl class=short>{''.join(lines)}</dl>"


def by_row(plan: ReportPlan, batches: Sequence[PortionGames]) -> list[Games]:
    found = []
    for row in rows(plan):
        own = [batch for batch in batches if batch.row == row.number]
        every, used = [game for batch in own for game in batch.games], Used()
        for batch in own:
            used.add(batch.used)
        found.append(Games(row, ended(every), every, used))
    return found


def _top(told: ReportWriter) -> str:
    plan = told.plan
    total = sum(len(each.every) for each in told.rows)
    options = msgspec.json.format(msgspec.json.encode(plan.options), indent=2).decode()
    return (
        paragraph(
            told(
                "top",
                total=told.number(total, 0),
                games=told.number(plan.games, 0),
                players=", ".join(plan.players),
                seed=plan.seed,
                version=plan.version,
            )
        )
        + paragraph(told("top-how"))
        + folded(told("options"), f"<pre>{escape(options)}</pre>")
    )
