"""Damaged tables: put back from a copy that still has them, or moved out of the file."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tablee.store.contract.lost import Lost
from tablee.store.lines import row_line
from tablee.store.sqlite.care.reading_only import open_to_read
from tablee.store.sqlite.care.sweep import forget_tables
from tablee.store.sqlite.errors import unwritten
from tablee.store.sqlite.layout import connect
from tablee.store.sqlite.reading import load_table
from tablee.store.sqlite.writing import put_rows, put_sheets

RAW = {
    "header": "select id, status, public, made_at, hex(body), sum from sheets where id = ?",
    "rows": "select number, seat, hex(move), at, hex(facts), sum from rows where sheet = ?",
}
"""Text in hexadecimal digits: the bytes on disk may be no text any more."""


def put_back(path: Path, copy: Path, table: str) -> bool:
    """Takes this table from a sound copy; False where the copy does not have it whole."""
    try:
        with closing(open_to_read(copy)) as source:
            sheet, rows = load_table(source, table)
    except (Lost, sqlite3.Error):
        return False
    with _writing(path) as connection:
        forget_tables(connection, [table])
        put_sheets(connection, [sheet])
        put_rows(connection, [row_line(table, row) for row in rows])
    return True


def move_out(path: Path, table: str, folder: Path) -> Path:
    """Writes what is left of this table into a file of its own, then removes it here."""
    folder.mkdir(mode=0o700, exist_ok=True)
    target = folder / f"{table}.json"
    with closing(open_to_read(path)) as source:
        left = {name: _raw(source, query, table) for name, query in RAW.items()}
    handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        json.dump(left, file, indent=1)
        file.flush()
        os.fsync(file.fileno())
    with _writing(path) as connection:
        forget_tables(connection, [table])
    return target


def _raw(source: sqlite3.Connection, query: str, table: str) -> list[tuple[object, ...]]:
    """All that can still be read; a damaged page ends it."""
    found = []
    try:
        for line in source.execute(query, (table,)):
            found.append(line)
    except sqlite3.DatabaseError:
        pass
    return found


@contextmanager
def _writing(path: Path) -> Iterator[sqlite3.Connection]:
    """One transaction on the file; Lost where the disk refuses it."""
    try:
        with closing(connect(path)) as connection, connection:
            connection.execute("begin immediate")
            yield connection
    except sqlite3.Error as fault:
        raise unwritten(fault) from None
