"""What is on offer on a page, kept current as the page does it."""

from __future__ import annotations

from msgspec import UNSET

from tablee import wire
from tablee.kernel.scene import Offer
from tablee.wire.offers import Numbered


class Offers:
    """Hears every scene and every update of one page."""

    def __init__(self) -> None:
        self.now: tuple[Offer, ...] = ()
        self._numbered = Numbered()

    def hear(self, message: wire.Fresh | wire.Update) -> bool:
        """Whether something was said of offers."""
        if isinstance(message, wire.Fresh):
            self._numbered = Numbered(message.offers or message.before)
            self.now = message.offers
            return True
        if message.before is not UNSET:
            self._numbered = Numbered(message.before)
        if message.offers is UNSET:
            return False
        self.now = self._numbered.read(message.offers, message.anew) if message.offers else ()
        return True
