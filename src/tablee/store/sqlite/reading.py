"""What is asked of the SQLite file; runs in the reader's thread."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from tablee.store.contract import Lost, Row, Sheet
from tablee.store.sqlite.layout import connect

_sheet = msgspec.json.Decoder(Sheet)


def load_table(connection: sqlite3.Connection, table: str) -> tuple[Sheet, list[Row]]:
    """The sheet and the rows of one moment; raises Lost for an unknown table."""
    with connection:
        connection.execute("begin")
        body = connection.execute("select body from sheets where id = ?", (table,)).fetchone()
        if body is None:
            raise Lost("unknown_table", table=table)
        query = "select number, seat, move, at, facts from rows where sheet = ? order by number"
        rows = [Row(*fields) for fields in connection.execute(query, (table,))]
    return _sheet.decode(body[0]), rows


def list_needs(path: Path | str) -> set[str]:
    """Everything that any table needs beside its rules; through a connection of its own."""
    with closing(connect(path)) as connection:
        found = connection.execute("select distinct value from sheets, json_each(body, '$.needs')")
        return {name for (name,) in found}


def list_sheets(
    connection: sqlite3.Connection,
    status: str | None,
    limit: int,
    guest: str | None,
    public: bool | None,
) -> list[Sheet]:
    """The newest first."""
    wanted: dict[str, Any] = {"status = ?": status, "public = ?": public}
    wanted["id in (select sheet from guests where guest = ?)"] = guest
    clauses = [clause for clause, value in wanted.items() if value is not None]
    values = [value for value in wanted.values() if value is not None]
    where = f"where {' and '.join(clauses)}" if clauses else ""
    query = f"select body from sheets {where} order by made_at desc limit ?"
    return [_sheet.decode(body) for (body,) in connection.execute(query, (*values, limit))]
