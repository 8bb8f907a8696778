"""What is refused at every table because the operator decided so."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec.structs import replace

from tablee import wire
from tablee.house.library.open_library import OpenLibrary
from tablee.kernel import Fault
from tablee.store import MemoryPeople, People
from tablee.store.contract.people import DecisionKind

RULED = (wire.Sit, wire.Talk, wire.Change)
"""Requests that such a rule may be about. All others pass without a look."""


class HouseRules:
    """One for all tables."""

    def __init__(self, library: OpenLibrary | None = None) -> None:
        self.library = library or OpenLibrary()
        self._people: People = MemoryPeople()
        self._wall: Callable[[], float] = time.time

    def about(self, people: People, wall: Callable[[], float]) -> HouseRules:
        """From now on these people are meant."""
        self._people, self._wall = people, wall
        return self

    def bar(self, request: wire.Request, guest: str) -> Fault | None:
        """Why this is refused, or None."""
        if not isinstance(request, RULED):
            return None
        try:
            self._check(request, guest)
        except Fault as fault:
            return fault
        return None

    def dress(self, seating: wire.Seating) -> wire.Seating:
        """The table does not know whether words of one's own are allowed here."""
        is_free = seating.free_talk and self.library.file.allow.free_talk
        return seating if is_free == seating.free_talk else replace(seating, free_talk=is_free)

    def check_ban(self, guest: str) -> None:
        """Raises for somebody who may not sit, make tables or speak."""
        self._check_held(guest, "ban", "banned")

    def check_newcomer(self, account: str, guest: str) -> None:
        """A new guest, on a browser that was signed in to this account before."""
        if not guest:
            self.check_ban(account)

    def _check_held(self, guest: str, kind: DecisionKind, code: str) -> None:
        held = self._people.decisions.find(guest, kind, self._wall()) if guest else None
        if held is not None:
            raise Fault(code, until=held.ends_at)

    def _check(self, request: wire.Request, guest: str) -> None:
        if isinstance(request, wire.Sit | wire.Talk):
            self.check_ban(guest)
        if isinstance(request, wire.Talk):
            self._check_held(guest, "mute", "muted")
            if request.text and not request.phrase:
                self.library.check_free_talk()
        if isinstance(request, wire.Change) and request.terms is not None:
            self.library.check_access(request.terms.access)
