"""What every test may lean on: how much to prove, and a PostgreSQL.

`--full` itself comes from `tablee.testing`.
"""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

import postgres
from tablee.web.logs import CHATTY

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


@pytest.fixture(autouse=True)
def _process_as_before() -> Iterator[None]:
    """A test that starts a server in this process sets up how all of it logs and collects."""
    root, callbacks, thresholds = logging.getLogger(), gc.callbacks[:], gc.get_threshold()
    handlers, level = root.handlers[:], root.level
    chatty = {name: logging.getLogger(name).level for name in CHATTY}
    yield
    gc.callbacks[:] = callbacks
    gc.set_threshold(*thresholds)
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in chatty.items():
        logging.getLogger(name).setLevel(before)


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
