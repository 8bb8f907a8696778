"""What lies in the box: the 77 cards of each edition, and the figures printed on them.

The pictures of the booklet are lost. Attested: for Take It!, 77 cards in all (TI-03) and a double
−2 (TI-26); for Slam Dunk, 3 jokers (TI-32), 11 cards "all or nothing" (TI-35) and 7 jackpot cards
worth 0 to 40 points together (TI-36). Every other number below is our reconstruction, tried in
simulation; change it here.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from tablee.pieces.stock import Stock

Edition: TypeAlias = Literal["take_it", "slam_dunk"]

PLAIN: Final = (1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6)
"""TI-24: numbers of the plain cards."""
DOUBLE: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, -2, -3, -4, -5, -6)
"""TI-25: numbers of the double cards."""

JOKER: Final = len(PLAIN) + len(DOUBLE)
TEN: Final = JOKER + 1
JACKPOT: Final = JOKER + 2

NUMBERS: Final = (*PLAIN, *DOUBLE, 0, 0, 0)
"""The number on each kind of card."""
NAMES: Final = (
    *(f"S{number:+d}" for number in PLAIN),
    *(f"D{number:+d}" for number in DOUBLE),
    "J",
    "T",
    "K",
)
"""Kinds in notation: S+3 plain, D-2 double, J joker, T ten or nothing, K jackpot."""
KINDS: Final = {name: kind for kind, name in enumerate(NAMES)}

_PLAIN_COUNTS: Final = {
    "take_it": (4, 5, 5, 4, 3, 2, 2, 3, 3, 2, 1, 1),
    "slam_dunk": (3, 4, 4, 3, 2, 2, 2, 2, 2, 2, 1, 1),
}
_JACKPOTS: Final = {"take_it": 0, "slam_dunk": 7}

JACKPOT_POINTS: Final = (0, 0, 2, 6, 12, 20, 30, 40)
"""TI-36: what 0 … 7 jackpot cards are worth together. Only 0 and 40 are attested."""
TEN_POINTS: Final = 10
"""TI-33."""
CARDS: Final = 77
"""TI-03."""
TAKES: Final = {2: 4, 3: 4, 4: 3, 5: 3}
"""TI-18: how often a player may take, by the number of seats."""


def deck(edition: Edition) -> Stock:
    """How many of each kind the edition holds."""
    return (*_PLAIN_COUNTS[edition], *(2,) * len(DOUBLE), 3, 11, _JACKPOTS[edition])


def is_plain(kind: int) -> bool:
    return kind < len(PLAIN)


def parse_cards(text: str) -> tuple[int, ...]:
    """Kinds from notation: `"S+3 D-2 J"`."""
    return tuple(KINDS[name] for name in text.split())


def format_cards(cards: tuple[int, ...]) -> str:
    return " ".join(NAMES[kind] for kind in cards)


def _numbered(kind: int) -> str:
    sort = "plain" if is_plain(kind) else "double"
    return f"{sort}-{'p' if NUMBERS[kind] > 0 else 'm'}{abs(NUMBERS[kind])}"


face_of: Final = (*map(_numbered, range(JOKER)), "joker", "ten", "jackpot").__getitem__
"""The face drawn on a card of this kind: `plain-p3`, `double-m2`, `joker`…"""
