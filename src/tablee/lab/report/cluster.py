"""Portions over many machines, through the scheduler of Dask: `pip install 'tablee[cluster]'`.

The workers need Tablée and the same games. When one dies, the scheduler gives its portion to
another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError
from typing import Final

from tablee.lab.report.plan import Portion
from tablee.lab.report.play import PortionGames, play_portion
from tablee.lab.report.workers import Dies

PATIENCE: Final = "30s"
"""How long the scheduler may take to answer at first."""


class NoCluster(Exception):
    """Nobody answers there, or what is needed is not installed; the sentence says which."""


def play_there(
    portions: Sequence[Portion], address: str, patience: str = PATIENCE
) -> Iterator[tuple[Portion, PortionGames]]:
    """Each portion as soon as it is played; raises NoCluster, Dies."""
    try:
        from distributed import Client, KilledWorker, as_completed
    except ImportError:
        raise NoCluster("A cluster needs Dask: pip install 'tablee[cluster]'") from None
    try:
        client = Client(address, timeout=patience, set_as_default=False)
    except (OSError, ValueError, TypeError) as fault:
        raise NoCluster(f"No scheduler answers at {address}: {_first_line(fault)}") from fault
    with client:
        # Every portion is a job of its own: `pure` would take equal ones for the same.
        jobs = {client.submit(play_portion, portion, pure=False): portion for portion in portions}
        try:
            for job in as_completed(jobs, loop=client.loop):
                yield jobs[job], job.result()
                job.release()
        except KilledWorker as fault:
            raise Dies("A portion ended several workers of the cluster, one by one") from fault
        except CancelledError as fault:
            raise NoCluster(
                f"The scheduler at {address} is gone; the same command goes on"
            ) from fault


def _first_line(fault: Exception) -> str:
    return str(fault).partition("\n")[0] or type(fault).__name__
