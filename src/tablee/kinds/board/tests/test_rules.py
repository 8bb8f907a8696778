"""The clauses of New game, and how many openings there are."""

from __future__ import annotations

import pytest

from tablee.kernel import IllegalMove, replay
from tablee.kinds.board import GAME
from tablee.kinds.board.rules import Options, Put, State, apply, legal, outcome, start, to_act


def after(*cells: str) -> State:
    """The state after stones were put on these cells in turn."""
    moves = [(turn % 2, Put(cell)) for turn, cell in enumerate(cells)]
    state = replay(GAME, start(Options(), 2), moves)
    assert isinstance(state, State)
    return state


def test_two_share_an_empty_board() -> None:  # NG-1
    assert to_act(after()) == (0,)
    assert len(legal(after(), 0)) == 25


def test_no_stone_lies_beside_another() -> None:  # NG-2
    assert len(legal(after("c3"), 1)) == 20
    for cell in ("c3", "c2", "d3", "z9"):
        with pytest.raises(IllegalMove, match="no_room"):
            apply(after("c3"), 1, Put(cell))
    with pytest.raises(IllegalMove, match="not_your_turn"):
        apply(after("c3"), 0, Put("a1"))


def test_whoever_cannot_move_has_lost() -> None:  # NG-3
    full = after("a1", "c1", "e1", "b2", "d2", "a3", "c3", "e3", "b4", "d4", "a5", "c5", "e5")
    ended = outcome(full)
    assert ended is not None
    assert ended.winners == (0,)
    assert to_act(full) == ()


def test_there_are_as_many_openings_as_arithmetic_says() -> None:
    """4 corners leave 22 cells to the other, 12 cells of the edge leave 21, and 9 leave 20."""
    replies = [len(legal(after(move.cell), 1)) for move in legal(after(), 0)]
    assert sum(replies) == 4 * 22 + 12 * 21 + 9 * 20
