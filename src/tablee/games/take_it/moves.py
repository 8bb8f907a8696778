"""What a table of Take It! agrees on, and what is said there."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablee.games.take_it.components import Edition
from tablee.kernel import Move


class Options(msgspec.Struct, frozen=True):
    """What a table may agree on before the first card."""

    edition: Edition = "take_it"
    leftovers: Literal["edition", "yes", "no"] = "edition"
    """TI-39: whether the last player receives the stock; by edition, Take It! yes, Slam Dunk no."""
    joker_may_split_pairs: Literal["edition", "yes", "no"] = "edition"
    """TI-29, A-TI-5: a joker beside a card of a natural pair; by edition, Take It! alone."""
    last_call_seconds: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    """How long the row may still be taken after the last card; 0 ends at once (TI-37)."""
    tempo_ms: Literal[1200, 2000, 3000, 20_000] = 2000
    """The automatic dealer turns a card after so long, if the dealer has not (TI-08)."""
    oldest: Literal["random", "1", "2", "3", "4", "5"] = "random"
    """TI-07: the chair of the oldest player, who deals first."""


class FirstOptions(Options, frozen=True):
    """Options of version 1: jokers left natural pairs alone, in both editions, unless agreed."""

    joker_may_split_pairs: bool = False  # type: ignore[assignment]


class Oldest(Move, frozen=True, tag="oldest"):
    """Chance, TI-07: this seat is taken for the oldest and deals first."""

    seat: int


class Reveal(Move, frozen=True, tag="reveal"):
    """TI-08: the dealer turns the next card of the stock; `card` counts the cards of the game."""

    aims = ("card",)
    card: int


class Turn(Move, frozen=True, tag="turn"):
    """Chance: the card that comes up, in notation (S+3, D-2, J, T, K)."""

    card: str


class Take(Move, frozen=True, tag="take"):
    """TI-11: hit the box for this row; rows are numbered from 1."""

    aims = ("row",)
    row: int


class Close(Move, frozen=True, tag="close"):
    """The last call has run out and nobody wanted the row; nobody's move but the clock's."""
