"""The photo-finish of a race: what was measured, what was decided."""

from __future__ import annotations

from typing import Literal

import msgspec

PAINT_MS = 8.0
"""Half a frame: what a screen usually adds between a message and its picture."""


class Measure(msgspec.Struct, frozen=True, gc=False):
    """A line in three numbers, all in ms of a whole round trip."""

    least: float = 0.0
    typical: float = 0.0
    spread: float = 0.0
    """Nine trips out of ten take at most so much more than typical."""


class Fact(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """All that is known about one press when it is judged; moments in ms on the table's clock."""

    seat: int
    arrived: float
    shown: float
    """When this player's page was to show what they pressed on."""
    common: float
    """When everybody's page was to show it: reactions are compared from then on."""
    measure: Measure
    claim: float | None = None
    """The page's own elapsed ms from painting to pressing."""
    bias: float = PAINT_MS
    """How much earlier this player's claims were than measurements, on average."""
    trusted: bool = True
    """False after too many claims lay at the bound: then only measurements count."""
    weight: float = 1.0
    """How much the claim counts beside the measurement: less while little is known of a player."""


class Finish(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One bar of the photo-finish."""

    seat: int
    moment: float
    """When it was pressed, on the table's clock, as if all lines were equal."""
    low: float
    high: float
    """The earliest and latest moments the server's own measurements allow."""
    noise: float
    """Differences up to this cannot be told apart."""
    leaning: bool = False
    """The claim was before the bound and was moved to it."""


class Photo(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The photo-finish of one race, as it is recorded and shown."""

    race: str
    born: float
    """When the thing they raced for was shown."""
    finishes: tuple[Finish, ...]
    """In the order of the verdict."""
    tie: bool = False
    """The first two could not be told apart, and lots were drawn."""
    kind: Literal["friendly", "rated"] = "friendly"
    early: tuple[int, ...] = ()
    """Seats that pressed before anybody can react."""
    facts: tuple[Fact, ...] = ()
    """What was claimed and measured; stored in the record, not shown at the table."""
