"""A database as one side of a move. As the target it has a table `moving` until all is there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from tablee.store.contract import Lost
from tablee.store.lines import Line
from tablee.store.moving import KINDS, SHEETS, Kind, ages
from tablee.store.postgres.errors import opening
from tablee.store.postgres.houses import HANGS_AFTER
from tablee.store.postgres.layout import bring_up_to_date, check_layout, layout_of
from tablee.store.postgres.session import Patience, connected

PATIENCE = Patience(statement=600.0, answer=660.0)
"""Counting a large table may take a while."""
AT_WORK = """
select count(*) from houses
where closed is null and seen > clock_timestamp() - $1 * interval '1 s'
"""


class PostgresSide:
    """Through one connection."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def count(self, kind: Kind) -> int:
        return int(await self._connection.fetchval(f"select count(*) from {kind.name}"))

    async def last(self, kind: Kind) -> Line | None:
        order = ", ".join(f"{name} desc" for name in kind.key)
        query = f"select {', '.join(kind.key)} from {kind.name} order by {order} limit 1"
        found = await self._connection.fetchrow(query)
        return tuple(found) if found else None

    async def behind(self, kind: Kind, key: Line | None, limit: int) -> list[Line]:
        keys = ", ".join(kind.key)
        marks = ", ".join(f"${n}" for n in range(2, len(kind.key) + 2))
        where = f"where ({keys}) > ({marks})" if key else ""
        columns = ", ".join("done::int" if one == "done" else one for one in kind.columns)
        query = f"select {columns} from {kind.name} {where} order by {keys} limit $1"
        return [tuple(line) for line in await self._connection.fetch(query, limit, *(key or ()))]

    async def put(self, kind: Kind, lines: Sequence[Line]) -> None:
        columns = kind.columns
        if kind is SHEETS:
            columns += ("ended_at", "opened_at")
            lines = [(*line, *ages(line)) for line in lines]
        marks = ", ".join(
            f"${n}::int <> 0" if one == "done" else f"${n}" for n, one in enumerate(columns, 1)
        )
        into = f"insert into {kind.name} ({', '.join(columns)}) values ({marks})"
        await self._connection.executemany(into, lines)  # one transaction

    async def begin(self) -> None:
        if await self._connection.fetchval("select to_regclass('moving')") is not None:
            return
        if any([await self.count(kind) for kind in KINDS]):
            raise Lost("not_empty")
        await self._connection.execute("create table moving ()")

    async def finish(self) -> None:
        await self._connection.execute("drop table moving")


@asynccontextmanager
async def database_source(address: str) -> AsyncIterator[PostgresSide]:
    """A database with which no process is at work; raises Lost."""
    with opening():
        async with connected(address, PATIENCE) as connection:
            await check_layout(connection)
            await _check_rest(connection)
            yield PostgresSide(connection)


@asynccontextmanager
async def database_snapshot(address: str) -> AsyncIterator[PostgresSide]:
    """One moment of a database, which changes nothing of it; raises Lost."""
    moment = {"isolation": "repeatable_read", "readonly": True}
    with opening():
        async with connected(address, PATIENCE) as connection, connection.transaction(**moment):
            if not await layout_of(connection):
                raise Lost("no_store")
            await check_layout(connection)
            yield PostgresSide(connection)


@asynccontextmanager
async def database_target(address: str) -> AsyncIterator[PostgresSide]:
    """An empty database, or one from a move that was broken off; raises Lost."""
    with opening():
        async with connected(address, PATIENCE) as connection:
            await bring_up_to_date(connection)
            await _check_rest(connection)
            yield PostgresSide(connection)


async def _check_rest(connection: Any) -> None:
    if await connection.fetchval(AT_WORK, HANGS_AFTER):
        raise Lost("database_in_use")
