"""Switch: the box, the packs, and who begins."""

from __future__ import annotations

import msgspec
import pytest

from games.spoken import assert_said
from games.switch_tester import Game, at
from tablee.games.switch import GAME
from tablee.games.switch.components import (
    DICE_BY_TOP,
    KLICK,
    LAST,
    OPENING_DICE,
    PACKS,
    SWITCH_DIE,
)
from tablee.games.switch.moves import Options
from tablee.games.switch.state import NOBODY
from tablee.kernel import CHANCE, WATCHER, BadOptions


def begin(seats: int = 2, **options: object) -> Game:
    return Game(GAME.start(msgspec.convert(options, Options), seats))


def opens(game: Game, *throws: str) -> Game:
    for throw in throws:
        game = game.plays(CHANCE, f"open {','.join(throw)}")
    return game


# --- the box -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_box_page_says_whose_game_it_is_and_for_whom(lang: str) -> None:  # SW-01
    text = (GAME.folder / f"words/{lang}.md").read_text("utf-8")
    for fact in ("Vadasz", "2001", "Goliath", "Kohner"):
        assert fact in text
    assert {"fr": "avant trois ans", "en": "under three"}[lang] in text


def test_the_sheet_is_enough_to_play() -> None:  # SW-08, SW-09, SW-35, SW-41
    assert_said(
        GAME,
        ("chacun lance les cinq dés", "all throw the five dice"),
        ("sens des aiguilles", "clockwise"),
        ("tant que personne n’a lancé Block", "until somebody throws Block"),
    )


def test_the_box_holds_what_the_booklet_lists() -> None:  # SW-02
    assert [many for _, many in GAME.box.contents] == [4, 1, 5, 1, 1]
    assert (len(PACKS), LAST, max(DICE_BY_TOP), len(SWITCH_DIE)) == (4, 16, 5, 6)
    assert len([face for face in GAME.faces if face.partition("-")[0] in PACKS]) == 64


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_four_packs_are_for_two_to_four(seats: int) -> None:  # SW-02, A-SW-1
    with pytest.raises(BadOptions) as fault:
        GAME.start(Options(), seats)
    assert fault.value.code == "bad_seats"
    assert GAME.seats == (2, 3, 4)


# --- the packs ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_takes_a_pack_of_one_colour_with_the_1_on_top(seats: int) -> None:  # SW-04, SW-05
    state = begin(seats).state
    assert len(set(state.packs)) == seats
    assert state.tops == (1,) * seats


def test_everybody_sees_everything() -> None:  # SW-06
    state = at(3, 11, 7, owner=1).state
    for viewer in (0, 1, 2, WATCHER):
        assert GAME.view(state, viewer).table == state


def test_the_token_lies_in_the_centre_and_belongs_to_nobody() -> None:  # SW-07
    state = begin().state
    assert (state.owner, state.locked) == (NOBODY, NOBODY)


# --- who begins --------------------------------------------------------------------------------


def test_the_highest_total_of_five_dice_begins() -> None:  # SW-08, A-SW-2
    assert OPENING_DICE == 5
    game = opens(begin(3), "11166", "44456", "25555")
    assert (game.phase, game.turn) == ("throw", 1)  # 15, 23, 22; not the most sixes


def test_those_who_tie_throw_again_and_nobody_else() -> None:  # SW-08
    game = opens(begin(3), "11116", "33336", "23346")
    assert (game.phase, game.state.opening) == ("opening", (NOBODY, 0, 0))
    game = opens(game, "11111", "11112")
    assert (game.phase, game.turn) == ("throw", 2)


def test_nobody_moves_before_it_is_known_who_begins() -> None:  # SW-08
    game = opens(begin(), "11111")
    assert GAME.to_act(game.state) == (CHANCE,)
    assert game.refuses(0, "throw") == "not_now"
    assert game.refuses(CHANCE, "open 1,1,1,1") == "wrong_dice"
    assert game.refuses(CHANCE, "roll 1,2,4 blank") == "not_now"


def test_play_goes_clockwise_by_seats() -> None:  # SW-09
    game = opens(begin(3), "11111", "11112", "66666")
    turns = [game.turn]
    for _ in range(3):
        game = game.throws("5 5 5 blank")
        turns.append(game.turn)
    assert turns == [2, 0, 1, 2]


def test_turns_follow_seats_even_when_packs_are_swapped() -> None:  # SW-09
    game = at(3, 11, 7).throws("6 6 6 green").plays(0, "swap 2")
    assert game.state.packs == (2, 1, 0)
    assert game.turn == 1


def test_the_klick_card_is_the_9() -> None:
    assert KLICK == 9
