"""What every test may lean on: how much to prove. `--full` itself comes from `tablee.testing`."""

from __future__ import annotations

import pytest
from hypothesis import settings

pytest_plugins = ["not_tested", "patience"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, help="run the fault simulation of this seed alone")


def pytest_configure(config: pytest.Config) -> None:
    from tablee.testing.proof import examples  # here, since the plug-in has read --full by now

    settings.register_profile("tablee", examples())
    settings.load_profile("tablee")


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the longer proofs were asked for."""
    return bool(request.config.getoption("--full"))
