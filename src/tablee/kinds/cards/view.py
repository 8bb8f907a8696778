"""What a seat may know: its own hand, and everything that was played."""

from __future__ import annotations

import msgspec

from tablee.kernel import Move, Rng
from tablee.kinds.cards.rules import CARDS, Deal, State


class View(msgspec.Struct, frozen=True):
    """Built field by field: what is not written here is secret."""

    me: int
    hand: tuple[int, ...]
    cards: tuple[int, ...]
    """How many each holds."""
    points: tuple[int, ...]
    played: tuple[int, ...]
    table: tuple[tuple[int, int], ...]
    turn: int


def view(state: State, seat: int) -> View:
    return View(
        me=seat,
        hand=state.hands[seat] if seat >= 0 else (),
        cards=tuple(len(hand) for hand in state.hands),
        points=state.points,
        played=state.played,
        table=state.table,
        turn=state.turn,
    )


def mask(state: State, seat: int, move: Move, viewer: int) -> Move:
    """A card that is dealt is shown to the seat that gets it."""
    if isinstance(move, Deal) and move.seat != viewer:
        return Deal(move.seat)
    return move


def imagine(view: View, rng: Rng) -> State:
    """What this seat cannot see, dealt again: any card it has not seen may be anywhere."""
    unseen = [card for card in CARDS if card not in view.hand and card not in view.played]
    hands = []
    for seat, count in enumerate(view.cards):
        drawn = [unseen.pop(rng.randrange(len(unseen))) for _ in range(count) if seat != view.me]
        hands.append(view.hand if seat == view.me else tuple(sorted(drawn)))
    return State(tuple(hands), view.points, view.played, view.table, view.turn)
