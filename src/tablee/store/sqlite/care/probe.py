"""Checks the disk: something small is written, and read again."""

from __future__ import annotations

import secrets
import sqlite3

from tablee.store.contract.lost import Lost

MARK_BYTES = 8


def probe(connection: sqlite3.Connection) -> None:
    """Through the connection that writes moves; raises sqlite3.Error where that fails."""
    mark = secrets.token_hex(MARK_BYTES)
    with connection:
        connection.execute("begin immediate")
        connection.execute("insert or replace into health values (1, ?)", (mark,))
    (found,) = connection.execute("select mark from health where one = 1").fetchone()
    if found != mark:
        raise Lost("store_unwell")
