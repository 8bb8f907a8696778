"""What every game promises, for the games of this package: the tests that strangers use too.

Examples bring their own file of this kind, such as `examples/tictactoe/tests/test_contract.py`.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path

import pytest

from tablee.catalog import players, shelf
from tablee.kernel import Game
from tablee.testing.contract import *  # noqa: F403
from tablee.testing.wording import KNOWN_LEVELS

ROOT = Path(__file__).parents[1]
OURS = ROOT / "src/tablee/games"
GAMES = tuple(game for game in shelf().values() if OURS in game.folder.parents)
HERE = tuple(game for game in shelf().values() if ROOT in game.folder.parents)
"""Our games and those of the examples."""


def test_every_box_on_the_shelf_opens() -> None:
    points = {point.name for point in entry_points(group="tablee.games.v1")}
    assert points == set(shelf())
    assert points


def test_every_box_of_this_repository_keeps_the_contract() -> None:
    """A game under `examples/` has a file of its own that runs the contract."""
    files = {path.parents[1] for path in ROOT.glob("examples/*/tests/test_contract.py")}
    for game in HERE:
        assert game in GAMES or files & set(game.folder.parents), game
    assert len(HERE) > len(GAMES) > 3


def test_there_are_real_time_games() -> None:
    assert any(game.tempo == "real-time" for game in GAMES)


@pytest.mark.parametrize("game", HERE, ids=lambda game: game.key)
def test_our_boxes_have_a_player_of_every_level(game: Game) -> None:
    assert set(players(game)) >= KNOWN_LEVELS
