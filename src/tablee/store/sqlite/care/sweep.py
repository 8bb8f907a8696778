"""Deletes old tables from the file, a few at a time, in the writing thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

import msgspec

from tablee.store.age import UNOPENED_STATUS, Sweep

OLD = """
select id from sheets
where status = ? and public in (0, 1) and made_at < ? and json_valid(body)
and coalesce(json_extract(body, '$.ended_at'), made_at) < ?
and id not in (select value from json_each(?)) order by made_at limit ?
"""
UNOPENED = """
select sheet from imported where opened_at < ?
and sheet not in (select value from json_each(?)) order by opened_at limit ?
"""
FORGET = (
    "delete from imported where sheet in (select value from json_each(?))",
    "delete from rows where sheet in (select value from json_each(?))",
    "delete from guests where sheet in (select value from json_each(?))",
    "delete from sheets where id in (select value from json_each(?))",
)

_encode = msgspec.json.Encoder().encode


def sweep(connection: sqlite3.Connection, wish: Sweep) -> list[str]:
    """In one transaction; returns the ids. A table whose age cannot be read stays."""
    with connection:
        connection.execute("begin immediate")
        spare = _encode(list(wish.spare)).decode()
        if wish.status == UNOPENED_STATUS:
            lines = connection.execute(UNOPENED, (wish.before, spare, wish.limit))
        else:
            asked = (wish.status, wish.before, wish.before, spare, wish.limit)
            lines = connection.execute(OLD, asked)
        found = [table for (table,) in lines.fetchall()]
        if found:
            forget_tables(connection, found)
    return found


def remove_tables(connection: sqlite3.Connection, tables: Collection[str]) -> list[str]:
    """All of them in one transaction."""
    with connection:
        connection.execute("begin immediate")
        forget_tables(connection, tables)
    return list(tables)


def forget_tables(connection: sqlite3.Connection, tables: Collection[str]) -> None:
    """Headers, rows and guests of these tables; within a transaction of the caller."""
    for statement in FORGET:
        connection.execute(statement, (_encode(list(tables)).decode(),))
