"""Switch: throwing, shedding, stopping, throwing again, winning."""

from __future__ import annotations

import pytest

from games.switch_tester import at
from tablee.kernel import CHANCE

# --- throwing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("top", "dice"), [(1, 3), (4, 3), (5, 4), (8, 4), (9, 5), (12, 5), (16, 5)]
)
def test_the_top_card_says_how_many_dice(top: int, dice: int) -> None:  # SW-10, SW-P04
    rolling = at(top=top).plays(0, "throw")
    enough = " ".join("1" * dice)
    assert rolling.falls(f"{enough} blank").state.dice == (1,) * dice
    for wrong in (f"{enough} 1 blank", f"{enough[2:]} blank"):
        assert rolling.refuses(CHANCE, f"roll {','.join(wrong.split()[:-1])} blank") == "wrong_dice"


def test_the_dice_are_fixed_at_the_throw() -> None:  # SW-10, SW-P04
    game = at(top=4).throws("4 1 2 blank")
    assert game.can_shed == 4
    game = game.sheds(4)
    assert game.top == 8
    assert len(game.throws("1 1 1 1 blank").state.dice) == 4


def test_the_switch_die_goes_with_every_throw_and_comes_first() -> None:  # SW-11
    game = at(12, 3).throws("6 6 1 1 1 red")
    assert game.tops == (3, 12)
    again = at(top=1).throws("1 5 6 blank").sheds(1).throws("2 3 4 green")
    assert again.phase == "green"


def test_dice_lie_in_the_tray_until_the_next_throw() -> None:  # SW-12
    game = at(top=12).throws("1 1 1 2 2 blank")
    assert (game.turn, game.state.dice, game.state.by) == (1, (1, 1, 1, 2, 2), 0)


# --- shedding ----------------------------------------------------------------------------------


def test_one_may_shed_fewer_cards_than_possible() -> None:  # SW-13
    game = at(top=1).throws("1 2 4 blank")
    assert game.legal(0) == [*(f"shed {n}" for n in range(7, 0, -1)), "pass"]
    assert game.sheds(3).top == 4


def test_shedding_nothing_is_failing() -> None:  # SW-13, A-SW-4
    first = at(top=3).throws("1 2 4 blank").plays(0, "pass")
    assert (first.tops, first.turn) == ((3, 1), 1)
    again = at(top=3).throws("1 2 6 blank").sheds(1).throws("1 1 4 blank").plays(0, "pass")
    assert (again.tops, again.turn) == ((1, 1), 1)


def test_only_the_exact_value_counts() -> None:  # SW-14
    assert at(top=12).throws("1 2 3 4 2 blank").can_shed == 1  # 1+2+3+4+2 makes 12, nothing 13
    over = at(top=2).throws("3 4 5 blank")
    assert (over.phase, over.turn) == ("throw", 1)


def test_no_die_counts_twice_in_one_sum() -> None:  # SW-15, SW-P03
    game = at(top=2).throws("1 3 5 blank")
    assert (game.top, game.turn) == (2, 1)


def test_several_cards_go_without_skipping() -> None:  # SW-16, SW-17, SW-P05
    game = at(top=3).throws("3 5 6 blank")
    assert game.can_shed == 1
    assert game.refuses(0, "shed 2") == "cannot_make"
    assert game.sheds(1).top == 4
    assert at(top=5).throws("1 4 1 1 blank").can_shed == 3


def test_seven_cards_go_from_one_throw_of_1_2_4() -> None:  # SW-18, SW-29, SW-P01
    table = at(top=1).throws("1 2 4 blank")
    assert table.can_shed == 7
    assert table.sheds(7).top == 8


def test_only_the_1_goes_from_1_5_6() -> None:  # SW-28, SW-P02
    game = at(top=1).throws("1 5 6 blank")
    assert game.refuses(0, "shed 2") == "cannot_make"
    game = game.sheds(1)
    assert game.legal(0) == ["stop", "rethrow"]
    assert game.stops().tops == (2, 1)
    assert len(game.throws("1 2 3 blank").state.dice) == 3


def test_pips_drawn_on_cards_are_no_condition() -> None:  # SW-27
    """Any dice that make the value will do, however they are grouped."""
    for throw in ("4 1 1 1", "3 3 3 1", "6 1 4 4", "5 2 1 1"):
        assert at(top=7).throws(f"{throw} blank").can_shed >= 1


@pytest.mark.parametrize("cards", [0, -1])
def test_at_least_one_card_is_shed(cards: int) -> None:
    assert at(top=1).throws("1 2 4 blank").refuses(0, f"shed {cards}") == "shed_one_at_least"


# --- stopping or going on ----------------------------------------------------------------------


def test_one_may_go_on_as_long_as_one_sheds() -> None:  # SW-19
    game = at(top=1)
    for throw, cards in (("1 5 6", 1), ("2 6 6", 1), ("3 5 6", 1)):
        game = game.throws(f"{throw} blank").sheds(cards)
    assert game.top == 4
    assert game.stops().turn == 1


def test_nobody_throws_again_without_having_shed() -> None:  # SW-19
    assert at(top=1).refuses(0, "rethrow") == "not_now"
    assert at(top=1).refuses(0, "stop") == "not_now"
    assert at(top=1).throws("1 2 4 blank").refuses(0, "rethrow") == "not_now"
    assert at(top=1).throws("5 5 5 blank").refuses(0, "rethrow") == "not_your_turn"


def test_a_failed_first_throw_costs_nothing() -> None:  # SW-20, SW-P06
    game = at(top=12).throws("1 1 1 2 2 blank")
    assert (game.top, game.turn) == (12, 1)


def test_a_failed_rethrow_below_9_costs_everything() -> None:  # SW-21, SW-22, SW-23, SW-P07
    game = at(top=1).throws("1 2 3 blank").sheds(5)
    assert game.top == 6
    game = game.throws("1 1 1 1 blank")
    assert (game.top, game.turn) == (1, 1)


def test_the_8_is_still_unprotected() -> None:  # SW-23
    game = at(top=7).throws("1 6 1 1 blank").sheds(1).throws("1 1 1 1 blank")
    assert game.top == 1


def test_a_failed_rethrow_from_9_on_falls_back_to_the_9() -> None:  # SW-24, SW-P08
    game = at(top=10).throws("6 4 1 1 6 blank").sheds(3).throws("1 1 1 1 1 blank")
    assert (game.top, game.turn) == (9, 1)


def test_at_the_9_nothing_is_lost() -> None:  # SW-24, SW-25, SW-P08
    game = at(top=8).throws("6 2 6 6 blank").sheds(1).throws("1 1 1 1 1 blank")
    assert (game.top, game.turn) == (9, 1)


def test_protection_goes_with_the_pack() -> None:  # SW-25
    """Seat 1 gets the pack with the 12 by a swap, fails with it, and falls to the 9 only."""
    game = at(12, 3).throws("1 1 1 1 1 green").plays(0, "swap 1")
    game = game.throws("6 6 1 1 1 blank").sheds(1).throws("1 1 1 1 1 blank")
    assert game.tops == (3, 9)


def test_the_number_of_dice_is_read_anew_at_every_throw() -> None:  # SW-26
    game = at(top=4).throws("4 6 6 blank").sheds(1)
    assert game.throws("1 1 1 1 blank").state.dice == (1, 1, 1, 1)
    swapped = at(12, 3).throws("1 1 1 1 1 green").plays(0, "swap 1")
    assert swapped.throws("1 1 1 1 1 blank").state.dice == (1,) * 5


# --- the end -----------------------------------------------------------------------------------


def test_whoever_sheds_the_16_has_won_at_once() -> None:  # SW-03, SW-44, SW-P15
    game = at(15, 4, 4, 12).throws("6 5 4 1 1 blank")
    assert game.can_shed == 2
    game = game.sheds(2)
    assert game.phase == "over"
    outcome = game.outcome
    assert outcome is not None
    assert outcome.ranks == (1, 3, 3, 2)
    assert outcome.scores == (16, 3, 3, 11)
    assert [line.faces for (line,) in outcome.lines] == [
        ("blue-16",),
        ("amber-3",),
        ("rose-3",),
        ("teal-11",),
    ]
    for seat in range(4):
        assert game.refuses(seat, "throw") == "game_over"


def test_a_pack_won_by_a_swap_wins_for_whoever_holds_it() -> None:  # SW-44
    game = at(3, 16).throws("1 1 1 green").plays(0, "swap 1").throws("5 5 5 blank")
    game = game.throws("6 6 4 1 1 blank").sheds(1)
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_nobody_plays_out_of_turn_without_the_token() -> None:
    game = at(5, 5, 5)
    for text in ("throw", "stop", "shed 1", "pass", "swap 0", "decline", "rethrow"):
        assert game.refuses(1, text) == "not_your_turn"
    for text in ("block 1", "let 1", "lock 0 blue"):
        assert game.refuses(1, text) == "no_token"
