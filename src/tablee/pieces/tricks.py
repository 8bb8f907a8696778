"""Tricks with the pack of 52: what may follow, who wins, and whose turn it is. The ace is high.

Cards are kinds (`tablee.pieces.playing_cards`). A trick is its cards in the order they were played.

    >>> trick = cards("10H 2H QS AH")
    >>> winner(trick)
    3
    >>> winner(trick, trump="S")
    2
    >>> names(following(cards("3H KS 9H"), trick))
    '3H 9H'
    >>> names(following(cards("KS 4D"), trick))
    'KS 4D'
    >>> on_turn(leader=2, trick=cards("10H 2H"), seats=4)
    0
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tablee.pieces.playing_cards import CARDS, KINDS, SUITS

Cards: TypeAlias = tuple[int, ...]

STRENGTH: tuple[int, ...] = tuple((kind - 1) % 13 for kind in range(len(CARDS)))
"""By kind, how high a card is in its suit: 0 is a two, 12 an ace."""
SUIT: tuple[int, ...] = tuple(kind // 13 for kind in range(len(CARDS)))
"""By kind, the place of its suit in `SUITS`."""


def cards(text: str) -> Cards:
    """Kinds from names with spaces between them: `cards("QS 10H")`."""
    return tuple(KINDS[name] for name in text.split())


def names(kinds: Sequence[int]) -> str:
    """The way back."""
    return " ".join(CARDS[kind] for kind in kinds)


def in_order(kinds: Sequence[int]) -> Cards:
    """Suit by suit, from the lowest card to the ace: as people hold them."""
    return tuple(sorted(kinds, key=lambda kind: (SUIT[kind], STRENGTH[kind])))


def following(hand: Sequence[int], trick: Sequence[int]) -> Cards:
    """What may be played where one must follow suit: cards of the suit led, or all of them."""
    if not trick:
        return tuple(hand)
    led = SUIT[trick[0]]
    return tuple([kind for kind in hand if SUIT[kind] == led]) or tuple(hand)


def winner(trick: Sequence[int], trump: str = "") -> int:
    """The place in the trick of the card that takes it: the highest trump, else of the suit led."""
    suit = SUITS.index(trump) if trump else -1
    led = SUIT[trick[0]]
    return max(range(len(trick)), key=lambda n: _worth(trick[n], led, suit))


def on_turn(leader: int, trick: Sequence[int], seats: int) -> int:
    """Who plays next; who has led is asked last."""
    return (leader + len(trick)) % seats


def taker(leader: int, trick: Sequence[int], seats: int, trump: str = "") -> int:
    """The seat that takes this trick, and leads to the next one."""
    return (leader + winner(trick, trump)) % seats


def _worth(kind: int, led: int, trump: int) -> int:
    if SUIT[kind] == trump:
        return 26 + STRENGTH[kind]
    return 13 + STRENGTH[kind] if SUIT[kind] == led else STRENGTH[kind] - 13
