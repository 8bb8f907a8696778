"""Crack Word: a second try, words that the table accepts, words that are left out."""

from __future__ import annotations

from random import Random

import pytest

from games.crack_word_tester import BLUE, GREEN, RED, WORDS, Position, at, few_words
from tablee.games.crack_word import GAME
from tablee.games.crack_word.bot import LEVELS, Reader
from tablee.games.crack_word.moves import Abstain, Accept, Options, Place
from tablee.games.crack_word.view import example_of, imagine
from tablee.kernel.options import settle_options
from tablee.lab import simulate
from tablee.pieces.lexicon import installed, offending

__all__ = ["few_words"]

AGAIN = Options(second_try=True)
ASKED = Options(table_accepts=True)
POLITE = Options(no_offensive=True)


# --- a second try --------------------------------------------------------------------------------


def test_a_second_try_costs_nothing_once_a_turn() -> None:
    """CW-58, A-CW-17: the first word that does not do is forgiven, the second is not."""
    table = at("R(b) O(b)", hands="S E | E", options=AGAIN).plays(RED, "place S 0 4 ROSEX")
    assert (table.turn, table.state.owed, table.hand(RED)) == (RED, (), "E S")
    assert [told.id for told in table.told] == ["news-failed", "news-second-try"]
    assert table.plays(RED, "place S 0 4 ROSE").text() == "ROS"
    failed = table.plays(RED, "place E 0 4 ROE")
    assert (failed.turn, failed.state.owed) == (BLUE, ((RED, 1),))


def test_the_next_turn_has_a_try_of_its_own() -> None:
    """CW-58."""
    table = at("R(b) O(b)", hands="S E | S", options=AGAIN)
    table = table.plays(RED, "place S 0 4 X", "place S 0 4 ROSE").plays(BLUE, "place S 0 5 X")
    assert (table.turn, table.state.tried) == (BLUE, True)


def test_the_page_says_that_there_is_another_try() -> None:
    """CW-58."""
    table = at("R(b) O(b)", hands="S E | E", options=AGAIN).plays(RED, "place S 0 4 ROSEX")
    scene = GAME.scene(table.view(RED), GAME.legal(table.state, RED))
    assert scene.prompt is not None
    assert scene.prompt.id == "prompt-again"


def test_in_the_last_rounds_a_second_failure_is_the_end() -> None:
    """CW-58, CW-52."""
    table = at("R(b) O(b)", hands="S E | E", last=RED, options=AGAIN).plays(RED, "place S 0 4 X")
    assert table.state.out == ()
    assert table.plays(RED, "place S 0 4 X").state.out == (RED,)


# --- what the table accepts ----------------------------------------------------------------------


def claimed(hands: str = "S E | E", options: Options = ASKED, call: str = "") -> Position:
    return at("R(r) O(r)", hands=hands, options=options).plays(RED, f"place S 0 4 ROST{call}")


def test_an_unknown_word_is_put_to_the_others() -> None:
    """CW-59: they are asked, the player waits, nobody else may do anything."""
    table = claimed(hands="S E | E | E")
    assert (table.to_act, table.legal(RED)) == ((BLUE, GREEN), [])
    assert table.legal(BLUE) == ["accept", "reject", "abstain"]
    assert table.refusal(RED, "accept") == "not_your_turn"
    assert table.refusal(BLUE, "pass") == "answer_first"
    assert [told.id for told in table.told] == ["news-claim"]
    assert GAME.default is not None
    assert GAME.default(table.state, BLUE) == GAME.moves[-2]()  # out of time is a no


def test_a_word_that_everybody_accepts_is_a_word_until_the_end() -> None:
    """CW-59, A-CW-18."""
    table = claimed(hands="S E | T | E").plays(BLUE, "accept")
    assert table.to_act == (GREEN,)
    table = table.plays(GREEN, "accept")
    assert (table.line(), table.turn) == ("R(r) O(r) S(r)", BLUE)
    assert [told.id for told in table.told] == ["news-accept", "news-accepted", "news-placed"]
    table = table.plays(BLUE, "place T 0 6 ROST yes")
    assert (table.text(), table.turn) == ("ROST", GREEN)  # known now, but not blue's majority


def test_an_accepted_word_can_be_cracked() -> None:
    """CW-59, CW-31."""
    table = at("R(r) O(r) S(r)", hands="T E | E", options=ASKED)
    table = table.plays(RED, "place T 0 6 ROST yes").plays(BLUE, "accept")
    assert (table.points, table.legal(RED)) == ([4, 0], ["seed E"])
    assert table.told[-1].id == "news-crack"


@pytest.mark.parametrize("answer", ["reject", "abstain"])
def test_one_who_does_not_agree_is_enough(answer: str) -> None:
    """CW-59: the word does not do, with all that follows (CW-26)."""
    table = claimed(hands="S E | E | E").plays(BLUE, "accept").plays(GREEN, answer)
    assert (table.text(), table.turn, table.state.owed) == ("RO", BLUE, ((RED, 1),))
    assert table.told[-1].id == "news-failed"
    again = claimed(options=Options(table_accepts=True, second_try=True)).plays(BLUE, "reject")
    assert (again.turn, again.state.tried) == (RED, True)


def test_computers_abstain_and_are_not_waited_for() -> None:
    """CW-59: two people and a computer; the other person alone decides."""
    people = Options(table_accepts=True, people=2)
    table = claimed(hands="S E | E | E", options=people)
    assert table.plays(BLUE, "accept").text() == "ROS"
    silent = table.plays(GREEN, "abstain")
    assert silent.to_act == (BLUE,)
    assert silent.plays(BLUE, "accept").text() == "ROS"
    for level in LEVELS.values():
        intent = Reader(level).think(table.view(GREEN), [Abstain()], Random(1))
        assert intent is not None
        assert intent.move == Abstain()


def test_where_nobody_else_is_a_person_nobody_is_asked() -> None:
    """CW-59: the word does not do, as without the option."""
    table = claimed(options=Options(table_accepts=True, people=1))
    assert (table.turn, table.state.owed) == (BLUE, ((RED, 1),))
    settled = settle_options(GAME, {"table_accepts": True}, people=1)
    assert settled["people"] == 1


def test_a_word_without_the_line_is_not_put_to_anybody() -> None:
    """CW-59, CW-25."""
    table = at("R(r) O(r)", hands="S E | E", options=ASKED).plays(RED, "place S 0 4 XYZZY")
    assert (table.turn, table.state.claim) == (BLUE, None)


def test_the_others_see_what_they_are_asked() -> None:
    """CW-59."""
    table = claimed(hands="S E | E")
    scene = GAME.scene(table.view(BLUE), GAME.legal(table.state, BLUE))
    assert scene.prompt is not None
    assert (scene.prompt.id, scene.prompt.args["word"]) == ("prompt-claim", "ROST")
    assert [offer.move for offer in scene.offers] == ["accept", "reject", "abstain"]
    assert scene.to_act == (BLUE,)
    waiting = GAME.scene(table.view(RED), ()).prompt
    assert waiting is not None
    assert waiting.id == "prompt-claim-wait"


def test_the_card_of_a_claim_is_in_the_hand_that_others_imagine() -> None:
    """A-CW-18: everybody saw it; when the word is accepted, it is laid down."""
    table = claimed(hands="S E | E")
    assert table.state.claim is not None
    for seed in range(20):
        state = imagine(table.view(BLUE), Random(seed))
        assert state.hands[RED][table.state.claim.kind] > 0
        assert sum(state.hands[RED]) == 2
        GAME.apply(state, BLUE, Accept())


# --- offensive words -----------------------------------------------------------------------------


def test_people_may_lay_any_word_of_the_list() -> None:
    """CW-60."""
    with offending("fr", ["ROSE", "ROSES", "PROSE"]):
        table = at("R(r) O(r)", hands="S E | E").plays(RED, "place S 0 4 ROSE")
    assert table.text() == "ROS"


def test_an_option_leaves_offensive_words_out_for_all() -> None:
    """CW-60, A-CW-19: neither an example nor a crack, and no part of the others."""
    with offending("fr", ["ROSE"]):
        table = at("R(r) O(r) S(r)", hands="E T | E", options=POLITE)
        assert table.plays(RED, "place E 0 6 ROSE").text() == "ROS"
        vain = table.plays(RED, "place E 0 6 PROSE yes")
        assert (vain.text(), vain.points) == ("ROSE", [0, 0])
    with offending("fr", ["ROSE", "ROSES", "PROSE"]):
        helped = at(
            "R(r) O(r)", hands="S E | E", options=Options("fr", "assisted", no_offensive=True)
        )
        assert helped.plays(RED, "place S 0 4").text() == "RO"


@pytest.mark.parametrize("level", LEVELS)
def test_computers_never_name_or_spell_an_offensive_word(level: str) -> None:
    """CW-60: not even where it would be a crack."""
    with installed("fr", [*WORDS, "ROST"]), offending("fr", ["ROSE", "ROST"]):
        table = at("R(r) O(r) S(r)", hands="E T X joker | E")
        legal = GAME.legal(table.state, RED)
        for seed in range(30):
            intent = Reader(LEVELS[level]).think(table.view(RED), legal, Random(seed))
            assert intent is not None
            if isinstance(intent.move, Place):
                assert intent.move.word not in ("ROSE", "ROST")
                after = GAME.apply(table.state, RED, intent.move)
                assert Position(after).text() not in ("ROSE", "ROST")


def test_the_table_gives_no_offensive_example() -> None:
    """CW-60: another word, or none."""
    with offending("fr", ["ROSE", "ROSES"]):
        assert example_of(Options(), "ROS") == "PROSE"
    with offending("fr", ["ROSE", "ROSES", "PROSE"]):
        assert example_of(Options(), "ROS") == ""
        table = at("R(r) O(r)", hands="S E | E", options=Options(example="assisted"))
        table = table.plays(RED, "place S 0 4")
    assert [told.id for told in table.told] == ["news-placed-plain"]


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [Options(), AGAIN, ASKED, POLITE, Options("en"), Options("nl")])
def test_games_end_with_every_number_of_seats(seats: int, options: Options) -> None:
    """CW-53, CW-54: among computers, and among players who say anything."""
    for player in ("beginner", "random"):
        played = simulate(GAME, [player] * seats, f"{seats} {options}", options)
        assert len(played.outcome.scores) == seats
        assert min(played.outcome.ranks) == 1
