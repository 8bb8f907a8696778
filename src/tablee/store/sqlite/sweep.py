"""Old tables are deleted from the file: a few at a time, in the writer's own thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Collection

import msgspec

from tablee.store.contract import Sheet

OLD = """
select id from sheets
where status = ? and public in (0, 1) and made_at < ?
and coalesce(json_extract(body, '$.ended_at'), made_at) < ?
and id not in (select value from json_each(?)) order by made_at limit ?
"""
FORGET = (
    "delete from rows where sheet in (select value from json_each(?))",
    "delete from guests where sheet in (select value from json_each(?))",
    "delete from sheets where id in (select value from json_each(?))",
)

_encode = msgspec.json.Encoder().encode


class Sweep(msgspec.Struct):
    """What to remove, and who waits for the answer."""

    status: str
    before: int
    limit: int
    spare: Collection[str]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[list[str]]


def is_old(sheet: Sheet, status: str, before: int) -> bool:
    """Of this status, and older than that second; a finished table is as old as its end."""
    return sheet.status == status and (sheet.ended_at or sheet.made_at) < before


def sweep(connection: sqlite3.Connection, job: Sweep) -> list[str]:
    """All of it in one transaction; says which tables went."""
    with connection:
        connection.execute("begin immediate")
        spare = _encode(list(job.spare)).decode()
        asked = (job.status, job.before, job.before, spare, job.limit)
        found = [table for (table,) in connection.execute(OLD, asked)]
        for statement in FORGET if found else ():
            connection.execute(statement, (_encode(found).decode(),))
    return found


def answer(job: Sweep, found: list[str] | None, fault: Exception | None = None) -> None:
    """Answers the one who waits, in their own loop."""

    def tell() -> None:
        if job.done.done():
            return
        if fault is not None:
            job.done.set_exception(fault)
        else:
            job.done.set_result(found or [])

    job.loop.call_soon_threadsafe(tell)
