"""Random play-outs in other people's libraries; run by playouts.py where they are installed.

`python peers.py NAME SECONDS` prints one line of JSON: {"steps": …, "games": …, "seconds": …}.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any


def open_spiel_game(name: str) -> Callable[[], int]:
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  (registers the Python game)

    game = pyspiel.load_game(name)

    def playout() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return playout


def rlcard_game(name: str) -> Callable[[], int]:
    import rlcard

    env = rlcard.make(name)

    def playout() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return playout


def pettingzoo_game(name: str) -> Callable[[], int]:
    from importlib import import_module

    name, _, how = name.partition(" ")
    module = import_module(f"pettingzoo.classic.{name}")
    env = module.raw_env() if "raw" in how else module.env()
    return one_after_another(env, quick_draw if "quick" in how else usual_draw)


def usual_draw(space: Any, mask: Any) -> int:
    """A random action as PettingZoo's own examples draw it; it takes longer than many a step."""
    return int(space.sample(mask))


def quick_draw(space: Any, mask: Any) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def one_after_another(env: Any, draw: Callable[[Any, Any], int] = usual_draw) -> Callable[[], int]:
    """A whole game in an environment of PettingZoo."""

    def playout() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(draw(env.action_space(agent), seen["action_mask"]))
                steps += 1
        return steps

    return playout


PEERS: dict[str, Callable[[], Callable[[], int]]] = {
    "OpenSpiel tic-tac-toe (Python)": lambda: open_spiel_game("python_tic_tac_toe"),
    "OpenSpiel tic-tac-toe (C++)": lambda: open_spiel_game("tic_tac_toe"),
    "RLCard leduc-holdem": lambda: rlcard_game("leduc-holdem"),
    "RLCard uno": lambda: rlcard_game("uno"),
    "PettingZoo tictactoe_v3": lambda: pettingzoo_game("tictactoe_v3"),
    "PettingZoo connect_four_v3": lambda: pettingzoo_game("connect_four_v3"),
}


TIC_TAC_TOE: dict[str, Callable[[], Callable[[], int]]] = {
    f"tictactoe_v3 {how}": partial(pettingzoo_game, f"tictactoe_v3 {how}")
    for how in ("raw quick", "raw", "quick", "wrapped")
}
"""PettingZoo's own game with and without its wrappers, drawing quickly or as usual."""


def measure(playout: Callable[[], int], seconds: float) -> dict[str, float]:
    """Plays games for that long, on the clock of this process alone, after one to warm up."""
    playout()
    steps = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        steps += playout()
        games += 1
    return {"steps": steps, "games": games, "seconds": spent}


if __name__ == "__main__":
    print(json.dumps(measure((PEERS | TIC_TAC_TOE)[sys.argv[1]](), float(sys.argv[2]))))
