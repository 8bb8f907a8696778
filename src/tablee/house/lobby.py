"""The lobby: open tables, mine, lately finished ones; sent again whenever one of them changes.

Whose move it is at a sleeping table is not stored, since that would cost every move a second write.
It is found by playing the log again, a few tables at a time, and remembered until it changes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from tablee import wire
from tablee.house.guest import Guest
from tablee.house.house import House
from tablee.house.outlet import Outlet
from tablee.house.recent import Recent
from tablee.house.summary import Summary, retrace, summary
from tablee.house.table_card import card
from tablee.kernel import Fault
from tablee.store import Sheet
from tablee.store.memory import guests_of
from tablee.table import seating

PAUSE = 0.5
"""Seconds between two messages to the same visitor, however much happens."""
FRESH_FOR = 5.0
"""Seconds for which what everybody sees is not looked up again, unless it is known to differ."""

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class Lobby:
    """What each guest sees, and who must be sent what changes."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._limits = limits = house.limits
        self._known: Recent[str, Summary | None] = Recent(limits.tables_remembered)
        self._seen: Recent[str, tuple[Sheet, Collection[str]]] = Recent(limits.tables_remembered)
        self._shared: tuple[list[Sheet], list[Sheet]] | None = None
        self._shared_at = 0.0
        self._turn = 0
        self._visits: dict[Visit, Sequence[str]] = {}
        self._by_name: dict[str, set[Visit]] = {}
        """Visitors by their guest's id and by the tables they sit at."""
        self._thread = ThreadPoolExecutor(1, "lobby")
        house.listeners.append(self._changed)
        house.on_close.append(self.dismiss)
        house.ratings.listeners.append(self._judged)

    # --- looking -------------------------------------------------------------------------------

    async def view(self, guest: Guest) -> wire.Lobby:
        """The lobby as this guest sees it."""
        waiting, lately = await self._for_everybody()
        ask, mine, played = self._house.store.sheets, [], []
        if guest.id:
            for status in ("playing", "waiting"):
                mine += await ask(status, self._limits.listed, guest=guest.id)
            played = await ask("finished", self._limits.lately, guest=guest.id)
        seen = {sheet.id for sheet in mine}
        free = [sheet for sheet in waiting if sheet.id not in seen and self._is_open(sheet)]
        finished = {sheet.id: sheet for sheet in (*played, *lately)}.values()
        return wire.Lobby(
            open=await self._cards(free, guest),
            mine=await self._cards(_newest(mine), guest),
            finished=await self._cards(_latest(finished)[: self._limits.lately], guest),
        )

    async def finished(self, guest: Guest) -> tuple[wire.TableCard, ...]:
        """Every game I have finished, as far back as a list goes."""
        if not guest.id:
            return ()
        sheets = await self._house.store.sheets("finished", self._limits.listed, guest=guest.id)
        played = [one for one in sheets if seating.seat_of(one, guest.id) is not None]
        return await self._cards(_latest(played), guest)

    def _is_open(self, sheet: Sheet) -> bool:
        """There is room, and somebody to play with; a table that all have left is not offered."""
        kinds = {chair.kind for chair in sheet.chairs}
        live = self._house.live(sheet.id)
        return "open" in kinds and ("person" in kinds or bool(live and live.table.present))

    async def _for_everybody(self) -> tuple[list[Sheet], list[Sheet]]:
        now = asyncio.get_running_loop().time()
        if self._shared is None or now > self._shared_at + FRESH_FOR:
            ask, turn = self._house.store.sheets, self._turn
            waiting = await ask("waiting", self._limits.listed, public=True)
            shared = (waiting, await ask("finished", self._limits.lately, public=True))
            if turn != self._turn:  # something changed while we looked
                return shared
            self._shared, self._shared_at = shared, now
        return self._shared

    async def _cards(self, sheets: Sequence[Sheet], guest: Guest) -> tuple[wire.TableCard, ...]:
        await self._house.ratings.recall_sheets(sheets)
        summaries = await self._summaries(sheets)
        return tuple(self._card(sheet, summaries.get(sheet.id), guest) for sheet in sheets)

    def _card(self, sheet: Sheet, summary: Summary | None, guest: Guest) -> wire.TableCard:
        summary = summary or Summary()
        live = self._house.live(sheet.id)
        chairs = seating.chair_notes(sheet, live.table.present if live else ())
        seat = seating.seat_of(sheet, guest.id)
        return msgspec.structs.replace(
            card(sheet),
            chairs=self._house.ratings.dressed(chairs, sheet),
            you=seat,
            your_move=seat in summary.awaited,
            moves=summary.moves,
            winners=summary.winners,
        )

    # --- whose move it is ----------------------------------------------------------------------

    async def _summaries(self, sheets: Iterable[Sheet]) -> dict[str, Summary]:
        """Of live tables and remembered ones at once, of a few others by playing their logs."""
        found: dict[str, Summary] = {}
        retraced = 0
        for sheet in sheets:
            live = self._house.live(sheet.id)
            if sheet.status == "waiting":
                continue
            if live is not None and live.is_kept and live.table.sheet.status == sheet.status:
                table = live.table
                found[sheet.id] = summary(table.game, table.sheet, table.state, table.number)
                continue
            known = self._known.get(sheet.id)
            if known is None and retraced < self._limits.retraced:
                retraced += 1
                known = await self._retrace(sheet.id)
            if known is not None:
                found[sheet.id] = known
        return found

    async def _retrace(self, table: str) -> Summary | None:
        """Remembered only if nothing happened at the table meanwhile."""
        self._known.put(table, None)
        try:
            sheet, rows = await self._house.store.load(table)
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._thread, retrace, sheet, rows)
        except Fault:  # deleted meanwhile
            self._known.drop(table)
            return None
        if self._known.has(table):
            self._known.put(table, found)
        return found

    # --- telling -------------------------------------------------------------------------------

    def visit(self, guest: Guest) -> Visit:
        """For one connection: what it is sent, and when."""
        return Visit(self, guest)

    def enter(self, visit: Visit) -> None:
        self._visits[visit] = ()
        self._by_name.setdefault(visit.guest.id, set()).add(visit)

    def leave(self, visit: Visit) -> None:
        self.told(visit, ())
        del self._visits[visit]
        _discard(self._by_name, visit.guest.id, visit)

    def told(self, visit: Visit, mine: Sequence[str]) -> None:
        """This visitor sits at these tables, and is sent what changes there."""
        for table in self._visits[visit]:
            _discard(self._by_name, table, visit)
        for table in mine:
            self._by_name.setdefault(table, set()).add(visit)
        self._visits[visit] = mine

    def dismiss(self, code: str) -> None:
        """Sends everybody away."""
        for visit in self._visits:
            visit.dismiss(code)

    def _changed(self, sheet: Sheet) -> None:
        """Something happened at this table; called for every move, so it does little."""
        self._known.drop(sheet.id)
        if sheet.public and self._differs(sheet):
            self._shared = None
            self._turn += 1
            for visit in self._visits:
                visit.wake()
        elif self._visits:
            for name in (sheet.id, *guests_of(sheet)):
                for visit in self._by_name.get(name, ()):
                    visit.wake()

    def _judged(self) -> None:
        """Ratings changed, and everybody sees them beside the names in their lists."""
        for visit in self._visits:
            visit.wake()

    def _differs(self, sheet: Sheet) -> bool:
        """Whether the lists that everybody sees would now show this table differently."""
        live = self._house.live(sheet.id)
        present = frozenset(live.table.present) if live and sheet.status == "waiting" else ()
        before, now = self._seen.get(sheet.id), (sheet, present)
        self._seen.put(sheet.id, now)
        return before != now


class Visit:
    """One connection in the lobby; `Connection` uses it like a table."""

    races = False

    def __init__(self, lobby: Lobby, guest: Guest) -> None:
        self.guest = guest
        self._lobby = lobby
        self._news = asyncio.Event()
        self._outlet: Outlet | None = None
        self._telling: asyncio.Task[None] | None = None

    def wake(self) -> None:
        self._news.set()

    def enter(self, viewer: str, guest: str, name: str, outlet: Outlet) -> None:
        self._outlet = outlet
        self._lobby.enter(self)
        self._news.set()
        self._telling = asyncio.get_running_loop().create_task(self._tell_on(outlet))

    def leave(self, viewer: str) -> None:
        self._lobby.leave(self)
        if self._telling is not None:
            self._telling.cancel()

    def ask(self, viewer: str, request: wire.Request) -> None:
        """There is nothing to ask for in the lobby."""
        if self._outlet is not None:
            refused = wire.Refused(getattr(request, "request", 0), "unknown_request")
            self._outlet.put(_encode(refused))

    def measured(self, viewer: str, ping_ms: float, kernel_ms: float | None = None) -> None:
        """Nobody races here."""

    def dismiss(self, code: str) -> None:
        if self._outlet is not None:
            self._outlet.bye(code, True)

    async def _tell_on(self, outlet: Outlet) -> None:
        """At once, then whenever something changed, with a pause in between."""
        told = b""
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                view = await self._lobby.view(self.guest)
                text = _encode(view)
            except Exception:
                _log.exception("the lobby could not be told")
                outlet.bye("broken", True)
                return
            if text != told:
                told = text
                self._lobby.told(self, [card.id for card in view.mine])
                outlet.put(text)
            await asyncio.sleep(PAUSE)


def _discard(index: dict[str, set[Visit]], name: str, visit: Visit) -> None:
    found = index.get(name)
    if found is not None:
        found.discard(visit)
        if not found:
            del index[name]


def _newest(sheets: Iterable[Sheet]) -> list[Sheet]:
    return sorted(sheets, key=lambda sheet: -sheet.made_at)


def _latest(sheets: Iterable[Sheet]) -> list[Sheet]:
    """By when they ended; older sheets do not know."""
    return sorted(sheets, key=lambda sheet: -(sheet.ended_at or sheet.made_at))
