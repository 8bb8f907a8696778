"""Where a viewer of a table or of the lobby is sent things."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol


class Outlet(Protocol):
    """Where a viewer is sent things. Neither call waits or fails."""

    address: str
    """Where it leads to."""

    def put(self, *texts: bytes) -> None:
        """Messages in their order, each in UTF-8."""

    def bye(self, code: str, again: bool, address: str = "") -> None:
        """The last message. `again`: they may come back; `address`: to that process."""


class SlowOutlet(Outlet, Protocol):
    """The same for the lobby, which sends nothing new before the last message was read."""

    async def ready(self) -> None:
        """Waits until nothing is left to send, and there is time left to use."""

    def pay(self, seconds: float) -> None:
        """The event loop was used for so long on its behalf."""

    async def run(self, steps: Coroutine[Any, Any, None]) -> None:
        """Awaits this, and pays for each of its steps."""
