"""The board as the page draws it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tablee.kernel import Consequence, Move, Say, format_move, who
from tablee.kernel.say import say
from tablee.kernel.scene import Offer, Piece, Scene, SeatNote, Zone
from tablee_tictactoe.rules import LINES, MARKS, Mark, View

BOARD, PROMPT = say("board"), say("prompt-mark")
SIGNS = ("cross", "ring")
KEYS = "789456123"  # as they lie on a number pad
CELLS = tuple(Piece(f"cell-{n}", "cell", say("cell", n=n + 1), note=f"{n + 1}") for n in range(9))
"""News speaks of cells by their numbers, so each has its own in its corner."""
PIECES = tuple(
    tuple(Piece(f"sign-{n}", sign, say(f"face-{sign}"), at=n, seat=seat) for n in range(9))
    for seat, sign in enumerate(SIGNS)
)
"""Every sign on every cell, made once: pieces are frozen and may be shared."""


OFFERS = tuple(
    Offer(format_move(mark), (f"cell-{n}",), say("move-mark", n=n + 1), key=KEYS[n])
    for n, mark in enumerate(MARKS)
)
SEATS = tuple(SeatNote(badges=(sign,)) for sign in SIGNS)


def scene(view: View, moves: Sequence[Move]) -> Scene:
    return Scene(
        zones=(_board(*view.cells),),
        offers=tuple([OFFERS[move.cell] for move in moves if isinstance(move, Mark)]),
        seats=SEATS,
        to_act=() if view.over else (view.turn,),
        prompt=PROMPT if moves else None,
    )


@cache  # there are not many boards, and two people look at each
def _board(crosses: int, rings: int) -> Zone:
    signs = [PIECES[0][n] for n in range(9) if crosses >> n & 1]
    signs += [PIECES[1][n] for n in range(9) if rings >> n & 1]
    return Zone("board", "grid", None, BOARD, tuple(signs), cells=CELLS, cols=3, size="large")


def news(before: View, seat: int, move: Mark, after: View) -> Sequence[Say]:
    return (say("news-mark", seat=who(seat), n=move.cell + 1),)


def consequence(before: View, seat: int, move: Mark, after: View) -> Consequence | None:
    """TT-3: three in a line, which glow."""
    line = next((line for line in LINES if after.cells[seat] & line == line), 0)
    cells = [n for n in range(9) if line >> n & 1]
    if not cells:
        return None
    signs, things = tuple(PIECES[seat][n] for n in cells), tuple(CELLS[n].id for n in cells)
    return Consequence(say("consequence-line", seat=who(seat)), seat, signs, things=things)
