"""The puzzles of every box: a file in its folder, and which of them is the task of a day."""

from __future__ import annotations

import hmac
import logging
from collections.abc import Iterable
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from tablee.kernel import Fault, Game
from tablee.kernel.puzzle import Puzzle

NAME: Final = "puzzles.json"
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


def puzzle_of_the_day(key: bytes, game: Game, day: int) -> int | None:
    """Its number: every puzzle of the game has its day before the first comes again.

    `key`: a secret of the library, without which nobody knows the order. `day` counts from
    1970-01-01 (UTC). None where the game has no puzzles.
    """
    count = len(puzzles_of(game))
    return _order(key, game.key, count)[day % count] if count else None


@lru_cache(100)
def _order(key: bytes, game: str, count: int) -> tuple[int, ...]:
    """The numbers of all puzzles, shuffled by the key."""

    def lot(number: int) -> bytes:
        return hmac.digest(key, f"{game} {number}".encode(), sha256)

    return tuple(sorted(range(1, count + 1), key=lot))


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
