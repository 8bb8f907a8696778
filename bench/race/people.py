"""Honest people at their pages: ex-Gaussian reactions, frames of a screen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from bench.race.offers import Offers
from bench.race.world import House, Page, Wire
from tablee import wire
from tablee.kernel.scene import Offer

FRAME_MS = 1000.0 / 60.0
PATIENCE_MS = 1_100.0
REACTION = (250.0, 30.0, 60.0)
"""Mean and spread of the normal part, mean of the tail."""


def reaction(rng: Random) -> float:
    mean, spread, tail = REACTION
    return max(150.0, rng.gauss(mean, spread) + rng.expovariate(1.0 / tail))


class Connected(Page, Protocol):
    """A page of the house with its name, and whose it is."""

    viewer: str
    guest: str


class Person:
    """Sees a picture when its frame comes, presses after a reaction, and says how long it took."""

    is_gauged = True
    acknowledges_late = 0.0

    def __init__(
        self, house: House, seat: int, line: Wire, rng: Random, direct: bool = True
    ) -> None:
        self.house = house
        self.seat = seat
        self.line = line
        self.rng = rng
        self.direct = direct
        self.viewer = f"page-{seat}"
        self.guest = f"p{seat}"
        self.reactions: dict[str, float] = {}
        """By race: what is dictated, else drawn."""
        self._phase = rng.random() * FRAME_MS
        self._request = 0
        self._seen: set[str] = set()
        self._page = Offers()

    def receive(self, message: wire.Message) -> None:
        if isinstance(message, wire.Fresh | wire.Update) and self._page.hear(message):
            self._look(message.number, self._page.now)
        if isinstance(message, wire.Refused) and message.code in ("false_start", "frozen"):
            self._try_again()

    def _look(self, number: int, offers: tuple[Offer, ...]) -> None:
        ready = self.house.clock.now
        painted = ready + (self._phase - ready) % FRAME_MS
        for offer in offers:
            if offer.race and offer.race not in self._seen:
                self._seen.add(offer.race)
                self.react(number, offer, painted)

    def others(self) -> Sequence[Connected]:
        """Further connections that belong to this person."""
        return ()

    def react(self, number: int, offer: Offer, painted: float) -> None:
        took = self.reactions.get(offer.race or "", 0.0) or reaction(self.rng)
        noticed = took + self.rng.gauss(0.0, 0.5)
        self.house.clock.at(painted + took, lambda: self.press(number, offer, noticed))

    def press(self, number: int, offer: Offer, took: float) -> None:
        self._last = (number, offer, took)
        self._request += 1
        play = wire.Play(self._request, offer.move, number, self.claim(took))
        self.house.send(self.viewer, play)

    def _try_again(self) -> None:
        """Frozen for a false start: once more when the ice has melted."""
        number, offer, took = self._last
        moment = self.house.clock.now + PATIENCE_MS
        self.house.clock.at(moment, lambda: self.press(number, offer, took + PATIENCE_MS))

    def claim(self, took: float) -> float:
        """What the page says; honest people's pages say what they measured."""
        return took

    def pong_delay(self) -> float:
        """What a browser needs before it answers a ping of the protocol. The page is not asked."""
        return self.rng.random() * 0.5
