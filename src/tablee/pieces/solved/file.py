"""Reads a table that came with the wheel, once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tablee.pieces.solved.shares import Balanced, decode_balanced
from tablee.pieces.solved.table import Solved, decode_solved


@cache
def read_solved(path: Path, game: str, version: int) -> Solved:
    """Raises OtherTable where the file belongs to other rules."""
    return decode_solved(path.read_bytes(), game, version)


@cache
def read_balanced(path: Path, game: str, version: int, seats: int) -> Balanced:
    """Raises OtherTable where the file belongs to other rules."""
    return decode_balanced(path.read_bytes(), game, version, seats)
