"""Queries about tables, on the reading connection."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from tablee.store.contract.lost import Lost
from tablee.store.contract.tables import Row, Sheet
from tablee.store.lines import read_rows, read_sheet

HEADER = "select id, status, public, made_at, body, sum from sheets"
ROWS = "select number, seat, move, at, facts, sum from rows where sheet = $1 order by number"
FINISHED = f"""
{HEADER} where status = 'finished' and public = $1 and made_at < $2 and (made_at, id) > ($3, $4)
order by made_at, id limit $5
"""
NEEDS = f"{HEADER} where position('\"needs\":' in body) > 0"
AT_ONCE = 500
"""Headers that are in memory at a time while all are read."""

SetAside = Callable[[str], None]
"""Called with the id of a table that cannot be read."""


async def load_table(connection: Any, table: str) -> tuple[Sheet, list[Row]]:
    """The sheet and the rows of one moment; Lost for an unknown table or a damaged one."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        header = await connection.fetchrow(f"{HEADER} where id = $1", table)
        if header is None:
            raise Lost("unknown_table", table=table)
        lines = await connection.fetch(ROWS, table)
    return read_sheet(header), list(read_rows(table, lines))


async def list_sheets(
    connection: Any, status: str | None, limit: int, guest: str | None, public: bool | None
) -> list[Sequence[Any]]:
    """Lines of headers, the newest first."""
    wanted: dict[str, Any] = {"status = ${}": status}
    wanted["public = ${}"] = None if public is None else int(public)
    wanted["id in (select sheet from guests where guest = ${})"] = guest
    clauses = [clause for clause, value in wanted.items() if value is not None]
    values = [value for value in wanted.values() if value is not None]
    asked = [clause.format(n) for n, clause in enumerate(clauses, 1)]
    where = f"where {' and '.join(asked)}" if asked else ""
    rest = f"{where} order by made_at desc, id limit ${len(values) + 1}"
    return list(await connection.fetch(f"{HEADER} {rest}", *values, limit))


async def list_finished(
    connection: Any, before: int, public: bool, behind: tuple[int, str], limit: int
) -> list[Sequence[Any]]:
    """Lines of headers, the oldest first, straight from the index."""
    return list(await connection.fetch(FINISHED, int(public), before, *behind, limit))


async def list_needs(connection: Any, aside: SetAside) -> set[str]:
    """Everything that tables need beside their rules, of those whose headers can be read."""
    found: set[str] = set()
    async with connection.transaction(readonly=True):
        async for header in connection.cursor(NEEDS, prefetch=AT_ONCE):
            for sheet in readable([header], aside):
                found.update(sheet.needs)
    return found


def readable(headers: Iterable[Sequence[Any]], aside: SetAside) -> Iterator[Sheet]:
    """Those that cannot be read are reported and left out."""
    for header in headers:
        try:
            yield read_sheet(header)
        except Lost:
            aside(str(header[0]))
