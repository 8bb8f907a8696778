"""Players of portions that end their process, for the tests of workers."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from tablee.lab.report.plan import Portion
from tablee.lab.report.play import PortionGames, play_portion


def dies_once(portion: Portion, over: Callable[[int], None]) -> PortionGames:
    """The first process that plays the second portion is gone after its first game."""
    mark = Path(os.environ["DEADLY_MARK"])
    if portion.first and not mark.exists():
        mark.touch()
        over(1)
        os._exit(1)
    return play_portion(portion, over)


def dies_always(portion: Portion, over: Callable[[int], None]) -> PortionGames:
    os._exit(1)
