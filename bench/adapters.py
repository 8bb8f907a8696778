"""How fast learners play: every game through the adapters, beside PettingZoo's own tic-tac-toe.

`python -m bench.adapters` installs PettingZoo with pygame into a temporary environment, since its
tic-tac-toe draws with it; ours run here. Random play with the same loop for all, on the clock of
the process alone, best of three.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from bench.peers import TIC_TAC_TOE, measure, one_after_another, quick_draw
from bench.playouts import ROUNDS, install, measure_peer
from tablee.adapters import gymnasium, openspiel, pettingzoo
from tablee.catalog import shelf

LONGEST = 500
AIM = 15_000
console = Console(width=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--peers", type=Path, help="a Python that has them already")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        python = asked.peers or install(Path(folder), ["PettingZoo"])
        show(compare(python, asked.seconds))


def compare(python: Path, seconds: float) -> dict[str, float]:
    """Steps a second, by name; everything in turn, so that other work disturbs all alike."""
    best: dict[str, float] = {}
    games = ours()
    for _ in range(ROUNDS):
        for name in TIC_TAC_TOE:
            _keep(best, f"theirs: {name}", measure_peer(python, name, seconds))
        for name, playout in games.items():
            _keep(best, name, measure(playout, seconds))
    return best


def ours() -> dict[str, Callable[[], int]]:
    """A quick draw shows what the environment costs, the usual one what a learner's loop costs."""
    openspiel.register()
    games: dict[str, Callable[[], int]] = {}
    for key in shelf():
        raw, wrapped = (kind(key, longest=LONGEST) for kind in (pettingzoo.raw_env, pettingzoo.env))
        games[f"{key} raw quick"] = one_after_another(raw, quick_draw)
        small = pettingzoo.raw_env(key, longest=LONGEST, small=True)
        games[f"{key} raw small quick"] = one_after_another(small, quick_draw)
        games[f"{key} raw"] = one_after_another(raw)
        games[f"{key} wrapped"] = one_after_another(wrapped)
        name = f"tablee_{key.replace('-', '_')}(longest={LONGEST})"
        games[f"{key} OpenSpiel"] = spiel(pyspiel.load_game(name))
        games[f"{key} Gymnasium"] = learner(gymnasium.env(key, "random"))
    return games


def spiel(game: Any) -> Callable[[], int]:
    """Random play in OpenSpiel; draws of chance count as steps, as they do there."""

    def playout() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = random.choices(*zip(*outcomes, strict=True))[0]
            else:
                action = random.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
        return steps

    return playout


def learner(env: Any) -> Callable[[], int]:
    def playout() -> int:
        (seen, _), steps, over = env.reset(), 0, False
        while not over and steps < 500:
            action = random.choice(np.flatnonzero(seen["action_mask"]).tolist())
            seen, _, ended, cut, _ = env.step(action)
            over, steps = ended or cut, steps + 1
        return steps

    return playout


def show(best: dict[str, float]) -> None:
    peers = [name for name in best if name.startswith("theirs: ")]
    table = Table("random play, one core", "steps/s", *(f"÷ {name[8:]}" for name in peers))
    for name, speed in best.items():
        table.add_row(name, f"{speed:,.0f}", *(f"{speed / best[peer]:.1f}×" for peer in peers))
    console.print(table)
    console.print(f"the aim is {AIM:,} steps/s with raw_env")


def _keep(best: dict[str, float], name: str, measured: dict[str, float] | None) -> None:
    if measured is not None:
        best[name] = max(best.get(name, 0.0), measured["steps"] / measured["seconds"])


if __name__ == "__main__":
    main()
