"""How fast random play goes, one core: every game on the shelf beside other libraries, in one run.

`python -m bench.playouts` installs the other libraries into a temporary environment; one that
cannot be installed is named and left out. `--no-peers` measures our games alone.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
import venv
from collections.abc import Iterable
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table

from bench.peers import PEERS, measure
from tablee.catalog import shelf
from tablee.kernel import Game
from tablee.lab import playout

PACKAGES = {
    "OpenSpiel": ["open_spiel"],
    "RLCard": ["rlcard"],
    "PettingZoo": ["pettingzoo", "gymnasium", "pygame"],
}
ROUNDS = 3
"""Everything is measured this many times in turn, and the best kept: the machine has other work."""
console = Console()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--no-peers", action="store_true", help="measure our games alone")
    parser.add_argument("--peers", type=Path, help="a Python that has the other libraries already")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        python = None if asked.no_peers else asked.peers or install(Path(folder))
        compare(python, asked.seconds)


def install(folder: Path, names: Iterable[str] = tuple(PACKAGES)) -> Path:
    """An environment of its own for the other libraries."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    for name in names:
        packages = PACKAGES[name]
        console.print(f"installing {name} …", style="dim")
        command = [str(python), "-m", "pip", "install", "--quiet", *packages]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            console.print(f"[bold]{name} is left out:[/] pip could not install it")
    return python


def compare(python: Path | None, seconds: float) -> None:
    ours: dict[str, dict[str, float]] = {}
    theirs: dict[str, dict[str, float]] = {}
    left_out: set[str] = set()
    for _ in range(ROUNDS):
        for key, game in shelf().items():
            _keep(ours, key, measure_game(game, seconds))
        for name in PEERS if python else ():
            measured = None if name in left_out else measure_peer(python, name, seconds)
            if measured is None:
                left_out.add(name)
            else:
                _keep(theirs, name, measured)
    show(ours, theirs, left_out)


def measure_game(game: Game, seconds: float) -> dict[str, float]:
    rng = Random(1)
    return measure(lambda: playout(game, min(game.seats), rng).steps, seconds)


def measure_peer(python: Path | None, name: str, seconds: float) -> dict[str, float] | None:
    script = Path(__file__).with_name("peers.py")
    command = [str(python), str(script), name, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        why = (done.stderr.strip().splitlines() or ["it fails"])[-1]
        console.print(f"[bold]{name} is left out:[/] {why}")
        return None
    measured: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return measured


def show(
    ours: dict[str, dict[str, float]],
    theirs: dict[str, dict[str, float]],
    left_out: set[str],
) -> None:
    table = Table("random play, one core", "steps/s", "steps a game", *(_short(n) for n in theirs))
    for key, measured in ours.items():
        ratios = [f"{_speed(measured) / _speed(other):.1f}×" for other in theirs.values()]
        table.add_row(key, *_facts(measured), *ratios)
    for name, measured in theirs.items():
        table.add_row(name, *_facts(measured))
    wide = Console(width=max(console.width, 60 + 14 * len(theirs)))
    wide.print(table)
    for name in sorted(left_out):
        console.print(f"left out: {name}")


def _keep(best: dict[str, dict[str, float]], name: str, measured: dict[str, float]) -> None:
    if name not in best or _speed(measured) > _speed(best[name]):
        best[name] = measured


def _speed(measured: dict[str, float]) -> float:
    return measured["steps"] / measured["seconds"]


def _facts(measured: dict[str, float]) -> tuple[str, str]:
    return f"{_speed(measured):,.0f}", f"{measured['steps'] / measured['games']:.1f}"


def _short(name: str) -> str:
    """Column heads on two lines."""
    return "÷ " + name.replace(" ", "\n", 1)


if __name__ == "__main__":
    main()
