"""The lists of the lobby: those of one guest, those that everybody sees, and how they are sent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import TypeVar
from weakref import WeakKeyDictionary

import msgspec
from msgspec import UNSET, UnsetType

from tablee import wire
from tablee.store import Sheet
from tablee.wire.edit import edit

_encode = msgspec.json.Encoder().encode
_name = attrgetter("id")
Listed = TypeVar("Listed", wire.TableCard, wire.Glimpse)


class OwnTables(msgspec.Struct, frozen=True):
    """The tables of one guest."""

    mine: Sequence[Sheet] = ()
    played: Sequence[Sheet] = ()

    @property
    def is_empty(self) -> bool:
        return not self.mine and not self.played


class ShownLobby:
    """A lobby as somebody sees it. It is encoded once for all who see the same."""

    __slots__ = ("__weakref__", "_changes", "_whole", "view")

    def __init__(self, view: wire.Lobby) -> None:
        self.view = view
        self._whole = b""
        self._changes: WeakKeyDictionary[ShownLobby, bytes] = WeakKeyDictionary()

    def whole(self) -> bytes:
        self._whole = self._whole or _encode(self.view)
        return self._whole

    def since(self, old: ShownLobby) -> bytes:
        """What has changed since that one."""
        told = self._changes.get(old)
        if told is None:
            told = self._changes[old] = _encode(change(old.view, self.view))
        return told


class CommonLists(msgspec.Struct, frozen=True):
    """The lists that everybody sees, with or without tables of their own."""

    turn: int
    at: float
    shown: ShownLobby
    lately: Sequence[Sheet]
    hosts: Mapping[str, str]
    """The guest who hosts each table in them."""


def change(old: wire.Lobby, new: wire.Lobby) -> wire.LobbyChange:
    """List by list."""
    return wire.LobbyChange(
        _steps(old.open, new.open),
        _steps(old.mine, new.mine),
        _steps(old.finished, new.finished),
        UNSET if old.crowds == new.crowds else new.crowds,
        _steps(old.played, new.played),
    )


def _steps(old: Sequence[Listed], new: Sequence[Listed]) -> tuple[int | Listed, ...] | UnsetType:
    return UNSET if old == new else tuple(edit(old, new, _name))


def known_again(cards: Sequence[Listed], old: Sequence[Listed]) -> tuple[Listed, ...]:
    """Cards that have not changed are the same objects, so that they are in memory once."""
    known = {card.id: card for card in old}
    return tuple(known[card.id] if known.get(card.id) == card else card for card in cards)


def newest(sheets: Iterable[Sheet]) -> list[Sheet]:
    return sorted(sheets, key=lambda sheet: -sheet.made_at)


def latest(sheets: Iterable[Sheet]) -> list[Sheet]:
    """The latest end first. Older sheets do not have it; they go by when they were made."""
    return sorted(sheets, key=lambda sheet: -(sheet.ended_at or sheet.made_at))
