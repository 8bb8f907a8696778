"""A second connection of somebody who sits at the table already."""

from __future__ import annotations

from random import Random
from typing import Protocol

from bench.race.world import House, Wire
from tablee import wire

FRAME_MS = 1000.0 / 60.0


class Owner(Protocol):
    """Whose second connection it is."""

    house: House
    viewer: str
    direct: bool
    rng: Random

    def receive(self, message: wire.Message) -> None: ...

    def notice(self, race: str, number: int, move: str, painted: float) -> None: ...


class SecondLine:
    """Shows its owner what comes, on a screen of its own."""

    def __init__(self, owner: Owner, line: Wire, guest: str) -> None:
        self.line = line
        self.direct = owner.direct
        self.is_gauged = True
        self.acknowledges_late = 0.0
        self.viewer = f"{owner.viewer}-second"
        self.guest = guest
        self.painted: dict[str, float] = {}
        self._owner = owner
        self._phase = owner.rng.random() * FRAME_MS

    def receive(self, message: wire.Message) -> None:
        if isinstance(message, wire.Refused):
            self._owner.receive(message)
        elif isinstance(message, wire.Fresh | wire.Update) and message.number % 2:
            self._show(message.number)

    def _show(self, number: int) -> None:
        """Every second entry is a light; a watcher sees it, too."""
        race, move = f"light-{(number + 1) // 2}", f"grab {(number + 1) // 2}"
        clock = self._owner.house.clock
        if race not in self.painted:
            self.painted[race] = painted = clock.now + (self._phase - clock.now) % FRAME_MS
            clock.at(painted, lambda: self._owner.notice(race, number, move, painted))

    def pong_delay(self) -> float:
        return 1.0
