"""What is true at a table of Take It!"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tablee.games.take_it.moves import Options
from tablee.pieces.stock import Stock

Phase: TypeAlias = Literal["oldest", "deal", "turn", "last_call", "over"]
"""Who is oldest? The dealer may turn · a card is being turned · the stock is empty · the end."""
Ending: TypeAlias = Literal["", "limit", "stock"]
NOBODY = -1
NEWEST = 3
"""The version of the rules that new tables play."""


class State(msgspec.Struct, frozen=True, gc=False):
    """All that is true. The stock is counts by kind: it has no order, so none can leak."""

    options: Options
    stock: Stock
    piles: tuple[tuple[tuple[int, ...], ...], ...]
    """TI-14: each seat's piles, in the order they were taken, never merged."""
    dealer: int = NOBODY
    row: tuple[int, ...] = ()
    number: int = 1
    """Of the row on the table; every take begins another."""
    phase: Phase = "oldest"
    settled: bool = False
    """TI-20: somebody has reached the limit and deals to the end."""
    taker: int = NOBODY
    """Who took the last row."""
    ending: Ending = ""
    rules: int = NEWEST
    """Which version of the rules this table began with."""
