"""Double Action: winning, running out of cards, and never getting stuck."""

from __future__ import annotations

import pytest

from games.double_action_tester import A, B, at, mask, row
from tablee.games.double_action.components import ORDINARY
from tablee.games.double_action.moves import Options
from tablee.kernel import CHANCE

PLAY_OUT = Options(dealer=2, play_out_hands=True)


def test_the_target_wins_at_once() -> None:  # DA-37, DA-28
    table = at(turned_a=[row(5, 3, 7)], a=row(3, 2, 5), hands="JH 2C").plays(A, "play JH 3-6")
    assert table.outcome is not None
    assert table.outcome.scores == (2, 0)
    assert table.winners == (A,)
    assert table.refuses(A, "draw") == "game_over"
    assert table.refuses(B, "play 2C 5-8") == "game_over"


def test_a_side_wins_together() -> None:  # DA-37
    table = at(turned_a=[row(5, 3, 7)], a=row(3, 2, 5), hands="JH 2C", seats=4)
    assert table.plays(A, "play JH 3-6").winners == (0, 2)


FIFTEEN = "2-2 2-4 2-6 2-8 3-3 7-2 7-4 7-6 8-3"
SEVENTEEN = "2-3 2-5 2-7 2-9 3-2 3-4 7-3 7-5 7-7 8-2 8-4 8-6"


def test_equal_series_are_decided_by_tokens() -> None:  # DA-P13, DA-38, DA-39
    """A lays its fifteenth token and draws the last card; B has seventeen."""
    table = at(
        turned_a=[row(5, 3, 7)],
        a=FIFTEEN,
        turned_b=[row(9, 3, 7)],
        b=SEVENTEEN,
        hands=("5H 2C", "3C 4C"),
        stock="KD",
    ).plays(A, "play 5H 3-1")
    assert table.outcome is None
    table = table.draws(A, "KD")
    assert [each.bit_count() for each in table.state.tokens] == [15, 17]
    assert table.winners == (B,)


def test_more_series_beat_more_tokens() -> None:  # DA-P13, DA-38
    table = at(
        turned_a=[row(5, 3, 7)],
        a="2-2 2-4 2-6 2-8 3-3 7-2",
        b=f"{SEVENTEEN} 9-1 9-3 9-5 9-7 10-2 10-4 10-6",
        hands=("5H 2C", "3C 4C"),
        stock="KD",
    ).turn(A, "play 5H 3-1", "KD")
    assert [each.bit_count() for each in table.state.tokens] == [12, 19]
    assert table.winners == (A,)


def test_equal_series_and_tokens_are_a_draw() -> None:  # DA-39, A-DA-10
    table = at(b="9-1", hands=("5H 2C", "3C"), stock="KD").turn(A, "play 5H 3-1", "KD")
    assert table.winners == (A, B)
    assert table.outcome is not None
    assert table.outcome.why is not None
    assert table.outcome.why.id == "end-drawn"


def test_turned_tokens_count_and_free_cells_do_not() -> None:  # DA-10, DA-39
    table = at(
        turned_a=["1-1 1-2 1-3 1-4 1-5"],
        turned_b=[row(9, 3, 7)],
        hands=("2C 3C", "4C"),
        stock="KD",
    ).turn(A, "play 2C 5-8", "KD")
    assert [each.bit_count() for each in table.state.tokens] == [5, 5]
    assert table.winners == (A, B)


def test_the_turn_of_the_last_card_is_completed() -> None:  # DA-38, A-DA-9
    """The last card comes for a dead one: its player still plays, and then it is over."""
    table = at(b="7-10 8-4", hands=("7C 9H", "3C"), stock="KD").plays(A, "swap_dead 7C")
    table = table.plays(CHANCE, "deal 0 KD")
    assert (table.pile, table.outcome, table.state.turn) == (0, None, A)
    table = table.plays(A, "play 9H 3-8")
    assert table.winners == (B,)


def test_hands_may_be_played_out() -> None:  # DA-38, A-DA-9
    table = at(hands=("5H 2C", "3C"), stock="KD", options=PLAY_OUT).turn(A, "play 5H 3-1", "KD")
    assert (table.outcome, table.state.turn) == (None, B)
    table = table.plays(B, "play 3C 10-6").plays(A, "play 2C 5-8").plays(A, "play KD 1-2")
    assert table.winners == (A,)


def test_who_can_do_nothing_passes() -> None:  # DA-30
    table = at(b="7-10 8-4", hands=("7C", "3C 4C"), stock=0, options=PLAY_OUT)
    assert [move for move in table.legal(A) if not move.startswith("hint")] == ["pass"]
    assert table.plays(A, "pass").state.turn == B
    assert at(hands="7C").refuses(A, "pass") == "must_play"
    assert table.refuses(B, "pass") == "not_your_turn"


def test_when_all_can_only_pass_it_is_over() -> None:  # DA-38
    table = at(b="7-10 8-4", hands=("7C", "7C"), stock=0, options=PLAY_OUT)
    assert table.plays(A, "pass").plays(B, "pass").winners == (B,)


@pytest.mark.parametrize(("jack", "able"), [("JS", True), ("JH", False)])
def test_on_a_full_board_only_a_black_jack_can_move(jack: str, able: bool) -> None:  # DA-24, DA-34
    rest = ORDINARY & ~mask("2-2")
    table = at(hands=(f"{jack}", "3C"), stock=0, tokens=(rest, mask("2-2")), options=PLAY_OUT)
    assert ("pass" in table.legal(A)) != able
    assert ("remove JS 2-2" in table.legal(A)) == able


def test_a_limit_of_changes_leaves_a_pass() -> None:  # DA-30, DA-35
    """The one change allowed brings another dead card."""
    options = Options(dealer=2, packs=2, dead_swaps_per_turn=1)
    table = at(b="7-10 8-4 4-1 6-8", hands=("7C 8C", "3C"), stock="8C KD", options=options)
    table = table.plays(A, "swap_dead 7C").plays(CHANCE, "deal 0 8C")
    assert [move for move in table.legal(A) if not move.startswith("hint")] == ["pass"]
    assert table.plays(A, "pass").state.turn == B
