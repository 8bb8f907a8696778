"""A table as lists show it."""

from __future__ import annotations

from tablee import wire
from tablee.store import Sheet
from tablee.table import seating


def card(sheet: Sheet) -> wire.TableCard:
    """What everybody may know of a table without sitting down."""
    chairs = seating.chair_notes(sheet)
    return wire.TableCard(
        sheet.id,
        sheet.game,
        sheet.status,
        chairs,
        sheet.made_at,
        access=sheet.terms.access,
        rated=sheet.terms.rated,
        lesson=bool(sheet.terms.lesson),
        host=next((chair.name for chair in sheet.chairs if chair.guest == sheet.host != ""), ""),
    )
