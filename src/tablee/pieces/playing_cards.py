"""The pack of 52: kinds numbered by suit and rank, written `7S`, `10H`, `JC`."""

from __future__ import annotations

from typing import Final

SUITS: Final = "SHCD"
"""Spades, hearts, clubs, diamonds: black and red in turn, so that a sorted hand reads well."""
SIGNS: Final = "♠♥♣♦"
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""Every card of the pack in order: the kind of a card is its place here."""
JACK: Final = RANKS.index("J")

KINDS: Final = {card: kind for kind, card in enumerate(CARDS)}
"""The way back: the kind of a card by its name."""


def parse_card(text: str) -> int | None:
    """The kind of the card written so, or None where there is no such card."""
    return KINDS.get(text)


def format_card(kind: int) -> str:
    """`parse_card(format_card(kind)) == kind` for every kind."""
    return CARDS[kind]


def rank_of(kind: int) -> str:
    return RANKS[kind % 13]


def suit_of(kind: int) -> str:
    return SUITS[kind // 13]


def is_jack(kind: int) -> bool:
    return kind % 13 == JACK


def is_black(kind: int) -> bool:
    """Spades and clubs."""
    return kind // 13 % 2 == 0


def packs(count: int) -> tuple[int, ...]:
    """So many whole packs, as counts by kind."""
    return (count,) * len(CARDS)
