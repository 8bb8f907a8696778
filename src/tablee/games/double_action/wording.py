"""Cards and cells in sentences."""

from __future__ import annotations

from typing import Final

from tablee.kernel import Say
from tablee.kernel.say import say
from tablee.pieces.playing_cards import CARDS, rank_of, suit_of


def named(kind: int) -> dict[str, str]:
    """What a sentence needs to name a card."""
    return {"rank": rank_of(kind), "suit": suit_of(kind)}


def card(kind: int) -> Say:
    """In full, for people who listen: *jack of spades*."""
    return say("card", **named(kind))


def the_card(kind: int) -> Say:
    """Inside a sentence: *the jack of spades*."""
    return say("the-card", **named(kind))


_SHORT: Final = tuple(say("card-short", **named(kind)) for kind in range(len(CARDS)))


def short(kind: int) -> Say:
    """In a list of moves: `J♠`. One value a card, since a hand has hundreds of moves."""
    return _SHORT[kind]
