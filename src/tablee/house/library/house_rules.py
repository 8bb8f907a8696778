"""What is refused at every table because the operator decided so."""

from __future__ import annotations

from msgspec.structs import replace

from tablee import wire
from tablee.house.library.open_library import OpenLibrary
from tablee.kernel import Fault

RULED = (wire.Sit, wire.Talk, wire.Change)
"""Requests that such a rule may be about. All others pass without a look."""


class HouseRules:
    """One for all tables."""

    def __init__(self, library: OpenLibrary | None = None) -> None:
        self.library = library or OpenLibrary()

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

    def _check(self, request: wire.Request, guest: str) -> None:
        if isinstance(request, wire.Talk) and request.text and not request.phrase:
            self.library.check_free_talk()
        if isinstance(request, wire.Change) and request.terms is not None:
            self.library.check_access(request.terms.access)
