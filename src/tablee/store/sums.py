"""A checksum beside everything that is stored, so that a damaged line is noticed.

How a sum is computed never changes after a release: stored sums would no longer be right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32


def line_sum(*fields: str | int | float | bytes) -> int:
    """The sum of one line, field by field. Text counts as its bytes on disk."""
    return crc32(b" ".join(one if isinstance(one, bytes) else str(one).encode() for one in fields))


def summed(fields: Sequence[Any]) -> tuple[Any, ...]:
    """A line as it is stored: its fields, and their sum."""
    return (*fields, line_sum(*fields))


def row_sum(table: str, number: int, seat: int, move: str, at: int, facts: str) -> int:
    """The same for a row, quicker: it is computed with every move."""
    return crc32(f"{table} {number} {seat} {move} {at} {facts}".encode())
