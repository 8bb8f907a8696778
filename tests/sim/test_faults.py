"""Simulated storms: nothing acknowledged is lost or doubled, and everybody ends up seeing it.

Each seed is a few tables from their making to their end, in one process of virtual time. What
fails is told with its seed; `pytest tests/sim -k faults --seed N` runs it again, always the same.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sim.seeds import choose
from sim.tally import Tally
from sim.world import simulate
from tablee.catalog import shelf

TESTS = str(Path(__file__).parent.parent)
FULL, QUICK = (1_000, 100), (32, 16)
"""Seeds, and how many of them make a test."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    choose(metafunc, *(FULL if metafunc.config.getoption("--full") else QUICK))


def test_faults_lose_nothing(seeds: range) -> None:
    total = Tally()
    for seed in seeds:
        total.add(simulate(seed))
    if len(seeds) > 1:  # a storm that never blew would prove nothing
        blown = min(total.crashes, total.cuts, total.acknowledged, total.refused)
        assert 2 * blown >= len(seeds), total  # about one a seed, as chance has it
    if len(seeds) >= 100:  # nor would one in which nobody does what is to be proved
        done = (total.judged, total.strangers, total.rematches, total.stopped, total.resigned)
        assert min(*done, total.evenings, total.met, total.missed) > 0, total
        asked = (total.changed, total.signed_out, total.left, total.branched, total.brought)
        assert min(*asked, total.ended, total.mangled) > 0, total


@pytest.mark.parametrize("game", sorted(shelf()))
def test_faults_lose_nothing_in_any_game(game: str) -> None:
    assert simulate(1, game).acknowledged


def test_faults_of_a_seed_are_always_the_same() -> None:
    assert simulate(3, "tictactoe") == simulate(3, "tictactoe")
    assert simulate(3, "tictactoe").trace != simulate(4, "tictactoe").trace


TRACE = "from sim.world import simulate; print(*(simulate(seed).trace for seed in range(12)))"


def test_faults_of_a_seed_are_the_same_in_every_process() -> None:
    """Else a failure could not be run again: nothing may depend on how Python hashes words."""
    told = {_run(TRACE, hashing) for hashing in ("1", "2")}
    assert len(told) == 1


def _run(code: str, hashing: str) -> str:
    paths = os.pathsep.join(filter(None, (TESTS, os.environ.get("PYTHONPATH", ""))))
    chosen = os.environ | {"PYTHONHASHSEED": hashing, "PYTHONPATH": paths}
    ran = subprocess.run(
        (sys.executable, "-c", code), env=chosen, capture_output=True, text=True, check=True
    )
    return ran.stdout
