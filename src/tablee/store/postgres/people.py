"""People in the database, and how processes learn what others change about them.

Each change gets a number from one counter, whose row stays locked until the change is stored. So no
smaller number appears later, and a process that asks for all changes after its last one misses
none.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

from tablee.store.contract.lost import Lost
from tablee.store.contract.transactions import Rows, Work
from tablee.store.postgres.database import Database
from tablee.store.postgres.rows import PostgresRows

NOTE = """
with counted as (
    update turns set turn = turn + cardinality($1::text[])
    returning turn - cardinality($1::text[]) as turn)
insert into changes (turn, guest) select counted.turn + who.nth, who.guest
from counted, unnest($1::text[]) with ordinality as who (guest, nth)
"""
TURN = "select turn from turns"
BEHIND = "select turn, guest from changes where turn > $1 order by turn"
OLD = "delete from changes where at < clock_timestamp() - interval '1 day'"

Result = TypeVar("Result")


class PostgresTransactions:
    """Through the connections of the tables, which are closed with those."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._closed = False

    async def read(self, ask: Work[Result]) -> Result:
        self._check_open()
        return await self._database.read(lambda connection: ask(PostgresRows(connection)))

    async def snapshot(self, ask: Work[Result]) -> Result:
        async def moment(connection: Any) -> Result:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return await ask(PostgresRows(connection))

        self._check_open()
        return await self._database.read(moment)

    async def write(self, change: Work[Result]) -> Result:
        async def note(connection: Any) -> tuple[Result, bool]:
            rows = PostgresRows(connection)
            found = await change(rows)
            if rows.changed:  # last, since every other change waits until this is stored
                await rows.run(NOTE, sorted(rows.changed))
            return found, bool(rows.changed)

        self._check_open()
        found, is_news = await self._database.write(note)
        if is_news:
            self._database.notices.tell("people", "", None)
        return found

    async def erase(self, change: Work[Result]) -> Result:
        """Also deletes old changes, so that no id stays there for ever."""

        async def forget(rows: Rows) -> Result:
            found = await change(rows)
            await rows.run(OLD)
            return found

        return await self.write(forget)

    async def turn(self) -> int:
        return int(await self._database.read(lambda connection: connection.fetchval(TURN)))

    async def behind(self, turn: int) -> tuple[int, Collection[str]]:
        self._check_open()
        found = await self._database.read(lambda connection: connection.fetch(BEHIND, turn))
        return (found[-1]["turn"] if found else turn), {line["guest"] for line in found}

    async def close(self) -> None:
        """The database itself is closed with the tables."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise Lost("store_closed")
