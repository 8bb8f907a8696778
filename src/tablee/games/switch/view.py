"""What a seat may know of a game of Switch."""

from __future__ import annotations

import msgspec

from tablee.games.switch.state import State
from tablee.kernel import Rng


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat may know: everything, since all of Switch lies open on the table (SW-06)."""

    me: int
    table: State


def view(state: State, seat: int) -> View:
    return View(seat, state)


def imagine(view: View, rng: Rng) -> State:
    return view.table
