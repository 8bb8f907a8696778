"""Opens a database: its tables and its people, through the same connections."""

from __future__ import annotations

from tablee.store.people.people import People
from tablee.store.postgres.database import Database
from tablee.store.postgres.people import PostgresTransactions
from tablee.store.postgres.session import Timeouts
from tablee.store.postgres.tables import PostgresStore


async def open_postgres(
    url: str, address: str = "", version: str = "", timeouts: Timeouts | None = None
) -> tuple[PostgresStore, People]:
    """Raises Lost where the database cannot be used. Closing the tables closes both.

    `address`: where browsers reach this process. `timeouts`: how long anything may take.
    """
    database = await Database.open(url, address, version, timeouts)
    store, people = PostgresStore(database), People(PostgresTransactions(database))
    try:
        await people.recall()
    except BaseException:
        await store.close()
        raise
    database.beat()
    return store, people
