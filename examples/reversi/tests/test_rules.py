"""Reversi: its five clauses, and its positions counted."""

from __future__ import annotations

import pytest
from tablee_reversi import GAME
from tablee_reversi.bot import weights
from tablee_reversi.rules import FREE, Options, Put, State, apply, legal, outcome, start, to_act

from tablee.kernel import IllegalMove, replay, say
from tablee.lab import Plan, report, run


def lying(*rows: str, turn: int | None = 0) -> State:
    """A position as it is drawn: `x` for the dark discs, `o` for the light ones."""
    return State(tuple("xo.".index(cell) for row in rows for cell in row), turn)


def drawn(state: State) -> list[str]:
    size = round(len(state.cells) ** 0.5)
    text = "".join("xo."[cell] for cell in state.cells)
    return [text[first : first + size] for first in range(0, len(text), size)]


def cells(state: State) -> list[str]:
    """Where the seat whose turn it is may put a disc."""
    return [move.cell for move in legal(state, state.turn or 0)]


STAR = ("x..x..", ".o.o.x", "..ooo.", "xoo.ox", "..ooo.", ".x.x.x")
"""Dark discs on all sides of d4, light ones between; only the one at the right is not shut in."""


def test_dark_begins_with_four_discs_crosswise() -> None:  # RV-1
    assert drawn(start(Options(size=6), 2)) == [
        "......", "......", "..ox..", "..xo..", "......", "......",
    ]  # fmt: skip
    assert to_act(start(Options(), 2)) == (0,)
    assert start(Options(), 2).cells.count(FREE) == 60


def test_a_disc_goes_where_it_turns_one() -> None:  # RV-2
    first = start(Options(), 2)
    assert cells(first) == ["d3", "c4", "f5", "e6"]
    for cell in ("a1", "d4", "j9", ""):
        with pytest.raises(IllegalMove, match="turns_nothing"):
            apply(first, 0, Put(cell))
    with pytest.raises(IllegalMove, match="not_your_turn"):
        apply(first, 1, Put("d3"))


def test_all_that_lies_between_is_turned_in_every_direction() -> None:  # RV-3
    after = apply(lying(*STAR), 0, Put("d4"))
    assert drawn(after)[3] == "xxxxxx"
    assert [row[3] for row in drawn(after)] == ["x", "x", "x", "x", "x", "x"]
    assert drawn(after)[2] == "..xxx."


def test_a_line_with_a_gap_or_without_an_end_turns_nothing() -> None:  # RV-3
    rows = [".oo.x.", "......", ".ooooo", *["......"] * 3]
    assert cells(lying(*rows)) == []


def test_whoever_cannot_put_a_disc_misses_the_turn() -> None:  # RV-4
    rows = ["xo.ox.", *["......"] * 5]
    after = apply(lying(*rows), 0, Put("c1"))
    assert after.turn is None
    rows = ["xo....", "......", "......", "......", "xo....", "......"]
    again = apply(lying(*rows), 0, Put("c1"))
    assert again.turn == 0
    assert cells(again) == ["c5"]


@pytest.mark.parametrize(
    ("rows", "ranks"),
    [(("xxx", "xxo", "ooo"), (1, 2)), (("xx", "oo"), (1, 1)), (("oo", "ox"), (2, 1))],
)
def test_most_discs_win(rows: tuple[str, ...], ranks: tuple[int, int]) -> None:  # RV-5
    ended = outcome(lying(*rows, turn=None))
    assert ended is not None
    assert ended.ranks == ranks
    assert ended.scores == ("".join(rows).count("x"), "".join(rows).count("o"))
    assert outcome(lying(*rows)) is None


def test_there_are_as_many_positions_as_others_have_counted() -> None:
    """4, 12, 56, 244 and 1,396 ways to play the first moves, as in the lists of perft."""
    states, counts = [start(Options(), 2)], []
    for _ in range(5):
        states = [apply(s, s.turn or 0, move) for s in states for move in legal(s, s.turn or 0)]
        counts.append(len(states))
    assert counts == [4, 12, 56, 244, 1_396]


def test_the_shortest_game_there_is() -> None:
    """Nine moves, and light has no disc left."""
    texts = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"]
    moves = [(turn % 2, Put(cell)) for turn, cell in enumerate(texts)]
    ended = outcome(replay(GAME, start(Options(), 2), moves))
    assert ended is not None
    assert ended.scores == (13, 0)
    assert ended.why == say("end-stuck")


def test_corners_are_worth_most() -> None:
    for size in (6, 8):
        worth = weights(size * size)
        assert [cell for cell, weight in enumerate(worth) if weight == max(worth)] == [
            0, size - 1, size * (size - 1), size * size - 1,
        ]  # fmt: skip


@pytest.mark.parametrize("pair", [("regular", "beginner"), ("expert", "regular")])
def test_each_level_beats_the_one_below(pair: tuple[str, str]) -> None:
    plan = Plan("reversi", 2, 20, pair, seed=1, options={"size": 6})
    assert report(plan, run(plan)).players[0].share > 0.6
