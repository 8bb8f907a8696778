"""Small pictures hold what a watcher may know, and never much."""

from __future__ import annotations

import msgspec
import pytest

from tablee.catalog import shelf
from tablee.kernel import WATCHER, Game
from tablee.kernel.options import parse_options, settle_options
from tablee.table.viewers.glimpse import CELLS, PIECES, ZONES, glimpse
from tablee.testing.walk import walk

LARGEST = 3_000
"""Bytes of a picture."""


@pytest.mark.parametrize("game", shelf().values(), ids=list(shelf()))
def test_a_picture_is_small_and_shows_what_a_watcher_sees(game: Game) -> None:
    seats = max(game.seats)
    options = parse_options(game.options, settle_options(game, {}, seats, False))
    walked = walk(game, options, seats, seed=7, steps=120)
    for state in walked.states[::4]:
        shown = glimpse(game, state, "t", ("Somebody",) * seats)
        assert len(msgspec.json.encode(shown)) < LARGEST
        assert len(shown.zones) <= ZONES
        assert sum(len(zone.pieces) for zone in shown.zones) <= PIECES
        assert all(zone.cells <= CELLS for zone in shown.zones)
        scene = game.scene(game.view(state, WATCHER), ())
        seen = {piece.face or "" for zone in scene.zones for piece in zone.pieces}
        assert {piece.face for zone in shown.zones for piece in zone.pieces} <= seen
