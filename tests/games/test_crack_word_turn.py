"""Crack Word: laying letters, naming words, cracking, bins and jokers."""

from __future__ import annotations

import pytest

from games.crack_word_tester import BLUE, GREEN, RED, YELLOW, at, few_words
from tablee.games.crack_word.moves import Options
from tablee.kernel import CHANCE

__all__ = ["few_words"]

ASSISTED = Options(example="assisted")


# --- laying a card -------------------------------------------------------------------------------


def test_one_card_a_turn_on_one_line() -> None:
    """CW-20."""
    table = at("M(r) E(b)", hands="R E | E").plays(RED, "place R 0 4 MER")
    assert (table.hands, table.to_act) == ([1, 1], (BLUE,))
    assert table.refusal(RED, "place E 0 6 MERE") == "not_your_turn"


def test_left_right_and_on_top() -> None:
    """CW-21, CW-22, CW-23."""
    table = at("O(r) S(b)", hands="R S E | E")
    assert table.plays(RED, "place R 0 0 ROSE").line() == "R(r) O(r) S(b)"
    assert table.plays(RED, "place E 0 4 ROSE").line() == "O(r) S(b) E(r)"
    assert table.plays(RED, "place S 0 3 ROSE").line() == "O(r) S(r)/S(b)"
    places = {move.split()[3] for move in table.legal(RED) if move.startswith("place S 0")}
    assert places == {"0", "3", "4"}


def test_any_height_any_slot_own_or_other_colour() -> None:
    """CW-23."""
    table = at("O(r)/O(b)/O(r) S(b)", hands="O R | E").plays(RED, "place O 0 1 ROSE")
    assert table.line() == "O(r)/O(r)/O(b)/O(r) S(b)"
    assert table.text() == "OS"


def test_jokers_stack_as_the_letter_they_cover() -> None:
    """CW-23: a joker on an O is an O; an O goes on a joker that is an O."""
    table = at("O(r) S(b)", hands="joker O | E")
    assert table.refusal(RED, "joker 0 1 A ROSE") == "not_the_same_letter"
    table = table.plays(RED, "joker 0 1 O ROSE")
    assert table.line() == "J=O(r)/O(r) S(b)"
    again = at("J=O(b) S(b)", hands="O R | E").plays(RED, "place O 0 1 ROSE")
    assert again.line() == "O(r)/J=O(b) S(b)"


def test_between_two_letters_only_by_option() -> None:
    """CW-22, A-CW-3."""
    assert at("R(r) S(b)", hands="O | E").refusal(RED, "place O 0 2 ROSE") == "no_such_place"
    table = at("R(r) S(b)", hands="O E | E", options=Options(insertion=True))
    assert table.plays(RED, "place O 0 2 ROSE").line() == "R(r) O(r) S(b)"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("place E 0 2 ROSE", "not_in_hand"),
        ("place R 4 0 ROSE", "no_such_line"),
        ("place R -1 0 ROSE", "no_such_line"),
        ("place R 0 9 ROSE", "no_such_place"),
        ("place bin 0 0 ROSE", "not_a_letter"),
        ("place Ø 0 0 ROSE", "not_a_letter"),
        ("seed R", "nothing_to_seed"),
        ("bin 0", "not_in_hand"),
        ("deal E", "no_chance_here"),
    ],
)
def test_what_cannot_be_is_refused_without_cost(move: str, code: str) -> None:
    """CW-20: only a named word can cost something."""
    assert at("O(r)", hands="R | E").refusal(RED, move) == code


def test_passing_draws_a_card() -> None:
    """CW-24: a hand may grow beyond eight."""
    table = at(hands="E*8 | E").plays(RED, "pass")
    assert (table.state.owed, table.to_act) == (((RED, 1),), (CHANCE,))
    table = table.deals("X")
    assert (table.hands, table.state.left, table.turn) == ([9, 1], (19, 20), BLUE)


# --- naming a word -------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["ROSE", "prose", "Rosés", "ROSES"])
def test_the_line_stands_in_the_word_side_by_side(word: str) -> None:
    """CW-25, A-CW-4: anywhere in it; the line may be the word; accents do not count."""
    table = at("R(b) O(b) S(r)", hands="E E | E").plays(RED, f"place E 0 6 {word}")
    assert (table.text(), table.turn) == ("ROSE", BLUE)
    assert [told.id for told in table.told] == ["news-placed"]


@pytest.mark.parametrize("word", ["RATE", "ROSEX", "ORES", "x" * 200])
def test_a_word_that_does_not_do_costs_the_turn_and_a_card(word: str) -> None:
    """CW-26: a word without the line, a word nobody knows."""
    table = at("R(b) O(b)", hands="S E | E").plays(RED, f"place S 0 4 {word}")
    assert (table.text(), table.turn, table.state.owed) == ("RO", BLUE, ((RED, 1),))
    assert table.hand(RED) == "E S"
    apart = "" if "ROS" in word else "-apart"  # why is said once it was judged
    assert [told.id for told in table.told] == [f"news-failed{apart}"]


@pytest.mark.parametrize("call", ["", " yes"])
@pytest.mark.parametrize(
    ("word", "code"),
    [
        ('""', "no_word"),
        ('"  "', "no_word"),
        ("week-end", "letters_only"),
        ("aujourd'hui", "letters_only"),
        ("aujourd’hui", "letters_only"),
        ('"RO SE"', "letters_only"),
        ("ROS3", "letters_only"),
    ],
)
def test_what_is_no_word_of_the_game_is_refused_without_cost(
    word: str, code: str, call: str
) -> None:
    """CW-57: nothing, and words with a hyphen or an apostrophe; with the call and without."""
    table = at("R(b) O(b)", hands="S E | E")
    assert table.refusal(RED, f"place S 0 4 {word}{call}") == code
    assert table.plays(RED, f"place S 0 4 ROSE{call}").text() == "ROS"


def test_version_1_judged_whatever_was_named() -> None:
    """Its tables go on as they began: a hyphen, or nothing, cost the turn and a card."""
    table = at("R(b) O(b)", hands="S E | E").but(rules=1)
    for word in ("", "RO-SE", '"RO SE"'):
        failed = table.plays(RED, f"place S 0 4 {word}".strip())
        assert (failed.text(), failed.state.owed) == ("RO", ((RED, 1),))
        assert [told.id for told in failed.told] == ["news-failed-none"]
    called = at("R(r) A(r)", hands="T E | E").but(rules=1).plays(RED, 'place T 0 4 "" yes')
    assert called.points == [3, 0]


def test_the_table_finds_the_word_where_that_is_agreed() -> None:
    """CW-25: `assisted` needs no word; what is part of no word still costs."""
    table = at("R(b) O(b)", hands="S X | E", options=ASSISTED)
    assert table.plays(RED, "place S 0 4").text() == "ROS"
    failed = table.plays(RED, "place X 0 4")
    assert (failed.text(), failed.state.owed) == ("RO", ((RED, 1),))


def test_lines_are_read_from_left_to_right() -> None:
    """CW-27: neither backwards nor down the column."""
    table = at("S(r) O(r)", hands="R E | E").plays(RED, "place R 0 4 ROSE yes")
    assert (table.text(), table.points) == ("SO", [0, 0])
    column = at("R(r)", "A(r)", "T(r)", "E(r)", hands="E | E")
    assert column.plays(RED, "place E 3 1 RATE yes").points == [0, 0]


def test_the_dictionary_of_the_table_decides() -> None:
    """CW-30: the same word, another language."""
    english = Options(language="en")
    line = "T(b) H(b)"
    assert at(line, hands="E E | E", options=english).plays(RED, "place E 0 4 THE").text() == "THE"
    assert at(line, hands="E E | E").plays(RED, "place E 0 4 THE").text() == "TH"


# --- cracking ------------------------------------------------------------------------------------


def test_the_first_who_completes_a_word_takes_it() -> None:
    """CW-05, CW-07."""
    table = at("R(r) A(r)", hands="T E | E").plays(RED, "place T 0 4 RAT yes")
    assert table.points == [3, 0]
    assert table.told[0].id == "news-crack"


def test_the_whole_line_must_be_the_word() -> None:
    """CW-31, A-CW-5: OSE at the end of PROSE is not enough, nor is ROS as part of ROSE."""
    table = at("R(r) O(r)", hands="S E | E").plays(RED, "place S 0 4 ROSE yes")
    assert (table.points, table.text()) == ([0, 0], "ROS")


def test_a_card_on_top_may_crack() -> None:
    """CW-31, A-CW-6: the colour changes, the word was there already."""
    table = at("A(r) M(b) I(b)", hands="M A | E").plays(RED, "place M 0 3 AMI yes")
    assert table.points == [4, 0]


def test_stacks_and_jokers_are_one_letter() -> None:
    """CW-32, CW-46: O/O and a joker R are a word of two."""
    table = at("O(r)/O(r)", hands="joker E | E").plays(RED, "joker 0 2 R OR yes")
    assert (table.points, table.text()) == ([0, 0], "OR")


def test_equal_is_no_majority_and_covered_cards_do_not_count() -> None:
    """CW-33, A-CW-8."""
    table = at("R(b)/R(r) A(b)/A(r)", hands="T E | E").plays(RED, "place T 0 4 RAT yes")
    assert table.points == [0, 0]
    table = at("R(r)/R(b) A(b)", hands="T E | E").plays(RED, "place T 0 4 RAT yes")
    assert table.points == [4, 0]


def test_absolute_majority_by_option() -> None:
    """CW-33, A-CW-7: 2 of 5 do, unless more than half is agreed."""
    line, hands = "R(r) O(b) S(g) E(y)", "S E | E | E | E"
    absolute = Options(absolute_majority=True)
    assert at(line, hands=hands).plays(RED, "place S 0 8 ROSES yes").points[RED] == 5
    table = at(line, hands=hands, options=absolute).plays(RED, "place S 0 8 ROSES yes")
    assert table.points[RED] == 0
    three = at("R(r) O(b) S(r) E(y)", hands=hands, options=absolute)
    assert three.plays(RED, "place S 0 8 ROSES yes").points[RED] == 5


def test_a_call_without_ground_changes_nothing() -> None:
    """CW-34: called in vain or not called, the card lies there and the turn is over."""
    table = at("R(b) A(b)", hands="T E | E")
    silent, loud = (table.plays(RED, f"place T 0 4 RAT{call}") for call in ("", " yes"))
    assert silent.state == loud.state
    assert [told.id for told in loud.told] == ["news-placed", "news-vain"]


def test_all_cards_go_to_the_paquet_in_sight_of_all() -> None:
    """CW-35, CW-06: a joker, covered cards, other colours: a point each."""
    table = at("R(r) J=A(r)/A(b)/A(r)", hands="T E | E").plays(RED, "place T 0 4 RAT yes")
    assert table.points == [5, 0]
    assert table.view(BLUE).paquets == table.state.paquets
    assert table.view(BLUE).scores == (5, 0)


def test_the_empty_line_is_seeded_from_the_hand() -> None:
    """CW-36: a letter or a joker with its letter, never a bin; nothing else comes first."""
    table = at("R(r) A(r)", hands="T E joker bin | E").plays(RED, "place T 0 4 RAT yes")
    assert table.legal(RED) == ["seed E", "seed-joker"]
    assert table.refusal(RED, "pass") == "seed_first"
    assert table.refusal(RED, "seed bin") == "not_a_letter"
    assert table.refusal(RED, "seed-joker") == "letter_missing"
    assert table.refusal(BLUE, "seed E") == "not_your_turn"
    table = table.plays(RED, "seed-joker q")
    assert (table.line(), table.turn) == ("J=Q(r)", BLUE)


def test_nothing_to_seed_takes_a_new_hand_first() -> None:
    """CW-36, A-CW-9: eight cards, one of them seeds, seven are left."""
    table = at("R(r) A(r)", hands="T | E").plays(RED, "place T 0 4 RAT yes")
    assert table.state.owed == ((RED, 8),)
    table = table.deals("E*6 A*2")
    assert table.to_act == (RED,)
    table = table.plays(RED, "seed A")
    assert (table.hands, table.turn) == ([7, 1], BLUE)


def test_a_hand_of_bins_leaves_the_line_empty() -> None:
    """CW-36: bins cannot seed; later the empty line takes a letter like any other."""
    table = at("R(r) A(r)", hands="T | O*3", left=(1, 5)).plays(RED, "place T 0 4 RAT yes")
    table = table.deals("bin").deals("O")
    assert (table.to_act, table.text(), table.state.last) == ((BLUE,), "", RED)
    assert table.refusal(BLUE, "bin 0") == "not_in_hand"
    table = table.plays(BLUE, "place O 0 0 OR")
    assert (table.line(), table.turn) == ("O(b)", RED)


def test_turns_go_clockwise() -> None:
    """CW-37."""
    table = at(hands="E*8 | E*8 | E*8 | E*8", turn=GREEN).plays(GREEN, "pass").deals("E")
    assert table.turn == YELLOW
    assert table.plays(YELLOW, "pass").deals("E").turn == RED


def test_a_new_hand_of_eight_and_no_other_turn() -> None:
    """CW-38, CW-39."""
    table = at("M(b) E(b)", hands="R | E").plays(RED, "place R 0 4 MER")
    assert (table.state.owed, table.turn) == (((RED, 8),), BLUE)
    assert [told.id for told in table.told] == ["news-placed", "news-new-hand"]
    assert table.deals("E*6 A*2").to_act == (BLUE,)


def test_a_new_hand_also_after_seeding() -> None:
    """CW-38."""
    table = at("R(r) A(r)", hands="T E | E").plays(RED, "place T 0 4 RAT yes", "seed E")
    assert (table.state.owed, table.turn) == (((RED, 8),), BLUE)


# --- bins and jokers -----------------------------------------------------------------------------


def test_a_bin_goes_on_any_line_that_is_not_empty() -> None:
    """CW-40: no word is asked; it is the turn."""
    table = at("R(b)", "O(r)", hands="bin E | E")
    assert [move for move in table.legal(RED) if "bin" in move] == [f"bin {n}" for n in range(4)]
    empty = table.but(lines=((), *table.state.lines[1:]))
    assert empty.refusal(RED, "bin 0") == "line_empty"
    assert empty.refusal(RED, "bin 7") == "no_such_line"


def test_letters_go_home_covered_ones_and_jokers_too() -> None:
    """CW-41, CW-42, A-CW-11: a joker is blank again, the bin is a point."""
    table = at("R(b)/R(r) J=O(r)", hands="bin E | E*8").plays(RED, "bin 0")
    assert (table.hand(RED), table.hands[BLUE]) == ("E R joker", 9)
    assert (table.points, table.text()) == ([1, 0], "")
    table = table.plays(RED, "seed-joker Z")
    assert table.line() == "J=Z(r)"


def test_those_who_are_out_get_their_letters_too() -> None:
    """CW-41."""
    table = at("R(b)", hands="bin E | E", last=BLUE, out=(BLUE,)).plays(RED, "bin 0")
    assert table.hand(BLUE) == "E R"


def test_the_line_is_seeded_after_a_bin() -> None:
    """CW-43: perhaps with a letter just taken back."""
    table = at("R(r)", hands="bin | E").plays(RED, "bin 0")
    assert table.legal(RED) == ["seed R"]
    table = table.plays(RED, "seed R")
    assert (table.line(), table.state.owed, table.turn) == ("R(r)", ((RED, 8),), BLUE)


def test_a_bin_with_nothing_to_seed_takes_a_new_hand_first() -> None:
    """CW-43, A-CW-9."""
    table = at("R(b)", hands="bin | E").plays(RED, "bin 0")
    assert table.state.owed == ((RED, 8),)
    assert table.deals("E*6 A*2").legal(RED) == ["seed A", "seed E"]


@pytest.mark.parametrize("letter", ["", "1", "AB", "É", "7"])
def test_a_joker_needs_a_letter(letter: str) -> None:
    """CW-44."""
    move = f'joker 0 2 "{letter}" ROSE'
    assert at("R(b)", hands="joker E | E").refusal(RED, move) == "letter_missing"


def test_the_letter_of_a_joker_stays() -> None:
    """CW-45: only an O can cover a joker that is an O."""
    table = at("R(b)", hands="joker E | O A").plays(RED, "joker 0 2 o ROSE")
    assert table.line() == "R(b) J=O(r)"
    assert table.refusal(BLUE, "place A 0 3 RA") == "not_the_same_letter"
    assert table.plays(BLUE, "place O 0 3 ROSE").line() == "R(b) O(b)/J=O(r)"


def test_a_covered_joker_weighs_nothing() -> None:
    """CW-46."""
    table = at("A(b) M(r)/J=M(b)", hands="I E | E").plays(RED, "place I 0 4 AMI yes")
    assert table.points == [4, 0]
