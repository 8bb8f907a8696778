"""One connection in the lobby: what it is sent, and when."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

import msgspec

from tablee import wire
from tablee.house.lobby.lists import CommonLists, ShownLobby
from tablee.house.lobby.page import LobbyPage
from tablee.house.people.guest import Guest
from tablee.house.tables.outlet import SlowOutlet
from tablee.table.race.witness import UNSEEN, Witness

PAUSE = 0.5
"""Seconds between two messages to the same visitor, however much happens."""

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class VisitedLobby(Protocol):
    """The lobby, as a visit sees it."""

    def enter(self, visit: Visit) -> LobbyPage: ...

    def leave(self, visit: Visit) -> None: ...

    async def lately_shared(self) -> CommonLists: ...

    def is_current(self, shared: CommonLists) -> bool: ...


class Visit:
    """`Connection` uses it like a table."""

    __slots__ = (
        "_has_news",
        "_hears_changes",
        "_lobby",
        "_outlet",
        "_page",
        "_telling",
        "_told",
        "guest",
    )
    races = False

    def __init__(self, lobby: VisitedLobby, guest: Guest, hears_changes: bool) -> None:
        self.guest = guest
        self._lobby = lobby
        self._hears_changes = hears_changes
        """Pages before wire 7 know whole lists only."""
        self._has_news = False
        self._page: LobbyPage | None = None
        self._told: ShownLobby | None = None
        self._outlet: SlowOutlet | None = None
        self._telling: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something changed."""
        self._has_news = True
        if self._telling is None and self._outlet is not None:
            telling = self._tell_on(self._outlet)
            self._telling = asyncio.get_running_loop().create_task(telling)

    def enter(self, viewer: str, guest: str, name: str, outlet: SlowOutlet) -> None:
        self._outlet = outlet
        self._page = self._lobby.enter(self)
        self.wake()

    def leave(self, viewer: str) -> None:
        self._lobby.leave(self)
        if self._telling is not None:
            self._telling.cancel()

    def ask(self, viewer: str, request: wire.Request) -> None:
        """There is nothing to ask for in the lobby."""
        if self._outlet is not None:
            refused = wire.Refused(getattr(request, "request", 0), "unknown_request")
            self._outlet.put(_encode(refused))

    def measured(self, viewer: str, ping_ms: float, witness: Witness = UNSEEN) -> bool:
        """Nobody races here."""
        return False

    def dismiss(self, code: str) -> None:
        if self._outlet is not None:
            self._outlet.bye(code, True)

    async def _tell_on(self, outlet: SlowOutlet) -> None:
        """Sends at once, then again while something changes, with a pause in between.

        Nothing is read for somebody who has not read the last message. A visit without news has no
        task, since most people in the lobby only wait.
        """
        while self._has_news:
            await outlet.ready()
            self._has_news = False
            try:
                await outlet.run(self._tell(outlet))
            except Exception:
                _log.exception("the lobby could not be told")
                outlet.bye("broken", True)
                return  # it stays the last task of this visit
            await asyncio.sleep(PAUSE)
        self._telling = None

    async def _tell(self, outlet: SlowOutlet) -> None:
        assert self._page is not None  # since it entered
        shared = await self._lobby.lately_shared()
        if not self._lobby.is_current(shared):  # the rest is told after the pause
            self._has_news = True
        shown, told = await self._page.show(shared, outlet.pay), self._told
        if told is None:
            outlet.put(shown.whole())
        elif told is shown or told.view == shown.view:
            return
        elif self._hears_changes:
            outlet.put(shown.since(told))
        else:  # an old page, which asks now and then until it is loaded again
            outlet.bye("old_page", False)
        self._told = shown
