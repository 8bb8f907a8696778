"""What goes on in the library, told to those who look at the lobby every few seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from tablee import wire

EVERY = 5.0
"""Seconds between two looks, while somebody looks."""


class Happening:
    """`changed` is called when something else goes on; `is_watched` says whether anybody looks."""

    def __init__(self, changed: Callable[[], None], is_watched: Callable[[], bool]) -> None:
        self.count: Callable[[], Mapping[str, wire.Crowd]] = dict
        """By game, and by the empty name all together. Nobody is left out or made up."""
        self.picture: Callable[[], tuple[wire.Glimpse, ...]] = tuple
        """Small pictures of tables where somebody plays."""
        self.crowds: Mapping[str, wire.Crowd] = {}
        self.pictures: tuple[wire.Glimpse, ...] = ()
        self._changed, self._is_watched = changed, is_watched
        self._asked = False
        self._timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Somebody looks: so does this, now, and again until nobody does."""
        self._asked = True
        if self._timer is None:
            self._look()

    def _look(self) -> None:
        is_watched = self._is_watched() or self._asked
        self._asked = False
        now = (self.count(), self.picture()) if is_watched else ({}, ())
        if now != (self.crowds, self.pictures):
            self.crowds, self.pictures = now
            self._changed()
        again = asyncio.get_running_loop().call_later
        self._timer = again(EVERY, self._look) if is_watched else None
