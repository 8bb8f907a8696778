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


def test_pieces_of_a_board_whose_cells_stand_anywhere_have_a_spot_inside_it() -> None:
    game = shelf()["hex"]
    walked = walk(game, game.options(), 2, seed=7, steps=30)
    (board,) = glimpse(game, walked.states[-1]).zones
    assert board.ground == "board-11"
    assert not board.cells
    assert len(board.pieces) == 30
    for piece in board.pieces:
        assert piece.spot is not None
        assert 0 < piece.spot[0] < board.wide
        assert 0 < piece.spot[1] < board.high
    assert len({piece.spot for piece in board.pieces}) == 30
