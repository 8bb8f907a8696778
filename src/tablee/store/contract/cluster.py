"""The processes at work with one store, and the notices they send each other.

A notice may be lost, come late or come twice. It only says that something is worth a look. The
store itself says what is true, and is read now and then in any case.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

LOOK = "look"
"""Notices may have been lost: look at everything."""

Hear = Callable[[str, Any], None]
"""Called with the subject of a notice and what it says."""


class Process(msgspec.Struct, frozen=True):
    """A process that is open."""

    number: int
    """Never used twice."""
    address: str
    version: str
    leaving: bool
    silent: float
    """Seconds since its last sign of life."""
    tables: int
    """How many it holds."""
    port: int = 0
    """Where it alone answers, such as for /metrics; 0: not known."""


class Events(msgspec.Struct):
    """What happens to this process itself. The program that runs it sets what is called."""

    fenced: Callable[[], None] = lambda: None
    """The others have closed it. It holds no table any more, and goes on with a new number."""
    cut_off: Callable[[], None] = lambda: None
    """The store has not answered for so long that the others may have closed this process."""
    took_over: Callable[[], None] = lambda: None
    """It claimed a table of a process that is dead or was closed."""
    drained: Callable[[], None] = lambda: None
    """The operator wants it to leave."""


class Cluster(Protocol):
    """The processes on one database or of one parent. One process alone has no others."""

    @property
    def events(self) -> Events:
        """What happens to this process itself."""

    @property
    def number(self) -> int:
        """Of this process; 0 where there are no others."""

    async def answers_at(self, port: int) -> None:
        """For operators: the port at which this process alone answers. Raises Lost."""

    def listen(self, hear: Hear) -> None:
        """From now on, notices of other processes are heard."""

    def tell(self, subject: str, key: str, body: Any = None) -> None:
        """A notice to all others, soon. A later one with the same key takes its place."""

    async def listed(self) -> list[Process]:
        """All processes that are open, this one too."""

    async def leave(self) -> None:
        """This process leaves: the others send nobody here any more."""

    async def depart(self, guest: str) -> None:
        """An account is deleted: each process takes this guest out of its tables."""

    async def departing(self) -> list[str]:
        """Guests who are being taken out of all tables."""

    async def departed(self, guest: str) -> None:
        """No table names this guest any more."""


class Alone:
    """One process has the store."""

    number = 0

    def __init__(self) -> None:
        self.events = Events()

    async def answers_at(self, port: int) -> None:
        """Nobody asks for it."""

    def listen(self, hear: Hear) -> None:
        """Nobody says anything."""

    def tell(self, subject: str, key: str, body: Any = None) -> None:
        """Nobody listens."""

    async def listed(self) -> list[Process]:
        return []

    async def leave(self) -> None:
        """Nobody is sent here by others."""

    async def depart(self, guest: str) -> None:
        """Every table is here."""

    async def departing(self) -> list[str]:
        return []

    async def departed(self, guest: str) -> None:
        """Nothing was noted."""
