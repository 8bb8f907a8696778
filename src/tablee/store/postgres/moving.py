"""A database as source or target of a copy. A target has a table `moving` until all is there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from tablee.store.contract.lost import Lost
from tablee.store.contract.tables import Row, Sheet
from tablee.store.contract.transactions import Line
from tablee.store.moving import KINDS, SHEETS, LineKind, ages, count, put_lines
from tablee.store.postgres.cluster.this_process import HANGS_AFTER
from tablee.store.postgres.errors import opening
from tablee.store.postgres.layout.layout import (
    LAYOUT,
    bring_up_to_date,
    check_layout,
    check_not_moved,
    check_readable,
    layout_of,
)
from tablee.store.postgres.reading import load_table
from tablee.store.postgres.rows import PostgresRows
from tablee.store.postgres.session import Timeouts, connected

TIMEOUTS = Timeouts(statement=600.0, answer=660.0)
"""Counting a large table may take a while."""
AT_WORK = """
select count(*) from houses
where closed is null and seen > clock_timestamp() - $1 * interval '1 s'
"""


WITH_OPPONENTS = 3
"""The first layout that has dates of codes and marks of opponents."""
OLDER = {
    " from recoveries": " from (select *, 0::bigint as made_at from recoveries) recoveries",
    " from skills": " from (select *, '' as opponents from skills) skills",
}
"""What layouts 1 and 2 did not have."""
NO_TIES = """
 from (select '' as guest, '' as kind, '' as other, '' as id, '' as name, 0::bigint as made_at,
0::bigint as sum where false) ties
"""
NO_DECISIONS = """
 from (select '' as guest, '' as kind, 0::bigint as ends_at, 0::bigint as made_at,
 '' as detail, 0::bigint as sum where false) decisions
"""
"""What layouts 1 to 3 did not have."""


class OlderRows(PostgresRows):
    """A database of an older layout, read as if it had today's."""

    def __init__(self, connection: Any, layout: int) -> None:
        super().__init__(connection)
        self.lacks_opponents = layout < WITH_OPPONENTS

    async def one(self, query: str, *values: Any) -> Line | None:
        return await super().one(self._as_older(query), *values)

    async def all(self, query: str, *values: Any) -> list[Line]:
        return await super().all(self._as_older(query), *values)

    def _as_older(self, query: str) -> str:
        if self.lacks_opponents:
            for table, with_columns in OLDER.items():
                query = query.replace(f"{table} ", f"{with_columns} ")
        query = f"{query} ".replace(" from ties ", NO_TIES)
        return query.replace(" from decisions ", NO_DECISIONS)


class PostgresSide:
    """Through one connection."""

    def __init__(self, connection: Any, rows: OlderRows | None = None) -> None:
        self._connection = connection
        self.rows = rows or PostgresRows(connection)
        self.lacks_opponents = rows is not None and rows.lacks_opponents

    async def put(self, kind: LineKind, lines: Sequence[Line]) -> None:
        """The ages of a sheet have columns of their own. All lines are one transaction."""
        if kind is SHEETS:
            aged = [(*line, *ages(line)) for line in lines]
            await put_lines(self.rows, kind, aged, ("ended_at", "opened_at"))
        else:
            await put_lines(self.rows, kind, lines)

    async def begin(self) -> None:
        if await self._connection.fetchval("select to_regclass('moving')") is not None:
            return
        if any([await count(self.rows, kind) for kind in KINDS]):
            raise Lost("not_empty")
        await self._connection.execute("create table moving ()")

    async def finish(self) -> None:
        await self._connection.execute("drop table moving")


@asynccontextmanager
async def database_source(address: str) -> AsyncIterator[PostgresSide]:
    """A database with which no process is at work; raises Lost."""
    with opening():
        async with connected(address, TIMEOUTS) as connection:
            await check_layout(connection)
            await _check_rest(connection)
            yield PostgresSide(connection)


async def read_table(address: str, table: str) -> tuple[Sheet, list[Row]]:
    """Through a connection for this alone; raises Lost."""
    with opening():
        async with connected(address, Timeouts()) as connection:
            if not await layout_of(connection):
                raise Lost("no_store")
            await check_layout(connection)
            await check_not_moved(connection)
            return await load_table(connection, table)


async def mark_moved(address: str, target: str) -> None:
    """Its tables are in a folder now; raises Lost."""
    with opening():
        async with connected(address, TIMEOUTS) as connection, connection.transaction():
            await connection.execute("create table if not exists moved (target text not null)")
            await connection.execute("insert into moved values ($1)", target)


@asynccontextmanager
async def database_snapshot(address: str) -> AsyncIterator[PostgresSide]:
    """One moment of a database, which changes nothing of it; raises Lost.

    An older one is read as today's, without what it did not know yet.
    """
    moment = {"isolation": "repeatable_read", "readonly": True}
    with opening():
        async with connected(address, TIMEOUTS) as connection, connection.transaction(**moment):
            if not await layout_of(connection):
                raise Lost("no_store")
            found = await check_readable(connection)
            yield PostgresSide(connection, OlderRows(connection, found) if found < LAYOUT else None)


@asynccontextmanager
async def database_target(address: str) -> AsyncIterator[PostgresSide]:
    """An empty database, or one from a move that was broken off; raises Lost."""
    with opening():
        async with connected(address, TIMEOUTS) as connection:
            await bring_up_to_date(connection)
            await _check_rest(connection)
            yield PostgresSide(connection)


async def _check_rest(connection: Any) -> None:
    if await connection.fetchval(AT_WORK, HANGS_AFTER):
        raise Lost("database_in_use")
