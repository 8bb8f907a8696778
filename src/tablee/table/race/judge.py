"""Judging moves that compete for the same thing: the interface, and the plain judge by arrival."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from tablee.kernel import Move
from tablee.wire.photo import Fact, Photo


class Press(msgspec.Struct, frozen=True, gc=False):
    """A move on its way to the rules, with what is known about when it was made."""

    seat: int
    move: Move
    arrived: int
    race: str | None = None
    """What it competes for; None if it is in no race."""
    viewer: str = ""
    request: int = 0
    """Whom to answer; no viewer for bots."""
    seen: int = 0
    """The entry it was made on."""
    fact: Fact | None = None
    """For a race: what was claimed and measured."""
    born: float = 0.0
    """For a race: when the thing raced for was first shown."""


class Rival(msgspec.Struct, frozen=True, gc=False):
    """Somebody who could still win a race, and how many ms their press may take to arrive."""

    seat: int
    on_its_way: float


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """One press decided: it goes to the rules, or is refused with this code."""

    press: Press
    refused: str = ""
    photo: Photo | None = None
    """Set on the first press of a race in which more than one took part."""


def facts_of(ruling: Ruling | None, late: bool, kept: bool) -> str:
    """Facts that the rules never see, as JSON: the race, and whether its person made the move.

    `late`: their time was over. `kept`: a computer player held the seat.
    """
    photo = ruling.photo if ruling else None
    if not (photo or late or kept):
        return ""
    facts = msgspec.to_builtins(photo) if photo else {}
    facts |= {name: True for name, told in (("late", late), ("kept", kept)) if told}
    return msgspec.json.encode(facts).decode()


def photo_of(facts: str) -> Photo | None:
    """The photo-finish in what is stored beside a move, if it decided a race."""
    if not facts:
        return None
    try:
        return msgspec.json.decode(facts, type=Photo)
    except msgspec.DecodeError:
        return None


class Judge(Protocol):
    """Decides in which order presses reach the rules, and when."""

    def press(self, press: Press, rivals: Sequence[Rival]) -> None:
        """One more press. `rivals` are all others who may press for the same thing."""

    def due(self) -> int | None:
        """When the next verdict falls, or None when nothing waits."""

    def verdict(self, now: int) -> Sequence[Ruling]:
        """The presses decided by now, in the order in which the rules shall see them."""


class ArrivalJudge:
    """The press that arrives first is first; nothing waits."""

    def __init__(self) -> None:
        self._waiting: list[Press] = []

    def press(self, press: Press, rivals: Sequence[Rival]) -> None:
        self._waiting.append(press)

    def due(self) -> int | None:
        return self._waiting[0].arrived if self._waiting else None

    def verdict(self, now: int) -> Sequence[Ruling]:
        decided, self._waiting = self._waiting, []
        return [Ruling(press) for press in decided]
