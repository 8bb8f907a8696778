"""How many wait and play, told to those who look at the lobby, and no more often than that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from tablee import wire

EVERY = 5.0
"""Seconds between two counts, while somebody looks."""


class Crowds:
    """`changed` is called when there are others; `is_watched` says whether somebody looks."""

    def __init__(self, changed: Callable[[], None], is_watched: Callable[[], bool]) -> None:
        self.count: Callable[[], Mapping[str, wire.Crowd]] = dict
        """By game, and by the empty name all together. Nobody is left out or made up."""
        self.told: Mapping[str, wire.Crowd] = {}
        self._changed, self._is_watched = changed, is_watched
        self._timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Somebody looks: they are counted now, and again until nobody does."""
        if self._timer is None:
            self._look()

    def _look(self) -> None:
        now = self.count()
        if now != self.told:
            self.told = now
            self._changed()
        again = asyncio.get_running_loop().call_later
        self._timer = again(EVERY, self._look) if self._is_watched() else None
