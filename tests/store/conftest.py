"""One PostgreSQL server for all tests of a run (of a worker), and an empty database for each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from postgres import Server, running


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """Does not flush to the disk, which is quicker; nobody pulls its plug."""
    with running() as server:
        yield server


@pytest.fixture
def database(postgres_server: Server) -> str:
    """The address of an empty database."""
    return postgres_server.new_database()
