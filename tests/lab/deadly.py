"""Players of portions that end their process, for the tests of workers."""

from __future__ import annotations

import os
from pathlib import Path

from tablee.lab.report.plan import Portion
from tablee.lab.report.play import PortionGames, play_portion


def dies_once(portion: Portion) -> PortionGames:
    """The first process that plays the second portion is gone at once."""
    mark = Path(os.environ["DEADLY_MARK"])
    if portion.first and not mark.exists():
        mark.touch()
        os._exit(1)
    return play_portion(portion)


def dies_always(portion: Portion) -> PortionGames:
    os._exit(1)
