"""The smallest box: its four clauses, and its positions counted."""

from __future__ import annotations

import pytest
from tablee_tictactoe.rules import Mark, Options, State, apply, legal, outcome, start, to_act

from tablee.catalog import find
from tablee.kernel import IllegalMove, replay
from tablee.lab import Plan, report, run


def after(*cells: int) -> State:
    """The state after these cells were marked in turn."""
    moves = [(turn % 2, Mark(cell)) for turn, cell in enumerate(cells)]
    state = replay(find("tictactoe"), start(Options(), 2), moves)
    assert isinstance(state, State)
    return state


def test_crosses_begin_and_turns_alternate() -> None:  # TT-1
    assert to_act(after()) == (0,)
    assert to_act(after(4)) == (1,)
    with pytest.raises(IllegalMove, match="not_your_turn"):
        apply(after(4), 0, Mark(0))


def test_a_sign_goes_on_an_empty_cell() -> None:  # TT-2
    assert [*legal(after(4, 0), 0)] == [Mark(cell) for cell in (1, 2, 3, 5, 6, 7, 8)]
    for cell in (4, 9, -1):
        with pytest.raises(IllegalMove, match="cell_taken"):
            apply(after(4), 1, Mark(cell))


@pytest.mark.parametrize("cells", [(0, 3, 1, 4, 2), (0, 1, 3, 2, 6), (0, 1, 4, 2, 8)])
def test_three_in_a_line_column_or_diagonal_win(cells: tuple[int, ...]) -> None:  # TT-3
    ended = outcome(after(*cells))
    assert ended is not None
    assert ended.winners == (0,)
    assert to_act(after(*cells)) == ()


def test_a_full_board_without_a_line_is_drawn() -> None:  # TT-4
    ended = outcome(after(0, 1, 2, 4, 3, 5, 7, 6, 8))
    assert ended is not None
    assert ended.ranks == (1, 1)


def test_there_are_as_many_games_as_arithmetic_says() -> None:
    """9·8·7·6·5 ways to play five signs; 1,440 of them end there (8 lines · 3! · 6·5)."""
    states, ended = [after()], 0
    for _ in range(5):
        states = [find("tictactoe").apply(s, s.turn, m) for s in states for m in legal(s, s.turn)]
        ended += sum(outcome(state) is not None for state in states)
    assert (len(states), ended) == (15_120, 1_440)


def test_the_expert_never_loses_to_chance() -> None:
    plan = Plan("tictactoe", 2, 40, ("expert", "random"), seed=3)
    results = run(plan)
    assert all(r.ranks[r.players.index("expert")] == 1 for r in results)
    assert report(plan, results).players[0].share > 0.85
