"""Puzzles over HTTP: a position, a try, and the answer, which is never sent with the position."""

from __future__ import annotations

import msgspec

from tablee.kernel import Say
from tablee.wire.message import Short
from tablee.wire.replies import Fresh, Seating, Update


class PuzzlePage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """GET /api/puzzles/{key}/{number}: the position as a table shows it."""

    game: str
    number: int
    """From 1 to `of`."""
    of: int
    seating: Seating
    fresh: Fresh
    about: bool = False
    """The chances are not exact."""


class PuzzleTry(msgspec.Struct, frozen=True, gc=False):
    """POST /api/puzzles/{key}/{number}: the move somebody would make."""

    move: Short


class PuzzleAnswer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What came of a try, or the answer itself, where it was asked for."""

    right: bool
    best: float
    """The chance to win with the best move, from 0 to 1."""
    chance: float | None = None
    """With the move that was tried; nothing where nobody would make it."""
    next: float = 0.0
    """With the next best move; 0 before the answer is known."""
    about: bool = False
    """The chances are not exact."""
    move: str = ""
    """The best move in notation, once it was found or asked for. The same is true of the rest."""
    label: Say | None = None
    update: Update | None = None
    """What changes on the table."""
