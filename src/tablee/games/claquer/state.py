"""What can be said at the table, and all that is true there. Marks like CB-17: see rules.md."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablee.kernel import Move

Phase = Literal["countdown", "play", "pause", "between", "over"]
Step = Literal["turn", "spare", "sink", "draw"]


class Options(msgspec.Struct, frozen=True):
    """What the table agrees on before the first card (X-6)."""

    deck: Literal["full", "quick"] = "full"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    gaffe_seconds: Annotated[int, msgspec.Meta(ge=1, le=10)] = 3
    false_call_seconds: Annotated[int, msgspec.Meta(ge=0, le=10)] = 3
    stop_seconds: Annotated[int, msgspec.Meta(ge=5, le=60)] = 20
    loose_matching: bool = False
    wild_both_ways: bool = False
    slow_computers: bool = False
    """Ours: computer players take twice the time."""

    @property
    def times(self) -> Times:
        return Times(
            gaffe_ms=1_000 * self.gaffe_seconds,
            false_call_ms=1_000 * self.false_call_seconds,
            stop_ms=1_000 * self.stop_seconds,
        )


class Times(msgspec.Struct, frozen=True, gc=False):
    """What the options say in seconds, in ms."""

    gaffe_ms: int
    """A-CB-8: how long a play can be called."""
    false_call_ms: int
    """A-CB-9: how long a caller without reason waits."""
    stop_ms: int
    """CB-20: how long the player of a stop card has for the three plays."""


# --- moves of the players ------------------------------------------------------------------------


class Snap(Move, frozen=True, tag="snap"):
    """CB-14: snap my fingers."""


class Clap(Move, frozen=True, tag="clap"):
    """CB-15: clap my hands."""


class Slap(Move, frozen=True, tag="slap"):
    """CB-16: slap receive pile 1 or 2."""

    receive: int


class Rest(Move, frozen=True, tag="rest"):
    """Version 1: lower my hands; the movements shown so far count no more."""


class Play(Move, frozen=True, tag="play"):
    """CB-08: the top of my pile 1 to 4 onto receive pile 1 or 2, aimed at its top number `aim`."""

    aims = ("aim",)
    pile: int
    receive: int
    aim: int


class Gaffe(Move, frozen=True, tag="gaffe"):
    """CB-22: call a gaffe on that seat, having seen its plays up to number `seen`."""

    blanks = ("seen",)
    seat: int
    seen: int = 0


class GaffeAt(Move, frozen=True, tag="gaffe"):
    """Version 1: each play that could be called was a move of its own."""

    seat: int
    seen: int


class Release(Move, frozen=True, tag="release"):
    """CB-20: let the others go on before the three plays are used up."""


# --- what happens by itself ----------------------------------------------------------------------


class Reveal(Move, frozen=True, tag="reveal"):
    """CB-06: the countdown is over, every pile is turned up."""


class Show(Move, frozen=True, tag="show"):
    """Chance: the next card that shows."""

    card: str


class Close(Move, frozen=True, tag="close"):
    """A-CB-8: the play that became top number `aim` there can no longer be called."""

    receive: int
    aim: int


class Resume(Move, frozen=True, tag="resume"):
    """CB-23: the moment is over, play goes on."""


class Thaw(Move, frozen=True, tag="thaw"):
    """A-CB-9: whoever called without reason may play again."""

    seat: int


class Unstick(Move, frozen=True, tag="unstick"):
    """CB-27, A-CB-11: nobody can play, so the table helps, step by step."""

    step: Step


class Again(Move, frozen=True, tag="again"):
    """The next round of the match is dealt."""


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
