"""Gymnasium's own test, for every game; and what it says to bad input."""

from __future__ import annotations

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tablee.adapters.drawn import drawn
from tablee.adapters.gymnasium import LearnerEnv, env, register
from tablee.adapters.setting import BadSetting, Ended
from tablee.catalog import shelf
from tablee.testing import size


def play(learner: LearnerEnv, seed: int) -> tuple[float, bool, bool]:
    """One game with random answers."""
    rng, (seen, _) = Random(seed), learner.reset(seed=seed)
    while True:
        seen, gained, over, broken_off, _ = learner.step(
            rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        )
        assert seen in learner.observation_space
        if over or broken_off:
            return gained, over, broken_off


@pytest.mark.parametrize("key", list(shelf()))
def test_every_game_passes_gymnasiums_check(key: str) -> None:
    learner = env(key, against="beginner", longest=100_000 if size.full else 60)
    check_env(learner, skip_render_check=True)
    gained, over, broken_off = play(learner, 1)
    assert over != broken_off
    assert -1 <= gained <= 1


@pytest.mark.parametrize("key", list(shelf()))
def test_a_table_can_be_watched_as_text(key: str) -> None:
    learner = env(key, against="beginner", render_mode="ansi")
    assert learner.render() is None  # nothing has begun
    learner.reset(seed=1)
    drawn = learner.render()
    assert drawn
    assert "[" in drawn, "the moves are listed"
    assert env(key, against="beginner").render() is None
    with pytest.raises(BadSetting, match="render_mode is 'ansi', not 'human'"):
        env(key, render_mode="human")


def test_what_is_hidden_is_not_drawn() -> None:
    """The same table, if only the cards of somebody else differ."""
    learner = env("double-action", against="beginner", render_mode="ansi")
    learner.reset(seed=1)
    before = learner.render()
    table, game = learner.table, learner.setting.game
    assert table is not None
    assert game.imagine is not None
    other = game.imagine(game.view(table.state, 0), Random(3))
    assert other != table.state
    assert drawn(learner.setting, other, 0) == before


def test_every_game_can_be_had_by_its_name() -> None:
    names = register()
    assert register() == names
    assert len(names) == len(shelf())
    learner = gymnasium.make("tablee/Switch-v2", against="beginner", seat=1)
    assert isinstance(learner.unwrapped, LearnerEnv)
    assert (learner.unwrapped.seat, learner.unwrapped.setting.game.key) == (1, "switch")
    seen, _ = learner.reset(seed=1)
    assert seen in learner.observation_space
    with pytest.raises(BadSetting, match="no player"):
        gymnasium.make("tablee/TakeIt-v3", against="nobody")


def test_the_house_plays_at_the_other_seats() -> None:
    """An expert of tic-tac-toe is never beaten, in either seat."""
    gains = [play(env("tictactoe", seat=seat), seed)[0] for seat in (0, 1) for seed in range(3)]
    assert max(gains) <= 0
    assert min(gains) == -1


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (env("take-it", "regular", seats=3) for _ in range(2))
    for seed in (1, 2):
        assert play(first, seed) == play(second, seed)
        assert first.table is not None
        assert second.table is not None
        assert first.table.entries == second.table.entries


def test_a_game_that_is_lost_before_the_learner_is_asked_is_left_out() -> None:
    """An expert may shed a whole pack in the first turn."""
    learner = env("switch")
    for seed in range(40):
        seen, _ = learner.reset(seed=seed)
        assert seen["action_mask"].any(), seed


def test_no_game_in_which_the_learner_is_asked_is_said_in_words() -> None:
    with pytest.raises(Ended, match="never asked"):
        env("tictactoe", "random", seat=1, longest=1).reset(seed=1)


def test_an_illegal_action_ends_the_game_with_the_reason() -> None:
    learner = env("tictactoe", "random")
    with pytest.raises(Ended, match=r"call reset\(\)"):
        learner.step(1)
    learner.reset(seed=1)
    seen, *_ = learner.step(5)
    taken = 1 + int(np.flatnonzero(seen["action_mask"][1:10] == 0)[0])
    seen, gained, over, broken_off, told = learner.step(taken)
    assert (gained, over, broken_off) == (-1.0, True, False)
    assert told["illegal"].startswith(f"cannot play {taken} (mark {taken - 1}) now; possible: ")
    assert not seen["action_mask"].any()
    with pytest.raises(Ended, match=r"call reset\(\)"):
        learner.step(1)


def test_an_action_that_is_no_number_of_the_alphabet_is_refused() -> None:
    learner = env("tictactoe", "random")
    learner.reset(seed=1)
    with pytest.raises(ValueError, match=r"actions are Discrete\(18\)"):
        learner.step(18)


def test_players_and_seats_that_do_not_exist_are_refused_in_words() -> None:
    with pytest.raises(BadSetting, match="no player 'master'; it has beginner, "):
        env("switch", against="master")
    with pytest.raises(BadSetting, match="seat is a number from 0 to 1, not 2"):
        env("switch", seat=2)
    with pytest.raises(BadSetting, match="no game"):
        env("nothing")
