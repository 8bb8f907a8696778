"""Rules of New game. Marks like NG-2 point to the clause in rules.md."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from tablee.kernel import CHANCE, BadOptions, IllegalMove, Line, Move, Outcome, rank, say

CARDS = range(1, 17)
HAND = 4


class Options(msgspec.Struct, frozen=True):
    """There is nothing to choose."""


class Deal(Move, frozen=True, tag="deal"):
    """Chance: a card to this seat. Others see that it comes, not which one it is."""

    seat: int
    card: int = 0


class Play(Move, frozen=True, tag="play"):
    """NG-2: a card of my hand."""

    card: int


class State(msgspec.Struct, frozen=True):
    """Hands, all cards played so far, those that lie on the table with their seats, points, turn.

    The stock is what is in none of them: it has no order, since each card is drawn when it comes.
    """

    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    played: tuple[int, ...] = ()
    table: tuple[tuple[int, int], ...] = ()
    turn: int = 0


def start(options: Options, seats: int) -> State:
    if seats not in (2, 3, 4):
        raise BadOptions("wrong_seats", seats=seats)
    return State(((),) * seats, (0,) * seats)


def dealt_to(state: State) -> int | None:
    """NG-1: the seat that gets the next card; None when all have theirs."""
    if state.played or min(map(len, state.hands)) == HAND:
        return None
    return min(range(len(state.hands)), key=lambda seat: len(state.hands[seat]))


def stock(state: State) -> list[int]:
    return [card for card in CARDS if not any(card in hand for hand in state.hands)]


def to_act(state: State) -> tuple[int, ...]:
    if dealt_to(state) is not None:
        return (CHANCE,)
    return (state.turn,) if any(state.hands) else ()


def chances(state: State) -> Sequence[tuple[Move, int]]:
    seat = dealt_to(state)
    return () if seat is None else [(Deal(seat, card), 1) for card in stock(state)]


def legal(state: State, seat: int) -> Sequence[Move]:
    return [Play(card) for card in state.hands[seat]] if to_act(state) == (seat,) else ()


def apply(state: State, seat: int, move: Move) -> State:
    if not to_act(state):
        raise IllegalMove("game_over")
    if to_act(state) != (seat,):
        raise IllegalMove("not_your_turn")
    match move:
        case Deal(to, card) if to == dealt_to(state) and card in stock(state):
            return replace(state, hands=_with_hand(state, to, (*state.hands[to], card)))
        case Play(card) if seat != CHANCE and card in state.hands[seat]:
            return _play(state, seat, card)
    raise IllegalMove("not_your_card")


def _play(state: State, seat: int, card: int) -> State:
    """NG-2: the cards of the last round stay until the next one begins."""
    seats = len(state.hands)
    table = (*(state.table if len(state.table) < seats else ()), (seat, card))
    hand = tuple(other for other in state.hands[seat] if other != card)
    points, turn = list(state.points), (seat + 1) % seats
    if len(table) == seats:  # NG-3: the highest card takes the round, and leads the next
        turn = max(table, key=lambda one: one[1])[0]
        points[turn] += 1
    hands, played = _with_hand(state, seat, hand), (*state.played, card)
    return State(hands, tuple(points), played, table, turn)


def _with_hand(state: State, seat: int, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*state.hands[:seat], tuple(sorted(hand)), *state.hands[seat + 1 :])


def outcome(state: State) -> Outcome | None:
    """NG-4: when all cards are played."""
    if to_act(state):
        return None
    lines = tuple((Line(say("score-rounds"), points),) for points in state.points)
    return Outcome(rank(state.points), state.points, lines)
