"""What a card did to the board: five in a line, or a token that is gone."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.double_action.board import CELL_NAMES, bits
from tablee.games.double_action.face import CELL_FACES
from tablee.games.double_action.moves import Remove
from tablee.games.double_action.news import news
from tablee.games.double_action.sight import View
from tablee.games.double_action.state import team_of
from tablee.kernel import Consequence, Move, Piece, who
from tablee.kernel.say import say


def consequence(before: View, seat: int, move: Move, after: View) -> Consequence | None:
    if isinstance(move, Remove):
        return _removed(seat, move)
    team = team_of(seat)
    fives = after.series[team][len(before.series[team]) :]
    return _made(before, seat, move, after, fives) if fives else None


def _made(before: View, seat: int, move: Move, after: View, fives: Sequence[int]) -> Consequence:
    """DA-15: the cells of every new five, in reading order."""
    cells = sorted({cell for five in fives for cell in bits(five)})
    pieces = tuple(Piece(f"made-{cell}", CELL_FACES[cell]) for cell in cells)
    what = news(before, seat, move, after)[-1]
    return Consequence(what, seat, pieces, things=tuple(CELL_NAMES[cell] for cell in cells))


def _removed(seat: int, move: Remove) -> Consequence:
    """DA-24: the jack, and the token that it took off."""
    other = 1 - team_of(seat)
    token = Piece("removed", f"token-{other}", seat=other)
    what = say("consequence-remove", seat=who(seat), cell=move.cell)
    jack = Piece("remover", move.card)
    return Consequence(what, seat, (jack,), beside=(token,), things=(move.cell,))
