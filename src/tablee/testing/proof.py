"""Properties: a test that is tried with many examples, the same ones in every run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy

from tablee.testing import size

QUICK, FULL = 10, 60
"""Examples for each property: by default, and with `--full`."""


def examples() -> settings:
    """How many, and that they do not depend on the hour, the machine or earlier runs."""
    return settings(
        max_examples=FULL if size.full else QUICK,
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


def proved(**drawn: SearchStrategy[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """`given` with our settings, whatever the settings of the project around it are."""

    def property_of(test: Callable[..., None]) -> Callable[..., None]:
        return examples()(given(**drawn)(test))

    return property_of
