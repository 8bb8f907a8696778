"""OpenSpiel's own test, for every game; and what it says to bad input."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from tablee.adapters.openspiel import register
from tablee.adapters.setting import BadSetting, Ended, IllegalAction
from tablee.testing import size

NAMES = register()
HIDING = ["tablee_crack_word", "tablee_double_action"]
"""Games in which somebody has something that others do not see."""


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


# --- what a seat has seen and done ---------------------------------------------------------------


def played(name: str, seed: int, actions: int) -> tuple[Any, dict[int, list[Any]]]:
    """A game at random, and what each seat saw when it was asked, with its answers."""
    rng, state = Random(seed), pyspiel.load_game(name).new_initial_state()
    pasts: dict[int, list[Any]] = {}
    for _ in range(actions):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        seat, action = state.current_player(), rng.choice(state.legal_actions())
        pasts.setdefault(seat, []).append((state.observation_string(seat), action))
        state.apply_action(action)
    return state, pasts


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_is_one_past_alone(name: str) -> None:
    """Whoever has seen or done something else is in another one, also where the table is alike."""
    known: dict[tuple[int, str], list[Any]] = {}
    for seed in range(60 if size.full else 12):
        for actions in (4, 8, 16, 24):
            state, pasts = played(name, seed % 7, actions + seed % 3)
            for seat, past in pasts.items():
                told = (seat, state.information_state_string(seat))
                assert known.setdefault(told, past) == past


def test_the_same_table_after_another_past_is_another_information_state() -> None:
    """Two cells each, marked in another order: one observation, two information states."""
    game = pyspiel.load_game("tablee_tictactoe")
    states = [game.new_initial_state() for _ in range(2)]
    for state, actions in zip(states, ((1, 2, 3, 4), (3, 2, 1, 4)), strict=True):
        for action in actions:
            state.apply_action(action)
    one, other = states
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


@pytest.mark.parametrize("name", HIDING)
def test_what_a_seat_cannot_know_is_dealt_anew(name: str) -> None:
    state, _ = played(name, 3, 20)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    seat, rng = state.current_player(), Random(5)
    other = 1 - seat
    twins = [state.resample_from_infostate(seat, rng.random) for _ in range(8)]
    for twin in twins:
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert twin.legal_actions() == state.legal_actions()
    assert len({twin.observation_string(other) for twin in twins}) > 1
    pasts = {twin.information_state_string(other).split()[0] for twin in twins}
    assert state.information_state_string(other).split()[0] not in pasts


def test_a_game_in_which_all_lies_open_says_so() -> None:
    information = pyspiel.GameType.Information
    for name in NAMES:
        found = pyspiel.load_game(name).get_type().information
        is_open = name in ("tablee_hex", "tablee_reversi", "tablee_switch", "tablee_tictactoe")
        assert found == (
            information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION
        )


@pytest.mark.parametrize("name", ["tablee_tictactoe", "tablee_take_it", "tablee_double_action"])
def test_monte_carlo_regret_minimization_runs(name: str) -> None:
    game = pyspiel.load_game(name)
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state, _ = played(name, 1, 3)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    chances = solver.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(chances) == set(state.legal_actions())


@pytest.mark.parametrize(
    "name",
    [
        "tablee_switch(seats=2,last=3,longest=4,merged=True)",
        "tablee_take_it(seats=2,last=3,longest=4)",
    ],
)
def test_the_end_of_a_game_is_small_enough_for_full_cfr(name: str) -> None:
    """A few rounds halve, again and again, what could be won against the policy."""
    game = pyspiel.load_game(name)
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    first = exploitability.exploitability(game, solver.average_policy())
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert 0 < exploitability.exploitability(game, solver.average_policy()) < first / 2


def test_the_end_of_a_game_is_part_of_that_game() -> None:
    game = pyspiel.load_game("tablee_switch(last=3,seed=5)")
    again = pyspiel.load_game(str(game)).new_initial_state()
    assert str(again) == str(game.new_initial_state())
    assert again.observation_string(0) != (
        pyspiel.load_game("tablee_switch").new_initial_state().observation_string(0)
    )
    with pytest.raises(BadSetting, match="last is how many entries"):
        pyspiel.load_game("tablee_switch(last=-1)")


def test_throws_that_lead_to_the_same_may_be_one_outcome() -> None:
    """Their chances add up, and every outcome of the full list is as likely as before."""
    states = [
        pyspiel.load_game(f"tablee_switch(merged={merged})").new_initial_state()
        for merged in (True, False)
    ]
    few, many = (state.chance_outcomes() for state in states)
    assert len(few) < len(many) / 5
    assert sum(chance for _, chance in few) == pytest.approx(1)
    draws = np.random.RandomState(1)
    for action in (few[3][0], few[9][0]):
        states[0].apply_action(action)
    rollouts = mcts.RandomRolloutEvaluator(1, draws)
    bot = mcts.MCTSBot(states[0].get_game(), 1.4, 8, rollouts, random_state=draws)
    assert bot.step(states[0]) in states[0].legal_actions()


@pytest.mark.slow
def test_external_sampling_runs() -> None:
    game = pyspiel.load_game("tablee_tictactoe")
    simple = external_sampling_mccfr.AverageType.SIMPLE
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, simple)
    solver.iteration()
    state = game.new_initial_state()
    assert set(solver.average_policy().action_probabilities(state)) == set(range(1, 10))


@pytest.mark.parametrize("name", [*HIDING, "tablee_take_it"])
def test_search_over_information_sets_runs(name: str) -> None:
    state, _ = played(name, 3, 20)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    draws = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, draws)
    bot = ismcts.ISMCTSBot(state.get_game(), rollouts, 2.0, 4, random_state=draws)
    assert bot.step(state) in state.legal_actions()


def test_a_long_past_is_copied_and_written() -> None:
    """Longer than Python goes down."""
    state, _ = played("tablee_claquer", 2, 1_500)
    told = state.information_state_string(0)
    asking = pickle.loads(pickle.dumps(state.asking))
    assert asking.past.digest(asking.setting, 0) == state.past.digest(state.setting, 0)
    assert state.clone().information_state_string(0) == told
    assert copy.deepcopy(state.asking).past is state.past
