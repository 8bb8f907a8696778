"""What every test may lean on: how much to prove, and a PostgreSQL.

`--full` itself comes from `tablee.testing`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

import postgres

pytest_plugins = ["not_tested", "patience"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, help="run the fault simulation of this seed alone")
    parser.addoption("--seeds", type=int, help="simulate faults with so many seeds")


def pytest_configure(config: pytest.Config) -> None:
    from tablee.testing.proof import examples  # here, since the plug-in has read --full by now

    settings.register_profile("tablee", examples())
    settings.load_profile("tablee")


def pytest_xdist_auto_num_workers() -> int:
    """`-n auto`: more workers than cores, since tests wait half the time for servers they start."""
    cores = os.cpu_count() or 1
    return cores + min(cores, 4)


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the longer proofs were asked for."""
    return bool(request.config.getoption("--full"))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    """One for all tests of a run (of a worker), each with an empty database of its own. Does not
    flush to the disk, which is quicker: a test that kills the database starts another."""
    with postgres.running() as server:
        yield server
