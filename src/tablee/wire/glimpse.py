"""A small picture of a table where somebody plays, for the shelf: what any watcher may know."""

from __future__ import annotations

import msgspec

from tablee.kernel.scene import ZoneKind


class GlimpsePiece(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that lies there."""

    face: str = ""
    """Empty: face down."""
    at: int | None = None
    """The cell or step it stands on."""
    seat: int | None = None
    """Whose it is, if that is shown."""
    spot: tuple[float, float] | None = None
    """On a board whose cells stand anywhere: its middle, from the top left, in widths of a cell."""


class GlimpseZone(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A place on the table."""

    kind: ZoneKind
    pieces: tuple[GlimpsePiece, ...] = ()
    cells: int = 0
    """Of a board, with so many columns."""
    cols: int = 0
    wide: float = 0
    """Of a board whose cells stand anywhere: its room, in widths of a cell, and its ground."""
    high: float = 0
    ground: str = ""


class Glimpse(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One table: who sits there, how it stands, and what lies in its middle."""

    id: str
    game: str
    names: tuple[str, ...]
    scores: tuple[int | None, ...] = ()
    zones: tuple[GlimpseZone, ...] = ()
