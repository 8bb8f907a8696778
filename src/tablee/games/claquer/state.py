"""All that is true at the table. Marks like CB-17: see rules.md."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.games.claquer.moves import Options, Times

Phase = Literal["countdown", "play", "pause", "between", "over"]


# --- the state -----------------------------------------------------------------------------------


class Pile(msgspec.Struct, frozen=True, gc=False):
    """A give pile from the top down: the visible top, unseen cards, then cards once seen."""

    top: str = ""
    """Empty while the pile lies face down, waits for a card to show, or is used up."""
    hidden: int = 0
    """Cards nobody has seen; chance deals them when they show."""
    known: tuple[str, ...] = ()
    """Cards that went under the pile after everybody had seen them, from above to the bottom."""

    @property
    def count(self) -> int:
        return (self.top != "") + self.hidden + len(self.known)


class Landing(msgspec.Struct, frozen=True, gc=False):
    """A card just played, while a call on it would still be heard."""

    seat: int
    pile: int
    """The give pile it came from, 0 to 3."""
    number: int
    """Which play of the game it was."""
    receive: int
    """The receive pile it went to, 0 or 1."""
    aim: int
    """The number it got there as the top."""
    card: str
    covered: str
    gestures: tuple[str, ...]
    """What everybody saw that seat do before it."""
    gaffe: bool
    """CB-17: the silent mark. In no view; gone when the window closes (CB-26)."""
    since: int = 0
    """The first of its seat's plays that were open one after the other until this one."""


class Lock(msgspec.Struct, frozen=True, gc=False):
    """CB-19: only `seat` plays, `left` times more; `number` is the stop card's play."""

    seat: int
    left: int
    number: int


class Call(msgspec.Struct, frozen=True, gc=False):
    """The last call, as everybody heard it judged."""

    caller: int
    culprit: int
    founded: bool
    given: int = 0
    returned: tuple[str, ...] = ()
    """Cards taken back under `loose_matching`."""


class State(msgspec.Struct, frozen=True, gc=False):
    """All that is true. Seats and piles count from 0 here, piles from 1 in moves."""

    options: Options
    times: Times
    seats: int
    phase: Phase
    piles: tuple[tuple[Pile, ...], ...]
    stock: tuple[str, ...]
    """Cards nobody has seen, in alphabetical order: no order to leak."""
    spare: int
    """How many of them were set aside (A-CB-1)."""
    gestures: tuple[tuple[str, ...], ...]
    """The last movement of each seat since its last play (A-CB-14). Version 1: the last three."""
    frozen: tuple[int, ...]
    """Per seat: 0, or the number of the unfounded call it pays for."""
    won: tuple[int, ...]
    left: tuple[int, ...]
    """Cards each seat was left with, over the rounds somebody won."""
    receive: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """The two receive piles, from the bottom to the top."""
    aims: tuple[int, int] = (0, 0)
    """The number of each receive pile's top; it never comes back."""
    landings: tuple[Landing, ...] = ()
    """Plays that can still be called, in their order. Version 1: the left receive pile first."""
    beats: tuple[int, int] = (0, 0)
    """Slaps each receive pile has taken."""
    struck: tuple[int, int] = (-1, -1)
    due: tuple[int, ...] = ()
    """Where chance shows a card next: 0 and 1 receive piles, 2 + 4 × seat + pile give piles."""
    round: int = 1
    plays: int = 0
    calls: int = 0
    lock: Lock | None = None
    call: Call | None = None
    out: tuple[int, ...] = ()
    """Seats without cards, in the order in which they got rid of them."""
    turned: int = 0
    sunk: int = 0
    """Steps of A-CB-11 since the last card or call."""
    rules: int = 2
    """The version of the rules this game began with."""
