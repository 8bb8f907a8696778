"""Cards and cells in sentences."""

from __future__ import annotations

from tablee.kernel import Say
from tablee.kernel.say import say
from tablee.pieces.playing_cards import SIGNS, rank_of, suit_of


def card(kind: int) -> Say:
    """In full, for people who listen: *jack of spades*."""
    return say("card", rank=rank_of(kind), suit=suit_of(kind))


def short(kind: int) -> str:
    """In a list of moves: `J♠`."""
    return rank_of(kind) + SIGNS[kind // 13]
