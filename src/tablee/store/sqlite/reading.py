"""Queries on the SQLite file; they run in the reading thread.

Text is read as the bytes on disk. So a damaged line is found by its sum, and stops no other line.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from tablee.store.contract.lost import Lost
from tablee.store.contract.tables import Row, Sheet
from tablee.store.lines import read_rows, read_sheet
from tablee.store.sqlite.errors import why
from tablee.store.sqlite.layout import connect

HEADER = "select id, status, public, made_at, cast(body as blob), sum from sheets"
ROWS = "select number, seat, move, at, facts, sum from rows where sheet = ? order by number"

FINISHED = """
where status = 'finished' and public = ? and made_at < ? and (made_at, id) > (?, ?)
order by made_at, id limit ?
"""

SetAside = Callable[[str], None]
"""Called with the id of a table that cannot be read."""


def load_table(connection: sqlite3.Connection, table: str) -> tuple[Sheet, list[Row]]:
    """The sheet and the rows of one moment; Lost for an unknown table or a damaged one."""
    with connection:
        connection.execute("begin")
        header = connection.execute(f"{HEADER} where id = ?", (table,)).fetchone()
        if header is None:
            raise Lost("unknown_table", table=table)
        return read_sheet(header), list(rows_of(connection, table))


def rows_of(connection: sqlite3.Connection, table: str) -> Iterator[Row]:
    """In order and without a gap; raises Lost at the first that is damaged."""
    try:
        found = connection.execute(ROWS, (table,)).fetchall()
    except sqlite3.DatabaseError as fault:
        is_text = hasattr(fault, "sqlite_errorname")  # without this, the bytes are no text
        if is_text and why(fault) != "damaged":
            raise
        raise Lost("damaged", table=table) from None
    yield from read_rows(table, found)


def list_needs(path: Path | str, aside: SetAside) -> set[str]:
    """Everything that tables need beside their rules, of those whose headers can be read."""
    query = "select distinct value from sheets, json_each(body, '$.needs') where json_valid(body)"
    with closing(connect(path)) as connection:
        for (table,) in connection.execute("select id from sheets where not json_valid(body)"):
            aside(table)
        return {name for (name,) in connection.execute(query)}


def list_sheets(
    connection: sqlite3.Connection,
    status: str | None,
    limit: int,
    guest: str | None,
    public: bool | None,
    aside: SetAside,
) -> list[Sheet]:
    """The newest first; those that cannot be read are reported and left out."""
    wanted: dict[str, Any] = {"status = ?": status, "public = ?": public}
    wanted["id in (select sheet from guests where guest = ?)"] = guest
    clauses = [clause for clause, value in wanted.items() if value is not None]
    values = [value for value in wanted.values() if value is not None]
    where = f"where {' and '.join(clauses)}" if clauses else ""
    rest = f"{where} order by made_at desc limit ?"
    try:
        headers = connection.execute(f"{HEADER} {rest}", (*values, limit)).fetchall()
    except sqlite3.DatabaseError:
        headers = _one_by_one(connection, rest, (*values, limit), aside)
    return list(_decoded(headers, aside))


def list_finished(
    connection: sqlite3.Connection,
    before: int,
    public: bool,
    behind: tuple[int, str],
    limit: int,
    aside: SetAside,
) -> list[Sheet]:
    """The oldest first, straight from the index; those that cannot be read are left out."""
    values = (int(public), before, *behind, limit)
    try:
        headers = connection.execute(f"{HEADER} {FINISHED}", values).fetchall()
    except sqlite3.DatabaseError:
        headers = _one_by_one(connection, FINISHED, values, aside)
    return list(_decoded(headers, aside))


def _one_by_one(
    connection: sqlite3.Connection, rest: str, values: tuple[Any, ...], aside: SetAside
) -> list[tuple[Any, ...]]:
    """Reads headers one by one, past a damaged page. The index may know what is on it."""
    found = []
    for (table,) in connection.execute(f"select id from sheets {rest}", values).fetchall():
        try:
            header = connection.execute(f"{HEADER} where id = ?", (table,)).fetchone()
        except sqlite3.DatabaseError:
            header = None
        if header is None:
            aside(table)
        else:
            found.append(header)
    return found


def _decoded(headers: list[tuple[Any, ...]], aside: SetAside) -> Iterator[Sheet]:
    for header in headers:
        try:
            yield read_sheet(header)
        except Lost:
            aside(str(header[0]))
