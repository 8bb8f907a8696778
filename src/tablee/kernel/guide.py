"""The rules as a sheet of pictures: short sentences, each with faces of the game beside it."""

from __future__ import annotations

import msgspec

from tablee.kernel.say import Say


class Point(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing to know, and the faces that show it."""

    text: Say
    faces: tuple[str, ...] = ()


class Kind(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A kind of piece: what it is worth or does. The page says it of each of these faces."""

    text: Say
    faces: tuple[str, ...]
    shown: tuple[str, ...] = ()
    """The faces drawn on the sheet; left out, the first one."""


class Guide(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Enough to play a first game: a minute to read. `rules.md` has the rest."""

    goal: tuple[Point, ...]
    turn: tuple[Point, ...]
    pieces: tuple[Kind, ...]
    end: tuple[Point, ...]

    @property
    def points(self) -> tuple[Point, ...]:
        """Every sentence of the sheet with what is drawn beside it."""
        kinds = (Point(kind.text, kind.shown or kind.faces[:1]) for kind in self.pieces)
        return (*self.goal, *self.turn, *kinds, *self.end)
