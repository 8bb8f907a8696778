"""A match: so many games in a row by the same people. Each game somebody wins is one point."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.kernel import Outcome
from tablee.store.contract.tables import Chair, Sheet


def tally(sheet: Sheet, outcome: Outcome | None) -> Sheet:
    """The sheet of a game that has just ended, with a win for its winner.

    A game that everybody wins together counts for nobody, and neither does one that was stopped.
    """
    if sheet.terms.games == 1 or outcome is None or set(outcome.ranks) == {1}:
        return sheet
    chairs = zip(sheet.chairs, outcome.ranks, strict=True)
    return replace(
        sheet, chairs=tuple(_won(chair) if rank == 1 else chair for chair, rank in chairs)
    )


def goes_on(sheet: Sheet) -> bool:
    """Whether the match has another game after this one."""
    return sheet.nth < sheet.terms.games


def _won(chair: Chair) -> Chair:
    return replace(chair, wins=chair.wins + 1)
