"""The other processes at work with the same database."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tablee.store.contract.cluster import Events, Hear, Process
from tablee.store.postgres.cluster.this_process import CLOSE, LEAVING, LISTED, PORTS
from tablee.store.postgres.database import Database
from tablee.store.postgres.errors import opening
from tablee.store.postgres.session import Timeouts, connected

DEPART = """
insert into departures (guest) values ($1) on conflict (guest) do update set at = clock_timestamp()
"""
# For a minute only: the process may have died over it, and the person may keep the account.
DEPARTING = "select guest from departures where at > clock_timestamp() - interval '1 minute'"
DEPARTED = "delete from departures where guest = $1"


class PostgresCluster:
    """Reads and writes through the connections of the store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def number(self) -> int:
        return self._database.process.number

    @property
    def events(self) -> Events:
        return self._database.events

    async def answers_at(self, port: int) -> None:
        process = self._database.process
        await self._database.run(lambda connection: process.answers_at(port, connection))

    def listen(self, hear: Hear) -> None:
        self._database.notices.listen(hear)

    def tell(self, subject: str, key: str, body: Any = None) -> None:
        self._database.notices.tell(subject, key, body)

    async def listed(self) -> list[Process]:
        return await self._database.read(_listed)

    async def leave(self) -> None:
        await self._database.run(lambda c: c.execute(LEAVING, self.number))

    async def depart(self, guest: str) -> None:
        await self._database.write(lambda c: c.execute(DEPART, guest))

    async def departing(self) -> list[str]:
        found = await self._database.read(lambda c: c.fetch(DEPARTING))
        return [guest for (guest,) in found]

    async def departed(self, guest: str) -> None:
        await self._database.write(lambda c: c.execute(DEPARTED, guest))


async def _listed(connection: Any) -> list[Process]:
    return [Process(*line) for line in await connection.fetch(LISTED)]


async def list_processes(url: str) -> list[Process]:
    """For an operator; raises Lost."""
    with opening():
        async with connected(url, Timeouts()) as connection:
            ports = {number: port or 0 for number, port in await connection.fetch(PORTS)}
            listed = await _listed(connection)
            return [replace(one, port=ports.get(one.number, 0)) for one in listed]


async def close_process(url: str, number: int) -> bool:
    """Closes that process, which frees its tables. False if it is closed already."""
    return await _mark(url, CLOSE, number)


async def drain_process(url: str, number: int) -> bool:
    """Tells that process to hand over its tables and end. False if it is closed already."""
    return await _mark(url, LEAVING, number)


async def _mark(url: str, statement: str, number: int) -> bool:
    with opening():
        async with connected(url, Timeouts()) as connection:
            return await connection.fetchval(statement, number) is not None
