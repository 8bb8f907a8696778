"""What every test may lean on: how much to prove, and whether goldens are rewritten."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings

pytest_plugins = ["not_tested"]
QUICK, FULL = 10, 60
"""Examples for each property: by default, and with --full."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="prove more: larger walks, longer series")
    parser.addoption("--seed", type=int, help="run the fault simulation of this seed alone")
    parser.addoption("--update-golden", action="store_true", help="write the golden transcripts")


def pytest_configure(config: pytest.Config) -> None:
    settings.register_profile(
        "tablee",
        max_examples=FULL if config.getoption("--full") else QUICK,
        derandomize=True,
        database=None,
        deadline=None,
        report_multiple_bugs=False,
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
        suppress_health_check=[
            HealthCheck.too_slow,
            HealthCheck.data_too_large,
            HealthCheck.function_scoped_fixture,
        ],
    )
    settings.load_profile("tablee")


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the longer proofs were asked for."""
    return bool(request.config.getoption("--full"))
