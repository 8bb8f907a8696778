"""Sheets and new tables for tests: what belongs to the terms goes there."""

from __future__ import annotations

from typing import Any

from msgspec import convert, to_builtins
from msgspec.structs import replace

from tablee.store import Sheet, Terms
from tablee.wire import NewTable
from tablee.wire.terms import TableTerms


def changed(sheet: Sheet, **changes: Any) -> Sheet:
    """The same sheet with these fields otherwise, wherever they live."""
    terms = _terms(changes)
    return replace(sheet, terms=replace(sheet.terms, **terms), **changes)


def wished(game: str, *chairs: str, **wishes: Any) -> dict[str, Any]:
    """The body of a request for a new table."""
    terms = _terms(wishes)
    return {"game": game, "chairs": chairs, "terms": terms, **wishes}


def new_table(game: str, *chairs: str, **wishes: Any) -> NewTable:
    """The same for who asks a house without a request."""
    terms = convert(to_builtins(_terms(wishes)), TableTerms)
    return NewTable(game, chairs, terms, **wishes)


def _terms(fields: dict[str, Any]) -> dict[str, Any]:
    """Takes out what belongs to the terms."""
    return {name: fields.pop(name) for name in Terms.__struct_fields__ if name in fields}
