"""What a seat may know at a table of Take It!"""

from __future__ import annotations

import msgspec

from tablee.games.take_it.moves import Options
from tablee.games.take_it.rules import limit
from tablee.games.take_it.state import Ending, Phase, State


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat may know: everything but the piles and the stock, which open at the end."""

    me: int
    options: Options
    stock: int
    piles: tuple[int, ...]
    dealer: int
    row: tuple[int, ...]
    number: int
    phase: Phase
    settled: bool
    taker: int
    ending: Ending
    limit: int
    rules: int
    shown: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """TI-40: everybody's piles, once the game is over."""


def view(state: State, seat: int) -> View:
    """TI-15: nobody sees a pile again before the end, not even its owner."""
    return View(
        me=seat,
        options=state.options,
        stock=sum(state.stock),
        piles=tuple(map(len, state.piles)),
        dealer=state.dealer,
        row=state.row,
        number=state.number,
        phase=state.phase,
        settled=state.settled,
        taker=state.taker,
        ending=state.ending,
        limit=limit(state),
        rules=state.rules,
        shown=state.piles if state.phase == "over" else (),
    )
