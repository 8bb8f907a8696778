"""Runs on PostgreSQL what is written once for every store (`contract/transactions.py`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tablee.store.contract.transactions import Line


class PostgresRows:
    """Through one connection."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.changed: set[str] = set()

    async def one(self, query: str, *values: Any) -> Line | None:
        found: Line | None = await self._connection.fetchrow(query, *values)
        return found

    async def all(self, query: str, *values: Any) -> list[Line]:
        found: list[Line] = await self._connection.fetch(query, *values)
        return found

    async def run(self, query: str, *values: Any) -> int:
        """Its answer is like `DELETE 3`."""
        done: str = await self._connection.execute(query, *values)
        return int(done.rpartition(" ")[2])

    async def many(self, query: str, lines: Iterable[Line]) -> None:
        await self._connection.executemany(query, lines)
