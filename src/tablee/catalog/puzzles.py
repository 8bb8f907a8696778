"""The puzzles of every box: a file in its folder, and which of them is the one of a day."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from tablee.catalog.shelf import shelf
from tablee.kernel import Fault, Game
from tablee.kernel.puzzle import Puzzle

NAME: Final = "puzzles.json"
STRIDE: Final = 7_919
"""From one day's puzzle to the next day's: a prime, so that each has its turn."""
_log = logging.getLogger(__name__)


class Stock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game."""

    made: str
    """The command that made it."""
    puzzles: tuple[Puzzle, ...]


class BadStock(Exception):
    """The file of puzzles cannot be read; the sentence says why."""


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Those whose rules are here; none where the game has no file of them, or a broken one."""
    versions = {rules.version for rules in (game, *game.earlier)}
    return _usable(game.key, game.folder, frozenset(versions))


@cache
def _usable(key: str, folder: Path, versions: frozenset[int]) -> tuple[Puzzle, ...]:
    try:
        puzzles = read_stock(folder).puzzles
    except BadStock as fault:
        _log.error("a box has no puzzles", extra={"game": key, "why": str(fault)})
        return ()
    found = tuple(puzzle for puzzle in puzzles if puzzle.version in versions)
    if len(found) < len(puzzles):
        told = {"game": key, "left_out": len(puzzles) - len(found)}
        _log.warning("puzzles of rules that are not here are left out", extra=told)
    return found


def find_puzzle(game: Game, number: int) -> Puzzle:
    """Counted from 1; raises `no_such_puzzle`."""
    puzzles = puzzles_of(game)
    if not 1 <= number <= len(puzzles):
        raise Fault("no_such_puzzle", game=game.key, last=len(puzzles))
    return puzzles[number - 1]


def puzzle_of_the_day(day: int, games: Iterable[Game] | None = None) -> tuple[Game, int] | None:
    """The same for everybody: each puzzle of all games has its day before the first comes again.

    `day` counts from 1970-01-01 (UTC). `games`: those of which there may be one; else all of them.
    None where no game has puzzles.
    """
    games = shelf().values() if games is None else sorted(games, key=lambda game: game.key)
    puzzles = [(game, n) for game in games for n in range(1, len(puzzles_of(game)) + 1)]
    return puzzles[day * STRIDE % len(puzzles)] if puzzles else None


def read_stock(folder: Path) -> Stock:
    """The file in a game's folder, empty where there is none; raises BadStock."""
    file = folder / NAME
    if not file.is_file():
        return Stock("", ())
    try:
        return msgspec.json.decode(file.read_bytes(), type=Stock)
    except msgspec.DecodeError as fault:
        raise BadStock(f"{NAME} is no file of puzzles: {fault}") from None


def write_stock(made: str, puzzles: Iterable[Puzzle]) -> str:
    """The file as text: a line for each puzzle, so that changes can be read."""
    lines = ",\n".join(f"  {msgspec.json.encode(puzzle).decode()}" for puzzle in puzzles)
    command = msgspec.json.encode(made).decode()
    return f'{{\n "made": {command},\n "puzzles": [\n{lines}\n ]\n}}\n'
