"""An evening: a list of boxes, one table after the other, one score."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablee.wire.message import Message, Short, Whole
from tablee.wire.terms import Options

LONGEST_EVENING = 12


class EveningBox(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A box of the list, with options where the usual ones are not wanted."""

    game: Short
    options: Options = {}


class EveningWish(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """In `NewTable`: the table is the first of an evening."""

    boxes: Annotated[tuple[EveningBox, ...], msgspec.Meta(max_length=40)]
    lot: Whole = 0
    """So many of the boxes are drawn by lot; 0: all of them, in this order."""


class EveningStep(Message, frozen=True):
    """I come along or leave; the host lets it wait, go on, or end with this game."""

    request: Whole
    step: Literal["join", "leave", "pause", "go_on", "stop"]


class MemberNote(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody who plays along, as everybody may see them."""

    name: str
    level: str = ""
    """Of a computer player."""
    points: int = 0
    games: int = 0
    gone: bool = False


class GameNote(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A box of the list; with its table, and its points by member, once it is over."""

    game: str
    table: str = ""
    points: dict[str, int] = {}


class EveningNote(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """GET /api/tables/{id}/evening, and in `Seating`: the evening as it stands at this table."""

    games: tuple[GameNote, ...]
    members: tuple[MemberNote, ...] = ()
    at: int = 0
    """Which of the games is this table's."""
    paused: bool = False
    over: bool = False
    """The last game has ended."""
    me: int | None = None
    """My place in the list of members."""
    again: str = ""
    """The next table, where there is one."""
