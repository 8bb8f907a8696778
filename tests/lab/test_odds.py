"""Chances to win of any position: the game's own, or from games played out."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tablee.catalog import find
from tablee.kernel import Worth, parse_move
from tablee.lab.odds import Unknown, odds
from tablee.testing.walk import walk

BOARD = find("tictactoe")


def test_what_the_game_knows_is_believed() -> None:
    known = Worth((0.25, 0.75), "solved", about=False)
    game = replace(BOARD, worth=lambda view: known)
    assert odds(game, game.start(game.options(), 2), 0, 1, Random(1)) == known


def test_without_that_games_are_played_out_at_random() -> None:
    """Of 255,168 orders of play 131,184 are won by the first and 77,904 by the second; at random
    the first wins 58.5 %, the second 28.8 %, and 12.7 % are shared."""
    start = BOARD.start(BOARD.options(), 2)
    found = odds(BOARD, start, 0, 600, Random(4))
    assert (found.source, found.about) == ("played out", True)
    assert sum(found.chances) == pytest.approx(1.0)
    assert found.chances[0] == pytest.approx(0.585 + 0.127 / 2, abs=2.5 * found.margin)
    assert 0.03 < found.margin < 0.05
    assert found == odds(BOARD, start, 0, 600, Random(4))


def test_the_end_is_sure() -> None:
    state = BOARD.start(BOARD.options(), 2)
    for number, cell in enumerate((0, 3, 1, 4, 2)):
        state = BOARD.apply(state, number % 2, parse_move(BOARD.moves, f"mark {cell}"))
    found = odds(BOARD, state, 1, 3, Random(1))
    assert (found.chances, found.margin) == ((1.0, 0.0), 0.0)


@pytest.mark.parametrize("key", ["double-action", "crack-word"])
def test_what_is_hidden_is_dealt_again(key: str) -> None:
    """Two states that look the same to a seat have the same chances for it."""
    game = find(key)
    assert game.imagine is not None
    state = walk(game, game.options(), 2, 2, 30).state
    twin = game.imagine(game.view(state, 0), Random(9))
    assert odds(game, state, 0, 2, Random(5)) == odds(game, twin, 0, 2, Random(5))


def test_a_game_that_hides_something_and_cannot_imagine_it_says_so() -> None:
    game = replace(find("double-action"), imagine=None, worth=None)
    with pytest.raises(Unknown, match="hides something"):
        odds(game, game.start(game.options(), 2), 0, 1, Random(1))
