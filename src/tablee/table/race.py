"""Judging moves that compete for the same thing. For now: first come, first served."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from tablee.kernel import Move


class Press(msgspec.Struct, frozen=True):
    """A move on its way to the rules, with what is known about when it was made."""

    seat: int
    move: Move
    arrived: int
    race: str | None = None
    """What it competes for; None is judged alone and at once."""
    viewer: str = ""
    request: int = 0
    """Whom to answer; no viewer for bots and timers."""
    seen: int = 0
    elapsed_ms: float | None = None


class Judge(Protocol):
    """Decides in which order presses reach the rules, and when."""

    def press(self, press: Press) -> None:
        """Hands one in."""

    def due(self) -> int | None:
        """When the next verdict falls, or None."""

    def verdict(self, now: int) -> Sequence[Press]:
        """The presses decided by now, in the order in which the rules shall see them."""


class ArrivalJudge:
    """Whoever comes first is first; nothing waits."""

    def __init__(self) -> None:
        self._waiting: list[Press] = []

    def press(self, press: Press) -> None:
        self._waiting.append(press)

    def due(self) -> int | None:
        return self._waiting[0].arrived if self._waiting else None

    def verdict(self, now: int) -> Sequence[Press]:
        decided, self._waiting = self._waiting, []
        return decided
