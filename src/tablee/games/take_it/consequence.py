"""The row that goes, before everybody's eyes."""

from __future__ import annotations

from tablee.games.take_it.moves import Take
from tablee.games.take_it.view import View
from tablee.kernel import Consequence, Move, who
from tablee.kernel.say import say


def consequence(before: View, seat: int, move: Move, after: View) -> Consequence | None:
    """TI-13, TI-15: what lay there goes. Its cards are not sent again, and no sum or count is."""
    if not isinstance(move, Take):
        return None
    return Consequence(say("consequence-take", seat=who(seat)), seat, over=("row",), to=seat)
