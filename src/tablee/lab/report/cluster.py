"""Portions over many machines, through the scheduler of Dask: `pip install 'tablee[cluster]'`.

The workers need Tablée and the same games. When one dies, the scheduler gives its portion to
another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from typing import Any, Final

from tablee.lab.report.plan import Portion
from tablee.lab.report.play import PortionGames, play_portion
from tablee.lab.report.workers import Dies

PATIENCE: Final = "30s"
"""How long the scheduler may take to answer at first."""
NO_WORKERS: Final = 5
"""Seconds without any worker, after which that is said."""


class NoCluster(Exception):
    """Nobody answers there, or what is needed is not installed; the sentence says which."""


def play_there(
    portions: Sequence[Portion],
    address: str,
    told: Callable[[str], None] = lambda why: None,
    over: Callable[[int], None] = lambda games: None,
) -> Iterator[tuple[Portion, PortionGames]]:
    """Each portion as soon as it is played; raises NoCluster, Dies."""
    try:
        from distributed import Client, KilledWorker, as_completed
    except ImportError:
        raise NoCluster("A cluster needs Dask: pip install 'tablee[cluster]'") from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as fault:
        raise NoCluster(f"No scheduler answers at {address}: {_first_line(fault)}") from fault
    with client:
        _look_for_workers(client, address, told)
        # Every portion is a job of its own: `pure` would take equal ones for the same.
        jobs = {client.submit(play_portion, portion, pure=False): portion for portion in portions}
        try:
            for job in as_completed(jobs, loop=client.loop):
                batch = job.result()
                over(len(batch.games))
                yield jobs[job], batch
                job.release()
        except KilledWorker as fault:
            raise Dies("A portion ended several workers of the cluster, one by one") from fault
        except CancelledError as fault:
            raise NoCluster(
                f"The scheduler at {address} is gone; the same command goes on"
            ) from fault


def _look_for_workers(client: Any, address: str, told: Callable[[str], None]) -> None:
    """The games wait for them; whoever waits is told why."""
    try:
        client.wait_for_workers(1, timeout=NO_WORKERS)
    except TimeoutError:
        told(
            f"The scheduler at {address} has had no workers for {NO_WORKERS} seconds. The games "
            f"begin as soon as one comes: `dask worker {address}` starts it."
        )


def _first_line(fault: Exception) -> str:
    return str(fault).partition("\n")[0] or type(fault).__name__
