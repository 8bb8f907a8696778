"""Sheets and rows as lines of a database, each with its sum: the same in every store."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from tablee.store.contract.lost import Lost
from tablee.store.contract.tables import Row, Sheet
from tablee.store.contract.transactions import Line
from tablee.store.sums import line_sum, row_sum, summed

_encode = msgspec.json.Encoder().encode
_sheet = msgspec.json.Decoder(Sheet)


def row_line(table: str, row: Row) -> Line:
    """Of the table it belongs to, and every field of the row."""
    fields = (table, row.number, row.seat, row.move, row.at, row.facts)
    return (*fields, row_sum(*fields))


def sheet_line(sheet: Sheet) -> Line:
    """The fields by which lists are made, and the whole sheet as JSON."""
    fields = (sheet.id, sheet.status, int(sheet.public), sheet.made_at, _encode(sheet).decode())
    return summed(fields)


def read_sheet(line: Sequence[Any]) -> Sheet:
    """A line of `sheet_line`, its text as it was written or as bytes; raises Lost if damaged."""
    *fields, kept = line
    try:
        sheet = _sheet.decode(fields[4])
    except (msgspec.DecodeError, UnicodeError, TypeError):
        raise Lost("damaged", table=str(fields[0])) from None
    if line_sum(*fields) != kept or sheet.id != fields[0] or sheet.status != fields[1]:
        raise Lost("damaged", table=str(fields[0]))
    return sheet


def read_rows(table: str, lines: Iterable[Sequence[Any]]) -> Iterator[Row]:
    """Lines of `row_line` without the table; raises Lost at a gap, or at one that is damaged."""
    for expected, (*fields, kept) in enumerate(lines, 1):
        if fields[0] != expected or row_sum(table, *fields) != kept:
            raise Lost("damaged", table=table, entry=expected)
        yield Row(*fields)
