"""Every store of people, for tests of what all of them promise."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from store.somebody import Run, Script
from tablee.store import MemoryPeople, People, SqlitePeople


@pytest.fixture(params=["memory", "sqlite"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a script against new people and closes them."""

    def with_people(script: Script) -> None:
        async def go() -> None:
            memory = request.param == "memory"
            people: People = MemoryPeople() if memory else SqlitePeople(tmp_path / "t.db")
            try:
                await script(people)
            finally:
                await people.close()

        asyncio.run(go())

    return with_people
