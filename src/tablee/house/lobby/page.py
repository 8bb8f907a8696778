"""The lobby as one guest sees it: read once, however many pages of it they have open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from tablee import wire
from tablee.house.lobby.lists import CommonLists, OwnTables, ShownLobby
from tablee.house.people.guest import Guest

OWN_FOR = 60.0
"""Seconds until a guest's own tables are read again, unless they changed."""


class Visitor(Protocol):
    """One of the guest's connections."""

    def wake(self) -> None: ...

    def dismiss(self, code: str) -> None: ...


class Lists(Protocol):
    """Where a page looks up what it shows."""

    async def own(self, guest: Guest, pay: Callable[[float], None]) -> OwnTables: ...

    async def view_of(self, guest: Guest, own: OwnTables, shared: CommonLists) -> wire.Lobby: ...

    def hidden_from(self, guest: Guest, shared: CommonLists) -> Collection[str]: ...

    def sits_at(self, page: LobbyPage, tables: Sequence[str]) -> None: ...


class LobbyPage:
    """Shared by all visits of a guest, or of all who have no name."""

    def __init__(self, lobby: Lists, guest: Guest) -> None:
        self.guest = guest
        self.visits: dict[Visitor, None] = {}
        self.tables: Sequence[str] = ()
        """Where the guest sits: what happens there is told."""
        self._lobby = lobby
        self._own: OwnTables | None = None
        self._own_at = 0.0
        self._changed = False
        self._shared: CommonLists | None = None
        self._shown: ShownLobby | None = None
        self._turn = asyncio.Lock()

    def wake(self) -> None:
        """Something happened at a table of theirs."""
        self._own, self._shared, self._changed = None, None, True
        for visit in self.visits:
            visit.wake()

    async def show(self, shared: CommonLists, pay: Callable[[float], None]) -> ShownLobby:
        """The lobby with these common lists. One page of a guest reads it for all of them."""
        if not self.guest.id:
            return shared.shown
        async with self._turn:
            own = await self._find_own(pay)
            if own.is_empty and not self._lobby.hidden_from(self.guest, shared):
                return shared.shown
            if self._shown is None or self._shared is not shared:
                self._changed = False
                view = await self._lobby.view_of(self.guest, own, shared)
                if self._shown is None or self._shown.view != view:
                    self._shown = ShownLobby(view)
                self._shared = None if self._changed else shared
            return self._shown

    async def _find_own(self, pay: Callable[[float], None]) -> OwnTables:
        """Read again only if something happened at one of these tables."""
        now, own = asyncio.get_running_loop().time(), self._own
        if own is None or now > self._own_at + OWN_FOR:
            self._changed, self._shared = False, None
            own = await self._lobby.own(self.guest, pay)
            self._lobby.sits_at(self, [sheet.id for sheet in own.mine])
            if not self._changed:  # while we looked
                self._own, self._own_at = own, now
        return own
