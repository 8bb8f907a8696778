"""The lobby: open tables, mine, and those that ended lately. Changes are sent to who looks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence

import msgspec

from tablee import wire
from tablee.house.cluster.processes import Card
from tablee.house.house import House
from tablee.house.lobby.happening import Happening
from tablee.house.lobby.lists import CommonLists, OwnTables, ShownLobby, known_again, latest, newest
from tablee.house.lobby.page import LobbyPage
from tablee.house.lobby.summaries import Summaries
from tablee.house.lobby.summary import Summary
from tablee.house.lobby.visit import Visit
from tablee.house.people.guest import NOBODY, Guest
from tablee.house.recent import Recent
from tablee.house.sheets.table_card import card
from tablee.store import Sheet
from tablee.store.contract.tables import guests_of
from tablee.table import seating

PAUSE = 0.5
"""Visitors may be sent lists that were read so many seconds ago, however much happens."""
SEARCHED = 10
"""To fill a list, so many times its length are read, since not every table is offered."""
FRESH_FOR = 5.0
"""Seconds until the common lists are read again, unless they are known to have changed."""

SHEET_SECONDS = 2e-5
"""Seconds charged for each header that the reading thread reads, which is not measured."""


class Lobby:
    """What each guest sees, and who must be sent what changes."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._limits = limits = house.limits
        self._summaries = Summaries(house)
        self._seen: Recent[str, tuple[Sheet, Collection[str]] | Card] = Recent(
            limits.tables_remembered
        )
        self._shared: CommonLists | None = None
        self._looking: asyncio.Task[CommonLists] | None = None
        self._looking_for = 0
        self._turn = 0
        """A number that grows when the common lists change."""
        self._pages: dict[str, LobbyPage] = {}
        """One for each guest who looks, by their id."""
        self._at_table: dict[str, dict[LobbyPage, None]] = {}
        self.happening = Happening(self._judged, lambda: bool(self._pages))
        house.listeners.append(self._changed)
        house.on_close.append(self.dismiss)
        house.rules.library.listeners.append(self._judged)
        house.ratings.listeners.append(self._judged)
        house.other_processes.on_card.append(self._heard)
        house.people.ties.on_change.append(self._wake_those)
        self._present = house.other_processes.presence.of
        self._has_public: Callable[[], bool] = lambda: house.rules.library.file.allow.public_tables

    # --- looking -------------------------------------------------------------------------------

    async def view(self, guest: Guest) -> wire.Lobby:
        """The lobby as this guest sees it now."""
        self.happening.watch()
        return await self.view_of(guest, await self.own(guest), await self.shared())

    async def view_of(self, guest: Guest, own: OwnTables, shared: CommonLists) -> wire.Lobby:
        """The lobby made of their own tables and the common lists."""
        hidden = self.hidden_from(guest, shared)
        if own.is_empty and not hidden:
            return shared.shown.view
        seen = hidden | {sheet.id for sheet in own.mine}
        lately = [sheet for sheet in shared.lately if sheet.id not in hidden]
        finished = {sheet.id: sheet for sheet in (*own.played, *lately)}.values()
        ended = (*shared.shown.view.finished, *await self._cards(own.played, guest))
        cards = {card.id: card for card in ended}
        shown = latest(finished)[: self._limits.lately]
        return wire.Lobby(
            open=tuple(card for card in shared.shown.view.open if card.id not in seen),
            mine=await self._cards(newest(own.mine), guest),
            finished=tuple(cards[sheet.id] for sheet in shown),
            crowds=shared.shown.view.crowds,
            played=tuple(one for one in shared.shown.view.played if one.id not in hidden),
        )

    def hidden_from(self, guest: Guest, shared: CommonLists) -> set[str]:
        """Public tables whose host and this guest may not meet."""
        avoided = self._house.people.ties.avoided(guest.id)
        return {table for table, host in shared.hosts.items() if host in avoided}

    async def own(self, guest: Guest, pay: Callable[[float], None] | None = None) -> OwnTables:
        """The tables this guest sits at, and those they have finished. Whoever asks pays."""
        if not guest.id:
            return OwnTables()
        ask, limits = self._house.store.sheets, self._limits
        mine = await ask("playing", limits.listed, guest=guest.id)
        mine += await ask("waiting", limits.listed, guest=guest.id)
        played = await ask("finished", limits.lately, guest=guest.id)
        own = OwnTables(mine, [sheet for sheet in played if not sheet.terms.lesson])
        if pay is not None:
            pay(SHEET_SECONDS * (len(own.mine) + len(own.played)))
        return own

    async def shared(self) -> CommonLists:
        """The common lists. They are read and encoded once, however many ask at the same time."""
        now, old = asyncio.get_running_loop().time(), self._shared
        if old is not None and old.turn == self._turn and now <= old.at + FRESH_FOR:
            return old
        if self._looking is None or self._looking_for != self._turn:
            self._looking_for = self._turn
            self._looking = asyncio.get_running_loop().create_task(self._look(self._turn, now))
        return await asyncio.shield(self._looking)

    async def lately_shared(self) -> CommonLists:
        """The same, or what was read a moment ago, so that the store is not asked all the time."""
        old = self._shared
        if old is not None and asyncio.get_running_loop().time() < old.at + PAUSE:
            return old
        return await self.shared()

    def is_current(self, shared: CommonLists) -> bool:
        return shared.turn == self._turn

    async def _look(self, turn: int, now: float) -> CommonLists:
        try:
            waiting, lately = await self._listed()
            offered = self._offered(waiting)
            cards = await self._cards(offered, NOBODY)
            ended = await self._cards(latest(lately), NOBODY)
            crowds, pictures = self.happening.crowds, self.happening.pictures
            view = wire.Lobby(open=cards, finished=ended, crowds=dict(crowds), played=pictures)
            playing = self._house.open_sheets() if pictures else ()
            hosts = {sheet.id: sheet.host for sheet in (*offered, *lately, *playing)}
            self._shared = CommonLists(turn, now, self._show(view), lately, hosts)
            return self._shared
        finally:
            if self._looking_for == turn:
                self._looking = None

    async def _listed(self) -> tuple[list[Sheet], list[Sheet]]:
        """Public tables that wait, and those that ended; none where there are no such tables."""
        if not self._has_public():
            return [], []
        ask = self._house.store.sheets
        waiting = await ask("waiting", SEARCHED * self._limits.listed, public=True)
        return waiting, await ask("finished", self._limits.lately, public=True)

    def _show(self, view: wire.Lobby) -> ShownLobby:
        """The object from before, if nothing in it has changed."""
        old = None if self._shared is None else self._shared.shown
        if old is None:
            return ShownLobby(view)
        again = wire.Lobby(
            open=known_again(view.open, old.view.open),
            finished=known_again(view.finished, old.view.finished),
            crowds=view.crowds,
            played=known_again(view.played, old.view.played),
        )
        return old if again == old.view else ShownLobby(again)

    async def finished(self, guest: Guest) -> tuple[wire.TableCard, ...]:
        """Every game I have finished, as far back as a list goes. A lesson is no game."""
        if not guest.id:
            return ()
        sheets = await self._house.store.sheets("finished", self._limits.listed, guest=guest.id)
        games = [one for one in sheets if not one.terms.lesson]
        played = [one for one in games if seating.seat_of(one, guest.id) is not None]
        return await self._cards(latest(played), guest)

    def _offered(self, waiting: Sequence[Sheet]) -> list[Sheet]:
        """Open tables, first those where somebody is. Addresses take turns, so nobody fills it.

        A table where somebody is right now is in the list, however many newer tables there are.
        """
        here = [sheet for sheet in self._house.open_sheets() if self._is_listed(sheet)]
        found = newest({sheet.id: sheet for sheet in (*here, *waiting)}.values())
        offered = [sheet for sheet in sorted(found, key=self._is_empty) if self._is_open(sheet)]
        in_turns = self._house.makers.in_turns(offered, self._limits.listed_per_host)
        return in_turns[: self._limits.listed]

    def _is_listed(self, sheet: Sheet) -> bool:
        """Of a table that is open here: on disk, public and waiting."""
        live = self._house.live(sheet.id)
        is_kept = live is not None and live.is_kept
        return is_kept and sheet.public and sheet.status == "waiting" and self._has_public()

    def _is_empty(self, sheet: Sheet) -> bool:
        return not self._present(sheet.id)

    def _is_open(self, sheet: Sheet) -> bool:
        """Whether it has a free seat and somebody to play with; not if all have left."""
        kinds = {chair.kind for chair in sheet.chairs}
        return "open" in kinds and ("person" in kinds or not self._is_empty(sheet))

    async def _cards(self, sheets: Sequence[Sheet], guest: Guest) -> tuple[wire.TableCard, ...]:
        await self._house.ratings.recall_sheets(sheets)
        summaries = await self._summaries.of(sheets)
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

    # --- telling -------------------------------------------------------------------------------

    def visit(self, guest: Guest, hears_changes: bool = True) -> Visit:
        """For one connection: what it is sent, and when."""
        return Visit(self, guest, hears_changes)

    def enter(self, visit: Visit) -> LobbyPage:
        guest = visit.guest
        page = self._pages.setdefault(guest.id, LobbyPage(self, guest))
        page.visits[visit] = None
        self.happening.watch()
        return page

    def leave(self, visit: Visit) -> None:
        page = self._pages[visit.guest.id]
        del page.visits[visit]
        if not page.visits:
            self.sits_at(page, ())
            del self._pages[visit.guest.id]

    def sits_at(self, page: LobbyPage, tables: Sequence[str]) -> None:
        """This guest is sent what changes at these tables."""
        for table in page.tables:
            _discard(self._at_table, table, page)
        page.tables = tables if page.visits else ()
        for table in page.tables:
            self._at_table.setdefault(table, {})[page] = None

    def dismiss(self, code: str) -> None:
        """Sends everybody away."""
        for page in self._pages.values():
            for visit in page.visits:
                visit.dismiss(code)

    def _changed(self, sheet: Sheet) -> None:
        """Something happened at this table; called for every move, so it does little."""
        self._summaries.drop(sheet.id)
        if self._pages:
            self._wake_those_at(sheet.id, guests_of(sheet))
        if (sheet.public or self._seen.has(sheet.id)) and self._differs(sheet):
            self._judged()

    def _heard(self, card: Card) -> None:
        """The same at a table of another process."""
        self._summaries.drop(card.table)
        self._wake_those_at(card.table, card.guests)
        if self._seen.get(card.table) != card and (card.public or self._seen.has(card.table)):
            self._seen.put(card.table, card)
            self._judged()

    def _wake_those(self, *guests: str) -> None:
        """What they may see has changed: their own tables, or each other's."""
        for guest in guests:
            if guest in self._pages:
                self._pages[guest].wake()

    def _wake_those_at(self, table: str, guests: Iterable[str]) -> None:
        for page in self._at_table.get(table, ()):
            page.wake()
        self._wake_those(*guests)

    def _judged(self) -> None:
        """The common lists have changed: a table in them, or the ratings beside the names."""
        self._turn += 1
        for page in self._pages.values():
            for visit in page.visits:
                visit.wake()

    def _differs(self, sheet: Sheet) -> bool:
        """Whether the lists that everybody sees would now show this table differently."""
        live = self._house.live(sheet.id)
        present = frozenset(live.table.present) if live and sheet.status == "waiting" else ()
        before, now = self._seen.get(sheet.id), (sheet, present)
        self._seen.put(sheet.id, now)
        return before != now


def _discard(index: dict[str, dict[LobbyPage, None]], table: str, page: LobbyPage) -> None:
    found = index.get(table)
    if found is not None:
        found.pop(page, None)
        if not found:
            del index[table]
