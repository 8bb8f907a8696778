"""The board as the page draws it, and what is told of a move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tablee.kernel import (
    Consequence,
    Move,
    Offer,
    Piece,
    Progress,
    Say,
    Scene,
    SeatNote,
    Zone,
    news_of,
    offer,
    say,
    who,
)
from tablee_reversi.rules import FREE, Put, State, board

DISCS = ("dark", "light")


def scene(view: State, moves: Sequence[Move]) -> Scene:
    size = len(view.cells)
    return Scene(
        zones=(
            Zone(
                "board",
                "grid",
                label=say("board"),
                pieces=tuple(
                    _disc(size, cell, seat) for cell, seat in enumerate(view.cells) if seat != FREE
                ),
                cells=_cells(size),
                cols=board(size).cols,
                size="large",
                row_names=board(size).row_names,
                column_names=board(size).column_names,
            ),
        ),
        offers=tuple(_offer(move) for move in moves if isinstance(move, Put)),
        seats=tuple(
            SeatNote(score=view.cells.count(seat), badges=(face,))
            for seat, face in enumerate(DISCS)
        ),
        to_act=() if view.turn is None else (view.turn,),
        prompt=say("prompt-put") if moves else None,
        progress=Progress(size - view.cells.count(FREE), size, say("progress-discs")),
    )


@cache
def _cells(size: int) -> tuple[Piece, ...]:
    return tuple(
        Piece(f"cell-{name}", "cell", say("cell", cell=name)) for name in board(size).names
    )


@cache
def _disc(size: int, cell: int, seat: int) -> Piece:
    name = board(size).names[cell]
    return Piece(f"disc-{name}", DISCS[seat], say(f"face-{DISCS[seat]}"), at=cell, seat=seat)


@cache
def _offer(move: Put) -> Offer:
    return offer(move, f"cell-{move.cell}")


def news(before: State, seat: int, move: Put, after: State) -> Sequence[Say]:
    discs = after.cells.count(seat) - before.cells.count(seat) - 1
    put = news_of(seat, move, n=discs)
    return (put, say("news-misses", seat=who(1 - seat))) if after.turn == seat else (put,)


def consequence(before: State, seat: int, move: Put, after: State) -> Consequence | None:
    """RV-4: a turn that is missed would go unnoticed."""
    if after.turn != seat:
        return None
    return Consequence(say("consequence-misses", seat=who(1 - seat)), 1 - seat, ())
