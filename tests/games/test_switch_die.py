"""Switch: what the faces of the Switch die do."""

from __future__ import annotations

from collections import Counter

from games.switch_tester import at, lock
from tablee.games.switch import GAME
from tablee.games.switch.components import SWITCH_DIE
from tablee.games.switch.moves import Options, Roll
from tablee.games.switch.state import NOBODY
from tablee.kernel import rules_of
from tablee.kernel.options import describe_options


def test_the_die_has_four_results_and_three_blank_sides() -> None:  # SW-30, A-SW-5
    assert Counter(SWITCH_DIE) == {"green": 1, "red": 1, "block": 1, "blank": 3}
    weights: Counter[str] = Counter()
    for move, weight in GAME.chances(at(top=1).plays(0, "throw").state):
        assert isinstance(move, Roll)
        weights[move.face] += weight
    # 6³ ways for the dice, times the sides that show the face.
    assert weights == {"green": 216, "red": 216, "block": 216, "blank": 648}


def test_blank_does_nothing() -> None:  # SW-30
    game = at(3, 11, 7, owner=1).throws("1 2 3 blank")
    assert (game.phase, game.tops, game.state.owner) == ("shed", (3, 11, 7), 1)


# --- green -------------------------------------------------------------------------------------


def test_green_swaps_whole_packs_and_ends_the_turn() -> None:  # SW-31, SW-32, SW-P09
    game = at(3, 11, 7).throws("3 4 5 green")
    assert game.legal(0) == ["swap 1", "swap 2", "decline"]
    game = game.plays(0, "swap 1")
    assert game.tops == (11, 3, 7)
    assert game.state.packs == (1, 0, 2)  # A-SW-13: the colour goes with the pack
    assert (game.turn, game.phase) == (1, "throw")


def test_green_may_be_declined_and_then_one_sheds() -> None:  # SW-31, SW-32, A-SW-7
    game = at(3, 11, 7).throws("3 4 5 green").plays(0, "decline")
    assert (game.phase, game.can_shed) == ("shed", 3)
    assert game.sheds(3).top == 6


def test_declining_a_green_rethrow_may_bust() -> None:  # SW-32, A-SW-7
    game = at(3, 11).throws("3 6 6 blank").sheds(1).throws("1 1 1 green")
    assert game.plays(0, "decline").tops == (1, 11)


def test_a_table_may_agree_that_green_ends_the_turn() -> None:  # SW-32, A-SW-7
    agreed = Options(green_ends_turn=True)
    declined = at(3, 11, 7, options=agreed).throws("3 4 5 green").plays(0, "decline")
    assert (declined.tops, declined.turn, declined.phase) == ((3, 11, 7), 1, "throw")
    swapped = at(3, 11, 7, options=agreed).throws("3 4 5 green").plays(0, "swap 1")
    assert (swapped.tops, swapped.turn) == ((11, 3, 7), 1)


def test_where_green_ends_the_turn_declining_a_rethrow_is_no_bust() -> None:  # SW-22, A-SW-7
    game = at(3, 11, options=Options(green_ends_turn=True)).throws("3 6 6 blank").sheds(1)
    assert game.throws("1 1 1 green").plays(0, "decline").tops == (4, 11)


def test_version_1_has_no_such_option() -> None:  # A-SW-7
    first = rules_of(GAME, 1)
    assert [choice.name for choice in describe_options(first.options)] == [
        "block_is_no_bust",
        "window_ms",
    ]
    told = first.start(first.options(block_is_no_bust=False, window_ms=3000), 3).options
    assert told == Options(block_is_no_bust=False, window_ms=3000, green_ends_turn=False)


def test_a_green_swap_on_a_rethrow_is_no_bust() -> None:  # SW-22, A-SW-6
    game = at(3, 11).throws("3 6 6 blank").sheds(1).throws("1 1 1 green").plays(0, "swap 1")
    assert game.tops == (11, 4)


def test_one_swaps_with_another_player_only() -> None:  # SW-31
    game = at(3, 11, 7).throws("3 4 5 green")
    for nobody in (0, 3, -1):
        assert game.refuses(0, f"swap {nobody}") == "no_such_opponent"
    assert at(3, 11).throws("3 4 5 blank").refuses(0, "swap 1") == "not_now"


# --- red ---------------------------------------------------------------------------------------


def test_red_swaps_with_the_lowest_and_ends_the_turn() -> None:  # SW-33, SW-P10, A-SW-6
    game = at(9, 4, 6).throws("4 5 1 1 1 red")
    assert (game.tops, game.turn, game.phase) == ((4, 9, 6), 1, "throw")


def test_red_without_anybody_lower_only_ends_the_turn() -> None:  # SW-34, SW-P10
    game = at(2, 2, 5).throws("2 3 4 red")
    assert (game.tops, game.turn) == ((2, 2, 5), 1)
    assert game.state.packs == (0, 1, 2)


def test_of_several_lowest_the_first_clockwise_is_taken() -> None:  # SW-33, A-SW-8
    assert at(9, 6, 4, 4).throws("1 1 1 1 1 red").tops == (4, 6, 9, 4)
    assert at(9, 4, 8, 4).throws("1 1 1 1 1 red").tops == (4, 9, 8, 4)
    # Seat 2 throws: seat 3 comes before seat 0.
    third = at(4, 9, 8, 4).throws("6 6 6 blank").throws("1 1 1 1 1 blank").throws("1 1 1 1 red")
    assert third.tops == (4, 9, 4, 8)


def test_red_on_a_rethrow_is_no_bust() -> None:  # SW-22, A-SW-6
    game = at(3, 11).throws("3 6 6 blank").sheds(1).throws("1 1 1 red")
    assert game.tops == (4, 11)


# --- block -------------------------------------------------------------------------------------


def test_the_block_face_takes_the_token_and_shedding_goes_on() -> None:  # SW-35
    game = at(top=1).throws("1 2 4 block")
    assert (game.state.owner, game.can_shed) == (0, 7)


def test_the_block_face_takes_the_token_from_its_owner() -> None:  # SW-35
    assert at(1, 5, owner=1).throws("1 2 4 block").state.owner == 0
    assert at(1, 5, owner=0).throws("1 2 4 block").state.owner == 0


def test_the_block_face_takes_the_token_off_another_pack() -> None:  # SW-35, SW-41, A-SW-12
    game = at(1, 5, locked=1).throws("1 2 4 block")
    assert (game.state.owner, game.state.locked) == (0, NOBODY)


def test_the_token_is_taken_even_when_nothing_can_be_shed() -> None:  # SW-35
    game = at(1, 5).throws("5 5 5 block")
    assert (game.turn, game.state.owner) == (1, 0)
    assert lock(game, 1) in game.legal(0)
