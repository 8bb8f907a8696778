"""What the table agrees before the first card, and what players and chance do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tablee.kernel import Move


class Options(msgspec.Struct, frozen=True):
    """What the table agrees before the first card (X-6)."""

    target: Literal[2, 3] = 2
    """DA-04, DA-06: series to make."""
    packs: Literal["auto", 1, 2] = "auto"
    """DA-03: as many as the number of players asks for, or a choice."""
    dealer: Literal["lot", 1, 2, 3, 4, 5, 6, 7, 8] = "lot"
    """DA-12: drawn by lot, or the place of whoever deals."""
    dead_swaps_per_turn: Literal["any", 1, 2, 3] = "any"
    """A-DA-8."""
    play_out_hands: bool = False
    """A-DA-9: play on with the hands when the pile is empty."""
    auto_draw: bool = False
    """X-5: comfort; the table draws for everybody."""
    threat_marks: bool = False
    """Ours: lines that lack one token are marked. By default only for a person alone."""


def defaults(chosen: Mapping[str, Any], people: int) -> Mapping[str, Any]:
    """Among people, who sees a threat first is part of the game."""
    return {"threat_marks": people < 2}


class Dealer(Move, frozen=True, tag="dealer"):
    """DA-12, chance: this seat deals."""

    seat: int


class Deal(Move, frozen=True, tag="deal"):
    """Chance: this card goes from the pile to that hand. Others are not shown the card."""

    seat: int
    card: str | None = None


class Lose(Move, frozen=True, tag="lose"):
    """DA-32, chance: this card goes from that hand back into the pile. Others do not see it."""

    seat: int
    card: str | None = None


class Play(Move, frozen=True, tag="play"):
    """DA-13: lay a card down and put a token on a cell; `choice` picks the fives turned."""

    card: str
    cell: str
    choice: int = 0


class Remove(Move, frozen=True, tag="remove"):
    """DA-24: lay a black jack down and take an opposing token off."""

    card: str
    cell: str


class Swap(Move, frozen=True, tag="swap_dead"):
    """DA-35: lay a dead card down and take a new one."""

    card: str


class Draw(Move, frozen=True, tag="draw"):
    """DA-28: take a card for the one laid down."""


class Hint(Move, frozen=True, tag="hint"):
    """DA-31: tell somebody that they forgot to draw. Forbidden, and it costs a card."""

    seat: int


class Pass(Move, frozen=True, tag="pass"):
    """Nothing in hand can be played or changed."""


MOVES = (Dealer, Deal, Lose, Play, Remove, Swap, Draw, Hint, Pass)
