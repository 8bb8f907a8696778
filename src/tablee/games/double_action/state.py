"""What is true at the table."""

from __future__ import annotations

import msgspec

from tablee.games.double_action.components import PACKS
from tablee.games.double_action.moves import Options
from tablee.pieces.stock import Stock

NOBODY = -1
Pair = tuple[int, int]
Fives = tuple[int, ...]


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything that is true. Teams are the even and the odd seats (A-DA-1)."""

    options: Options
    seats: int
    stock: Stock
    left: int
    """Cards in the pile."""
    hands: tuple[tuple[int, ...], ...]
    discards: tuple[tuple[int, ...], ...]
    dealer: int = NOBODY
    opening: int = 0
    """Cards still to be dealt before the first turn."""
    dealing: int = NOBODY
    """The seat that gets a card from chance now."""
    losing: int = NOBODY
    """The seat that loses one to chance now."""
    turn: int = NOBODY
    last: int = NOBODY
    """Who had the turn before; the next one is sought from there."""
    owed: int = NOBODY
    """Who may still draw (DA-29)."""
    swapped: int = 0
    """Dead cards changed this turn."""
    passes: int = 0
    """Passes in a row."""
    told: int = 0
    """Seats that have spoken of drawing since the last play, as bits (DA-31)."""
    tokens: Pair = (0, 0)
    locked: Pair = (0, 0)
    """Tokens turned to the joker's side (DA-16)."""
    series: tuple[Fives, Fives] = ((), ())
    latest: int = NOBODY
    """The cell touched last."""
    over: bool = False


def team_of(seat: int) -> int:
    """A-DA-1: seats of the two teams alternate."""
    return seat % 2


def pack_count(options: Options, seats: int) -> int:
    """DA-03: how many packs the table plays with."""
    return PACKS[seats] if options.packs == "auto" else options.packs
