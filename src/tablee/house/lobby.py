"""The lobby: open tables, mine, lately finished ones; sent again whenever one of them changes.

Whose move it is at a sleeping table is not stored, since that would cost every move a second write.
It is found by playing the log again, a few tables at a time, and remembered until it changes.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from tablee import wire
from tablee.house.guest import NOBODY, Guest
from tablee.house.house import House
from tablee.house.lobby_lists import Own, Shared, latest, newest
from tablee.house.neighbours import Card
from tablee.house.recent import Recent
from tablee.house.summary import Summary, retrace, summary
from tablee.house.table_card import card
from tablee.house.visit import Visit
from tablee.kernel import Fault
from tablee.store import Sheet
from tablee.store.memory import guests_of
from tablee.table import seating

PAUSE = 0.5
"""Seconds for which visitors are sent what was looked up before, however much happens."""
SEARCHED = 10
"""So many times the tables of a list are looked at, to find those that are offered."""
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
        self._seen: Recent[str, tuple[Sheet, Collection[str]] | Card] = Recent(
            limits.tables_remembered
        )
        self._shared: Shared | None = None
        self._looking: asyncio.Task[Shared] | None = None
        self._looking_for = 0
        self._turn = 0
        """Differs as soon as everybody sees something else."""
        self._visits: dict[Visit, Sequence[str]] = {}
        self._by_name: dict[str, set[Visit]] = {}
        """Visitors by their guest's id and by the tables they sit at."""
        self._thread = ThreadPoolExecutor(1, "lobby")
        house.listeners.append(self._changed)
        house.on_close.append(self.dismiss)
        house.ratings.listeners.append(self._judged)
        house.neighbours.on_card.append(self._heard)
        self._present = house.neighbours.presence.of

    # --- looking -------------------------------------------------------------------------------

    async def view(self, guest: Guest) -> wire.Lobby:
        """The lobby as this guest sees it now."""
        return await self.view_of(guest, await self.own(guest), await self.shared())

    async def view_of(self, guest: Guest, own: Own, shared: Shared) -> wire.Lobby:
        """From these tables of their own, and what everybody sees."""
        if own.is_empty:
            return shared.view
        seen = {sheet.id for sheet in own.mine}
        finished = {sheet.id: sheet for sheet in (*own.played, *shared.lately)}.values()
        played = {card.id: card for card in await self._cards(own.played, guest)}
        cards = {card.id: card for card in shared.view.finished} | played
        shown = latest(finished)[: self._limits.lately]
        return wire.Lobby(
            open=tuple(card for card in shared.view.open if card.id not in seen),
            mine=await self._cards(newest(own.mine), guest),
            finished=tuple(cards[sheet.id] for sheet in shown),
        )

    async def own(self, guest: Guest) -> Own:
        """The tables this guest sits at, and those they have finished."""
        if not guest.id:
            return Own()
        ask, limits = self._house.store.sheets, self._limits
        mine = await ask("playing", limits.listed, guest=guest.id)
        mine += await ask("waiting", limits.listed, guest=guest.id)
        return Own(mine, await ask("finished", limits.lately, guest=guest.id))

    async def shared(self) -> Shared:
        """What everybody sees. It is looked up and encoded once, however many ask at once."""
        now, old = asyncio.get_running_loop().time(), self._shared
        if old is not None and old.turn == self._turn and now <= old.at + FRESH_FOR:
            return old
        if self._looking is None or self._looking_for != self._turn:
            self._looking_for = self._turn
            self._looking = asyncio.get_running_loop().create_task(self._look(self._turn, now))
        return await asyncio.shield(self._looking)

    async def lately_shared(self) -> Shared:
        """The same, or what it was a moment ago, so that it is not looked up all the time."""
        old = self._shared
        if old is not None and asyncio.get_running_loop().time() < old.at + PAUSE:
            return old
        return await self.shared()

    def is_current(self, shared: Shared) -> bool:
        return shared.turn == self._turn

    async def _look(self, turn: int, now: float) -> Shared:
        try:
            ask = self._house.store.sheets
            waiting = await ask("waiting", SEARCHED * self._limits.listed, public=True)
            lately = await ask("finished", self._limits.lately, public=True)
            cards = await self._cards(self._offered(waiting), NOBODY)
            view = wire.Lobby(open=cards, finished=await self._cards(latest(lately), NOBODY))
            found = Shared(turn, now, view, lately, _encode(view))
            self._shared = found
            return found
        finally:
            if self._looking_for == turn:
                self._looking = None

    async def finished(self, guest: Guest) -> tuple[wire.TableCard, ...]:
        """Every game I have finished, as far back as a list goes."""
        if not guest.id:
            return ()
        sheets = await self._house.store.sheets("finished", self._limits.listed, guest=guest.id)
        played = [one for one in sheets if seating.seat_of(one, guest.id) is not None]
        return await self._cards(latest(played), guest)

    def _offered(self, waiting: Sequence[Sheet]) -> list[Sheet]:
        """A few of each host, those first at which somebody is: nobody fills the list alone."""
        of_host: Counter[str] = Counter()
        offered = []
        for sheet in sorted(waiting, key=self._is_empty):
            if self._is_open(sheet) and of_host[sheet.host] < self._limits.listed_per_host:
                of_host[sheet.host] += 1
                offered.append(sheet)
        return offered[: self._limits.listed]

    def _is_empty(self, sheet: Sheet) -> bool:
        return not self._present(sheet.id)

    def _is_open(self, sheet: Sheet) -> bool:
        """There is room, and somebody to play with; a table that all have left is not offered."""
        kinds = {chair.kind for chair in sheet.chairs}
        return "open" in kinds and ("person" in kinds or not self._is_empty(sheet))

    async def _cards(self, sheets: Sequence[Sheet], guest: Guest) -> tuple[wire.TableCard, ...]:
        await self._house.ratings.recall_sheets(sheets)
        summaries = await self._summaries(sheets)
        return tuple(self._card(sheet, summaries.get(sheet.id), guest) for sheet in sheets)

    def _card(self, sheet: Sheet, summary: Summary | None, guest: Guest) -> wire.TableCard:
        summary = summary or Summary()
        chairs = seating.chair_notes(sheet, self._present(sheet.id))
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
        if self._visits:
            self._wake_those_at(sheet.id, guests_of(sheet))
        if sheet.public and self._differs(sheet):
            self._judged()

    def _heard(self, card: Card) -> None:
        """The same at a table of another process."""
        self._known.drop(card.table)
        self._wake_those_at(card.table, card.guests)
        if card.public and self._seen.get(card.table) != card:
            self._seen.put(card.table, card)
            self._judged()

    def _wake_those_at(self, table: str, guests: Iterable[str]) -> None:
        for name in (table, *guests):
            for visit in self._by_name.get(name, ()):
                visit.wake(own=True)

    def _judged(self) -> None:
        """Everybody sees something else: a table, or ratings beside the names in their lists."""
        self._turn += 1
        for visit in self._visits:
            visit.wake()

    def _differs(self, sheet: Sheet) -> bool:
        """Whether the lists that everybody sees would now show this table differently."""
        live = self._house.live(sheet.id)
        present = frozenset(live.table.present) if live and sheet.status == "waiting" else ()
        before, now = self._seen.get(sheet.id), (sheet, present)
        self._seen.put(sheet.id, now)
        return before != now


def _discard(index: dict[str, set[Visit]], name: str, visit: Visit) -> None:
    found = index.get(name)
    if found is not None:
        found.discard(visit)
        if not found:
            del index[name]
