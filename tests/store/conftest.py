"""Every store of people, for tests of what all of them promise."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from postgres import Server
from store.sharing import Opened, on_database
from store.somebody import Run, Script
from tablee.store import MemoryPeople, MemoryStore, People, Store, open_people
from tablee.store.postgres.opened import open_postgres


@pytest.fixture
def database(postgres_server: Server) -> str:
    """The address of an empty database."""
    return postgres_server.new_database()


@pytest.fixture
def processes(database: str) -> Opened:
    """Opens one more process on the same database, each time it is called."""
    return on_database(database)


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a script against new people and closes them."""
    url = request.getfixturevalue("database") if request.param == "postgres" else ""

    @asynccontextmanager
    async def opened() -> AsyncIterator[People]:
        people: People
        store: Store
        if url:
            store, people = await open_postgres(url)
        else:
            store = MemoryStore()
            memory = request.param == "memory"
            people = MemoryPeople() if memory else await open_people(tmp_path / "t.db")
        try:
            yield people
        finally:
            await people.close()
            await store.close()

    def with_people(script: Script) -> None:
        async def go() -> None:
            async with opened() as people:
                await script(people)

        asyncio.run(go())

    return with_people
