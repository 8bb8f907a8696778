"""The statements that write headers and rows; run in the writer's thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from tablee.store.contract.tables import Sheet, guests_of
from tablee.store.contract.transactions import Line
from tablee.store.lines import sheet_line

FEW = 4
"""Below this many rows a statement each costs less than one for all."""

# One statement for a whole group, its values in one JSON text: each statement lets other threads
# run and must then wait for its turn again, which costs far more than reading the JSON.
LAST_NUMBERS = """
select id, (select coalesce(max(number), 0) from rows where sheet = id) from sheets
where id in (select value from json_each(?))
"""
PUT_SHEETS = """
insert or replace into sheets select json_extract(value, '$[0]'), json_extract(value, '$[1]'),
json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]'),
json_extract(value, '$[5]') from json_each(?)
"""
CLEAR_GUESTS = "delete from guests where sheet in (select value from json_each(?))"
PUT_GUESTS = """
insert into guests select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(?)
"""
PUT_ROW = "insert into rows values (?, ?, ?, ?, ?, ?, ?)"
PUT_ROWS = """
insert into rows select json_extract(value, '$[0]'), json_extract(value, '$[1]'),
json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]'),
json_extract(value, '$[5]'), json_extract(value, '$[6]') from json_each(?)
"""

_encode = msgspec.json.Encoder().encode


def last_numbers(connection: sqlite3.Connection, tables: list[str]) -> dict[str, int]:
    """The last number stored of each of these tables that exist."""
    return dict(connection.execute(LAST_NUMBERS, (_encode(tables).decode(),)).fetchall())


def put_sheets(connection: sqlite3.Connection, sheets: Sequence[Sheet]) -> None:
    if not sheets:
        return
    headers = [sheet_line(sheet) for sheet in sheets]
    guests = [(guest, sheet.id) for sheet in sheets for guest in guests_of(sheet)]
    connection.execute(PUT_SHEETS, (_encode(headers).decode(),))
    connection.execute(CLEAR_GUESTS, (_encode([sheet.id for sheet in sheets]).decode(),))
    connection.execute(PUT_GUESTS, (_encode(guests).decode(),))
    imported = [(one.id, one.imported_at) for one in sheets if one.imported_at is not None]
    connection.executemany("insert or replace into imported values (?, ?)", imported)


def put_rows(connection: sqlite3.Connection, rows: Sequence[Line]) -> None:
    if len(rows) < FEW:
        connection.executemany(PUT_ROW, rows)
    else:
        connection.execute(PUT_ROWS, (_encode(rows).decode(),))
