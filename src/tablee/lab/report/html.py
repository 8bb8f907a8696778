"""The small parts of the page: words, numbers, tables, and plots with a table beside them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

import msgspec

from tablee.catalog.words import Words, read_words, words
from tablee.kernel import Game, Say
from tablee.lab.report.numbers import Estimate, Spread
from tablee.lab.report.plan import ReportPlan, ReportRow
from tablee.lab.report.used import Used
from tablee.lab.report.watch import Watched

WORDS = Path(__file__).parent / "words"


class Games(msgspec.Struct, frozen=True):
    """The games of one row: those that ended, all of them, and what was used."""

    row: ReportRow
    over: list[Watched]
    every: list[Watched]
    used: Used


class ReportWriter:
    """A report that is to be written in one language."""

    def __init__(self, plan: ReportPlan, game: Game, rows: Sequence[Games], lang: str) -> None:
        self.plan, self.game, self.rows, self.lang = plan, game, rows, lang
        self._words: Words = read_words(WORDS, lang)
        self.title = words(game, lang).tell(Say("title"))

    def main(self, mixed: bool = False) -> list[Games]:
        """Rows with the first value of the first sweep: each player among its like, or all."""
        first = self.plan.variants[0]
        several = len(self.plan.players) > 1
        return [
            found
            for found in self.rows
            if found.row.variant == first and (len(found.row.line_up) > 1) == (mixed and several)
        ]

    def __call__(self, id: str, **args: int | str) -> str:
        return self._words.tell(Say(id, {**args}))

    def seats(self, count: int) -> str:
        return self("seats", n=count)

    # --- numbers ---------------------------------------------------------------------------------

    def number(self, value: float | None, digits: int = 1) -> str:
        if value is None:
            return self("unknown")
        text = f"{value:,.{digits}f}".replace("-", "−")
        if self.lang == "fr":
            return text.replace(",", "\u202f").replace(".", ",")
        return text

    def percent(self, value: float | None, digits: int = 1) -> str:
        if value is None:
            return self("unknown")
        return self("percent", n=self.number(100 * value, digits))

    def share(self, found: Estimate | None) -> str:
        """`52.1 % (48.1 to 56.0)`."""
        if found is None:
            return self("unknown")
        low, high = (self.number(100 * value) for value in (found.low, found.high))
        return self("with-interval", value=self.percent(found.value), low=low, high=high)

    def mean(self, found: Estimate | None, digits: int = 1) -> str:
        if found is None:
            return self("unknown")
        value, low, high = (
            self.number(each, digits) for each in (found.value, found.low, found.high)
        )
        return self("with-interval", value=value, low=low, high=high)

    def spread(self, found: Spread | None, digits: int = 1) -> str:
        """The median, and between which numbers the middle half lies."""
        if found is None:
            return self("unknown")
        value, low, high = (
            self.number(each, digits)
            for each in (found.median, found.quarter, found.three_quarters)
        )
        return self("with-interval", value=value, low=low, high=high)


def section(id: str, title: str, *parts: str) -> str:
    return f'<section id="{id}"><h2>{escape(title)}</h2>{"".join(parts)}</section>'


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def table(caption: str, head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """The first cell of a line names it."""
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "".join(_line(line) for line in lines)
    return (
        f"<div class=table><table><caption>{escape(caption)}</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def folded(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"


def figure(caption: str, plot: str) -> str:
    return f"<figure>{plot}<figcaption>{escape(caption)}</figcaption></figure>"


def _line(line: Sequence[str]) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in line[1:])
    return f'<tr><th scope="row">{escape(line[0])}</th>{cells}</tr>'
