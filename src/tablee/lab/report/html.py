"""The small parts of the page: words, numbers, tables, and plots with a table beside them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from html import escape
from pathlib import Path

from tablee.catalog.words import Words, read_words, words
from tablee.kernel import Game, Say
from tablee.lab.arena import MOST_ELO
from tablee.lab.report.measures import Games
from tablee.lab.report.names import Names
from tablee.lab.report.plan import ReportPlan
from tablee.lab.report.sheet import Clauses, clauses_of
from tablee.lab.report.sweeps import Difference, sweep
from tablee.lab.statistics import Estimate, Spread

WORDS = Path(__file__).parent / "words"
MOST_DIGITS = 5


class ReportWriter:
    """A report that is to be written in one language."""

    def __init__(self, plan: ReportPlan, game: Game, rows: Sequence[Games], lang: str) -> None:
        self.plan, self.game, self.rows, self.lang = plan, game, rows, lang
        self._words: Words = read_words(WORDS, lang)
        self.title = words(game, lang).tell(Say("title"))
        self.clauses: Clauses = clauses_of(game)

    def main(self, mixed: bool = False) -> list[Games]:
        """Rows with the first value of the first sweep: each player among its like, or all."""
        first = self.plan.variants[0]
        several = len(self.plan.players) > 1
        return [
            found
            for found in self.rows
            if found.row.variant == first and (len(found.row.line_up) > 1) == (mixed and several)
        ]

    @cached_property
    def names(self) -> Names:
        return Names(self.game, self.plan, words(self.game, self.lang))

    @cached_property
    def differences(self) -> list[Difference]:
        return sweep(self.plan, self.rows)

    def all_rows(self) -> list[Games]:
        """Those of `main`, and those in which different players meet."""
        return [*self.main(), *(self.main(mixed=True) if len(self.plan.players) > 1 else ())]

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
        ends = (100 * found.low, 100 * found.high)
        digits = _digits(ends, 1)
        low, high = (self.number(end, digits) for end in ends)
        return self("with-interval", value=self.percent(found.value, digits), low=low, high=high)

    def mean(self, found: Estimate | None, digits: int = 1) -> str:
        if found is None:
            return self("unknown")
        digits = _digits((found.low, found.high), digits)
        value, low, high = (
            self.number(each, digits) for each in (found.value, found.low, found.high)
        )
        return self("with-interval", value=value, low=low, high=high)

    def whole(self, value: float) -> str:
        return self.number(value, 0)

    def difference(self, one: Difference) -> str:
        return self.share(one.found) if one.part else self.mean(one.found, 2)

    def value(self, field: str, value: str) -> str:
        """Of a field of a move, as the table calls it; people count seats from one."""
        if value in ("yes", "no"):
            return self(value)
        if field == "seat" and value.isdecimal():
            return self("seat", n=int(value) + 1)
        return self.names.value(field, value)

    def elo(self, points: float) -> str:
        """No more than can be told apart."""
        if abs(points) < MOST_ELO - 1:
            return self.number(points, 0)
        return self("more-than" if points > 0 else "less-than", n=self.number(points, 0))

    def spread(self, found: Spread | None, digits: int = 1) -> str:
        """The median, and between which numbers the middle half lies: no interval of 95 %."""
        if found is None:
            return self("unknown")
        value, low, high = (
            self.number(each, digits)
            for each in (found.median, found.quarter, found.three_quarters)
        )
        return self("with-half", value=value, low=low, high=high)


def _digits(ends: tuple[float, float], least: int) -> int:
    """So many that the ends of an interval are not written alike."""
    every = range(least, MOST_DIGITS)
    return next((n for n in every if round(ends[0], n) != round(ends[1], n)), MOST_DIGITS)


class Markup(str):
    """HTML that is ready: a link to a clause."""


def section(id: str, title: str, answers: Sequence[str], *parts: str) -> str:
    """A question; what the games say to it in a few sentences, and what these come from."""
    told = "".join(f"<p class=answer>{escape(answer)}</p>" for answer in answers)
    return f'<section id="{id}"><h2>{escape(title)}</h2>{told}{"".join(parts)}</section>'


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
    cells = "".join(f"<td>{_cell(cell)}</td>" for cell in line[1:])
    return f'<tr><th scope="row">{_cell(line[0])}</th>{cells}</tr>'


def _cell(text: str) -> str:
    """Only what is made here is written as it is."""
    return text if isinstance(text, Markup) else escape(text)
