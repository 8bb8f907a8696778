"""Runs on SQLite what is written once for every store (`contract/transactions.py`)."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Coroutine, Iterable
from functools import cache
from typing import Any, TypeVar

import msgspec

from tablee.store.contract.transactions import Line

Result = TypeVar("Result")

LIST = re.compile(r"= any\(\$(\d+)\)")

_encode = msgspec.json.Encoder().encode


class SqliteRows:
    """Each call is answered at once, in the thread that makes it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.changed: set[str] = set()

    async def one(self, query: str, *values: Any) -> Line | None:
        found: Line | None = self._run(query, values).fetchone()
        return found

    async def all(self, query: str, *values: Any) -> list[Line]:
        return self._run(query, values).fetchall()

    async def run(self, query: str, *values: Any) -> int:
        return self._run(query, values).rowcount

    async def many(self, query: str, lines: Iterable[Line]) -> None:
        self._connection.executemany(in_sqlite(query), lines)

    def _run(self, query: str, values: Line) -> sqlite3.Cursor:
        return self._connection.execute(in_sqlite(query), [_value(one) for one in values])


@cache
def in_sqlite(query: str) -> str:
    """Translates a statement. A transaction has the whole file, so no line need be locked."""
    query = LIST.sub(r"in (select value from json_each($\1))", query)
    return query.replace(" for update", "").replace("$", "?")


def at_once(work: Coroutine[Any, Any, Result]) -> Result:
    """Runs work that awaits nothing but `SqliteRows`, so it ends with its first step."""
    try:
        work.send(None)
    except StopIteration as end:
        result: Result = end.value
        return result
    work.close()
    raise RuntimeError("work on rows waited for something else")


def _value(value: Any) -> Any:
    """SQLite has no lists, so they become JSON."""
    return _encode(value).decode() if isinstance(value, list) else value
