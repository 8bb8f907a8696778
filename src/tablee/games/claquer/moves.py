"""What the table agrees on, and what can be done there. Marks like CB-17: see rules.md."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablee.kernel import Move

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
