"""What each move leads to, as it is shown: the things themselves, and nothing that is a secret."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games import claquer_tester, double_action_tester, switch_tester, take_it_tester
from games import crack_word_tester as crack_word
from games.claquer_tester import A, B, C
from games.crack_word_tester import BLUE, RED, few_words
from tablee.catalog.words import LANGUAGES, words
from tablee.games import claquer, double_action, switch, take_it
from tablee.games.crack_word import GAME as CRACK_WORD
from tablee.games.crack_word.moves import Options
from tablee.kernel import CHANCE, WATCHER, Consequence, Entry, Game, format_move, parse_move
from tablee.table.viewers.viewpoint import Viewpoint
from tablee.testing.walk import walk

__all__ = ["few_words"]
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def led_to(game: Game, state: Any, seat: int, text: str, viewer: int = WATCHER) -> Any:
    """What the viewer is shown of this move; its words are there in every language."""
    move = parse_move(game.moves, text)
    masked = game.mask(state, seat, move, viewer)
    after = game.apply(state, seat, move)
    found = game.consequence(game.view(state, viewer), seat, masked, game.view(after, viewer))
    for say in (found.what, found.note) if found else ():
        faults = [words(game, lang).speak(say, NAMES, viewer)[1] for lang in LANGUAGES if say]
        assert not any(faults)
    return found


def said(game: Game, found: Consequence, reader: int = WATCHER) -> str:
    return words(game, "en").tell(found.what, NAMES, reader)


def faces(pieces: Any) -> list[str | None]:
    return [piece.face for piece in pieces]


# --- Take It! ------------------------------------------------------------------------------------


def test_the_row_itself_goes_to_whoever_takes_it() -> None:  # TI-13
    table = take_it_tester.at([[], [], []], row="S+3 D-2", stock="S+1 S+1")
    found = led_to(take_it.GAME, table.state, C, "take 1")
    assert (found.seat, found.to, found.over) == (C, C, ("row",))
    assert said(take_it.GAME, found) == "Cleo takes the row!"
    assert said(take_it.GAME, found, C) == "You take the row!"


def test_no_sum_and_no_count_of_a_row_is_shown() -> None:  # TI-15
    table = take_it_tester.at([[], []], row="S+3 D-2", stock="S+1 S+1")
    found = led_to(take_it.GAME, table.state, A, "take 1")
    assert found.what.args == {"seat": "@0"}
    assert found.note is None
    assert not found.pieces, "the page shows what lay there; the cards are not sent again"


def test_a_row_that_was_taken_is_told_once_and_to_nobody_who_comes_later() -> None:  # TI-15
    table = take_it_tester.at([[], []], row="S+3 D-2", stock="S+1 S+1")
    point = Viewpoint(take_it.GAME, B, table.state)
    taken = table.takes(A)
    point.notice(table.state, Entry(1, A, parse_move(take_it.GAME.moves, "take 1")), taken.state)
    assert point.update(taken.state, (), frozenset()).consequence
    assert b"consequence" not in msgspec.json.encode(point.fresh(()))
    assert not point.update(taken.state, (), frozenset()).consequence


def test_a_card_that_is_turned_leads_to_nothing() -> None:
    table = take_it_tester.at([[], []], row="S+3", stock="S+1 S+1").reveals()
    assert led_to(take_it.GAME, table.state, CHANCE, "turn S+1") is None


# --- Claquer -------------------------------------------------------------------------------------

WRONG = ("A snap", "A play 1 1 1")
RIGHT = ("A clap", "A play 1 1 1")


def called(*plays: str, text: str = "gaffe 0 1", **more: Any) -> Any:
    table = claquer_tester.at(**{"r1": "B-DOG-clap", "A": "B-GIRL-snap+3", **more})
    return led_to(claquer.GAME, table.says(*plays).settled().state, B, text)


def test_a_called_gaffe_shows_the_card_and_the_movement_that_was_due() -> None:  # CB-22
    found = called(*WRONG)
    assert faces(found.pieces) == ["B-DOG-clap"]
    assert faces(found.beside) == ["do-clap"]
    assert (found.seat, found.to) == (B, A)
    assert said(claquer.GAME, found) == "Gaffe, Ann!"
    assert said(claquer.GAME, found, A) == "You made a gaffe!"
    note = words(claquer.GAME, "en").tell(found.note, NAMES, B)
    assert note == "Due on the dog: a clap. Made: a snap."


def test_a_slap_that_was_due_is_the_slap_of_that_pile() -> None:  # CB-16
    plays = ("A clap", "A play 1 2 1")
    (due,) = called(*plays, r2="B-CAT-slap").beside
    assert (due.face, due.note) == ("do-slap", "2")


def test_on_a_shrug_any_movement_was_due() -> None:  # CB-18
    found = called("A play 1 1 1", r1="B-DOG-shrug")
    assert faces(found.beside) == ["do-snap", "do-clap", "do-slap"]


def test_a_card_that_does_not_match_stands_beside_the_one_it_covered() -> None:  # CB-09
    found = called(*RIGHT, A="R-GIRL-snap+3", loose_matching=True)
    assert (faces(found.pieces), faces(found.beside)) == (["B-DOG-clap"], ["R-GIRL-snap"])
    assert found.note is None


def test_a_false_call_shows_that_the_movement_was_right() -> None:  # A-CB-9
    found = called(*RIGHT)
    assert (faces(found.pieces), faces(found.beside)) == (["B-DOG-clap"], ["do-clap"])
    assert said(claquer.GAME, found) == "False call by Bob: Ann made no gaffe."


@pytest.mark.parametrize("movement", ["snap", "clap"])
def test_before_a_call_nothing_shows_whether_a_play_was_right(movement: str) -> None:  # CB-17
    table = claquer_tester.at(A="B-GIRL-snap+3").says(f"A {movement}").settled()
    assert led_to(claquer.GAME, table.state, A, "play 1 1 1") is None


# --- Double Action -------------------------------------------------------------------------------


def test_the_line_that_made_five_glows() -> None:  # DA-15
    table = double_action_tester.at(a="3-2 3-3 3-4 3-5", hands="JH 2C")
    found = led_to(double_action.GAME, table.state, A, "play JH 3-6")
    assert found.things == ("3-2", "3-3", "3-4", "3-5", "3-6")
    assert len(found.pieces) == 5
    assert said(double_action.GAME, found).startswith("Ann completes a series")


def test_a_card_that_makes_no_five_leads_to_nothing() -> None:
    table = double_action_tester.at(a="3-2 3-3 3-4", hands="JH 2C")
    assert led_to(double_action.GAME, table.state, A, "play JH 3-6") is None


def test_a_black_jack_stands_beside_the_token_it_took_off() -> None:  # DA-24
    table = double_action_tester.at(b="3-2", hands="JC 2C")
    found = led_to(double_action.GAME, table.state, A, "remove JC 3-2")
    assert (faces(found.pieces), faces(found.beside)) == (["JC"], ["token-1"])
    assert found.things == ("3-2",)


@pytest.mark.parametrize("viewer", [A, B, WATCHER])
def test_what_is_drawn_has_no_consequence(viewer: int) -> None:  # DA-21
    """Neither does anything say that a draw is due."""
    table = double_action_tester.at(hands=("2C 3C", "4C 5C")).plays(A, "play 2C 5-8")
    assert led_to(double_action.GAME, table.state, A, "draw", viewer) is None
    drawing = table.plays(A, "draw")
    deal = format_move(double_action.GAME.chances(drawing.state)[0][0])
    assert led_to(double_action.GAME, drawing.state, CHANCE, deal, viewer) is None


# --- Crack Word ----------------------------------------------------------------------------------


def test_a_letter_that_stays_shows_the_line_it_makes() -> None:
    table = crack_word.at("R(r) O(b) S(r)", hands="E*8 | A")
    found = led_to(CRACK_WORD, table.state, RED, "place E 0 6 ROSE no")
    assert faces(found.pieces) == ["R", "O", "S", "E"]
    assert [piece.seat for piece in found.pieces] == [RED, BLUE, RED, RED]
    assert (len(found.things), found.over) == (4, ())


def test_a_cracked_word_goes_to_whoever_took_it() -> None:  # CW-35
    table = crack_word.at("R(r) O(b) S(r)", hands="E*8 | A")
    found = led_to(CRACK_WORD, table.state, RED, "place E 0 6 ROSE yes")
    assert faces(found.pieces) == ["R", "O", "S", "E"]
    assert (found.over, found.to, found.things) == (("line-0",), RED, ())
    assert said(CRACK_WORD, found) == "CRACK WORD! Ann takes ROSE: 4 cards."


def test_a_letter_on_a_letter_has_the_colour_of_the_one_on_top() -> None:
    table = crack_word.at("R(r) O(b) S(r)", hands="O*8 | A")
    found = led_to(CRACK_WORD, table.state, RED, "place O 0 3 ROSE no")
    assert [piece.seat for piece in found.pieces] == [RED, RED, RED]


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("ROSEX", "“ROSEX” is refused by the French dictionary."),
        ("RAME", "“RAME” doesn’t contain ROSE."),
    ],
)
def test_a_word_that_is_refused_says_why(word: str, why: str) -> None:  # CW-26
    table = crack_word.at("R(r) O(b) S(r)", hands="E*8 | A")
    found = led_to(CRACK_WORD, table.state, RED, f"place E 0 6 {word} no")
    assert (said(CRACK_WORD, found), found.things) == (why, ("line-0",))
    assert (found.pieces, found.over) == ((), ())


def test_letters_of_no_word_say_so_where_the_table_finds_words() -> None:  # CW-25
    assisted = Options(example="assisted")
    table = crack_word.at("R(b) O(b)", hands="S X | E", options=assisted)
    found = led_to(CRACK_WORD, table.state, RED, "place X 0 4")
    assert said(CRACK_WORD, found) == "No word fits ROX."


def test_a_word_that_the_others_accept_is_shown_when_they_have() -> None:  # A-CW-18
    options = Options(table_accepts=True)
    table = crack_word.at("R(r) O(b) S(r)", hands="E*8 | A", options=options)
    assert led_to(CRACK_WORD, table.state, RED, "place E 0 6 ROSEX no") is None
    asked = table.plays(RED, "place E 0 6 ROSEX no")
    found = led_to(CRACK_WORD, asked.state, BLUE, "accept")
    assert (found.seat, faces(found.pieces)) == (RED, ["R", "O", "S", "E"])


# --- Switch --------------------------------------------------------------------------------------


def test_the_cards_that_go_are_shown() -> None:  # SW-13
    table = switch_tester.at(top=1).throws("1 2 4 blank")
    found = led_to(switch.GAME, table.state, 0, "shed 3")
    assert faces(found.pieces) == ["blue-1", "blue-2", "blue-3"]
    assert said(switch.GAME, found) == "Ann sheds 1 to 3."


def test_packs_that_change_hands_stand_side_by_side() -> None:  # SW-31
    table = switch_tester.at(3, 11).throws("5 5 5 green")
    found = led_to(switch.GAME, table.state, 0, "swap 1")
    assert (faces(found.pieces), faces(found.beside)) == (["amber-11"], ["blue-3"])
    assert found.things == ("pack-0", "pack-1")


def test_a_red_throw_shows_the_swap_it_forces() -> None:  # SW-33
    table = switch_tester.at(9, 2)
    rolling = table.plays(0, "throw")
    found = led_to(switch.GAME, rolling.state, CHANCE, "roll 1,1,1,1,1 red")
    assert (faces(found.pieces), faces(found.beside)) == (["amber-2"], ["blue-9"])
    nobody = switch_tester.at(1, 2).plays(0, "throw")
    assert led_to(switch.GAME, nobody.state, CHANCE, "roll 1,1,1 red") is None


def test_a_swap_that_may_be_blocked_is_shown_when_it_happens() -> None:  # SW-37
    table = switch_tester.at(3, 11, 4, owner=2).throws("5 5 5 green")
    assert led_to(switch.GAME, table.state, 0, "swap 1") is None
    asked = table.plays(0, "swap 1")
    number = asked.state.throws
    assert faces(led_to(switch.GAME, asked.state, 2, f"let {number}").pieces) == ["amber-11"]
    assert faces(led_to(switch.GAME, asked.state, 2, f"block {number}").pieces) == ["block"]


def test_the_token_stands_beside_the_pack_it_blocks() -> None:  # SW-39
    table = switch_tester.at(3, 11, owner=0)
    found = led_to(switch.GAME, table.state, 0, switch_tester.lock(table, 1))
    assert (faces(found.pieces), faces(found.beside)) == (["block"], ["amber-11"])
    assert found.things == ("pack-1",)


# --- moves that were begun, and buttons ----------------------------------------------------------


def then_of(table: double_action_tester.Table, card: str) -> str:
    """What is said in English once that card of A's hand was touched."""
    hand = next(zone for zone in table.scene(A).zones if zone.id == "hand")
    piece = next(piece for piece in hand.pieces if piece.face == card)
    assert piece.then is not None
    return words(double_action.GAME, "en").tell(piece.then)


def test_a_card_says_where_it_goes_once_it_was_touched() -> None:  # DA-13, DA-24, DA-35
    table = double_action_tester.at(b="7-10 8-4", hands="2S JH JS 7C")
    assert then_of(table, "2S") == "Touch a lit 2♠."
    assert then_of(table, "JH") == "Touch any lit cell."
    assert then_of(table, "JS") == "Touch a lit cell, or a token to take off."
    assert then_of(table, "7C") == "All its cells are taken: touch the pile to swap it."


def test_what_comes_next_is_said_of_my_own_things_alone() -> None:
    view = claquer_tester.at().view(A)
    zones = claquer.GAME.scene(view, claquer.GAME.legal(claquer_tester.at().state, A)).zones
    assert {zone.id for zone in zones if zone.then} == {f"give-0-{pile}" for pile in range(1, 5)}


def test_buttons_of_gestures_show_hands() -> None:  # CB-13
    state = claquer_tester.at().state
    offers = claquer.GAME.scene(claquer.GAME.view(state, A), claquer.GAME.legal(state, A)).offers
    shown = {offer.move: offer.face for offer in offers if offer.face}
    assert shown == {"slap 1": "do-slap", "snap": "do-snap", "clap": "do-clap", "slap 2": "do-slap"}


@pytest.mark.parametrize("game", [double_action.GAME, claquer.GAME, CRACK_WORD])
def test_a_move_of_two_things_says_what_the_second_is(game: Game) -> None:
    """Of every offer that a random game has, the first thing to touch says it."""
    walked = walk(game, game.options(), 2, 3, 60)
    told = 0
    for number, state in enumerate(walked.states):
        for seat in range(2):
            scene = game.scene(game.view(state, seat), walked.legal(number, seat))
            pieces = [piece for zone in scene.zones for piece in zone.pieces]
            said = {zone.id for zone in scene.zones if zone.then}
            said |= {piece.id for piece in pieces if piece.then}
            for offer in scene.offers:
                if len(offer.path) > 1:
                    assert offer.path[0] in said, offer.move
                    told += 1
    assert told


def test_the_token_asks_for_the_pack_to_block() -> None:  # SW-39
    state = switch_tester.at(3, 11, owner=0).state
    scene = switch.GAME.scene(switch.GAME.view(state, 0), switch.GAME.legal(state, 0))
    (token,) = [piece for zone in scene.zones for piece in zone.pieces if piece.id == "block"]
    assert token.then is not None
    assert words(switch.GAME, "en").tell(token.then) == "Now the pack to block."
    assert {offer.path[0] for offer in scene.offers if len(offer.path) > 1} == {"block"}
