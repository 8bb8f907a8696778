"""Players that are programs: they see views, and answer with an intent and a delay."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tablee.kernel.chance import Rng

if TYPE_CHECKING:
    from tablee.kernel.move import Move

FASTEST_MS = 150
"""No bot reacts faster than a quick person."""


class Intent(msgspec.Struct, frozen=True, gc=False):
    """What a bot will do after a while, unless what it sees changes its mind.

    A bot that is asked again and still wants the same move acts at the earlier moment.
    """

    move: Move
    after_ms: int


class Bot(Protocol):
    """One computer player in one seat. It is shown every view, and may remember."""

    def notice(self, view: Any) -> None:
        """Called once for each entry with the seat's new view; only for memory, never slow."""

    def think(self, view: Any, legal: Sequence[Move], rng: Rng) -> Intent | None:
        """What to do now, or None to wait for something to happen."""


class Reaction(msgspec.Struct, frozen=True):
    """Human-like delays: a normal part and a long tail (ex-Gaussian), never below the floor."""

    mean_ms: int
    spread_ms: int
    tail_ms: int

    def draw(self, rng: Rng) -> int:
        normal = sum(rng.random() for _ in range(12)) - 6.0
        tail = -log(1.0 - rng.random())
        drawn = self.mean_ms + self.spread_ms * normal + self.tail_ms * tail
        return max(FASTEST_MS, round(drawn))
