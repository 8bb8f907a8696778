"""Give piles: what shows, what is lifted, what goes underneath."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from tablee.games.claquer.state import Pile

T = TypeVar("T")
Hand: TypeAlias = tuple[Pile, ...]
"""The four give piles of one seat."""


def lift(pile: Pile) -> Pile:
    """The pile without its top; the next card shows, at once if known, else by chance."""
    if pile.hidden or not pile.known:
        return Pile("", pile.hidden, pile.known)
    return Pile(pile.known[0], 0, pile.known[1:])


def tuck(pile: Pile, card: str) -> Pile:
    """A-CB-10: the card goes under the pile; on an empty place it is the new top."""
    if not pile.count:
        return Pile(card)
    return Pile(pile.top, pile.hidden, (*pile.known, card))


def sink(pile: Pile) -> Pile:
    """A-CB-11: the top goes under its own pile."""
    return tuck(lift(pile), pile.top) if pile.count > 1 else pile


def give(giver: Hand, taker: Hand) -> tuple[Hand, Hand, int]:
    """CB-24, CB-25: one top from each of the giver's piles goes under the taker's, in turn."""
    gifts = [pile.top for pile in giver if pile.top]
    places = [n for n, pile in enumerate(taker) if pile.count] or list(range(len(taker)))
    grown = list(taker)
    for turn, card in enumerate(gifts):
        place = places[turn % len(places)]
        grown[place] = tuck(grown[place], card)
    return tuple(lift(pile) if pile.top else pile for pile in giver), tuple(grown), len(gifts)


def size(hand: Sequence[Pile]) -> int:
    return sum(pile.count for pile in hand)


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with another value in one place."""
    changed = list(row)  # faster than joining the slices before and after
    changed[place] = value
    return tuple(changed)


def put_pair(pair: tuple[T, T], place: int, value: T) -> tuple[T, T]:
    """The pair with another value in one place."""
    return (pair[0], value) if place else (value, pair[1])


def with_pile(hands: tuple[Hand, ...], seat: int, number: int, pile: Pile) -> tuple[Hand, ...]:
    return with_hand(hands, seat, put(hands[seat], number, pile))


def with_hand(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    return put(hands, seat, hand)


def unshown(hands: Sequence[Hand]) -> tuple[int, ...]:
    """Where chance has to show a card, as numbered in `State.due`."""
    return tuple(
        2 + 4 * seat + number
        for seat, hand in enumerate(hands)
        for number, pile in enumerate(hand)
        if not pile.top and pile.hidden
    )
