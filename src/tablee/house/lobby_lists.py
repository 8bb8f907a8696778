"""The lists of the lobby: those of one guest, and those that everybody sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from tablee import wire
from tablee.store import Sheet


class Own(msgspec.Struct, frozen=True):
    """The tables of one guest."""

    mine: Sequence[Sheet] = ()
    played: Sequence[Sheet] = ()

    @property
    def is_empty(self) -> bool:
        return not self.mine and not self.played


class Shared(msgspec.Struct, frozen=True):
    """What everybody sees who sits nowhere."""

    turn: int
    at: float
    view: wire.Lobby
    lately: Sequence[Sheet]
    text: bytes
    """The view, encoded for all of them."""


def newest(sheets: Iterable[Sheet]) -> list[Sheet]:
    return sorted(sheets, key=lambda sheet: -sheet.made_at)


def latest(sheets: Iterable[Sheet]) -> list[Sheet]:
    """By when they ended; older sheets do not know."""
    return sorted(sheets, key=lambda sheet: -(sheet.ended_at or sheet.made_at))
