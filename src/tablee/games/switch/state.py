"""All that is true of a game of Switch. No secrets: SW-06."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tablee.games.switch.components import DICE_BY_TOP, KLICK, LAST, PACKS, Colour, Face
from tablee.games.switch.moves import Options
from tablee.pieces.dice import reach

NOBODY: Final = -1

Phase = Literal["opening", "throw", "roll", "green", "window", "shed", "choice", "over"]


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
