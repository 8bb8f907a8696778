"""Anyone who asks for something, as the house needs to know them: who pays, and when they may.

The web server implements this (`web/guard/`), since it knows addresses and connections.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol


class Purse(Protocol):
    """Time that somebody may use."""

    def spend(self, seconds: float, now: float) -> None:
        """Counts what was used up to this moment; it may be more than was left."""

    def wait(self, now: float) -> float:
        """Seconds until something is left; 0 if something is."""


class Caller(Protocol):
    """Somebody at one address."""

    @property
    def helped(self) -> Purse:
        """Time of the processes that compute for the server."""

    def pay(self, seconds: float) -> None:
        """The event loop was used for so long on their behalf."""

    async def turn(self) -> None:
        """Waits until they may use the event loop again."""


class SendAway(Protocol):
    """Ends every connection of a guest, or of these devices. They may come back."""

    async def __call__(
        self, guest: str, code: str, devices: Collection[str] | None = None
    ) -> None: ...


async def nobody_is_here(guest: str, code: str, devices: Collection[str] | None = None) -> None:
    """A house without a web server."""
