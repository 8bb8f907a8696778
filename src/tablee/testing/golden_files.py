"""When files of a game are written by its tests: when asked for, and once for a new game.

A game that has none yet gets them in its first run, and the end of the run names them. Where the
variable `CI` is set nothing is begun: there a missing file is a fault.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from pathlib import Path
from typing import Any, Final

import msgspec

MADE: Final = "tablee made"
"""The property of a test under which a file that it made is told."""
ADVICE: Final = "made for a new game; they belong to it, so commit them:"


class GoldenFiles(msgspec.Struct, frozen=True):
    """Whether a test may write, and where it tells what it wrote."""

    update: bool
    """Asked for, by `--update-golden`."""
    begin: bool
    """A game that has no such files gets its first ones."""
    told: MutableSequence[Any] = []

    def may_write(self, is_new: bool) -> bool:
        return self.update or (self.begin and is_new)

    def tell(self, *files: Path) -> None:
        self.told.extend((MADE, str(file)) for file in files)


def made(reports: Iterable[Any]) -> list[str]:
    """Every file that these tests made, each once."""
    properties = (one for report in reports for one in getattr(report, "user_properties", ()))
    return sorted({value for name, value in properties if name == MADE})
