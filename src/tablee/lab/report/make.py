"""Makes a report: plays what is missing, then writes the page and the tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from tablee.lab.report.cluster import play_there
from tablee.lab.report.plan import Portion, ReportPlan
from tablee.lab.report.play import PortionGames
from tablee.lab.report.portions import missing, open_folder, read_all, store
from tablee.lab.report.workers import play_here


class Means(msgspec.Struct, frozen=True):
    """By what the games are played: processes of this machine, or a scheduler's workers."""

    workers: int = 1
    cluster: str = ""


def play_missing(
    plan: ReportPlan,
    folder: Path,
    means: Means,
    progress: Callable[[int, int], None] = lambda done, total: None,
    told: Callable[[str], None] = lambda why: None,
) -> Sequence[PortionGames]:
    """Every batch of the plan; those that were stored before are not played again."""
    open_folder(folder, plan)
    left = missing(folder, plan, told)
    total = sum(portion.stop - portion.first for portion in left)
    progress(0, total)
    for portion, batch in _played(left, means, told, lambda games: progress(games, total)):
        store(folder, plan, portion, batch)
    return read_all(folder, plan)


def _played(
    left: Sequence[Portion],
    means: Means,
    told: Callable[[str], None],
    over: Callable[[int], None],
) -> Iterator[tuple[Portion, PortionGames]]:
    if means.cluster and left:
        return play_there(left, means.cluster, told, over)
    return play_here(left, means.workers, told, over)
