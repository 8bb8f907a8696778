"""What is agreed about a table, as the page sends and reads it.

As it is stored: `store/contract/tables.py`.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec.structs import asdict

from tablee.store.contract.tables import Access, LessonLanguage, Pace, Terms

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]


class TablePace(msgspec.Struct, frozen=True):
    """How long a turn may take; nothing is limited where a number is 0. Seconds."""

    per_move: Annotated[int, msgspec.Meta(ge=0, le=1_209_600)] = 0
    per_game: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    days: bool = False
    """Correspondence: time runs whether anybody looks or not."""


class TableTerms(msgspec.Struct, frozen=True):
    """The terms of a table."""

    options: Options = {}
    """What was chosen; once the game has begun, every option with its value."""
    access: Access = "unlisted"
    pace: TablePace = TablePace()
    grace: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 60
    """Seconds until a computer player plays for an absent person; 0 never."""
    freeze: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 1_000
    """What a false start costs in a race: no race for so many ms; 0 only refuses it."""
    rated: bool = False
    games: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    """More than one is a match: so many games in a row by the same people."""
    lesson: LessonLanguage = ""
    """A lesson in this language. Never rated."""
    gentle: bool = False
    """For one person among computers: a move may be taken back, and the game helps. Never rated."""

    def stored(self) -> Terms:
        return Terms(**asdict(self) | {"pace": Pace(**asdict(self.pace))})


def told_terms(terms: Terms) -> TableTerms:
    return TableTerms(**asdict(terms) | {"pace": TablePace(**asdict(terms.pace))})
