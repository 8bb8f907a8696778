"""The clauses of Hex, its cells counted, and its players against each other."""

from __future__ import annotations

import pytest
from tablee_hex.board import board, mirrored
from tablee_hex.distance import FAR, distances
from tablee_hex.rules import (
    EMPTY,
    Options,
    Place,
    State,
    Swap,
    apply,
    legal,
    outcome,
    start,
    to_act,
)

from tablee.catalog import find
from tablee.kernel import BadOptions, IllegalMove, parse_move, replay
from tablee.kernel.options import parse_options
from tablee.lab import Plan, report, run

SMALL = Options(size=7)


def after(*moves: str, options: Options = SMALL) -> State:
    """The state after these moves in turn, `c4` for a stone."""
    game = find("hex")
    texts = [move if move == "swap" else f"place {move}" for move in moves]
    log = [(turn % 2, parse_move(game.moves, text)) for turn, text in enumerate(texts)]
    state = replay(game, start(options, 2), log)
    assert isinstance(state, State)
    return state


def stones(state: State) -> dict[str, int]:
    names = board(state.size).names
    return {names[n]: seat for n, seat in enumerate(state.stones) if seat != EMPTY}


@pytest.mark.parametrize("size", [7, 9, 11, 13])
def test_a_board_is_a_rhombus_of_hexagons(size: int) -> None:  # HX-1
    state = start(parse_options(Options, {"size": size}), 2)
    assert len(legal(state, 0)) == size**2
    assert to_act(state) == (0,)
    beside = [len(near) for near in board(size).beside]
    inside, edge = (size - 2) ** 2, 4 * (size - 2)
    counts = {n: beside.count(n) for n in (2, 3, 4, 6)}
    assert counts == {2: 2, 3: 2, 4: edge, 6: inside}  # two sharp corners, two blunt ones


def test_there_are_two_players_and_four_sizes() -> None:  # HX-1
    assert Options().size == 11
    for seats in (1, 3):
        with pytest.raises(BadOptions):
            start(SMALL, seats)
    with pytest.raises(BadOptions):
        parse_options(Options, {"size": 8})


def test_a_stone_goes_on_an_empty_cell_and_stays() -> None:  # HX-2
    state = after("a1", "g7", "c4")
    assert stones(state) == {"a1": 0, "g7": 1, "c4": 0}
    assert to_act(state) == (1,)
    for cell in ("c4", "g7", "h1", "a8", "", "c44"):
        with pytest.raises(IllegalMove, match="not_free"):
            apply(state, 1, Place(cell))
    with pytest.raises(IllegalMove, match="not_your_turn"):
        apply(state, 0, Place("d4"))


def test_blue_joins_left_and_right() -> None:  # HX-3
    row = [f"{letter}4" for letter in "abcdefg"]
    reds = [f"{letter}6" for letter in "abcdef"]
    state = after(*[move for pair in zip(row, reds, strict=False) for move in pair], row[-1])
    ended = outcome(state)
    assert ended is not None
    assert ended.winners == (0,)
    assert to_act(state) == ()
    with pytest.raises(IllegalMove, match="game_over"):
        apply(state, 1, Place("g7"))


def test_red_joins_top_and_bottom() -> None:  # HX-3
    blues, reds = [f"a{n}" for n in range(1, 8)], [f"d{n}" for n in range(1, 8)]
    state = after(*[move for pair in zip(blues, reds, strict=True) for move in pair])
    ended = outcome(state)
    assert ended is not None
    assert ended.winners == (1,)


def test_cells_that_only_look_close_do_not_join() -> None:  # HX-3
    """d4 and e5 meet in a corner only; d4 and e3 share a side."""
    names, beside = board(7).names, board(7).beside
    around = {names[n] for n in beside[names.index("d4")]}
    assert around == {"c4", "e4", "d3", "d5", "e3", "c5"}


def test_a_full_board_has_joined_somebody() -> None:  # HX-3
    game = find("hex")
    for seed in range(40):
        result = run(Plan("hex", 2, 1, ("random", "random"), seed=seed, options={"size": 7}))[0]
        assert sorted(result.ranks) == [1, 2]
    assert game.outcome(start(SMALL, 2)) is None


def test_red_may_take_over_the_first_stone() -> None:  # HX-4
    state = after("b5", "swap")
    assert stones(state) == {"e2": 1}
    assert to_act(state) == (0,)
    assert Swap() not in legal(state, 0)


def test_the_second_stone_and_later_ones_are_not_taken_over() -> None:  # HX-4
    assert Swap() in legal(after("b5"), 1)
    for state, seat in ((after(), 0), (after("b5", "c3", "d4"), 1), (after("b5", "swap"), 0)):
        assert Swap() not in legal(state, seat)
        with pytest.raises(IllegalMove, match="no_swap"):
            apply(state, seat, Swap())
    alone = after("b5", options=Options(size=7, swap=False))
    with pytest.raises(IllegalMove, match="no_swap"):
        apply(alone, 1, Swap())


def test_what_is_mirrored_twice_is_where_it_was() -> None:  # HX-4
    for cell in range(49):
        assert mirrored(mirrored(cell, 7), 7) == cell


# --- players -------------------------------------------------------------------------------------


def test_a_bridge_is_as_good_as_joined() -> None:
    """A stone on f3 is two free cells away from its side, and as near as one beside it."""
    blue, names = [EMPTY] * 49, board(7).names
    blue[names.index("f3")] = 0
    found = distances(blue, 7, 0)
    assert found[names.index("g3")] == found[names.index("g2")]
    red = [*blue]
    red[names.index("g3")] = red[names.index("g2")] = 1
    assert min(distances(red, 7, 1)) < min(distances(blue, 7, 1))


def test_who_is_cut_off_is_far_from_joining() -> None:
    names = board(7).names
    wall = [1 if name[0] == "d" else EMPTY for name in names]
    assert min(distances(wall, 7, 0)) >= FAR


@pytest.mark.parametrize("pair", [("expert", "regular"), ("regular", "beginner")])
def test_each_level_beats_the_one_below_it(pair: tuple[str, str]) -> None:
    plan = Plan("hex", 2, 16, pair, seed=4, options={"size": 7})
    assert report(plan, run(plan)).players[0].share > 0.6
