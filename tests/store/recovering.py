"""A store that has lost its database, and finds it again."""

from __future__ import annotations

import asyncio

from tablee.store import Chair, Lost, Sheet, Terms
from tablee.store.postgres.tables import PostgresStore

SHEET = Sheet("t1", "tictactoe", 1, Terms(), (Chair(), Chair()), host="g", secret="00")


async def until_well(store: PostgresStore) -> None:
    for _ in range(300):
        try:
            await store.probe()
        except Lost:
            await asyncio.sleep(0.1)
        else:
            return
    raise AssertionError("the store does not recover")
