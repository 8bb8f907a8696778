"""The statements that write headers and rows. Each checks the fence, and who holds the table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from tablee.store.age import UNOPENED_STATUS, Sweep
from tablee.store.batch import Batch
from tablee.store.contract.tables import Sheet, guests_of
from tablee.store.lines import sheet_line

LAST_NUMBERS = """
select id, (select coalesce(max(number), 0) from rows where sheet = id) as number
from sheets where id = any($1)
"""
# One statement is one transaction and one round trip. No line back: this process is closed.
# A line for each table that was written, or one without a table where none is held here.
ME = "select house from houses where house = $1 and closed is null for no key update"
ROWS = """
unnest($2::text[], $3::int[], $4::smallint[], $5::text[], $6::bigint[], $7::text[], $8::bigint[])
as r (sheet, number, seat, move, at, facts, sum)
"""
PUT_ROWS = f"""
with me as materialized ({ME}), kept as (
    insert into rows select r.* from me, {ROWS}
    where (select h.house from holds h where h.thing = r.sheet) = me.house returning sheet)
select distinct kept.sheet from me left join kept on true
"""
# A new table is held by the process that makes it.
PUT_ALL = f"""
with me as materialized ({ME}), made as (
    insert into holds select thing, me.house from me, unnest($9::text[]) as thing
    on conflict do nothing returning thing), mine as materialized (
    select thing from made union
    select h.thing from me, holds h where h.thing = any($10) and h.house = me.house), headers as (
    insert into sheets select s.* from unnest(
        $11::text[], $12::text[], $13::smallint[], $14::bigint[], $15::text[], $16::bigint[],
        $17::bigint[], $18::bigint[])
    as s (id, status, public, made_at, body, sum, ended_at, opened_at)
    where s.id in (select thing from mine)
    on conflict (id) do update set status = excluded.status, public = excluded.public,
    made_at = excluded.made_at, body = excluded.body, sum = excluded.sum,
    ended_at = excluded.ended_at, opened_at = excluded.opened_at), present as materialized (
    select * from unnest($19::text[], $20::text[]) as g (guest, sheet)
    where g.sheet in (select thing from mine)), gone as (
    delete from guests where sheet = any($11) and sheet in (select thing from mine)
    and not exists (
        select from present p where p.guest = guests.guest and p.sheet = guests.sheet)), came as (
    insert into guests select guest, sheet from present on conflict do nothing), entries as (
    insert into rows select r.* from {ROWS} where r.sheet in (select thing from mine))
select mine.thing from me left join mine on true
"""
# Of a living process that is not this one.
HELD_ELSEWHERE = """
select from holds h join houses o using (house)
where h.thing = {} and o.closed is null and o.house <> $1
"""
OLD = f"""
select id from sheets where status = $2 and public in (0, 1) and made_at < $3
and coalesce(nullif(ended_at, 0), made_at) < $3 and id <> all($4)
and not exists ({HELD_ELSEWHERE.format("sheets.id")}) order by made_at limit $5
"""
UNOPENED = f"""
select id from sheets where opened_at < $2 and id <> all($3)
and not exists ({HELD_ELSEWHERE.format("sheets.id")}) order by opened_at limit $4
"""
# A claim that comes meanwhile waits for this lock, then finds no such table.
LOCK_HOLDS = "select from holds where thing = any($1) order by thing for update"
STILL_FREE = f"""
select wanted.id from unnest($2::text[]) as wanted (id)
where not exists ({HELD_ELSEWHERE.format("wanted.id")})
"""
FORGET = (
    "delete from rows where sheet = any($1)",
    "delete from guests where sheet = any($1)",
    "delete from sheets where id = any($1)",
    "delete from holds where thing = any($1)",
)


async def last_numbers(connection: Any, tables: Collection[str]) -> dict[str, int]:
    """The last number stored of each of these tables that exist."""
    found = await connection.fetch(LAST_NUMBERS, list(tables))
    return {line["id"]: line["number"] for line in found}


async def put_batch(
    connection: Any, process: int, batch: Batch, new: Collection[str]
) -> set[str] | None:
    """The tables that were written, all in one transaction; None where this process is closed."""
    rows = _columns(batch.rows, 7)
    if batch.sheets:
        tables = {*batch.sheets, *rows[0]}
        headers = _headers(list(batch.sheets.values()))
        found = await connection.fetch(PUT_ALL, process, *rows, list(new), list(tables), *headers)
    else:
        found = await connection.fetch(PUT_ROWS, process, *rows)
    return {table for (table,) in found if table is not None} if found else None


def _headers(sheets: Sequence[Sheet]) -> list[list[Any]]:
    """The columns of the headers, and those of the guests."""
    ages = [(sheet.ended_at, sheet.imported_at) for sheet in sheets]
    lines = [(*sheet_line(sheet), *age) for sheet, age in zip(sheets, ages, strict=True)]
    guests = [(guest, sheet.id) for sheet in sheets for guest in guests_of(sheet)]
    return _columns(lines, 8) + _columns(guests, 2)


def _columns(lines: Iterable[Sequence[Any]], width: int) -> list[list[Any]]:
    """An array for each column, as the statements take them."""
    return [list(column) for column in zip(*lines, strict=True)] or [[] for _ in range(width)]


async def sweep(connection: Any, process: int, wish: Sweep) -> list[str]:
    """Within a transaction of the caller; says which tables went."""
    if wish.status == UNOPENED_STATUS:
        asked = (process, wish.before, list(wish.spare), wish.limit)
        found = await connection.fetch(UNOPENED, *asked)
    else:
        asked_by_status = (process, wish.status, wish.before, list(wish.spare), wish.limit)
        found = await connection.fetch(OLD, *asked_by_status)
    return await remove_tables(connection, process, [table for (table,) in found])


async def remove_tables(connection: Any, process: int, tables: Collection[str]) -> list[str]:
    """Those that no other process holds; within a transaction of the caller."""
    if not tables:
        return []
    await connection.fetch(LOCK_HOLDS, list(tables))
    free = {table for (table,) in await connection.fetch(STILL_FREE, process, list(tables))}
    for statement in FORGET:
        await connection.execute(statement, list(free))
    return [table for table in tables if table in free]
