"""What the last move did on boards and in rows, found by comparing two scenes of one viewer.

It knows no game and asks no rule. It names only what that viewer sees now.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from tablee.kernel.scene import Zone

BOARDS: Final = frozenset({"grid", "track"})
SHARED: Final = frozenset({"row", "line"})
"""Of these, the ones in the centre. What lies before a seat is no board."""
MANY: Final = 6
"""If more things change at once, it is a deal or a board cleared, and nothing is marked."""

Places: TypeAlias = Mapping[str, tuple[str, int | None]]
"""For each piece its zone and its cell."""


def places_of(zones: Sequence[Zone]) -> Places:
    """Pieces that are somebody's, face up. What is nobody's was not put there by a player: a card
    that chance turned up, a place where a letter may go, a card that may be shed."""
    return {
        piece.id: (zone.id, piece.at)
        for zone in zones
        if zone.kind in BOARDS or (zone.kind in SHARED and zone.seat is None)
        for piece in zone.pieces
        if piece.seat is not None and piece.face is not None
    }


def find_last_move(was: Places, now: Places, zones: Sequence[Zone]) -> tuple[str, ...]:
    """Pieces that came or moved, and cells on which nothing stands any more."""
    came = [id for id, place in now.items() if was.get(id) != place]
    left = {place for id, place in was.items() if now.get(id) != place} - set(now.values())
    emptied = [
        cell.id
        for zone in zones
        if zone.kind == "grid"
        for at, cell in enumerate(zone.cells)
        if (zone.id, at) in left
    ]
    changed = (*came, *emptied)
    return changed if len(changed) <= MANY else ()
