"""Portions over the cores of this machine. A process that dies loses its portion and no other."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, TypeAlias

from tablee.lab.report.plan import Portion
from tablee.lab.report.play import PortionGames, play_portion

TRIES: Final = 3
"""Processes that may die over one portion before it is given up."""

Play: TypeAlias = Callable[[Portion, Callable[[int], None]], PortionGames]
"""Plays a portion, and says after each game that it is over."""


class Dies(Exception):
    """A portion ends every process that plays it."""


def play_here(
    portions: Sequence[Portion],
    workers: int,
    told: Callable[[str], None] = lambda why: None,
    over: Callable[[int], None] = lambda games: None,
    play: Play = play_portion,
) -> Iterator[tuple[Portion, PortionGames]]:
    """Each portion as soon as it is played; raises Dies.

    `over` hears of every game that is over; of fewer than none, where a process died and they are
    played again.
    """
    if workers <= 1:
        yield from ((portion, play(portion, over)) for portion in portions)
        return
    team = _Team(portions, workers, told, over, play)
    try:
        while team.at_work:
            yield from team.hear()
    finally:
        team.dismiss()


class _Worker:
    """A process, the portion it plays, and how many games of it are over."""

    def __init__(self, play: Play) -> None:
        many = get_context("spawn")
        self.line, theirs = many.Pipe()
        self.process: BaseProcess = many.Process(target=_serve, args=(theirs, play), daemon=True)
        self.process.start()
        theirs.close()
        self.portion: Portion | None = None
        self.over = 0

    def give(self, portion: Portion) -> None:
        self.portion, self.over = portion, 0
        self.line.send(portion)


class _Team:
    """Processes that know nothing of each other."""

    def __init__(
        self,
        portions: Sequence[Portion],
        workers: int,
        told: Callable[[str], None],
        over: Callable[[int], None],
        play: Play,
    ) -> None:
        self._left = list(reversed(portions))
        self._told, self._over, self._play = told, over, play
        self._deaths: Counter[str] = Counter()
        self.at_work: dict[Connection, _Worker] = {}
        for _ in range(min(workers, len(portions))):
            self._give(_Worker(play))

    def hear(self) -> Iterator[tuple[Portion, PortionGames]]:
        """What the next of them have to say."""
        for line in wait(list(self.at_work)):
            worker = self.at_work[line]  # type: ignore[index]
            try:
                heard = worker.line.recv()
            except (EOFError, ConnectionResetError):
                self._again(worker)
                continue
            if isinstance(heard, Exception):
                raise heard
            if isinstance(heard, int):
                worker.over += heard
                self._over(heard)
                continue
            assert worker.portion is not None
            yield worker.portion, heard
            self._give(worker)

    def dismiss(self) -> None:
        for worker in self.at_work.values():
            worker.process.terminate()
            worker.process.join()

    def _give(self, worker: _Worker) -> None:
        if self._left:
            self.at_work[worker.line] = worker
            try:
                worker.give(self._left.pop())
            except BrokenPipeError:
                self._again(worker)
            return
        self.at_work.pop(worker.line, None)
        worker.line.close()  # which ends it
        worker.process.join()

    def _again(self, dead: _Worker) -> None:
        """Its portion goes to a new process."""
        portion = dead.portion
        assert portion is not None
        del self.at_work[dead.line]
        dead.process.join()
        self._over(-dead.over)
        self._told(f"A process died over {portion.name}, which is played again.")
        self._deaths[portion.name] += 1
        if self._deaths[portion.name] >= TRIES:
            raise Dies(f"{portion.name} ended {TRIES} processes, one after the other")
        self._left.append(portion)
        self._give(_Worker(self._play))


def _serve(line: Connection, play: Play) -> None:
    """Plays what it is given, until nobody is there any more. Ctrl-C is for the first process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            portion = line.recv()
            try:
                line.send(play(portion, line.send))
            except Exception as fault:
                line.send(fault)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
