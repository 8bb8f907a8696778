"""A deal of the pack of 52: chance gives one card after the other, and each seat sees its own.

A game writes `Deal` among its moves and asks these functions, from `chances`, `draw`, `apply` and
`mask`. `deal_hands` says in one line what a test or a lesson wants dealt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from tablee.kernel import IllegalMove, Move, Rng
from tablee.pieces import stock as stocks
from tablee.pieces.playing_cards import CARDS, KINDS
from tablee.pieces.stock import Stock

Hands: TypeAlias = tuple[tuple[int, ...], ...]


class Deal(Move, frozen=True, tag="deal"):
    """Chance: the next card goes to that seat. The others are not shown which."""

    seat: int
    card: str = ""


def chances(stock: Stock, hands: Hands) -> list[tuple[Deal, int]]:
    """Every card that is left may come, to the seat whose turn it is to get one."""
    seat = _next(hands)
    return [(Deal(seat, CARDS[kind]), count) for kind, count in enumerate(stock) if count]


def draw(stock: Stock, hands: Hands, rng: Rng) -> Deal:
    return Deal(_next(hands), CARDS[stocks.draw(stock, rng)])


def dealt(stock: Stock, hands: Hands, move: Deal) -> tuple[Stock, Hands]:
    """The stock and the hands after it; raises IllegalMove `not_dealt_so`."""
    kind = KINDS.get(move.card, -1)
    if kind < 0 or not stock[kind] or move.seat != _next(hands):
        raise IllegalMove("not_dealt_so")
    hand = tuple(sorted((*hands[move.seat], kind)))
    return stocks.take(stock, kind), (*hands[: move.seat], hand, *hands[move.seat + 1 :])


def mask(move: Deal, viewer: int) -> Deal:
    """What that viewer is shown of it."""
    return move if viewer == move.seat else Deal(move.seat)


def deal_hands(hands: Sequence[str]) -> Iterator[Deal]:
    """The moves that deal these hands: `deal_hands(("2C AH", "KS 3D"))`."""
    split = [hand.split() for hand in hands]
    for card in range(len(split[0])):
        for seat, hand in enumerate(split):
            yield Deal(seat, hand[card])


def _next(hands: Hands) -> int:
    """Cards go round, so the first of those with the fewest."""
    sizes = [len(hand) for hand in hands]
    return sizes.index(min(sizes))
