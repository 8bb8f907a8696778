"""What players say, what is true at the table, and what each of them may know of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tablee.games.double_action.components import PACKS
from tablee.kernel import Move
from tablee.pieces.stock import Stock

NOBODY = -1


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
Pair = tuple[int, int]
Fives = tuple[int, ...]


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything that is true. Teams are the even and the odd seats (A-DA-1)."""

    options: Options
    seats: int
    stock: Stock
    left: int
    """Cards in the pile."""
    hands: tuple[tuple[int, ...], ...]
    discards: tuple[tuple[int, ...], ...]
    dealer: int = NOBODY
    opening: int = 0
    """Cards still to be dealt before the first turn."""
    dealing: int = NOBODY
    """The seat that gets a card from chance now."""
    losing: int = NOBODY
    """The seat that loses one to chance now."""
    turn: int = NOBODY
    last: int = NOBODY
    """Who had the turn before; the next one is sought from there."""
    owed: int = NOBODY
    """Who may still draw (DA-29)."""
    swapped: int = 0
    """Dead cards changed this turn."""
    passes: int = 0
    """Passes in a row."""
    told: int = 0
    """Seats that have spoken of drawing since the last play, as bits (DA-31)."""
    tokens: Pair = (0, 0)
    locked: Pair = (0, 0)
    """Tokens turned to the joker's side (DA-16)."""
    series: tuple[Fives, Fives] = ((), ())
    latest: int = NOBODY
    """The cell touched last."""
    over: bool = False


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat may know: its own hand, and all that lies open."""

    me: int
    options: Options
    seats: int
    left: int
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    discards: tuple[tuple[int, ...], ...]
    dealer: int
    opening: int
    dealing: int
    losing: int
    turn: int
    last: int
    owed: int
    swapped: int
    passes: int
    told: int
    tokens: Pair
    locked: Pair
    series: tuple[Fives, Fives]
    latest: int
    over: bool


def team_of(seat: int) -> int:
    """A-DA-1: seats of the two teams alternate."""
    return seat % 2


def pack_count(options: Options, seats: int) -> int:
    """DA-03: how many packs the table plays with."""
    return PACKS[seats] if options.packs == "auto" else options.packs
