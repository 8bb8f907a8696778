"""PettingZoo's own tests, for every game; and what it says to bad input."""

from __future__ import annotations

import importlib
import sys

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tablee.adapters.pettingzoo import env, raw_env
from tablee.adapters.setting import BadSetting, Ended, IllegalAction
from tablee.catalog import shelf
from tablee.testing import size

KEYS = list(shelf())
MASKED = [  # PettingZoo knows its own games with masks by name, and warns of all others
    "ignore:Observation space for each agent probably:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
]
pytestmark = [pytest.mark.filterwarnings(one) for one in MASKED]


@pytest.mark.parametrize("key", KEYS)
def test_every_game_passes_pettingzoos_api_test(key: str) -> None:
    api_test(env(key, longest=1_000), num_cycles=5_000 if size.full else 60)


@pytest.mark.parametrize("key", KEYS)
def test_every_game_passes_pettingzoos_seed_test(key: str) -> None:
    seed_test(lambda: env(key), num_cycles=500 if size.full else 20)


def test_seats_and_options_are_taken() -> None:
    played = raw_env("switch", seats=3, options={"window_ms": 3000})
    played.reset(seed=1)
    assert played.agents == ["seat_0", "seat_1", "seat_2"]
    assert played.setting.options.window_ms == 3000
    with pytest.raises(BadSetting, match="seats"):
        env("switch", seats=1)


def test_a_table_can_be_drawn_as_text_and_observed_in_few_numbers() -> None:
    played = raw_env("crack-word", render_mode="ansi", small=True)
    assert played.metadata["render_modes"] == ["ansi"]
    played.reset(seed=1)
    assert "[pass]" in str(played.render())
    assert raw_env("crack-word").render() is None
    for key in ("crack-word", "claquer"):
        few, full = raw_env(key, small=True), raw_env(key)
        few.reset(seed=1)
        seen = few.observe(few.agent_selection)["observation"]
        assert seen in few.observation_space("seat_0")["observation"]  # type: ignore[index]
        assert 2 * few.setting.sight.size < full.setting.sight.size


def test_only_who_is_asked_has_a_mask() -> None:
    played = raw_env("tictactoe")
    played.reset(seed=1)
    assert np.flatnonzero(played.observe("seat_0")["action_mask"]).tolist() == [*range(1, 10)]
    assert not played.observe("seat_1")["action_mask"].any()


def test_an_illegal_action_is_refused_in_words_and_changes_nothing() -> None:
    played = raw_env("tictactoe")
    with pytest.raises(Ended, match=r"reset\(\) first"):
        played.step(1)
    played.reset(seed=1)
    played.step(5)
    with pytest.raises(IllegalAction, match=r"seat 1 cannot play 5 \(mark 4\) now; it can 1 \("):
        played.step(5)
    for strange in (-1, 99, None, "5", 2.5):
        with pytest.raises(IllegalAction, match="whole numbers from 0 to 17"):
            played.step(strange)
    assert played.agent_selection == "seat_1"


def test_the_end_is_told_and_a_game_is_not_played_beyond_it() -> None:
    played = raw_env("tictactoe")
    played.reset(seed=1)
    for cell in (0, 3, 1, 4, 2):
        played.step(cell + 1)
    assert played.terminations == {"seat_0": True, "seat_1": True}
    assert played.rewards == {"seat_0": 1.0, "seat_1": -1.0}
    with pytest.raises(Ended, match="its only step is None"):
        played.step(6)
    played.step(None)
    played.step(None)
    with pytest.raises(Ended, match=r"call reset\(\) to begin another"):
        played.step(None)


def test_a_game_that_is_too_long_is_broken_off() -> None:
    played = raw_env("tictactoe", longest=2)
    played.reset(seed=1)
    played.step(1)
    played.step(2)
    assert all(played.truncations.values())
    assert not any(played.terminations.values())


@pytest.mark.parametrize(
    ("module", "package"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_without_its_library_an_adapter_names_what_to_install(
    module: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"tablee.adapters.{module}", raising=False)
    with pytest.raises(ImportError, match=rf"{module} needs .*pip install tablee\[learn\]"):
        importlib.import_module(f"tablee.adapters.{module}")
