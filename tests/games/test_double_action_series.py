"""Double Action: what makes a series, and what is turned."""

from __future__ import annotations

import pytest

from games.double_action_tester import A, B, at, cells_text, mask, row
from tablee.games.double_action.board import FIVES, claims
from tablee.games.double_action.components import FREE
from tablee.games.double_action.moves import Options

THREE = Options(target=3, dealer=2)


def test_five_in_a_row_are_a_series() -> None:  # DA-P02, DA-04, DA-15
    table = at(a=row(3, 2, 5), hands="JH 2C").plays(A, "play JH 3-6")
    assert table.series == (1, 0)
    assert table.turned == (row(3, 2, 6), "")
    assert table.outcome is None


@pytest.mark.parametrize(
    ("four", "fifth"),
    [
        ("3-4 4-4 5-4 6-4", "7-4"),
        ("2-2 3-3 4-4 5-5", "6-6"),
        ("2-9 3-8 4-7 5-6", "6-5"),
        ("5-2 5-3 5-5 5-6", "5-4"),
    ],
)
def test_series_run_in_every_direction(four: str, fifth: str) -> None:  # DA-05
    assert at(a=four, hands="JH 2C").plays(A, f"play JH {fifth}").series == (1, 0)


def test_lines_have_no_gap_and_do_not_go_round_an_edge() -> None:  # DA-05
    assert at(a="3-7 3-8 3-9 3-10", hands="JH 2C").plays(A, "play JH 4-1").series == (0, 0)
    assert at(a="5-1 5-2 5-3 5-6", hands="JH 2C").plays(A, "play JH 5-5").series == (0, 0)
    assert [len(line) for line in FIVES] == [60, 60, 36, 36]  # 10·6 twice, 6·6 twice


def test_a_free_corner_is_one_of_the_five() -> None:  # DA-P03, DA-09, DA-10
    table = at(a="1-2 1-3 1-4", hands="AC 2C").plays(A, "play AC 1-5")
    assert table.series == (1, 0)
    assert table.turned == ("1-2 1-3 1-4 1-5", "")
    assert not table.state.tokens[0] & FREE


def test_a_free_corner_serves_both_sides_and_many_series() -> None:  # DA-10
    table = at(turned_a=["1-1 1-2 1-3 1-4 1-5"], a="2-1 3-1 4-1", b="2-2 3-3 4-4", hands="JH 2C")
    assert table.plays(A, "play JH 5-1").series == (2, 0)
    rival = at(turned_a=["1-1 1-2 1-3 1-4 1-5"], b="2-2 3-3 4-4", hands=("2C", "JH 3C"), turn=B)
    assert rival.plays(B, "play JH 5-5").series == (1, 1)


def test_nine_in_a_row_are_two_series_and_eight_are_one() -> None:  # DA-P04, DA-08
    table = at(turned_a=[row(5, 1, 5)], hands="JH JD JC JS", stock=40)
    for column, jack in ((6, "JH"), (7, "JD"), (8, "JC")):
        table = table.plays(A, f"play {jack} 5-{column}").plays(
            B, f"play {column - 4}C {DARK[column]}"
        )
        assert table.series == (1, 0)
    table = table.plays(A, "play JS 5-9")
    assert table.series == (2, 0)
    assert table.turned[0] == row(5, 1, 9)
    assert table.winners == (A,)


DARK = {6: "2-2", 7: "6-9", 8: "9-8"}
"""Cells of 2C, 3C, 4C, where the other side puts its tokens out of the way."""


def test_series_may_cross() -> None:  # DA-P05, DA-07
    table = at(turned_a=[row(5, 3, 7)], a="3-5 4-5 6-5", hands="JH 2C").plays(A, "play JH 7-5")
    assert table.series == (2, 0)
    assert table.winners == (A,)


def test_turned_tokens_never_count_for_the_others() -> None:  # DA-07
    table = at(turned_b=[row(5, 3, 7)], a="3-5 4-5 6-5", hands="JH 2C").plays(A, "play JH 7-5")
    assert table.series == (0, 1)


def test_one_token_may_be_borrowed_from_each_series() -> None:  # DA-08, A-DA-3
    table = at(
        turned_a=[row(4, 3, 7), row(8, 3, 7)],
        a="5-5 6-5",
        hands="JH 2C",
        options=THREE,
    )
    assert table.plays(A, "play JH 7-5").series == (3, 0)


def test_two_series_in_one_move_of_one_line() -> None:  # DA-08, DA-37
    four_and_four = f"{row(6, 1, 4)} {row(6, 6, 9)}"
    table = at(a=four_and_four, hands="JH 2C").plays(A, "play JH 6-5")
    assert table.series == (2, 0)
    assert table.winners == (A,)


def test_two_series_in_one_move_of_two_lines() -> None:  # DA-15, DA-37
    table = at(a=f"{row(6, 1, 4)} 2-5 3-5 4-5 5-5", hands="JH 2C").plays(A, "play JH 6-5")
    assert table.series == (2, 0)


def test_a_whole_line_of_ten_is_two_series() -> None:  # DA-08
    tokens = mask(row(1, 2, 9))
    first = claims(mask(row(1, 2, 5)), (), 4)
    assert first == ((mask("1-1 1-2 1-3 1-4 1-5"),),)
    second = claims(tokens, first[0], 5)
    assert second == ((mask(row(1, 5, 9)),), (mask("1-6 1-7 1-8 1-9 1-10"),))


@pytest.mark.parametrize(
    ("length", "new", "ways"), [(5, 3, 1), (6, 5, 2), (6, 2, 2), (7, 4, 3), (8, 4, 4), (9, 5, 1)]
)
def test_the_owner_of_a_long_run_picks_the_five(length: int, new: int, ways: int) -> None:
    """DA-15, A-DA-4: any five that contain the new token; of nine, both fives at once."""
    cell = 50 + new - 1
    found = claims(mask(row(6, 1, length)), (), cell)
    assert len(found) == ways
    assert all(five >> cell & 1 for claim in found for five in claim)
    assert {len(claim) for claim in found} == {2 if length == 9 else 1}


def test_the_five_chosen_are_turned_and_the_others_stay_plain() -> None:  # DA-15, A-DA-4
    table = at(a="6-2 6-3 6-4 6-6 6-7", b="", hands=("JH 2C", "JS 3C"))
    assert {"play JH 6-5", "play JH 6-5 1"} <= set(table.legal(A))
    assert table.refuses(A, "play JH 6-5 2") == "no_such_choice"
    assert table.refuses(A, "play JH 6-5 -1") == "no_such_choice"
    left, right = (table.plays(A, f"play JH 6-5 {choice}") for choice in (0, 1))
    assert left.turned[0] == row(6, 2, 6)
    assert right.turned[0] == row(6, 3, 7)
    assert left.plays(B, "remove JS 6-7").tokens[0] == row(6, 2, 6)
    assert left.refuses(B, "remove JS 6-2") == "locked_token"


def test_choices_in_two_lines_multiply() -> None:  # DA-15
    tokens = f"{row(6, 1, 4)} 6-6 {' '.join(f'{r}-5' for r in (2, 3, 4, 5, 7))}"
    found = claims(mask(f"{tokens} 6-5"), (), 54)
    assert len(found) == 4  # two fives of six in the row, two of six in the column
    assert all(len(claim) == 2 for claim in found)


def test_a_turned_series_stays_for_good() -> None:  # DA-16
    """Shared tokens too: 5-5 belongs to two series."""
    table = at(
        turned_b=[row(5, 3, 7), "3-5 4-5 5-5 6-5 7-5"],
        hands="JS JC",
        options=THREE,
    )
    for cell in (*row(5, 3, 7).split(), "3-5", "7-5"):
        assert table.refuses(A, f"remove JS {cell}") == "locked_token"


def test_three_series_by_agreement() -> None:  # DA-P14, DA-06
    table = at(
        turned_a=[row(5, 3, 7)], a="3-5 4-5 6-5 9-2 9-3 9-4 9-5", hands="JH JD", options=THREE
    )
    table = table.plays(A, "play JH 7-5")
    assert (table.series, table.outcome) == ((2, 0), None)
    table = table.plays(B, "play 2C 2-2").plays(A, "play JD 9-6")
    assert table.series == (3, 0)
    assert table.winners == (A,)


def test_series_belong_to_the_side() -> None:  # DA-04
    table = at(a=row(3, 2, 5), hands=("2C", "3C", "JH 4C", "5C"), seats=4, turn=2)
    table = table.plays(2, "play JH 3-6")
    assert table.series == (1, 0)
    assert [note.score for note in table.scene(0).seats] == [1, 0, 1, 0]


def test_cells_read_as_they_are_written() -> None:
    assert cells_text(mask("1-1 10-10 5-6")) == "1-1 5-6 10-10"
