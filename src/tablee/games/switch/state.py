"""The words players say in Switch, and all that is true of a game. No secrets: SW-06."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tablee.games.switch.components import DICE_BY_TOP, KLICK, LAST, PACKS, Colour, Face
from tablee.kernel import Move
from tablee.pieces.dice import reach

NOBODY: Final = -1

Phase = Literal["opening", "throw", "roll", "green", "window", "shed", "choice", "over"]


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


class State(msgspec.Struct, frozen=True, gc=False):
    """Seats hold packs; a pack is its colour and its top card, and 17 means it is empty."""

    options: Options
    packs: tuple[int, ...]
    """For each seat the pack it holds, as a place in PACKS."""
    tops: tuple[int, ...]
    """For each seat the top card of that pack; the cards below that number are shed."""
    opening: tuple[int, ...] = ()
    """For each seat its total of the starting throw; 0 still to throw, NOBODY out of it."""
    phase: Phase = "opening"
    turn: int = 0
    again: bool = False
    """The throw of this turn is a re-throw: failing is punished."""
    dice: tuple[int, ...] = ()
    face: Face | None = None
    by: int = NOBODY
    """Who threw what lies in the tray."""
    throws: int = 0
    """How many throws there were; the number of an announced swap."""
    target: int = NOBODY
    """With whom the announced swap is to be."""
    owner: int = NOBODY
    """Who has the Block token at hand."""
    locked: int = NOBODY
    """The pack on which the token lies."""


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat may know: everything, since all of Switch lies open on the table (SW-06)."""

    me: int
    table: State


def is_locked(state: State, seat: int) -> bool:
    return state.packs[seat] == state.locked


def dice_for(state: State, seat: int) -> int:
    """SW-10, SW-26: the top card says how many dice."""
    return DICE_BY_TOP[state.tops[seat]]


def sheddable(state: State) -> int:
    """SW-14 to SW-18: how many cards in a row the dice allow, all dice serving for every card."""
    turn = state.turn
    if state.packs[turn] == state.locked:
        return 0
    top = state.tops[turn]
    return min(reach(state.dice, top), LAST + 1 - top)


def after_bust(top: int) -> int:
    """SW-23, SW-24: where a pack starts again when a re-throw fails."""
    return KLICK if top >= KLICK else 1


def lowest_below(state: State) -> int:
    """SW-33, A-SW-8: who shows the lowest top below the thrower's, first clockwise, or NOBODY."""
    seats = len(state.tops)
    found, least = NOBODY, state.tops[state.turn]
    for step in range(1, seats):
        seat = (state.turn + step) % seats
        if state.tops[seat] < least:
            found, least = seat, state.tops[seat]
    return found


def pack_of(state: State, seat: int) -> Colour:
    return PACKS[state.packs[seat]]
