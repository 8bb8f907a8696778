"""The last two cards, and the pad that is hit."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.kernel import (
    Move,
    Piece,
    Progress,
    Say,
    Scene,
    SeatNote,
    Zone,
    offer,
    say,
    who,
)
from tablee.kinds.race.rules import CARDS, Hit, State, is_over, is_pair


def scene(view: State, moves: Sequence[Move]) -> Scene:
    first = view.card - len(view.signs)
    cards = tuple(
        Piece(f"card-{first + n}", sign, say(f"face-{sign}")) for n, sign in enumerate(view.signs)
    )
    return Scene(
        zones=(
            Zone("cards", "row", label=say("cards"), pieces=cards, size="large", room=2),
            Zone("pad", "pad", label=say("pad")),
        ),
        offers=tuple(
            offer(move, "pad", key=" ", race=f"card-{move.card}", role="main")
            for move in moves
            if isinstance(move, Hit)
        ),
        seats=tuple(SeatNote(score=points) for points in view.points),
        prompt=None if is_over(view) else say("prompt-watch"),
        progress=Progress(view.card, CARDS, say("progress-cards")),
    )


def news(before: State, seat: int, move: Move, after: State) -> Sequence[Say]:
    if not isinstance(move, Hit):
        return ()
    return (say("news-pair" if is_pair(before) else "news-wrong", seat=who(seat)),)
