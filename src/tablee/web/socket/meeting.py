"""What a page is connected to."""

from __future__ import annotations

from typing import Protocol

from tablee import wire
from tablee.house.tables.outlet import SlowOutlet
from tablee.table.race.witness import Witness


class Meeting(Protocol):
    """A table, or the lobby."""

    @property
    def races(self) -> bool:
        """Whether lines must be known well here, since who was first may matter."""

    def enter(self, viewer: str, guest: str, name: str, outlet: SlowOutlet) -> None: ...

    def leave(self, viewer: str) -> None: ...

    def ask(self, viewer: str, request: wire.Request) -> None: ...

    def measured(self, viewer: str, ping_ms: float, witness: Witness) -> bool:
        """Says whether it is the line of a player, which must be known well."""
