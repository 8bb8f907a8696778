"""The board as the page draws it."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.kernel import Move, Piece, Scene, SeatNote, Zone, offer, say
from tablee.kinds.board.rules import BOARD, Put, State, to_act

STONES = ("round", "square")
CELLS = tuple(Piece(f"cell-{name}", "cell", say("cell", cell=name)) for name in BOARD.names)


def scene(view: State, moves: Sequence[Move]) -> Scene:
    board = Zone(
        "board",
        "grid",
        label=say("board"),
        pieces=tuple(_stone(cell, seat) for cell, seat in enumerate(view.cells) if seat >= 0),
        cells=CELLS,
        cols=BOARD.cols,
        size="large",
        row_names=BOARD.row_names,
        column_names=BOARD.column_names,
    )
    return Scene(
        zones=(board,),
        offers=tuple(offer(move, f"cell-{move.cell}") for move in moves if isinstance(move, Put)),
        seats=tuple(SeatNote(badges=(stone,)) for stone in STONES),
        to_act=to_act(view),
        prompt=say("prompt-put") if moves else None,
    )


def _stone(cell: int, seat: int) -> Piece:
    name = BOARD.names[cell]
    return Piece(f"stone-{name}", STONES[seat], say(f"face-{STONES[seat]}"), at=cell, seat=seat)
