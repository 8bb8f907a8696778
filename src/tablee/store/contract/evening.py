"""An evening: a few people and a list of boxes, one table after the other, one score.

It is stored in the sheet of every table it comes to. So it survives what a table survives.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Member(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays along. Everybody comes to the list with their first game."""

    name: str
    guest: str = ""
    """Known to the server alone; empty for a computer player."""
    level: str = ""
    """Of a computer player."""
    points: int = 0
    games: int = 0
    """How many of the games they have played."""
    gone: bool = False
    """They have left: they keep their points, and are given no chair."""


class EveningGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One box of the list; with its table, and what it was worth, once it is over."""

    game: str
    options: dict[str, Any] = {}
    table: str = ""
    points: dict[int, int] = {}
    """By the member's place in the list; empty for a game that was stopped."""


class Evening(msgspec.Struct, frozen=True, omit_defaults=True):
    """As it stands at one of its tables."""

    games: tuple[EveningGame, ...]
    members: tuple[Member, ...] = ()
    at: int = 0
    """Which of the games is this table's."""
    paused: bool = False
    """After this game nothing begins by itself."""
    stopped: bool = False
    """This game was the last one, whatever the list says."""

    @property
    def is_last(self) -> bool:
        return self.stopped or self.at + 1 >= len(self.games)
