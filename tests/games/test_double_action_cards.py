"""Double Action: laying cards, jacks, and dead cards."""

from __future__ import annotations

import pytest

from games.double_action_tester import A, B, at, cards, row
from tablee.games.double_action.moves import Options
from tablee.kernel import CHANCE

SEVENS = "7-10 8-4"
"""Both cells of the seven of clubs."""


def test_a_turn_is_one_card_and_one_token() -> None:  # DA-13
    table = at(hands="7C 9H", stock=20).plays(A, "play 7C 7-10")
    assert table.tokens == ("7-10", "")
    assert table.view(B).discards == (cards("7C"), ())
    assert table.state.turn == B
    assert table.refuses(A, "play 9H 3-8") == "not_your_turn"


def test_any_empty_matching_cell_will_do() -> None:  # DA-14
    table = at(hands="7C 9H")
    assert [move for move in table.legal(A) if move.startswith("play 7C")] == [
        "play 7C 7-10",
        "play 7C 8-4",
    ]
    assert table.refuses(A, "play 7C 1-2") == "not_matching"
    assert table.refuses(A, "play 8C 4-1") == "not_in_hand"
    assert table.refuses(A, "play 7X 3-1") == "no_such_card"
    assert table.refuses(A, "play 7C 0-11") == "no_such_cell"


@pytest.mark.parametrize("side", ["a", "b"])
def test_a_taken_cell_is_refused_whoever_stands_there(side: str) -> None:  # DA-14
    table = at(hands="7C 9H", **{side: "7-10"})  # type: ignore[arg-type]
    assert table.refuses(A, "play 7C 7-10") == "cell_taken"


@pytest.mark.parametrize("jack", ["JS", "JH", "JC", "JD"])
def test_every_jack_goes_anywhere(jack: str) -> None:  # DA-P08, DA-22, DA-23
    table = at(hands=f"{jack} 2C", b="6-6")
    placed = table.plays(A, f"play {jack} 2-7")
    assert placed.tokens == ("2-7", "6-6")
    assert table.refuses(A, f"play {jack} 10-10") == "free_cell"
    assert table.refuses(A, f"play {jack} 6-6") == "cell_taken"
    assert sum(move.startswith(f"play {jack}") for move in table.legal(A)) == 95


def test_a_jack_may_complete_a_series() -> None:  # DA-23
    assert at(a=row(3, 2, 5), hands="JD 2C").plays(A, "play JD 3-1").series == (1, 0)


@pytest.mark.parametrize("jack", ["JS", "JC"])
def test_a_black_jack_takes_a_token_off(jack: str) -> None:
    """DA-P06; DA-24, DA-26, DA-27."""
    table = at(a="2-2", b="6-6", hands=f"{jack} 2C 3C", stock="9H").plays(A, f"remove {jack} 6-6")
    assert table.tokens == ("2-2", "")
    assert table.refuses(A, "play 2C 5-8") == "not_your_turn"
    assert table.view(B).discards[A] == cards(jack)
    assert table.hand(A) == 2
    assert table.draws(A, "9H").hand(A) == 3


def test_the_emptied_cell_can_be_played_again() -> None:  # DA-24
    table = at(b="7-10", hands=("JS 3C", "7C 4C")).plays(A, "remove JS 7-10")
    assert table.plays(B, "play 7C 7-10").tokens == ("", "7-10")


def test_what_a_black_jack_cannot_touch() -> None:  # DA-P07, DA-24, DA-25
    table = at(a="2-2", turned_b=[row(5, 3, 7)], b="6-6", hands="JS JH 2C")
    assert table.refuses(A, "remove JS 5-5") == "locked_token"
    assert table.refuses(A, "remove JS 2-2") == "own_token"
    assert table.refuses(A, "remove JS 8-8") == "nothing_to_remove"
    assert table.refuses(A, "remove JS 1-1") == "free_cell"
    assert table.refuses(A, "remove JH 6-6") == "not_black_jack"
    assert table.refuses(A, "remove 2C 6-6") == "not_black_jack"
    assert cards("JS")[0] in table.state.hands[A]
    assert table.plays(A, "remove JS 6-6").state.turn == B


def test_a_turned_token_is_safe_in_its_unfinished_lines_too() -> None:  # DA-25
    table = at(turned_b=[row(5, 3, 7)], b="6-5 7-5 8-5", hands="JC 2C")
    assert table.refuses(A, "remove JC 5-5") == "locked_token"
    assert table.plays(A, "remove JC 6-5").tokens[1] == f"{row(5, 3, 7)} 7-5 8-5"


# --- dead cards ----------------------------------------------------------------------------------


def test_a_dead_card_is_changed_and_the_turn_goes_on() -> None:  # DA-P09, DA-35, DA-36
    table = at(
        a=SEVENS, hands="7C 9H 2C 3C 4C 5C", stock=40, options=Options(packs=2, dealer=2)
    ).plays(A, "swap_dead 7C")
    table = table.plays(CHANCE, "deal 0 KD")
    assert (table.hand(A), table.pile, table.state.turn) == (6, 39, A)
    table = table.plays(A, "play 9H 3-8")
    assert (table.hand(A), table.pile) == (5, 39)
    table = table.draws(A, "QD")
    assert (table.hand(A), table.pile) == (6, 38)


def test_a_card_is_dead_while_all_its_cells_are_taken() -> None:  # DA-34
    assert at(a="7-10", hands="7C 9H").refuses(A, "swap_dead 7C") == "card_alive"
    table = at(a="7-10", b="8-4", hands=("JS 7C", "2C 3C"))
    assert "swap_dead 7C" in table.legal(A)
    revived = table.plays(A, "remove JS 8-4").plays(B, "play 2C 5-8")
    assert "play 7C 8-4" in revived.legal(A)
    assert revived.refuses(A, "swap_dead 7C") == "card_alive"


def test_a_jack_is_never_dead_while_a_cell_is_empty() -> None:  # DA-34
    assert at(a=SEVENS, hands="JH 9H").refuses(A, "swap_dead JH") == "card_alive"


def test_changing_is_for_ones_own_turn_and_optional() -> None:  # DA-35
    table = at(a=SEVENS, hands=("9H 7C", "7C 2C"))
    assert table.refuses(B, "swap_dead 7C") == "not_your_turn"
    assert {"swap_dead 7C", "play 9H 3-8"} <= set(table.legal(A))


def test_as_many_dead_cards_as_there_are() -> None:  # DA-35, A-DA-8
    dead = "7-10 8-4 4-1 6-8"
    hands = "7C 8C 9H"
    table = at(a=dead, hands=hands).plays(A, "swap_dead 7C").plays(CHANCE, "deal 0 KD")
    assert table.plays(A, "swap_dead 8C").state.dealing == A
    limited = Options(dealer=2, dead_swaps_per_turn=1)
    once = at(a=dead, hands=hands, options=limited).plays(A, "swap_dead 7C")
    assert once.plays(CHANCE, "deal 0 KD").refuses(A, "swap_dead 8C") == "swaps_spent"


def test_nothing_is_changed_at_an_empty_pile() -> None:  # DA-35
    options = Options(dealer=2, play_out_hands=True)
    table = at(a=SEVENS, hands="7C 9H", stock=0, options=options)
    assert table.refuses(A, "swap_dead 7C") == "stock_empty"
