"""Which tables are shown as small pictures, and how long a picture is held back."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable

from tablee import wire
from tablee.house.house import House
from tablee.house.rules.run_rules import ask_rules
from tablee.house.tables.open_table import OpenTable
from tablee.store import Sheet
from tablee.table.viewers.glimpse import glimpse

_log = logging.getLogger(__name__)
MOST = 4
"""Tables."""

Pictures = deque[tuple[float, wire.Glimpse]]


class PlayedNow:
    """Public tables of this process where people are. Addresses take turns, as in the lobby."""

    def __init__(self, house: House, clock: Callable[[], float] | None = None) -> None:
        self._house, self._clock = house, clock or _loop_time
        self._taken: dict[str, Pictures] = {}
        """Of the tables that are shown: the pictures from the one that is shown to the newest."""

    def now(self) -> tuple[wire.Glimpse, ...]:
        """The tables with most people, the oldest first, so that they stay in their places."""
        found = [(self._people(sheet), sheet) for sheet in self._house.open_sheets()]
        busy = [(people, sheet) for people, sheet in found if people]
        busy.sort(key=lambda one: (-one[0], -one[1].made_at))
        shown = self._house.makers.in_turns((sheet for _, sheet in busy), 1)[:MOST]
        self._taken = {one.id: self._taken.get(one.id) or deque() for one in shown}
        pictures = [self._picture(one) for one in sorted(shown, key=lambda one: one.made_at)]
        return tuple(one for one in pictures if one is not None)

    def _people(self, sheet: Sheet) -> int:
        """How many sit there and look, if it may be shown."""
        live = self._house.live(sheet.id)
        is_open = sheet.public and sheet.status == "playing" and not sheet.terms.lesson
        if not is_open or live is None:
            return 0
        return sum(chair.guest in live.table.present for chair in sheet.chairs)

    def _picture(self, sheet: Sheet) -> wire.Glimpse | None:
        """The newest one that is old enough."""
        live, taken = self._house.live(sheet.id), self._taken[sheet.id]
        now = self._clock()
        if live is not None and self._is_settled(live) and (taken_now := _take(live)):
            taken.append((now, taken_now))
        held = 0 if live is None else live.table.game.box.held_back
        while len(taken) > 1 and taken[1][0] <= now - held:
            taken.popleft()
        return taken[0][1] if taken and taken[0][0] <= now - held else None

    def _is_settled(self, live: OpenTable) -> bool:
        """Nobody is shown what is not on disk, nor while a race is being judged."""
        return live.is_kept and not live.table.is_racing


def _take(live: OpenTable) -> wire.Glimpse | None:
    """None where the game raises: its own table says so, and the lobby goes on."""
    table = live.table
    names = tuple(chair.name for chair in table.sheet.chairs)
    try:
        given = (table.game, table.state, table.sheet.id, names)
        return ask_rules(table.game, glimpse, *given)
    except Exception:
        _log.exception("table %s has no picture", table.sheet.id)
        return None


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
