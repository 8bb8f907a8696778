"""Are compiled rules the same rules? `make compiled`, then `python -m tools.both_ways --games 2000`

Plays the same seeded games of every box with both, and compares every move and every state.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

import compile_rules

ROOT = Path(__file__).parents[1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="for each box")
    parser.add_argument("--play", nargs="*", help="play in this process and print what came of it")
    asked = parser.parse_args()
    if asked.play is not None:
        print(json.dumps(play(asked.games, asked.play)))
        return 0
    wrong = compare(compile_rules.COMPILED, asked.games)
    print("\n".join(wrong) or f"{asked.games} games of every box are the same both ways")
    return 1 if wrong else 0


def compare(folder: Path, games: int, *boxes: str) -> list[str]:
    """A line for every box that differs; none where all is well."""
    plain = ask(compile_rules.SOURCE, games, *boxes)
    compiled = ask(folder, games, *boxes)
    unlike = [
        f"{box}: {plain[box]} {compiled[box]}" for box in plain if differs(plain, compiled, box)
    ]
    return unlike + [f"{box}: is not compiled" for box in compiled if not compiled[box]["compiled"]]


def differs(plain: dict[str, Any], compiled: dict[str, Any], box: str) -> bool:
    return any(plain[box][fact] != compiled[box][fact] for fact in ("steps", "digest"))


def ask(folder: Path, games: int, *boxes: str) -> dict[str, Any]:
    """What another Python says that finds the package in this folder."""
    command = [sys.executable, "-m", "tools.both_ways", "--games", str(games), "--play", *boxes]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def play(games: int, boxes: list[str]) -> dict[str, Any]:
    """So many seeded games of each box: its versions and numbers of seats take turns."""
    from tablee.catalog import shelf  # here: the parent asks two Pythons and plays nothing

    chosen = boxes or [key for key, game in shelf().items() if game.state.__module__ in OURS]
    return {key: _play(shelf()[key], games) for key in chosen}


OURS = {
    ".".join(path.relative_to(compile_rules.SOURCE).with_suffix("").parts)
    for path in compile_rules.listed(compile_rules.SOURCE)
}
"""The modules that can be compiled."""


def _play(game: Any, games: int) -> dict[str, Any]:
    from tablee.lab import playout

    digest, encode = hashlib.sha256(), msgspec.json.Encoder().encode
    settings = [(rules, seats) for rules in (game, *game.earlier) for seats in rules.seats]

    def written(rules: Any) -> Any:
        def apply(state: Any, seat: int, move: Any) -> Any:
            after = rules.apply(state, seat, move)
            digest.update(b"%d%b%b" % (seat, encode(move), encode(after)))
            return after

        return replace(rules, apply=apply)

    steps = 0
    for number in range(games):
        rules, seats = settings[number % len(settings)]
        steps += playout(written(rules), seats, Random(number)).steps
    compiled = not issubclass(game.state, msgspec.Struct)
    return {"steps": steps, "digest": digest.hexdigest(), "compiled": compiled}


if __name__ == "__main__":
    raise SystemExit(main())
