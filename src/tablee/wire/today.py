"""Tasks of the day over HTTP: positions for everybody, one try at each, and then the answer."""

from __future__ import annotations

import msgspec

from tablee.kernel import Say
from tablee.wire.message import Short
from tablee.wire.replies import Fresh, Seating


class DayTask(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One position, as a table shows it. Nothing says which puzzle of the box it is."""

    game: str
    seating: Seating
    fresh: Fresh
    about: bool = False
    """The chances are not exact."""


class TodayPage(msgspec.Struct, frozen=True, gc=False):
    """GET /api/today: a task for each box that has some, the same for everybody."""

    day: str
    """By the server's clock (UTC), `2026-11-19`."""
    tasks: tuple[DayTask, ...]


class DayTry(msgspec.Struct, frozen=True, gc=False):
    """POST /api/today/{key}: the move somebody would make, and the day of the task."""

    day: Short
    move: Short


class OtherMove(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A move that is not the best, and what it loses."""

    move: str
    chance: float
    """The chance to win with it, from 0 to 1."""
    label: Say | None = None
    why: Say | None = None
    """Why the best move is better."""


class DayAnswer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The answer, which nobody gets before a try."""

    right: bool
    move: str
    """The best one."""
    best: float
    """The chance to win with it, from 0 to 1."""
    label: Say | None = None
    chance: float | None = None
    """With the move that was tried; nothing where nobody would make it."""
    others: tuple[OtherMove, ...] = ()
    """The best first; the one that was tried is among them if it has a chance."""
    more: int = 0
    """Moves that are worse than all of these."""
    about: bool = False
    """The chances are not exact."""
