"""Sheets for tests: what belongs to the terms goes there, the rest into the header."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tablee.store import Sheet, Terms


def changed(sheet: Sheet, **changes: Any) -> Sheet:
    """The same sheet with these fields otherwise, wherever they live."""
    terms = {name: changes.pop(name) for name in Terms.__struct_fields__ if name in changes}
    return replace(sheet, terms=replace(sheet.terms, **terms), **changes)
