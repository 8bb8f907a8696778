"""What compiling the rules gives: random play of every box, plain and compiled, taking turns.

`make compiled`, then `python bench/compiled.py`. `--before COMMIT` measures an older state of the
source beside them, `--peers PYTHON` RLCard's uno, with a Python that has it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from playouts import measure_peer

ROOT = Path(__file__).parents[1]
UNO = "RLCard uno"
AIM = {"switch": 2.5}
"""Compiled over before; 2 in all others."""
LISTS = Path("tablee/pieces/lexicon/data")
PLAY = """
import json, sys, time
from random import Random
from tablee.catalog import shelf
from tablee.lab import playout
told = {}
for key, game in shelf().items():
    rng, seats = Random(1), min(game.seats)
    playout(game, seats, rng)
    begin, steps = time.process_time(), 0
    while time.process_time() - begin < float(sys.argv[1]):
        steps += playout(game, seats, rng).steps
    told[key] = steps / (time.process_time() - begin)
print(json.dumps(told))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="in turn; the best is shown")
    parser.add_argument("--before", help="a commit to compare with")
    parser.add_argument("--peers", type=Path, help="a Python that has RLCard")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sources = {"now": ROOT / "src", "compiled": ROOT / ".compiled"}
        if asked.before:
            sources = {"before": unpacked(asked.before, Path(folder)), **sources}
        compare(sources, asked.rounds, asked.seconds, asked.peers)


def unpacked(commit: str, folder: Path) -> Path:
    """The package as it was, with the word lists of now."""
    tree = subprocess.run(
        ["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True
    )
    subprocess.run(["tar", "-x", "-C", str(folder)], input=tree.stdout, check=True)
    (folder / "src" / LISTS).symlink_to(ROOT / "src" / LISTS)
    return folder / "src"


def compare(sources: Mapping[str, Path], rounds: int, seconds: float, python: Path | None) -> None:
    best: dict[str, dict[str, float]] = {name: {} for name in (*sources, UNO)}
    for _ in range(rounds):
        for name, source in sources.items():
            for key, speed in played(source, seconds).items():
                best[name][key] = max(speed, best[name].get(key, 0))
        measured: Any = measure_peer(python, UNO, seconds) if python else None
        if measured:
            speed = measured["steps"] / measured["seconds"]
            best[UNO][UNO] = max(speed, best[UNO].get(UNO, 0))
    show(best, list(sources))


def played(source: Path, seconds: float) -> dict[str, float]:
    """Steps a second of every box, in a process of its own that finds the package there."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, "-c", PLAY, str(seconds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    told: dict[str, float] = json.loads(done.stdout)
    return told


def show(best: Mapping[str, Mapping[str, float]], names: list[str]) -> None:
    uno = best[UNO].get(UNO)
    table = Table("steps/s, one core", *names, f"compiled ÷ {names[0]}", "aim", "÷ uno")
    for key, speed in best["compiled"].items():
        ratio, aim = speed / best[names[0]][key], AIM.get(key, 2.0)
        over = f"{speed / uno:.1f}×" if uno else ""
        speeds = [f"{best[name][key]:,.0f}" for name in names]
        table.add_row(key, *speeds, f"{ratio:.2f}×", f"{aim}×", over)
    Console(width=110).print(table)
    if uno:
        print(f"{UNO}: {uno:,.0f}")


if __name__ == "__main__":
    main()
