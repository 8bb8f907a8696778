"""What goes wrong while people play, and when: crashes, restarts, lines, disks, absences."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sim.world import World


class Weather:
    """A storm over one world."""

    def __init__(self, world: World, rng: Random) -> None:
        self._world = world
        self._rng = rng

    async def storm(self, seconds: float) -> None:
        loop, world, rng = asyncio.get_running_loop(), self._world, self._rng
        until = loop.time() + seconds
        while loop.time() < until:
            await asyncio.sleep(rng.random() * 2.5)
            world.check_loop()
            world.disk.failing = rng.choice((0.0, 0.0, 0.0, 0.1, 0.5))
            world.disk.slow = rng.choice((0.001, 0.02, 0.5))
            world.network.set_lag(rng.choice((0.002, 0.05, 0.4)))
            if world.servers:
                await self._fault_of_several()
            await self._fault()

    def calm(self) -> None:
        disk, network = self._world.disk, self._world.network
        disk.failing, disk.slow = 0.0, 0.002
        network.set_lag(0.01)
        for client in self._world.clients:
            client.wild, client.pace = 0.02, 0.6

    async def _fault_of_several(self) -> None:
        """A process hangs for a while, and does not know it; or the disk does, and all wait."""
        world, rng = self._world, self._rng
        match rng.randrange(4):
            case 0:
                world.freeze(1.0 + rng.random() * 8.0)
            case 1 if rng.random() < 0.3:
                world.disk.stalled_until = asyncio.get_running_loop().time() + rng.random() * 7.0
            case _:
                pass

    async def _fault(self) -> None:
        world, rng = self._world, self._rng
        match rng.randrange(12):
            case 0 | 1:
                await world.crash()
            case 2:
                await world.restart()
            case 3 | 4 | 5 | 6 if world.network.open_lines():
                line = rng.choice(world.network.open_lines())
                world.tally.cuts += 1
                line.cut(rng.random(), rng.choice((0.0, 0.3, 15.0)))
            case 7 if world.network.open_lines():
                rng.choice(world.network.open_lines()).stall(rng.random() * 5)
            case 8 if world.clients:  # somebody goes away for a while
                client = rng.choice(world.clients)
                client.leave()
                client.away = rng.random() * 20
            case 9 if world.clients:  # everybody does, and the table sleeps
                for client in world.clients:
                    client.leave()
                    client.away = 3.0 + rng.random() * 6
            case _:
                pass
