"""OpenSpiel's own test, for every game; and what it says to bad input."""

from __future__ import annotations

import pickle
from typing import Any

import pyspiel
import pytest

from tablee.adapters.openspiel import register
from tablee.adapters.setting import BadSetting, Ended, IllegalAction
from tablee.testing import size

NAMES = register()


@pytest.mark.parametrize("name", NAMES)
def test_every_game_passes_openspiels_random_simulation(name: str) -> None:
    """With each state written and read again on the way, which takes longer with every entry."""
    longest, games = (400, 3) if size.full else (40, 1)
    game = pyspiel.load_game(f"{name}(longest={longest})")
    pyspiel.random_sim_test(game, num_sims=games, serialize=True, verbose=False)


def test_games_are_registered_once() -> None:
    assert register() == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


def test_options_are_parameters() -> None:
    game: Any = pyspiel.load_game("tablee_double_action(seats=4,auto_draw=True)")
    assert game.num_players() == 4
    assert game.setting.options.auto_draw is True
    mixed: Any = pyspiel.load_game("tablee_double_action", {"packs": "2"})  # "auto", 1 or 2
    assert mixed.setting.options.packs == 2


def test_chance_lists_what_may_come() -> None:
    state = pyspiel.load_game("tablee_switch(seats=2)").new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert state.action_to_string(0).startswith("open ")


def test_a_game_that_was_written_and_read_goes_on() -> None:
    game = pyspiel.load_game("tablee_tictactoe")
    state = game.new_initial_state()
    state.apply_action(5)
    for other in (game.deserialize_state(state.serialize()), state.clone()):
        other.apply_action(1)
        assert other.legal_actions() == [2, 3, 4, 6, 7, 8, 9]
    assert state.legal_actions() == [1, 2, 3, 4, 6, 7, 8, 9]
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_what_cannot_be_is_refused_in_words() -> None:
    state = pyspiel.load_game("tablee_tictactoe").new_initial_state()
    for action in (1, 4, 2, 5):
        state.apply_action(action)
    with pytest.raises(IllegalAction, match=r"seat 0 cannot play 5 \(mark 4\) now"):
        state.apply_action(5)
    state.apply_action(3)
    assert state.returns() == [1.0, -1.0]
    with pytest.raises(Ended, match="begin another"):
        state.apply_action(6)
    with pytest.raises(BadSetting, match="so many seats"):
        pyspiel.load_game("tablee_switch(seats=7)")
    with pytest.raises(BadSetting, match="window_ms"):
        pyspiel.load_game("tablee_switch(window_ms=7)")
