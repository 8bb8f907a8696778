"""The hand of the viewer, and the cards on the table."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.kernel import Move, Piece, Say, Scene, SeatNote, Zone, news_of, offer, say
from tablee.kinds.cards.rules import Play
from tablee.kinds.cards.view import View


def scene(view: View, moves: Sequence[Move]) -> Scene:
    table = tuple(_card(card, seat) for seat, card in view.table)
    zones = [Zone("table", "row", label=say("table"), pieces=table, room=len(view.cards))]
    if view.me >= 0:
        hand = tuple(_card(card) for card in view.hand)
        zones.append(Zone("hand", "hand", seat=view.me, label=say("hand"), pieces=hand))
    return Scene(
        zones=tuple(zones),
        offers=tuple(offer(move, f"card-{move.card}") for move in moves if isinstance(move, Play)),
        seats=tuple(
            SeatNote(points, (say("fact-cards", n=cards),))
            for points, cards in zip(view.points, view.cards, strict=True)
        ),
        to_act=(view.turn,) if any(view.cards) else (),
        prompt=say("prompt-play") if moves else None,
    )


def _card(card: int, seat: int | None = None) -> Piece:
    return Piece(f"card-{card}", f"card-{card}", say("face-card", n=card), seat=seat)


def news(before: View, seat: int, move: Move, after: View) -> Sequence[Say]:
    return (news_of(seat, move),) if isinstance(move, Play) else ()
