"""The board as the page draws it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tablee.kernel import Move, Say, format_move, who
from tablee.kernel.say import say
from tablee.kernel.scene import Offer, Piece, Scene, SeatNote, Zone
from tablee_tictactoe.rules import Mark, View

SIGNS = ("cross", "ring")
KEYS = "789456123"  # as they lie on a number pad
CELLS = tuple(Piece(f"cell-{n}", "cell", say("cell", n=n + 1)) for n in range(9))
PIECES = tuple(
    tuple(Piece(f"sign-{n}", sign, say(f"face-{sign}"), at=n, seat=seat) for n in range(9))
    for seat, sign in enumerate(SIGNS)
)
"""Every sign on every cell, made once: pieces are frozen and may be shared."""


def scene(view: View, moves: Sequence[Move]) -> Scene:
    signs = tuple(PIECES[seat][n] for seat in (0, 1) for n in range(9) if view.cells[seat] >> n & 1)
    board = Zone(
        "board", "grid", label=say("board"), pieces=signs, cells=CELLS, cols=3, size="large"
    )
    return Scene(
        zones=(board,),
        offers=tuple(_offer(move) for move in moves if isinstance(move, Mark)),
        seats=tuple(SeatNote(badges=(sign,)) for sign in SIGNS),
        to_act=() if view.over else (view.turn,),
        prompt=say("prompt-mark") if moves else None,
    )


@cache
def _offer(move: Mark) -> Offer:
    label = say("move-mark", n=move.cell + 1)
    return Offer(format_move(move), (f"cell-{move.cell}",), label, key=KEYS[move.cell])


def news(before: View, seat: int, move: Mark, after: View) -> Sequence[Say]:
    return (say("news-mark", seat=who(seat), n=move.cell + 1),)
