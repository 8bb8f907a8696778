"""The clauses of the rules that moves name, as they stand in the game's `rules.md`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import TypeAlias

from tablee.kernel import Game

Clauses: TypeAlias = Mapping[str, str]
"""The text of each clause, by its mark."""

_MARK = re.compile(r"\b(?:A-)?[A-Z]{1,3}-\d+\b")
_CLAUSE = re.compile(r"^- \*\*([A-Z][A-Z-]*-\d+)\*\* (.+)$", re.MULTILINE)


def clauses_of(game: Game) -> Clauses:
    file = game.folder / "rules.md"
    return dict(_CLAUSE.findall(file.read_text("utf-8"))) if file.exists() else {}


def marks_by_move(game: Game) -> dict[str, list[str]]:
    """By kind of move, the clauses that it says it follows."""
    return {
        str(kind.__struct_config__.tag): _MARK.findall(kind.__doc__ or "") for kind in game.moves
    }


def links(marks: list[str], clauses: Clauses) -> str:
    """Each leads to the text of its clause, further down on the same page."""
    return " ".join(_link(mark, clauses) for mark in marks)


def _link(mark: str, clauses: Clauses) -> str:
    clause = _stands_in(mark, clauses)
    if clause is None:
        return escape(mark)
    title = escape(_plain(clauses[clause]), quote=True)
    return f'<a href="#{clause}" title="{title}">{mark}</a>'


def _stands_in(mark: str, clauses: Clauses) -> str | None:
    """A reading of ours (A-…) stands in the clause that it concerns."""
    if mark in clauses:
        return mark
    named = re.compile(rf"(?<![\w-]){mark}\b")
    return next((clause for clause, text in clauses.items() if named.search(text)), None)


def sheet(game: Game, clauses: Clauses) -> str:
    """The clauses that have links to them."""
    marks = {mark for found in marks_by_move(game).values() for mark in found}
    named = {clause for mark in marks if (clause := _stands_in(mark, clauses))}
    lines = (
        f'<dt id="{mark}">{mark}</dt><dd>{escape(_plain(clauses[mark]))}</dd>'
        for mark in sorted(named)
    )
    return f"<dl>{''.join(lines)}</dl>"


def _plain(text: str) -> str:
    """Without the marks of Markdown."""
    return re.sub(r"[*`]", "", text)
