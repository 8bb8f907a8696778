"""What is agreed before a game of Switch, and the words players say in it."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.games.switch.components import Colour, Face
from tablee.kernel import Move


class Options(msgspec.Struct, frozen=True):
    """What the players agree on before the first throw."""

    block_is_no_bust: bool = True
    """Whoever cannot shed because the Block token lies on the pack loses no cards."""
    window_ms: Literal[3000, 6000, 12000] = 6000
    """How long the owner of the Block token may think about an announced swap."""
    green_ends_turn: bool = False
    """A-SW-7: after green the turn passes without shedding, also when no packs are swapped."""


class FirstOptions(msgspec.Struct, frozen=True):
    """Options of version 1: whoever declined green always went on to shed."""

    block_is_no_bust: bool = True
    window_ms: Literal[3000, 6000, 12000] = 6000


class Open(Move, frozen=True, tag="open"):
    """SW-08, chance: the five dice of the next player who throws for the start."""

    dice: tuple[int, ...]


class Roll(Move, frozen=True, tag="roll"):
    """SW-10, SW-11, chance: what the dice and the Switch die show."""

    dice: tuple[int, ...]
    face: Face


class Throw(Move, frozen=True, tag="throw"):
    """SW-10: begin my turn by throwing the dice."""


class Shed(Move, frozen=True, tag="shed"):
    """SW-13: shed this many cards, in order, from the throw on the table."""

    cards: int


class Pass(Move, frozen=True, tag="pass"):
    """A-SW-4: shed nothing, which counts as failing."""


class Rethrow(Move, frozen=True, tag="rethrow"):
    """SW-19: risk another throw."""


class Stop(Move, frozen=True, tag="stop"):
    """SW-19: hand the dice on and keep what is shed."""


class Swap(Move, frozen=True, tag="swap"):
    """SW-31: announce a swap of my pack with that seat's."""

    seat: int


class Decline(Move, frozen=True, tag="decline"):
    """SW-31: no swap; the throw is used for shedding instead, unless green ends the turn."""


class Block(Move, frozen=True, tag="block"):
    """SW-37: stop the swap announced after throw number `swap`."""

    aims = ("swap",)
    swap: int


class Let(Move, frozen=True, tag="let"):
    """SW-37: let that swap happen, keeping the token."""

    aims = ("swap",)
    swap: int


class Lock(Move, frozen=True, tag="lock"):
    """SW-39: put the token on that seat's pack; too late where the pack has left the seat."""

    aims = ("pack",)
    seat: int
    pack: Colour
