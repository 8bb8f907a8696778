"""People at their pages: ex-Gaussian reactions, frames of a screen, honest or not."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import UNSET

from bench.race.world import House, Wire
from tablee import wire
from tablee.kernel.scene import Offer

FRAME_MS = 1000.0 / 60.0
PATIENCE_MS = 1_100.0
REACTION = (250.0, 30.0, 60.0)
"""Mean and spread of the normal part, mean of the tail."""


def reaction(rng: Random) -> float:
    mean, spread, tail = REACTION
    return max(150.0, rng.gauss(mean, spread) + rng.expovariate(1.0 / tail))


class Person:
    """Sees a picture when its frame comes, presses after a reaction, and says how long it took."""

    def __init__(
        self, house: House, seat: int, line: Wire, rng: Random, direct: bool = True
    ) -> None:
        self.house = house
        self.seat = seat
        self.line = line
        self.rng = rng
        self.direct = direct
        self.viewer = f"page-{seat}"
        self.reactions: dict[str, float] = {}
        """By race: what is dictated, else drawn."""
        self._phase = rng.random() * FRAME_MS
        self._request = 0
        self._seen: set[str] = set()

    def receive(self, message: wire.Message) -> None:
        if isinstance(message, wire.Fresh | wire.Update):
            offers: Any = message.offers
            if offers is not UNSET:
                self._look(message.number, offers)
        if isinstance(message, wire.Refused) and message.code in ("false_start", "frozen"):
            self._try_again()

    def _look(self, number: int, offers: tuple[Offer, ...]) -> None:
        ready = self.house.clock.now
        painted = ready + (self._phase - ready) % FRAME_MS
        for offer in offers:
            if offer.race and offer.race not in self._seen:
                self._seen.add(offer.race)
                self.react(number, offer, painted)

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
        return self.rng.random() * 2.0


class ClaimsZero(Person):
    """Says it reacted in no time, always."""

    def claim(self, took: float) -> float:
        return 0.0


class ClaimsLow(Person):
    """Says it reacted like a champion, always."""

    def claim(self, took: float) -> float:
        return 130.0


class LeansOnTheBound(Person):
    """Knows the judge, and claims the earliest it thinks its line allows."""

    def claim(self, took: float) -> float:
        return took - 0.9 * self.line.jitter


class ShavesALittle(Person):
    """Takes off only a few ms each time, hoping to pass for an honest page."""

    def claim(self, took: float) -> float:
        return took - 6.0


class DelaysPongs(Person):
    """Answers pings late to seem far away, and claims what that would allow."""

    def claim(self, took: float) -> float:
        return took - 100.0

    def pong_delay(self) -> float:
        return 100.0


class ClockRunsFast(Person):
    """Its clock counts too few ms."""

    def claim(self, took: float) -> float:
        return took * 0.9


class TwoConnections(Person):
    """Looks through a fast connection, presses through a slow one, claims the difference."""

    def __init__(self, house: House, seat: int, line: Wire, rng: Random, **more: bool) -> None:
        super().__init__(house, seat, line, rng, **more)
        self.slow = SlowTwin(self, Wire(300.0, Random(rng.random()), line.jitter))

    def press(self, number: int, offer: Offer, took: float) -> None:
        self._request += 1
        play = wire.Play(self._request, offer.move, number, max(110.0, took - 140.0))
        self.house.send(self.slow.viewer, play)


class SlowTwin:
    """The second connection of a cheat; it only carries presses."""

    direct = True

    def __init__(self, owner: Person, line: Wire) -> None:
        self.line = line
        self.viewer = f"{owner.viewer}-slow"

    def receive(self, message: wire.Message) -> None:
        """Nobody looks at this one."""

    def pong_delay(self) -> float:
        return 1.0


ATTACKS: dict[str, type[Person]] = {
    "claims 0 ms": ClaimsZero,
    "claims a fixed 130 ms": ClaimsLow,
    "leans on the bound": LeansOnTheBound,
    "shaves 6 ms": ShavesALittle,
    "delays pongs by 100 ms": DelaysPongs,
    "a second, slow connection": TwoConnections,
    "a clock running fast": ClockRunsFast,
}
