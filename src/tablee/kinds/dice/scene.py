"""The die, the points of this turn, and two buttons."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.kernel import Move, Offer, Piece, Scene, SeatNote, Zone, offer, say
from tablee.kinds.dice.rules import State, Throw, is_over


def scene(view: State, moves: Sequence[Move]) -> Scene:
    die = Piece("die", f"die-{view.die}", say("face-die", n=view.die))
    return Scene(
        zones=(Zone("tray", "dice", label=say("tray"), pieces=(die,), beat=view.throws),),
        offers=tuple(_offer(move) for move in moves),
        seats=tuple(_note(view, seat) for seat in range(len(view.points))),
        to_act=() if is_over(view) else (view.turn,),
        prompt=say("prompt-turn", n=view.gained) if moves else None,
    )


def _offer(move: Move) -> Offer:
    if isinstance(move, Throw):
        return offer(move, "tray", key=" ", role="main")
    return offer(move, key="Enter")


def _note(view: State, seat: int) -> SeatNote:
    gained = view.gained if seat == view.turn else 0
    return SeatNote(view.points[seat], (say("fact-gained", n=gained),) if gained else ())
