"""Portions over the cores of this machine. A process that dies loses its portion and no other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeAlias

from tablee.lab.report.plan import Portion
from tablee.lab.report.play import PortionGames, play_portion

TRIES: Final = 3
"""Processes that may die over one portion before it is given up."""

Play: TypeAlias = Callable[[Portion], PortionGames]


class Dies(Exception):
    """A portion ends every process that plays it."""


def play_here(
    portions: Sequence[Portion],
    workers: int,
    told: Callable[[str], None] = lambda why: None,
    play: Play = play_portion,
) -> Iterator[tuple[Portion, PortionGames]]:
    """Each portion as soon as it is played; raises Dies."""
    if workers <= 1:
        yield from ((portion, play(portion)) for portion in portions)
        return
    team = _Team(portions, workers, play)
    try:
        while team.at_work:
            yield from team.wait(told)
    finally:
        team.dismiss()


class _Team:
    """Processes that know nothing of each other: each is a pool of one."""

    def __init__(self, portions: Sequence[Portion], workers: int, play: Play) -> None:
        self._left = list(reversed(portions))
        self._play = play
        self._deaths: Counter[str] = Counter()
        self.at_work: dict[Future[PortionGames], tuple[Portion, ProcessPoolExecutor]] = {}
        for _ in range(min(workers, len(portions))):
            self._give(_one_process())

    def wait(self, told: Callable[[str], None]) -> Iterator[tuple[Portion, PortionGames]]:
        done, _ = wait(self.at_work, return_when=FIRST_COMPLETED)
        for job in done:
            portion, process = self.at_work.pop(job)
            try:
                batch = job.result()
            except BrokenProcessPool:
                told(f"A process died over {portion.name}, which is played again.")
                self._again(portion)
                process.shutdown()
                self._give(_one_process())
            else:
                self._give(process)
                yield portion, batch

    def dismiss(self) -> None:
        for _, process in self.at_work.values():
            process.shutdown(wait=False, cancel_futures=True)

    def _give(self, process: ProcessPoolExecutor) -> None:
        if not self._left:
            process.shutdown(wait=False)
            return
        portion = self._left.pop()
        self.at_work[process.submit(self._play, portion)] = (portion, process)

    def _again(self, portion: Portion) -> None:
        self._deaths[portion.name] += 1
        if self._deaths[portion.name] >= TRIES:
            raise Dies(f"{portion.name} ended {TRIES} processes, one after the other")
        self._left.append(portion)


def _one_process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"))
