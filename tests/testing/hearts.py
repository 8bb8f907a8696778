"""A small game of Hearts, as somebody writes it from the documentation alone, without `imagine`.

Fifty-two cards are dealt, everybody passes three of them to the left, the two of clubs leads. Hands
and passed cards are secret, and so are tricks once they are taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from tablee.kernel import (
    CHANCE,
    BadOptions,
    Box,
    Game,
    IllegalMove,
    Move,
    Offer,
    Outcome,
    Piece,
    Say,
    Scene,
    Zone,
    format_move,
    rank,
    say,
    who,
)

SEATS, CARDS, PASSED = 4, 52, 3
TWO_OF_CLUBS, QUEEN_OF_SPADES, HEARTS = 0, 49, 2
"""Cards count from 0, suit by suit: clubs, diamonds, hearts, spades."""

Hand = tuple[int, ...]


class Options(msgspec.Struct, frozen=True):
    """Nothing to agree on."""


class Deal(Move, frozen=True, tag="deal"):
    """Chance: the next card goes to that seat; the others are not shown which."""

    seat: int
    card: int | None = None


class Pass(Move, frozen=True, tag="pass"):
    """Three cards for the left neighbour, face down."""

    cards: tuple[int, ...]


class Play(Move, frozen=True, tag="play"):
    """A card into the trick."""

    card: int


class State(msgspec.Struct, frozen=True):
    """Everything that is true."""

    stock: tuple[int, ...] = (1,) * CARDS
    hands: tuple[Hand, ...] = ((),) * SEATS
    passed: tuple[Hand, ...] = ((),) * SEATS
    trick: tuple[tuple[int, int], ...] = ()
    last: tuple[tuple[int, int], ...] = ()
    """The trick before, which everybody may look at until the next one is full."""
    taken: tuple[Hand, ...] = ((),) * SEATS
    turn: int = 0
    phase: Literal["deal", "pass", "play", "over"] = "deal"


class View(msgspec.Struct, frozen=True):
    """What a seat may know."""

    me: int
    hand: Hand
    sizes: tuple[int, ...]
    mine: Hand
    """What I passed."""
    has_passed: tuple[bool, ...]
    trick: tuple[tuple[int, int], ...]
    last: tuple[tuple[int, int], ...]
    points: tuple[int, ...]
    turn: int
    phase: str


# --- rules ---------------------------------------------------------------------------------------


def start(options: Options, seats: int) -> State:
    if seats != SEATS:
        raise BadOptions("wrong_seats", seats=seats)
    return State()


def to_act(state: State) -> tuple[int, ...]:
    match state.phase:
        case "deal":
            return (CHANCE,)
        case "pass":
            return tuple(seat for seat in range(SEATS) if not state.passed[seat])
        case "play":
            return (state.turn,)
    return ()


def legal(state: State, seat: int) -> Sequence[Move]:
    if seat not in to_act(state):
        return ()
    if state.phase == "pass":
        return [Pass(cards) for cards in combinations(state.hands[seat], PASSED)]
    return [Play(card) for card in playable(state, seat)]


def playable(state: State, seat: int) -> Hand:
    """Who can follow suit must."""
    hand = state.hands[seat]
    if not state.trick:
        return (TWO_OF_CLUBS,) if TWO_OF_CLUBS in hand else hand
    led = state.trick[0][1] // 13
    return tuple(card for card in hand if card // 13 == led) or hand


def chances(state: State) -> Sequence[tuple[Move, int]]:
    if state.phase != "deal":
        return ()
    seat = sum(map(len, state.hands)) % SEATS
    return [(Deal(seat, card), 1) for card, count in enumerate(state.stock) if count]


def apply(state: State, seat: int, move: Move) -> State:
    if seat not in to_act(state):
        raise IllegalMove("not_now")
    match move:
        case Deal() if seat == CHANCE:
            return _deal(state, move)
        case Pass() if state.phase == "pass":
            return _pass(state, seat, move)
        case Play() if state.phase == "play":
            return _play(state, seat, move)
    raise IllegalMove("not_yours")


def _deal(state: State, move: Deal) -> State:
    if move not in [listed for listed, _ in chances(state)] or move.card is None:
        raise IllegalMove("not_dealt_so")
    hands = put(state.hands, move.seat, tuple(sorted((*state.hands[move.seat], move.card))))
    stock = (*state.stock[: move.card], 0, *state.stock[move.card + 1 :])
    dealt = replace(state, hands=hands, stock=stock)
    return dealt if any(stock) else replace(dealt, phase="pass")


def _pass(state: State, seat: int, move: Pass) -> State:
    if move.cards not in combinations(state.hands[seat], PASSED):
        raise IllegalMove("not_your_cards")
    passed = put(state.passed, seat, move.cards)
    if not all(passed):
        return replace(state, passed=passed)
    hands = tuple(
        tuple(sorted({*hand} - {*passed[seat]} | {*passed[seat - 1]}))
        for seat, hand in enumerate(state.hands)
    )
    leads = next(seat for seat, hand in enumerate(hands) if TWO_OF_CLUBS in hand)
    return replace(state, passed=passed, hands=hands, turn=leads, phase="play")


def _play(state: State, seat: int, move: Play) -> State:
    if move.card not in playable(state, seat):
        raise IllegalMove("follow_suit")
    hand = tuple(card for card in state.hands[seat] if card != move.card)
    trick, hands = (*state.trick, (seat, move.card)), put(state.hands, seat, hand)
    if len(trick) < SEATS:
        return replace(state, trick=trick, hands=hands, turn=(seat + 1) % SEATS)
    led = trick[0][1] // 13
    winner = max((card, seat) for seat, card in trick if card // 13 == led)[1]
    taken = put(state.taken, winner, (*state.taken[winner], *(card for _, card in trick)))
    done = replace(state, trick=(), last=trick, hands=hands, taken=taken, turn=winner)
    return done if any(hands) else replace(done, phase="over")


def put(row: tuple[Hand, ...], place: int, value: Hand) -> tuple[Hand, ...]:
    return (*row[:place], value, *row[place + 1 :])


def points(state: State) -> tuple[int, ...]:
    worth = {card: 1 for card in range(CARDS) if card // 13 == HEARTS} | {QUEEN_OF_SPADES: 13}
    return tuple(sum(worth.get(card, 0) for card in cards) for cards in state.taken)


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    scores = tuple(-each for each in points(state))
    return Outcome(rank(scores), scores)


# --- who may know what ---------------------------------------------------------------------------


def view(state: State, seat: int) -> View:
    seated = 0 <= seat < SEATS
    return View(
        me=seat,
        hand=state.hands[seat] if seated else (),
        sizes=tuple(map(len, state.hands)),
        mine=state.passed[seat] if seated else (),
        has_passed=tuple(map(bool, state.passed)),
        trick=state.trick,
        last=state.last,
        points=points(state),
        turn=state.turn,
        phase=state.phase,
    )


def mask(state: State, seat: int, move: Move, viewer: int) -> Move | None:
    if isinstance(move, Deal) and viewer != move.seat:
        return Deal(move.seat)
    if isinstance(move, Pass) and viewer != seat:
        return Pass(())
    return move


def reveals(state: State, seat: int, move: Move, viewer: int) -> Any:
    """With the last pass everybody takes up three cards, and all see who has the two of clubs."""
    if not isinstance(move, Pass):
        return None
    after = apply(state, seat, move)
    if after.phase != "play":
        return None
    return after.turn, after.passed[viewer - 1] if viewer >= 0 else ()


# --- the page ------------------------------------------------------------------------------------


def scene(seen: View, moves: Sequence[Move]) -> Scene:
    others = (Zone(f"seat{n}", "pile", seat=n, count=size) for n, size in enumerate(seen.sizes))
    hand = Zone("hand", "hand", seat=seen.me, pieces=tuple(map(_piece, seen.hand)))
    trick = Zone("trick", "row", pieces=tuple(_piece(card) for _, card in seen.trick))
    last = Zone("last", "fan", pieces=tuple(_piece(card) for _, card in seen.last))
    return Scene((hand, trick, last, *others), tuple(map(_offer, moves)), to_act=(seen.turn,))


def _piece(card: int) -> Piece:
    return Piece(f"card{card}", "card")


def _offer(move: Any) -> Offer:
    cards = move.cards if isinstance(move, Pass) else (move.card,)
    return Offer(format_move(move), tuple(f"card{card}" for card in cards), say("move"))


def news(before: View, seat: int, move: Move, after: View) -> Sequence[Say]:
    return (say("news", seat=who(seat), move=format_move(move)),)


GAME = Game(
    key="hearts",
    version=1,
    seats=(SEATS,),
    options=Options,
    moves=(Deal, Pass, Play),
    state=State,
    start=start,
    to_act=to_act,
    legal=legal,
    chances=chances,
    apply=apply,
    outcome=outcome,
    view=view,
    mask=mask,
    reveals=reveals,
    players={},
    scene=scene,
    news=news,
    face=lambda name: "<svg viewBox='0 0 1 1'/>",
    faces=("card", "back"),
    box=Box(ages=8, minutes=20, accent="#a02020", contents=()),
    folder=Path(__file__).parent,
)
