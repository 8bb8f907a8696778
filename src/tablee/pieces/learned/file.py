"""Reads weights that came with the wheel, once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.pieces.learned.about import OtherWeights

if TYPE_CHECKING:
    from tablee.pieces.learned.net import Net


@cache
def read_net(path: Path, game: str, version: int, seats: int, signs: int) -> Net:
    """Raises OtherWeights where the file is missing, damaged or belongs to something else."""
    from tablee.pieces.learned.net import decode_net  # numpy is imported when a value is asked for

    try:
        content = path.read_bytes()
    except OSError as fault:
        raise OtherWeights(f"{path.name} cannot be read: {fault.strerror}") from fault
    return decode_net(content, game, version, seats, signs)
