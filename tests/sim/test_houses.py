"""Storms over two or three processes on one disk: they die, hang, leave and are sent for.

The promises are those of one process, and more: nothing is written by a process after the others
have closed it, or to a table that another one holds. Each mutant leaves one condition out, and must
be found.
"""

from __future__ import annotations

import pytest

from sim.registry import Mutant
from sim.seeds import choose
from sim.tally import Tally
from sim.world import simulate

FULL, QUICK = (300, 12), (24, 12)
"""Seeds, and how many of them make a test."""
MUTANT_SEEDS = 1_000
"""At most: a flaw ends its storms where it is found, some after a few, one after hundreds."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    choose(metafunc, *(FULL if metafunc.config.getoption("--full") else QUICK))


def test_several_processes_lose_nothing(seeds: range) -> None:
    total = Tally()
    for seed in seeds:
        total.add(simulate(seed, houses=2 + seed % 2))
    if len(seeds) > 1:  # a storm that never blew would prove nothing
        blown = min(total.crashes, total.freezes, total.expired, total.sent_elsewhere)
        assert blown > 0, total


@pytest.mark.parametrize("mutant", list(Mutant), ids=lambda one: one.name.lower())
def test_a_process_with_a_flaw_is_found(mutant: Mutant) -> None:
    for seed in range(MUTANT_SEEDS):
        try:
            simulate(seed, houses=2 + seed % 2, mutant=mutant)
        except Exception:
            return
    pytest.fail(f"not found in {MUTANT_SEEDS} storms: {mutant.value}")
