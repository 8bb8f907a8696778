"""Which seeds are run: a few, many with --full, so many as are asked for, or one of them."""

from __future__ import annotations

import pytest


def choose(metafunc: pytest.Metafunc, count: int, chunk: int) -> None:
    """Tests of `chunk` seeds each; with --seed, one test of one seed."""
    if "seeds" not in metafunc.fixturenames:
        return
    seed = metafunc.config.getoption("--seed")
    if seed is not None:
        metafunc.parametrize("seeds", [range(seed, seed + 1)], ids=[f"seed-{seed}"])
        return
    count = metafunc.config.getoption("--seeds") or count
    chunks = [range(first, min(first + chunk, count)) for first in range(0, count, chunk)]
    metafunc.parametrize("seeds", chunks, ids=[f"{one[0]}-{one[-1]}" for one in chunks])
