"""Simulated storms: nothing acknowledged is lost or doubled, and everybody ends up seeing it.

Each seed is one table, from its making to its end, in one process of virtual time. What fails is
told with its seed; `pytest tests/sim -k faults --seed N` runs it again, always the same.
"""

from __future__ import annotations

import pytest
from sim.world import simulate


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seeds" not in metafunc.fixturenames:
        return
    seed = metafunc.config.getoption("--seed")
    if seed is not None:
        metafunc.parametrize("seeds", [range(seed, seed + 1)], ids=[f"seed-{seed}"])
        return
    count, chunk = (4_000, 100) if metafunc.config.getoption("--full") else (60, 10)
    chunks = [range(first, first + chunk) for first in range(0, count, chunk)]
    metafunc.parametrize("seeds", chunks, ids=[f"{one[0]}-{one[-1]}" for one in chunks])


def test_faults_lose_nothing(seeds: range) -> None:
    for seed in seeds:
        simulate(seed)
