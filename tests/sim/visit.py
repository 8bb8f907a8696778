"""One connection of a page, and what was asked on it."""

from __future__ import annotations

from typing import Any

import msgspec

from sim import page
from sim.network import Line


class Sent(msgspec.Struct):
    """One request on one line, and how often it was answered."""

    request: int
    body: dict[str, Any]
    seat: int
    answers: int = 0
    done: int | None = None
    """The entry it made, once acknowledged."""


class Visit(msgspec.Struct):
    """One connection from its opening to its end."""

    line: Line
    cookie: str
    sent: list[Sent]
    view: page.View | None = None
    """What this connection has brought the page to."""
    over: bool = False
    greeted: bool = False
    odd: bool = False
    """It has said that it knows what it does not."""
    clocks: dict[str, int] = {}
