"""A small picture of a game, made of what every watcher may know, and of bounded size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.kernel import WATCHER, Game
from tablee.kernel.places import Area, area_of
from tablee.kernel.scene import Piece, Scene, Zone
from tablee.wire.glimpse import Glimpse, GlimpsePiece, GlimpseZone

ZONES, PIECES, CELLS = 6, 40, 100
"""The most that is shown; the rest is left out."""


def glimpse(game: Game, state: Any, table: str = "", names: tuple[str, ...] = ()) -> Glimpse:
    """What lies in the middle of the table; where nothing does, what lies before the players."""
    scene: Scene = game.scene(game.view(state, WATCHER), ())
    middle = [zone for zone in scene.zones if zone.seat is None and zone.kind != "pad"]
    shown = middle if any(zone.pieces for zone in middle) else scene.zones
    return Glimpse(
        id=table,
        game=game.key,
        names=names,
        scores=tuple(note.score for note in scene.seats),
        zones=tuple(_zones(shown)),
    )


def _zones(zones: tuple[Zone, ...] | list[Zone]) -> Iterator[GlimpseZone]:
    left = PIECES
    for zone in [one for one in zones if one.pieces][:ZONES]:
        top = zone.pieces[-1:] if zone.kind == "pile" else zone.pieces[:left]
        left -= len(top)
        area = area_of(zone)
        if area is not None:
            yield _board(zone, top, area)
            continue
        cells = min(CELLS, len(zone.cells))
        yield GlimpseZone(zone.kind, tuple(map(_piece, top)), cells, zone.cols)


def _piece(piece: Piece) -> GlimpsePiece:
    return GlimpsePiece(piece.face or "", piece.at, piece.seat)


def _board(zone: Zone, pieces: tuple[Piece, ...], area: Area) -> GlimpseZone:
    """Its cells stand anywhere: pieces come with their spots, and cells are left out."""
    return GlimpseZone(
        zone.kind,
        tuple(
            GlimpsePiece(piece.face or "", seat=piece.seat, spot=_spot(zone.places[at], area))
            for piece in pieces
            if (at := piece.at) is not None and at < len(zone.places)
        ),
        wide=round(area.wide, 2),
        high=round(area.high, 2),
        ground=zone.ground,
    )


def _spot(place: tuple[float, float], area: Area) -> tuple[float, float]:
    return round(place[0] - area.left, 2), round(place[1] - area.top, 2)
