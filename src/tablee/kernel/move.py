"""Moves, the seats that make them, and timers that make them when nobody else does."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Final

import msgspec

CHANCE: Final = -1
"""The seat that shuffles and throws."""
WATCHER: Final = -2
"""The viewer without a seat."""


class Move(msgspec.Struct, frozen=True, gc=False, tag=str.lower):
    """What a seat does. Each kind is a subclass with its own tag, a word that players use."""

    blanks: ClassVar[tuple[str, ...]] = ()
    """Fields the player fills in freely; `legal` lists the move with them empty. A tuple among them
    is chosen from pieces: the `pick` of its offer says from which. Anything else is an answer."""
    aims: ClassVar[tuple[str, ...]] = ()
    """Fields that only name what the move aims at (the number of a row), so that it cannot hit the
    next thing. The other fields tell a seat's legal moves apart."""


def blank(move: Move) -> Move:
    """The move as `legal` lists it, with what the player filled in left open."""
    if not move.blanks:
        return move
    return msgspec.structs.replace(move, **_blanks(type(move)))


@cache
def _blanks(kind: type[Move]) -> Mapping[str, Any]:
    fields = msgspec.structs.fields(kind)
    return {field.name: field.default for field in fields if field.name in kind.blanks}


class Timer(msgspec.Struct, frozen=True, gc=False):
    """If nothing else happens, `seat` plays `move` after so many ms.

    It starts when its key appears and stops when the key goes.
    """

    key: str
    seat: int
    move: Move
    after_ms: int
    shown: bool = True
    """Whether players see it run down (a reaction window) or not (the tempo of a dealer)."""
