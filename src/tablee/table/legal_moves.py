"""The legal moves of a seat, as long as there are not so many that they hold up every table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablee.kernel import Game, Move

MOST: Final = 50_000
"""A game that lists more at once has a fault."""


class TooManyMoves(Exception):
    """The game lists more moves than anybody could be shown."""


def legal_moves(game: Game, state: Any, seat: int) -> Sequence[Move]:
    """What `legal` lists; raises TooManyMoves, which stops this table alone."""
    moves = game.legal(state, seat)
    if len(moves) > MOST:
        raise TooManyMoves(f"{len(moves):,} legal moves at once, more than {MOST:,}")
    return moves
