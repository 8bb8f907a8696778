"""Judges stored games by the rules of the shelf, where no sum tells whether they are whole."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.house.sheets.versions import rules_for
from tablee.kernel import Fault
from tablee.record.retrace import start_of, steps
from tablee.store import Lost, Row, Sheet


def check_by_rules(sheet: Sheet, rows: Sequence[Row]) -> bool:
    """Raises Lost with the first entry that the rules do not allow.

    False: nobody can judge it, since its rules or its word list are not here.
    """
    try:
        game = rules_for(sheet)
        start = start_of(game, sheet.terms.options, len(sheet.chairs))
    except Fault:
        return False
    whole = 0
    try:
        for _ in steps(game, start, rows):
            whole += 1
    except Exception:  # of whatever kind: the rules were never asked about such a line
        raise Lost("damaged", table=sheet.id, entry=whole + 1) from None
    return True
